import { setTimeout as delay } from 'node:timers/promises'
import type { Test } from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { serverFolder, signalAll } from '../embedded/support.ts'
import { startRedis } from '../support/redis.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import type { Process } from '../support/wstg-processes.ts'

/** Milliseconds for which a target stays frozen or cut off. */
const faultTime = 2000

type Fault = 'kill' | 'freeze' | 'cut off'
export interface FaultTarget {
  name: string
  /** Causes the fault and ends it; resolves when the target can work again. */
  inject: (fault: Fault) => Promise<void>
}

/**
 * A process of the service with its own proxies to the database and the queue. A killed process is
 * replaced.
 */
export interface Place<P extends Process> extends FaultTarget {
  current: P | undefined
  /** Processes that the test has killed. */
  killed: Set<Process>
  all: P[]
  ready: Promise<void>
}

const cutModes = ['black hole', 'refuse', 'reset'] as const
let cuts = 0

const cutOff = async (ways: TcpProxy[]): Promise<void> => {
  const mode = cutModes[cuts++ % cutModes.length] ?? 'refuse'
  await Promise.all(ways.map((way) => way.setMode(mode)))
  await delay(faultTime)
  await Promise.all(ways.map((way) => way.setMode('pass')))
}

export const place = async <P extends Process>(
  t: Test,
  name: string,
  stores: { databaseUrl: string; redisUrl: string | undefined },
  start: (own: Record<string, string>) => Promise<P>,
): Promise<Place<P>> => {
  const database = await startTcpProxy(t, stores.databaseUrl)
  const redis = stores.redisUrl === undefined ? [] : [await startTcpProxy(t, stores.redisUrl)]
  const ways = [database, ...redis]
  const own = { DATABASE_URL: database.url, REDIS_URL: redis[0]?.url ?? '' }
  const result: Place<P> = {
    name,
    current: undefined,
    killed: new Set(),
    all: [],
    ready: Promise.resolve(),
    async inject(fault) {
      const process = result.current
      if (fault === 'cut off') await cutOff(ways)
      else if (!process) return
      else if (fault === 'freeze') {
        process.freeze()
        await delay(faultTime)
        process.thaw()
      } else {
        result.killed.add(process)
        result.current = undefined
        await process.kill()
        result.ready = begin()
      }
    },
  }
  const begin = async () => {
    const process = await start(own)
    result.all.push(process)
    result.current = process
  }
  await begin()
  return result
}

export const postgresTarget = async (t: Test): Promise<FaultTarget & { url: string }> => {
  const folder = serverFolder(t)
  const settings = { fsync: 'off', max_connections: '200' }
  const start = () => startPostgres({ directory: folder, mode: 'own', settings })
  let postgres = await start()
  t.teardown(() => postgres.stop())
  const proxy = await startTcpProxy(t, postgres.url)
  return {
    name: 'postgres',
    url: proxy.url,
    async inject(fault) {
      if (fault === 'cut off') await cutOff([proxy])
      else if (fault === 'kill') {
        signalAll(folder, 'SIGKILL')
        await postgres.stop()
        // The new process has the same address.
        postgres = await start()
      } else {
        signalAll(folder, 'SIGSTOP')
        await delay(faultTime)
        signalAll(folder, 'SIGCONT')
      }
    },
  }
}

export const redisTarget = async (t: Test): Promise<FaultTarget & { url: string }> => {
  const redis = await startRedis(t)
  const proxy = await startTcpProxy(t, redis.url)
  return {
    name: 'redis',
    url: proxy.url,
    async inject(fault) {
      if (fault === 'cut off') await cutOff([proxy])
      else if (fault === 'freeze') {
        redis.freeze()
        await delay(faultTime)
        redis.thaw()
      } else {
        await redis.kill()
        await delay(faultTime)
        // It restarts without its data.
        await redis.restart()
      }
    },
  }
}
