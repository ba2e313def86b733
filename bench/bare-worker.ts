/** The bare limit of working: BullMQ alone, with a job that does nothing. Prints that it is ready. */
import { createPostgresBackend, Worker, withBackend } from 'bullmq'
import { bareConcurrency, bareQueue } from './queues.ts'

const { DATABASE_URL = '', REDIS_URL = '' } = process.env
const job = async () => undefined
const options = { concurrency: bareConcurrency, removeOnComplete: { count: 0 } }
const worker =
  REDIS_URL === ''
    ? new (withBackend(createPostgresBackend).Worker)(bareQueue, job, {
        ...options,
        connection: { connectionString: DATABASE_URL, schema: 'queue', migrate: true, max: 4 },
      })
    : new Worker(bareQueue, job, { ...options, connection: { url: REDIS_URL, maxRetriesPerRequest: null } })

await worker.waitUntilReady()
process.on('SIGTERM', () => process.exit(0))
console.log('the bare worker is ready')
