import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { adopt, readPrivateFile, writePrivateFile } from './directory.ts'

/** The superuser: sets up roles and databases, and nothing else is done with it. */
export const superuser = 'postgres'

/** One setup at a time on a server; the number only has to be ours. */
const setupLock = 7_215_001

export interface Access {
  readonly directory: string
  readonly port: number
}

export const passwordFile = (directory: string, role: string) => join(directory, 'passwords', role)

export const readPassword = (directory: string, role: string) => readPrivateFile(passwordFile(directory, role))

/** Makes a random password and stores it before anybody is told of it, so that a crash never leaves it unknown. */
export function createPassword(directory: string, role: string): string {
  const password = randomBytes(24).toString('base64url')
  const folder = join(directory, 'passwords')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  adopt(folder)
  writePrivateFile(passwordFile(directory, role), `${password}\n`)
  return password
}

const url = ({ port }: Access, role: string, password: string, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

/** @throws Error when the superuser's password file is gone: without it nobody can set up anything. */
export function maintenanceUrl(access: Access): string {
  const password = readPassword(access.directory, superuser)
  if (password === undefined) throw new Error(`${passwordFile(access.directory, superuser)} is missing`)
  return url(access, superuser, password, 'postgres')
}

/**
 * The URL of a database and of the role of the same name that owns it; both are made if they are missing. The role is
 * an ordinary one: it can do in its database what it likes, and cannot connect to any other.
 * @param name lower-case letters, digits and `_`, at most 63 (the server's limit for identifiers)
 */
export async function ensureDatabase(access: Access, name: string): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name) || /^(postgres|pg_.*|template[01])$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} cannot be the name of a database`)
  }
  const client = new pg.Client({ connectionString: maintenanceUrl(access), connectionTimeoutMillis: 10_000 })
  // A connection that ends early fails the query that needs it; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [setupLock])
    const known = readPassword(access.directory, name)
    const password = known ?? createPassword(access.directory, name)
    const role = pg.escapeIdentifier(name)
    const secret = pg.escapeLiteral(password)
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [name],
    )
    if (!rows[0]?.role) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${secret}`)
    else if (known === undefined) await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${secret}`)
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${role} OWNER ${role}`)
    // Apart from its creation, which cannot be part of a transaction: a start that was cut short may have left it open.
    const open = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname IN ($1, 'postgres', 'template1')
          AND has_database_privilege('public', oid, 'CONNECT, TEMPORARY')`,
      [name],
    )
    for (const { datname } of open.rows) {
      await client.query(`REVOKE ALL ON DATABASE ${pg.escapeIdentifier(datname)} FROM PUBLIC`)
    }
    return url(access, name, password, name)
  } finally {
    await client.end()
  }
}
