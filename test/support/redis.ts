import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { need } from '../programs.ts'
import { eventually } from './eventually.ts'
import { freePort, type Teardown, temporaryFolder } from './machine.ts'

need('redis-server')

/** Undefined if the server has ended, because another program has taken the port meanwhile. */
const open = async (port: number, directory: string) => {
  const settings = { port, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  await once(server, 'spawn')
  const options = { port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => null }
  const client = new Redis(options).on('error', () => undefined)
  const answers = () =>
    client
      .connect()
      .then(() => client.ping())
      .then(
        () => true,
        () => false,
      )
  await eventually(() => server.exitCode !== null || answers(), 'the start of redis-server')
  return server.exitCode === null ? { server, client } : undefined
}

/**
 * A real Redis in memory, on loopback and a free port. It needs Debian's `redis-server` and ends
 * with the test.
 */
export const startRedis = async (t: Teardown) => {
  const directory = temporaryFolder(t)
  let port = 0
  let redis = await eventually(async () => {
    port = await freePort()
    return open(port, directory)
  }, 'a Redis on a free port')

  const kill = async () => {
    const { server, client } = redis
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
    client.disconnect()
  }
  t.teardown(kill)

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Runs one command, `['FLUSHALL']` for instance. */
    command: (name: string, ...args: string[]) => redis.client.call(name, ...args),
    /** Suspends the process: connections stay open and get no answer. */
    freeze: () => void redis.server.kill('SIGSTOP'),
    thaw: () => void redis.server.kill('SIGCONT'),
    kill,
    /** Starts it again on the same port, without its data. */
    async restart() {
      await kill()
      redis = await eventually(() => open(port, directory), 'a Redis on the same port')
    },
  }
}

/** The environment of a service for each store of the queue. */
export const queueStores = {
  postgres: async () => ({}),
  redis: async (t: Teardown) => ({ REDIS_URL: (await startRedis(t)).url }),
}
