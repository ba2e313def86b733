import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'

export interface TestRedis {
  readonly url: string
  /** Runs one command, `['FLUSHALL']` for instance. */
  command(name: string, ...args: string[]): Promise<unknown>
  /** Stops the process in its tracks: connections stay open and nothing is answered. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** Starts it again on the same port, without its data. */
  restart(): Promise<void>
}

interface Teardown {
  teardown(action: () => unknown): unknown
}

/** A port that is free now; whoever binds it should do so at once. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Milliseconds for a start on a busy machine. */
const startLimit = 10_000

const waitUntilReady = async (server: ChildProcess, client: Redis): Promise<void> => {
  const deadline = Date.now() + startLimit
  while (server.exitCode === null && Date.now() < deadline) {
    try {
      await client.connect()
      await client.ping()
      return
    } catch {
      await delay(50)
    }
  }
  throw new Error('redis-server did not start')
}

/** A real Redis in memory, on loopback and a port of its own (needs Debian's `redis-server`); it ends with the test. */
export const startRedis = async (t: Teardown): Promise<TestRedis> => {
  const directory = await mkdtemp(join(tmpdir(), 'register-redis-'))
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
  t.teardown(async () => {
    await kill()
    await rm(directory, { recursive: true, force: true })
  })

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
