/** What the parts of the suite share: one PostgreSQL, databases with data, service processes, bare servers. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../embedded/postgres/postgres.ts'
import { fill, type Group, jwtSecret } from './data.ts'
import { type Generator, startGenerator } from './load.ts'
import { pin, pinning, type Server, type ServerOptions, startServer } from './processes.ts'

/** Accounts for loads in which everybody is somebody else. */
export const many: Group = { users: 1000, records: 100 }
export const short: Group = { users: 10, records: 10 }
export const long: Group = { users: 10, records: 100_000 }
/** One account with a history that somebody may well ask for. */
export const historian: Group = { users: 1, records: 20_000 }
export const groups: readonly Group[] = [many, short, long, historian]

/** Settings of a database server on a machine of its own; both sides of every comparison use the same one. */
const databaseSettings = { shared_buffers: '1GB', max_wal_size: '4GB', jit: 'off', max_connections: '300' }

export interface Surroundings {
  directory: string
  generator: Generator
  /** A second load at the same time. */
  secondGenerator: Generator
  /** Database and load on the cores that are not the servers', or on all. */
  place(where: 'apart' | 'anywhere'): void
  /** A database of this name, migrated, with the groups' data; made when it is first asked for. */
  database(name: string, groups: readonly Group[]): Promise<string>
  /** An empty database of this name. */
  emptyDatabase(name: string): Promise<string>
  startApi(databaseUrl: string, environment?: Record<string, string>, pinned?: boolean): Promise<Server>
  startWorker(databaseUrl: string, environment?: Record<string, string>): Promise<Server>
  startBare(databaseUrl: string, environment?: Record<string, string>): Promise<Server>
  /** Starts any server, which is ended with the others. */
  start(file: string, options: Omit<ServerOptions, 'logDirectory'>): Promise<Server>
  /** Servers that have been ended by the part that started them. */
  forgetServers(): void
  /** Ends all servers that have been started so far. */
  stopServers(): Promise<void>
  stop(): Promise<void>
}

/** Production-like: the log at info, metrics on; only what protects from attackers is opened. */
const environmentOf = (databaseUrl: string, directory: string): Record<string, string> => ({
  NODE_ENV: 'production',
  JWT_SECRET_KEY: jwtSecret,
  LOG_LEVEL: 'info',
  DATABASE_URL: databaseUrl,
  REDIS_URL: '',
  DATA_DIR: directory,
  PORT: '0',
  OPS_PORT: '0',
  AUTH_RATE_LIMIT_MAX: '1000000',
  BREACH_API_URL: 'http://127.0.0.1:9/',
})

export const startSurroundings = async (): Promise<Surroundings> => {
  const directory = await mkdtemp(join(tmpdir(), 'register-bench-'))
  const data = join(directory, 'postgres')
  const postgres = await startPostgres({ directory: data, mode: 'own', settings: databaseSettings })
  const postmaster = Number.parseInt(await readFile(join(data, 'data/postmaster.pid'), 'utf8'), 10)
  const generator = startGenerator()
  const secondGenerator = startGenerator()
  const place: Surroundings['place'] = (where) => {
    for (const pid of [postmaster, generator.pid, secondGenerator.pid]) {
      if (pid !== undefined) pin(pid, where === 'apart' ? pinning?.rest : pinning?.all)
    }
  }
  place('apart')
  const databases = new Map<string, string>()
  const servers: Server[] = []

  const start: Surroundings['start'] = async (file, options) => {
    const server = await startServer(file, { ...options, logDirectory: directory })
    servers.push(server)
    return {
      ...server,
      async stop() {
        servers.splice(servers.indexOf(server), 1)
        await server.stop()
      },
    }
  }
  const startApi: Surroundings['startApi'] = (databaseUrl, environment = {}, pinned = true) =>
    start('src/start/api.ts', { environment: { ...environmentOf(databaseUrl, directory), ...environment }, pinned })

  const stopServers = async () => {
    for (const server of servers.splice(0)) await server.stop()
  }

  return {
    directory,
    generator,
    secondGenerator,
    place,
    emptyDatabase: (name) => postgres.databaseUrl(name),
    async database(name, content) {
      let url = databases.get(name)
      if (url === undefined) {
        url = await postgres.databaseUrl(name)
        const migrate = await startServer('src/start/migrate.ts', {
          environment: environmentOf(url, directory),
          ready: /migrated/,
          logDirectory: directory,
        })
        if (migrate.child.exitCode === null) await new Promise((resolve) => migrate.child.once('exit', resolve))
        await fill(url, content)
        databases.set(name, url)
      }
      return url
    },
    start,
    startApi,
    startWorker: (databaseUrl, environment = {}) =>
      start('src/start/worker.ts', {
        environment: { ...environmentOf(databaseUrl, directory), ...environment },
        ready: /the worker is ready/,
      }),
    startBare: (databaseUrl, environment = {}) =>
      start('bench/bare.ts', { environment: { DATABASE_URL: databaseUrl, ...environment } }),
    forgetServers: () => void servers.splice(0),
    stopServers,
    async stop() {
      generator.stop()
      secondGenerator.stop()
      for (const { child } of servers) child.kill()
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
