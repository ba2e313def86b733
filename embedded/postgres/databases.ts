import { createHmac } from 'node:crypto'
import pg from 'pg'

/** The role that sets up roles and databases, and does nothing else. */
export const superuser = 'postgres'

/** An arbitrary key of the advisory lock: one process at a time sets up a database. */
const setupLock = 7_215_001

export interface Access {
  readonly port: number
  /** The superuser's. */
  readonly password: string
}

/** Each role has its own password, which does not reveal the superuser's. */
const urlOf = ({ port, password }: Access, role: string, database: string) => {
  const own = createHmac('sha256', password).update(role).digest('base64url')
  return `postgres://${role}:${role === superuser ? password : own}@127.0.0.1:${port}/${database}`
}

export const maintenanceUrl = (access: Access) => urlOf(access, superuser, 'postgres')

/** The superuser's connection. @throws while the server is starting or ending */
export const connect = async (access: Access): Promise<pg.Client> => {
  const connectionString = maintenanceUrl(access)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  // An error fails the query that meets it; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * The URL of a database for the role of the same name that owns it; both are created if they are
 * missing. The role owns its database and cannot connect to any other.
 */
export const ensureDatabase = async (access: Access, name: string): Promise<string> => {
  const url = urlOf(access, name, name)
  const role = pg.escapeIdentifier(name)
  const client = await connect(access)
  const isMissing = async (catalog: string) => (await client.query(catalog, [name])).rowCount === 0
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    if (await isMissing('select from pg_roles where rolname = $1')) {
      await client.query(`create role ${role} login`)
    }
    // At every start: a dump's functions may have changed the password and the settings.
    const password = pg.escapeLiteral(new URL(url).password)
    await client.query(`alter role ${role} password ${password}; alter role ${role} reset all`)
    if (await isMissing('select from pg_database where datname = $1')) {
      await client.query(`create database ${role} owner ${role}`)
    }
    // At every start: an earlier start may have ended right after the creation.
    await client.query(`revoke all on database ${role}, postgres, template1 from public;
      grant all on database ${role} to ${role}; alter database ${role} reset all;
      alter role ${role} in database ${role} reset all`)
    return url
  } finally {
    await client.end()
  }
}
