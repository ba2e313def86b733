/** The set-up of all parts: a PostgreSQL, databases with data, processes. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { temporaryFolder } from '../test/support/machine.ts'
import { fill, type Group, jwtSecret, withClient } from './data.ts'
import { type Place, pin, type Server, startServer } from './servers.ts'

/** Settings of a database server on a machine of its own. */
const postgresSettings = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  jit: 'off',
  max_connections: '300',
}

interface StartOptions {
  environment?: Record<string, string>
  place?: Place
}

export type Setup = Awaited<ReturnType<typeof createSetup>>

export const createSetup = async () => {
  const actions: (() => unknown)[] = []
  /** Calls an action at the end, before the earlier ones. */
  const teardown = (action: () => unknown) => actions.unshift(action)
  const folder = temporaryFolder({ teardown })
  const directory = join(folder, 'postgres')
  const postgres = await startPostgres({ directory, mode: 'own', settings: postgresSettings })
  teardown(() => postgres.stop())
  const postmaster = await readFile(join(directory, 'data/postmaster.pid'), 'utf8')
  pin(Number.parseInt(postmaster, 10), 'rest')
  const servers: Server[] = []

  /** As in production, except for the limits that protect from attackers. */
  const environmentOf = (databaseUrl: string) => ({
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
    JWT_SECRET_KEY: jwtSecret,
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    OPS_PORT: '0',
    AUTH_RATE_LIMIT_MAX: '1000000',
    BREACH_API_URL: 'http://127.0.0.1:9/',
  })

  return {
    /** For files of a part; removed at the end. */
    folder,
    teardown,
    /** Starts a Node.js program, which `stopServers` ends with the others. */
    async start(file: string, databaseUrl: string, options: StartOptions = {}): Promise<Server> {
      const { environment, place = 'server' } = options
      const complete = { ...environmentOf(databaseUrl), ...environment }
      const server = await startServer(folder, file, complete, place)
      servers.push(server)
      return server
    },
    emptyDatabase: (name: string) => postgres.databaseUrl(name),
    /** The URL of a new migrated database with the groups' data. */
    async database(name: string, groups: readonly Group[]) {
      const url = await postgres.databaseUrl(name)
      const env = { ...process.env, ...environmentOf(url) }
      await promisify(execFile)(process.execPath, ['src/start/migrate.ts'], { env })
      await withClient(url, (client) => fill(client, groups))
      return url
    },
    /** @throws when a server does not end with code 0 */
    async stopServers() {
      for (const server of servers.splice(0)) await server.stop()
    },
    async close() {
      for (const { child } of servers) child.kill()
      for (const action of actions) await action()
    },
  }
}
