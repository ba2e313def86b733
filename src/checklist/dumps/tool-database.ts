import pg from 'pg'
import { outdatedRelease, versionQuery } from '../../platform/database/server-release.ts'
import { DomainError, unavailable } from '../../platform/errors.ts'

/** Milliseconds. */
export const connectionTimeout = 3000
/** Seconds after which a new attempt makes sense when the tool holds locks. */
export const retryAfterLocks = 60

/** The number of an advisory lock. It only has to differ from the tool's own. */
const importLock = 7_215_002

/** Whether a statement has waited longer than `lock_timeout` for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03'

/**
 * Takes the lock that an import holds while it runs, in any process, and that an export shares
 * while it starts.
 * @param wait milliseconds to wait for it
 * @throws DomainError 503 while an import runs
 */
export const takeImportLock = async (
  client: pg.Client,
  lock: 'pg_advisory_lock_shared' | 'pg_advisory_xact_lock',
  wait: number,
): Promise<void> => {
  try {
    await client.query(`SET lock_timeout = ${wait}`)
    await client.query(`SELECT ${lock}($1)`, [importLock])
  } catch (error) {
    throw isLockTimeout(error) ? unavailable(error, 'import_running', 30) : error
  }
}

/**
 * First in every session of the service and of the operator: statements then use the server's own
 * functions, operators, types and tables. Anyone who may create objects in the database could
 * otherwise put their own in the way.
 */
export const safeSearchPath = 'SET search_path = pg_catalog, pg_temp'

/**
 * A connection with the safe search path.
 * @throws the error of `pg` when the tool's database is unreachable
 */
export const connectTo = async (
  databaseUrl: string,
  purpose: string,
  options: pg.ClientConfig = {},
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: `weight-bmi-register ${purpose}`,
    ...options,
  })
  // A connection that breaks fails its next query. Without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(safeSearchPath)
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

/**
 * Whether a role, or a role that it can become, reaches beyond the databases that it owns. Of the
 * server's own roles only `pg_database_owner` does not.
 */
const isPowerful = (role: string) => `
  EXISTS (
    SELECT FROM pg_roles r
     WHERE pg_has_role(${role}, r.oid, 'MEMBER')
       AND (rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls
            OR (rolname ~ '^pg_' AND rolname <> 'pg_database_owner')))`

/**
 * The other databases that a role may change: their names, and the SQL that gives them another
 * owner.
 */
const otherDatabases = (role: string) => `
  SELECT string_agg(datname, ', ') AS databases,
         string_agg(format('ALTER DATABASE %I OWNER TO CURRENT_USER', datname), '; ') AS sql
    FROM pg_database
   WHERE datname <> current_database() AND pg_has_role(${role}, datdba, 'MEMBER')
  HAVING count(*) > 0`

/**
 * A role that an import would refuse, with a session in this database: it would fire the triggers
 * of a dump with its own rights. An ordinary role does not see the kind of another role's session,
 * but that it is one of replication.
 */
const powerfulSession = `
  SELECT usename AS role FROM pg_stat_activity
   WHERE datname = current_database() AND usesysid IS NOT NULL AND pid <> pg_backend_pid()
     AND coalesce(backend_type, 'client backend') = 'client backend'
     AND pid NOT IN (SELECT pid FROM pg_stat_replication)
     AND (${isPowerful('usesysid')}
          OR EXISTS (${otherDatabases('usesysid')}))
   LIMIT 1`

/** Tables in one schema by which the service's own database is known. */
const ownTables = `
  SELECT EXISTS (
    SELECT FROM pg_class
     WHERE relkind = 'r' AND relname IN ('accounts', 'weights', 'wstg_inbox')
     GROUP BY relnamespace HAVING count(*) = 3
  ) AS yes`

const holds = async (client: pg.Client, text: string): Promise<boolean> =>
  (await client.query<{ yes: boolean }>(text)).rows[0]?.yes ?? true

/** Why an import refuses the role of a connection; undefined for an ordinary owner. */
export const roleError = async (client: pg.Client): Promise<DomainError | undefined> => {
  if (await holds(client, `SELECT ${isPowerful('current_user')} AS yes`))
    return new DomainError(500, 'import_role_powerful')
  const query = otherDatabases('current_user')
  const [others] = (await client.query<Record<'databases' | 'sql', string>>(query)).rows
  return others && new DomainError(500, 'import_role_owns_databases', others)
}

/** The server's release if it lacks mends of known holes. That of the sandbox may be old. */
export const outdatedServer = async (client: pg.Client, isSandbox: boolean) => {
  if (isSandbox) return undefined
  const { rows } = await client.query<{ version: number }>(versionQuery)
  return outdatedRelease(rows[0]?.version ?? 0)
}

/**
 * Refuses a database in which a dump could reach beyond it.
 * @throws DomainError 500
 */
export const refuseUnsafe = async (client: pg.Client, isSandbox: boolean): Promise<void> => {
  const error = await roleError(client)
  if (error !== undefined) throw error
  const [session] = (await client.query<{ role: string }>(powerfulSession)).rows
  if (session !== undefined) throw new DomainError(500, 'import_session_powerful', session)
  const outdated = await outdatedServer(client, isSandbox)
  if (outdated !== undefined) throw new DomainError(500, 'import_server_outdated', outdated)
}

/** @throws the error when the database has the service's own tables */
export const refuseOwnDatabase = async (
  client: pg.Client,
  error = new DomainError(500, 'dumps_own_database'),
): Promise<void> => {
  if (await holds(client, ownTables)) throw error
}

/**
 * Ends the session of an import whose process has ended, if it still runs. A function of a dump can
 * go on without its client and outlast every time-out. Never throws.
 * @param backend the number of the server's process
 */
export const endImport = async (databaseUrl: string, backend: number): Promise<void> => {
  try {
    const client = await connectTo(databaseUrl, 'import')
    const end = `SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND objid = $1 AND granted AND pid = $2`
    await client.query(end, [importLock, backend]).finally(() => client.end())
  } catch {
    // Then the server is out of reach, or ends the session itself when it notices the lost client.
  }
}
