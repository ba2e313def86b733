/** The set-up of all parts: a PostgreSQL, databases with data, processes of the service. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { fill, type Group, jwtSecret, withClient } from './data.ts'
import { pin, type Server, type StartOptions, startServer } from './servers.ts'

/** Settings of a database server on a machine of its own. */
const databaseSettings = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  jit: 'off',
  max_connections: '300',
}

export interface Setup {
  /** For files of a part; removed at the end. */
  folder: string
  /** The URL of a migrated database with the groups' data; created on the first call. */
  database(name: string, groups: readonly Group[]): Promise<string>
  /** The URL of an empty database. */
  emptyDatabase(name: string): Promise<string>
  startApi(databaseUrl: string, options?: StartOptions): Promise<Server>
  startWorker(databaseUrl: string, options?: StartOptions): Promise<Server>
  /** Starts a Node.js program, which `stopServers` ends with the others. */
  start(file: string, options: StartOptions): Promise<Server>
  /** Variables of a service on this database. */
  environmentOf(databaseUrl: string): Record<string, string>
  /** @throws when a server does not end with code 0 */
  stopServers(): Promise<void>
  close(): Promise<void>
}

export const createSetup = async (): Promise<Setup> => {
  const folder = await mkdtemp(join(tmpdir(), 'register-bench-'))
  const directory = join(folder, 'postgres')
  const postgres = await startPostgres({ directory, mode: 'own', settings: databaseSettings })
  const { rows } = await withClient(postgres.maintenanceUrl, (client) =>
    client.query('show data_directory'),
  )
  const postmaster = await readFile(join(rows[0].data_directory, 'postmaster.pid'), 'utf8')
  pin(Number(postmaster.split('\n')[0]), 'rest')

  const databases = new Map<string, string>()
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
  const start: Setup['start'] = async (file, options) => {
    const server = await startServer(folder, file, options)
    servers.push(server)
    return {
      ...server,
      stop() {
        servers.splice(servers.indexOf(server), 1)
        return server.stop()
      },
    }
  }
  const startRole = (file: string, databaseUrl: string, options: StartOptions = {}) =>
    start(file, {
      ...options,
      environment: { ...environmentOf(databaseUrl), ...options.environment },
    })

  return {
    folder,
    emptyDatabase: (name) => postgres.databaseUrl(name),
    async database(name, groups) {
      const known = databases.get(name)
      if (known !== undefined) return known
      const url = await postgres.databaseUrl(name)
      const environment = environmentOf(url)
      const { child } = await startServer(folder, 'src/start/migrate.ts', {
        environment,
        ready: /migrated/,
      })
      while (child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10))
      await fill(url, groups)
      databases.set(name, url)
      return url
    },
    start,
    environmentOf,
    startApi: (databaseUrl, options) => startRole('src/start/api.ts', databaseUrl, options),
    startWorker: (databaseUrl, options) =>
      startRole('src/start/worker.ts', databaseUrl, { ready: /the worker is ready/, ...options }),
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
