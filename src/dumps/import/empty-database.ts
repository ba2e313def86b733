import type { ImportTransaction } from './import-transaction.ts'

/** Objects that DROP knows under another name than the catalogue. */
const dropNames: Readonly<Record<string, string>> = {
  aggregate: 'ROUTINE',
  'composite type': 'TYPE',
  'statistics object': 'STATISTICS',
}

/**
 * What the database holds of its own: not the server's objects, not those that belong to an extension. Schemas that the
 * role owns go as a whole; of the others, `public` above all, only the content. Tables come first: what belongs to them
 * goes with them.
 */
const contents = `
  WITH schemas AS (
    SELECT n.oid, nspname, pg_has_role(nspowner, 'USAGE') AND nspname <> 'public' AS removable
      FROM pg_namespace n
     WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
       AND NOT EXISTS (SELECT FROM pg_depend
                        WHERE classid = 'pg_namespace'::regclass AND objid = n.oid AND deptype = 'e')
  ), objects AS (
    SELECT classid, objid FROM pg_depend
     WHERE refclassid = 'pg_namespace'::regclass AND refobjid IN (SELECT oid FROM schemas WHERE NOT removable)
       AND deptype = 'n' AND classid <> 'pg_extension'::regclass
     UNION
    SELECT 'pg_cast'::regclass, oid FROM pg_cast WHERE oid >= 16384
  )
  SELECT 'schema' AS type, format('%I', nspname) AS identity, 0 AS rank FROM schemas WHERE removable
   UNION ALL
  SELECT i.type, i.identity, CASE i.type WHEN 'table' THEN 1 ELSE 2 END
    FROM objects o, pg_identify_object(o.classid, o.objid, 0) i
   WHERE NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = o.classid AND d.objid = o.objid AND d.objsubid = 0 AND d.deptype IN ('e', 'i'))
   ORDER BY rank, type, identity`

/**
 * What takes back each privilege that new objects get by `ALTER DEFAULT PRIVILEGES`, of the connected role and those that
 * it may act for, and then gives them what they get without it: the server forgets an entry that says nothing of its own.
 */
const defaultPrivileges = `
  WITH entries AS (
    SELECT format('ALTER DEFAULT PRIVILEGES FOR ROLE %I', pg_get_userbyid(defaclrole)) ||
             coalesce((SELECT format(' IN SCHEMA %I', nspname) FROM pg_namespace n WHERE n.oid = defaclnamespace), '') AS alter,
           CASE defaclobjtype WHEN 'r' THEN 'TABLES' WHEN 'S' THEN 'SEQUENCES' WHEN 'f' THEN 'FUNCTIONS'
                              WHEN 'T' THEN 'TYPES' WHEN 'n' THEN 'SCHEMAS' WHEN 'L' THEN 'LARGE OBJECTS' END AS objects,
           defaclacl AS given,
           CASE WHEN defaclnamespace = 0
                THEN acldefault(CASE defaclobjtype WHEN 'S' THEN 's' ELSE defaclobjtype END, defaclrole) END AS original
      FROM pg_default_acl WHERE pg_has_role(defaclrole, 'USAGE')
  ), changes AS (
    SELECT DISTINCT 1 AS step, alter, 'REVOKE ALL' AS change, objects, 'FROM' AS preposition, grantee, 'CASCADE' AS ending
      FROM entries, aclexplode(given)
     UNION ALL
    SELECT 2, alter, 'GRANT ' || privilege_type, objects, 'TO', grantee, '' FROM entries, aclexplode(original)
  )
  SELECT concat_ws(' ', alter, change, 'ON', objects, preposition,
                   CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END, ending) AS statement
    FROM changes ORDER BY step`

/**
 * Removes everything from the database within the transaction that is open, so that a dump of a whole database can be
 * brought in: pg_dump's statements create what must not be there yet. Extensions stay where they are, as does `public`.
 * @throws pg.DatabaseError when something belongs to another role or is locked
 */
export const emptyDatabase = async (transaction: ImportTransaction): Promise<void> => {
  const objects = await transaction.own<{ type: string; identity: string }>(contents)
  const statements = objects.map(
    ({ type, identity }) => `DROP ${dropNames[type] ?? type} IF EXISTS ${identity} CASCADE`,
  )
  if (statements.length > 0) await transaction.own(statements.join(';\n'))
  const privileges = await transaction.own<{ statement: string }>(defaultPrivileges)
  if (privileges.length > 0)
    await transaction.own(privileges.map(({ statement }) => statement).join(';\n'))
}

/** Sets each sequence's increment to what it is, which has the server write the sequence anew. */
const sequences = `
  SELECT format('ALTER SEQUENCE %I.%I INCREMENT BY %s', nspname, relname, seqincrement) AS statement
    FROM pg_sequence JOIN pg_class c ON c.oid = seqrelid JOIN pg_namespace n ON n.oid = relnamespace
   WHERE nspname !~ '^pg_' AND pg_has_role(relowner, 'USAGE')`

/**
 * Makes the positions of the existing sequences part of the transaction. `setval` and `nextval` outlive a rollback,
 * except on a sequence that was written anew in the same transaction.
 */
export const keepSequences = async (transaction: ImportTransaction): Promise<void> => {
  const statements = await transaction.own<{ statement: string }>(sequences)
  if (statements.length > 0)
    await transaction.own(statements.map(({ statement }) => statement).join(';\n'))
}
