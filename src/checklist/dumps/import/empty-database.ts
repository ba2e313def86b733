import { setTimeout as delay } from 'node:timers/promises'
import { isLockTimeout } from '../tool-database.ts'
import { type ImportTransaction, lockTimeout } from './transaction.ts'

/**
 * Milliseconds to wait for the locks at each attempt. It is below the server's `deadlock_timeout`
 * of one second, so that in a deadlock the import fails and not a client of the tool.
 */
const attemptTimeout = 500
/** Milliseconds between two attempts, at most. */
const pause = 300

const tables = `
  SELECT string_agg(format('%I.%I', nspname, relname), ', ' ORDER BY c.oid) AS list
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
   WHERE relkind IN ('r', 'p') AND relpersistence <> 't' AND nspname !~ '^pg_'
     AND nspname <> 'information_schema' AND pg_has_role(relowner, 'USAGE')`

/**
 * Locks every table of the database, so that the import does not wait for a client later.
 * @throws pg.DatabaseError when clients hold locks at every attempt
 */
const lockTables = async (transaction: ImportTransaction, wait: number): Promise<void> => {
  const [row] = await transaction.own<{ list: string | null }>(tables)
  if (!row?.list) return
  const { client } = transaction
  const deadline = performance.now() + wait
  for (;;) {
    const left = Math.max(Math.ceil(deadline - performance.now()), 1)
    try {
      await client.query('SAVEPOINT before_locks')
      await client.query(`SET LOCAL lock_timeout = ${Math.min(attemptTimeout, left)}`)
      await client.query(`LOCK TABLE ${row.list} IN ACCESS EXCLUSIVE MODE`)
      await client.query('RELEASE SAVEPOINT before_locks')
      await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`)
      return
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() >= deadline) throw error
      await client.query('ROLLBACK TO SAVEPOINT before_locks')
      await delay(Math.random() * pause)
    }
  }
}

/**
 * Drops the database's objects, large ones too, except those of the server and of extensions.
 * Schemas that the role owns are dropped as a whole, except `public`. Tables come first; their
 * indexes, triggers and sequences go with them.
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
   UNION ALL
  SELECT 3, format('SELECT lo_unlink(%s)', oid)
    FROM pg_largeobject_metadata WHERE pg_has_role(lomowner, 'USAGE')
   ORDER BY rank, statement`

/**
 * Removes everything from the database within the transaction: the statements of a dump create
 * objects that must not exist yet. Extensions and the schema `public` stay.
 * @param wait milliseconds to wait for the locks on the tables
 * @throws pg.DatabaseError when something belongs to another role or is locked
 */
export const emptyDatabase = async (transaction: ImportTransaction, wait = lockTimeout) => {
  await lockTables(transaction, wait)
  const rows = await transaction.own<{ statement: string }>(drops)
  await transaction.own(rows.map(({ statement }) => statement).join(';\n'))
}

/**
 * The database's default privileges have given rights on the new objects. A dump has only the
 * rights that differ from those of a server without default privileges.
 */
const givenByDefault = `
  WITH objects AS (
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind,
           oid::regclass::text AS name, relacl AS acl, relowner AS owner, oid
      FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
     UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, proacl, proowner, oid FROM pg_proc
     UNION ALL
    SELECT 'TYPE', oid::regtype::text, typacl, typowner, oid FROM pg_type
     UNION ALL
    SELECT 'SCHEMA', oid::regnamespace::text, nspacl, nspowner, oid FROM pg_namespace
     WHERE nspname <> 'public'
  ), own AS (
    SELECT * FROM objects o
     WHERE acl IS NOT NULL AND pg_has_role(owner, 'USAGE') AND oid >= 16384
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = o.oid AND deptype = 'e')
  )
  SELECT 0 AS rank, format('REVOKE ALL ON %s %s FROM %s', kind, name,
         CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS statement
    FROM own, aclexplode(acl) WHERE grantee <> owner
   UNION
  SELECT 1, format('GRANT ALL ON %s %s TO PUBLIC', kind, name)
    FROM own WHERE kind IN ('ROUTINE', 'TYPE')
   ORDER BY rank`

/** Gives the objects of a dump the rights that they have without default privileges. */
export const resetRights = async (transaction: ImportTransaction): Promise<void> => {
  const rows = await transaction.own<{ statement: string }>(givenByDefault)
  await transaction.own(rows.map(({ statement }) => statement).join(';\n'))
}
