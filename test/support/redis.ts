import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { eventually } from './eventually.ts'
import { freePort, temporaryFolder } from './machine.ts'

export interface TestRedis {
  readonly url: string
  /** Runs one command, `['FLUSHALL']` for instance. */
  command(name: string, ...args: string[]): Promise<unknown>
  /** Suspends the process: connections stay open and get no answer. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** Starts it again on the same port, without its data. */
  restart(): Promise<void>
}

interface Teardown {
  teardown(action: () => unknown): unknown
}

const waitUntilReady = (server: ChildProcess, client: Redis) =>
  eventually(async () => {
    if (server.exitCode !== null) throw new Error('redis-server did not start')
    return client
      .connect()
      .then(() => client.ping())
      .catch(() => undefined)
  }, 'the start of redis-server')

/**
 * A real Redis in memory, on loopback and a free port. It needs Debian's `redis-server` and ends
 * with the test.
 */
export const startRedis = async (t: Teardown): Promise<TestRedis> => {
  const directory = temporaryFolder(t)
  const port = await freePort()
  const client = new Redis({
    port,
    host: '127.0.0.1',
    lazyConnect: true,
    retryStrategy: () => null,
  })
  client.on('error', () => undefined)

  const start = async (): Promise<ChildProcess> => {
    const settings = { port, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no' }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    const started = spawn('redis-server', args, { stdio: 'ignore' })
    await once(started, 'spawn')
    await waitUntilReady(started, client)
    return started
  }
  let server = await start()

  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
    client.disconnect()
  }
  t.teardown(kill)

  return {
    url: `redis://127.0.0.1:${port}`,
    command: (name, ...args) => client.call(name, ...args),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    async restart() {
      await kill()
      server = await start()
    },
  }
}
