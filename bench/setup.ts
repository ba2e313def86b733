/** The set-up of all parts: a PostgreSQL, databases with data, processes of the service. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { fill, type Group, jwtSecret, withClient } from './data.ts'
import { pin, type Server, type StartOptions, startServer } from './servers.ts'

/** Settings of a database server on a machine of its own. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  jit: 'off',
  max_connections: '300',
}

export type Setup = Awaited<ReturnType<typeof createSetup>>

export const createSetup = async () => {
  /** For files of a part; removed at the end. */
  const folder = await mkdtemp(join(tmpdir(), 'register-bench-'))
  const directory = join(folder, 'postgres')
  const postgres = await startPostgres({ directory, mode: 'own', settings })
  const postmaster = await readFile(join(directory, 'data/postmaster.pid'), 'utf8')
  pin(Number(postmaster.split('\n')[0]), 'rest')
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
  /** Starts a Node.js program, which `stopServers` ends with the others. */
  const start = async (file: string, options: StartOptions): Promise<Server> => {
    const server = await startServer(folder, file, options)
    servers.push(server)
    return server
  }
  const startRole = (file: string, databaseUrl: string, options: StartOptions) => {
    const environment = { ...environmentOf(databaseUrl), ...options.environment }
    return start(file, { ...options, environment })
  }

  return {
    folder,
    environmentOf,
    start,
    startApi: (databaseUrl: string, options: StartOptions = {}) =>
      startRole('src/start/api.ts', databaseUrl, options),
    startWorker: (databaseUrl: string, options: StartOptions) =>
      startRole('src/start/worker.ts', databaseUrl, { ready: /the worker is ready/, ...options }),
    /** The URL of an empty database. */
    emptyDatabase: (name: string) => postgres.databaseUrl(name),
    /** The URL of a new migrated database with the groups' data. */
    async database(name: string, groups: readonly Group[]) {
      const url = await postgres.databaseUrl(name)
      const options = { environment: environmentOf(url), ready: /migrated/ }
      const migration = await startServer(folder, 'src/start/migrate.ts', options)
      await migration.ended
      await withClient(url, (client) => fill(client, groups))
      return url
    },
    /** @throws when a server does not end with code 0 */
    async stopServers() {
      for (const server of servers.splice(0)) await server.stop()
    },
    async close() {
      for (const { child } of servers) child.kill()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
