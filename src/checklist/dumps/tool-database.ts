import pg from 'pg'
import { DomainError, unavailable } from '../../platform/errors.ts'

/** Milliseconds. */
export const connectionTimeout = 3000
/** Seconds after which a new attempt makes sense when the tool holds locks. */
export const retryAfterLocks = 60

/**
 * The advisory lock that an import holds while it runs, in any process, and that an export shares
 * while it starts. The number only has to differ from the tool's own.
 */
export const importLock = 7_215_002

/** The error for a caller that an import keeps out; its time of retry is in seconds. */
export const importRunning = (cause?: unknown) => unavailable(cause, 'import_running', 30)

/** Whether a statement has waited longer than `lock_timeout` for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03'

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
 * Whether the connected role, or a role that it can become, reaches beyond the databases that it
 * owns. Of the server's own roles only `pg_database_owner` does not.
 */
const powerful = `
  SELECT EXISTS (
    SELECT FROM pg_roles
     WHERE pg_has_role(oid, 'MEMBER')
       AND (rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls
            OR (rolname ~ '^pg_' AND rolname <> 'pg_database_owner'))
  ) AS yes`

/** Tables in one schema by which the service's own database is known. */
const ownTables = `
  SELECT EXISTS (
    SELECT FROM pg_class
     WHERE relkind = 'r' AND relname IN ('accounts', 'weights', 'wstg_inbox')
     GROUP BY relnamespace HAVING count(*) = 3
  ) AS yes`

const answer = async (client: pg.Client, text: string): Promise<boolean> =>
  (await client.query<{ yes: boolean }>(text)).rows[0]?.yes ?? true

export const isPowerfulRole = (client: pg.Client): Promise<boolean> => answer(client, powerful)

/** @throws DomainError 500 when the database is the service's own */
export const refuseOwnDatabase = async (client: pg.Client): Promise<void> => {
  if (await answer(client, ownTables)) throw new DomainError(500, 'dumps_own_database')
}
