import { DomainError } from '../../../platform/errors.ts'
import { lockTables } from './table-locks.ts'
import type { ImportTransaction } from './transaction.ts'

/**
 * Drops the database's objects, except the objects of the server and of extensions. Schemas that
 * the role owns are dropped as a whole, except `public`. Tables come first; their indexes, triggers
 * and sequences go with them.
 */
const drops = `
  WITH schemas AS (
    SELECT n.oid, nspname, pg_has_role(nspowner, 'USAGE') AND nspname <> 'public' AS removable
      FROM pg_namespace n
     WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_namespace'::regclass
                          AND objid = n.oid AND deptype = 'e')
  )
  SELECT 0 AS rank, format('DROP SCHEMA IF EXISTS %I CASCADE', nspname) AS statement
    FROM schemas WHERE removable
   UNION ALL
  SELECT CASE type WHEN 'table' THEN 1 ELSE 2 END, format('DROP %s IF EXISTS %s CASCADE',
         CASE type WHEN 'composite type' THEN 'type' WHEN 'statistics object' THEN 'statistics'
                   ELSE type END, identity)
    FROM pg_depend o, pg_identify_object(o.classid, o.objid, 0)
   WHERE refclassid = 'pg_namespace'::regclass AND o.deptype = 'n'
     AND refobjid IN (SELECT oid FROM schemas WHERE NOT removable)
     AND o.classid <> 'pg_extension'::regclass
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = o.classid AND d.objid = o.objid
                        AND d.objsubid = 0 AND d.deptype IN ('e', 'i'))
   ORDER BY rank, statement`

/**
 * Removing an object takes a lock, and the server has room for a limited number. Each object
 * depends on something; those of the server have numbers below 16384.
 */
const excess = `
  SELECT count(DISTINCT (classid, objid)) AS objects
    FROM pg_depend WHERE objid >= 16384
  HAVING count(DISTINCT (classid, objid)) > current_setting('max_locks_per_transaction')::bigint
         * (current_setting('max_connections')::bigint
            + current_setting('max_prepared_transactions')::bigint)`

/**
 * Removes everything from the database within the transaction: the statements of a dump create
 * objects that must not exist yet. Extensions and the schema `public` stay.
 * @throws pg.DatabaseError when something belongs to another role or is locked
 */
export const emptyDatabase = async (transaction: ImportTransaction): Promise<void> => {
  await lockTables(transaction)
  const rows = await transaction.own<{ statement: string }>(drops)
  await transaction.own(rows.map(({ statement }) => statement).join(';\n'))
}

/** @throws DomainError 500 for more objects than a later import could remove */
export const refuseExcess = async (transaction: ImportTransaction): Promise<void> => {
  const [found] = await transaction.own<{ objects: string }>(excess)
  if (found === undefined) return
  const error =
    `no later import could remove ${found.objects} objects. ` +
    'You might need to increase max_locks_per_transaction.'
  throw new DomainError(500, 'import_failed', { error }, { cause: new Error(error) })
}
