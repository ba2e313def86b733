import pg from 'pg'
import { safeSearchPath } from './tool-database.ts'

/**
 * The SQL that makes the role of a URL the ordinary owner of its database and of all objects in it.
 * A superuser other than that role runs it in that database. `REASSIGN OWNED` is unsuitable: it
 * refuses the server's first superuser, which owns the database in DefectDojo's own compose file.
 * Extensions keep their owner. The role loses its settings and its other databases: a dump may have
 * changed the first, and a role that owns others could reach them.
 */
export const ownerSql = (databaseUrl: string): string => {
  const { user, password, database } = new pg.Client({ connectionString: databaseUrl })
  if (!user || !database) throw new Error('FINDINGS_DATABASE_URL must name a role and a database')
  const secret = password ? ` PASSWORD ${pg.escapeLiteral(password)}` : ''
  const role = pg.escapeLiteral(user)
  const rights = `LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS${secret}`
  const body = `
DECLARE
  statement text;
BEGIN
  IF current_database() <> ${pg.escapeLiteral(database)} THEN
    RAISE EXCEPTION 'run this in the database %', ${pg.escapeLiteral(database)};
  ELSIF ${role} IN (current_user, session_user) THEN
    RAISE EXCEPTION 'run this as another role than %, which becomes an ordinary owner', ${role};
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${role}) THEN
    EXECUTE format('CREATE ROLE %I', ${role});
  END IF;
  EXECUTE format('ALTER ROLE %I ', ${role}) || ${pg.escapeLiteral(rights)};
  FOR statement IN
    SELECT format('REVOKE %I FROM %I', g.rolname, ${role})
      FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid
     WHERE m.member = (SELECT oid FROM pg_roles WHERE rolname = ${role})
    UNION ALL
    SELECT format('ALTER DATABASE %I OWNER TO CURRENT_USER', datname) FROM pg_database
     WHERE datname <> current_database()
       AND datdba = (SELECT oid FROM pg_roles WHERE rolname = ${role})
    UNION ALL
    SELECT format(change, current_database(), ${role}) FROM (VALUES
      ('ALTER DATABASE %I OWNER TO %I'), ('GRANT ALL ON DATABASE %I TO %I'),
      ('ALTER ROLE %2$I IN DATABASE %1$I RESET ALL'), ('ALTER ROLE %2$I RESET ALL')) c (change)
    UNION ALL
    SELECT format('ALTER %s %s OWNER TO %I', kind, object, ${role}) FROM (
      SELECT 'SCHEMA' AS kind, oid::regnamespace::text AS object,
             'pg_namespace'::regclass AS class, oid, oid AS namespace FROM pg_namespace
      UNION ALL
      SELECT 'TABLE', oid::regclass::text, 'pg_class'::regclass, oid, relnamespace FROM pg_class
       WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
      UNION ALL
      SELECT 'ROUTINE', oid::regprocedure::text, 'pg_proc'::regclass, oid, pronamespace FROM pg_proc
      UNION ALL
      SELECT 'TYPE', oid::regtype::text, 'pg_type'::regclass, oid, typnamespace FROM pg_type
       WHERE typtype IN ('e', 'd')
          OR EXISTS (SELECT FROM pg_class c WHERE c.oid = typrelid AND c.relkind = 'c')
    ) objects
     WHERE namespace::regnamespace::text !~ '^"?(pg_|information_schema)'
       -- An extension keeps its objects, and the sequence of a column follows its table.
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = class AND d.objid = objects.oid
                          AND (d.deptype IN ('e', 'i') OR (kind = 'TABLE' AND d.deptype = 'a')))
  LOOP
    EXECUTE statement;
  END LOOP;
END`
  let tag = '$owner$'
  while (body.includes(tag)) tag = `${tag.slice(0, -1)}_$`
  return `${safeSearchPath};\nDO ${tag}${body} ${tag};\n`
}
