/** The stores that a queue can be in, and BullMQ's own queue in each of them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createPostgresBackend, Queue, withBackend } from 'bullmq'
import { pin, pinning } from './processes.ts'

export const bareQueue = 'bare-jobs'
/** Jobs that the bare worker has in hand at once: as many as the service's worker. */
export const bareConcurrency = 5

export interface Store {
  name: string
  /** Empty: the database holds the queue. */
  redisUrl: string
  stop(): void
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const startRedis = async (directory: string): Promise<Store | undefined> => {
  const port = await freePort()
  const words = ['--port', String(port), '--save', '', '--appendonly', 'yes', '--dir', directory]
  const child: ChildProcess = spawn('redis-server', words, { stdio: 'ignore' })
  const started = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)])
  if (!started) return undefined
  pin(child.pid!, pinning?.rest)
  return { name: 'Redis', redisUrl: `redis://127.0.0.1:${port}`, stop: () => void child.kill() }
}

/** PostgreSQL, and Redis where `redis-server` is installed. */
export const startStores = async (directory: string): Promise<Store[]> => {
  const redis = await startRedis(directory)
  if (!redis) console.log('Redis is not measured: redis-server is not installed')
  return [{ name: 'PostgreSQL', redisUrl: '', stop: () => undefined }, ...(redis ? [redis] : [])]
}

/** BullMQ's queue of jobs that do nothing. */
export const openBareQueue = (databaseUrl: string, { redisUrl }: Store) => {
  const options = { defaultJobOptions: { removeOnComplete: true } }
  if (redisUrl !== '') return new Queue(bareQueue, { ...options, connection: { url: redisUrl } })
  const connection = { connectionString: databaseUrl, schema: 'queue', migrate: true, max: 2 }
  return new (withBackend(createPostgresBackend).Queue)(bareQueue, { ...options, connection })
}
