import type { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import {
  connectionOptions,
  endQuietly,
  failConnection,
  isBroken,
  noteBreak,
  statementError,
  statementName,
} from './database.ts'
import { DatabaseOutage } from './errors.ts'
import { reportLostConnection } from './telemetry.ts'

/** Runs a statement and resolves with its rows. */
export type Read = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>

export interface Reads {
  read: Read
  close(): Promise<void>
}

/** Reads from the pool. A pooler mixes up the answers of several statements on one connection. */
export const readsOf = (db: Kysely<Database>): Reads => ({
  read: async (query) => (await db.executeQuery(query)).rows,
  close: async () => undefined,
})

/** A slow statement delays the others on its connection. Many connections would save nothing. */
const connections = 2
/** Reads that may wait for an answer at once; beyond it the database is overloaded. */
const capacity = 5000

/** One connection for any number of callers, made on demand and again after it was lost. */
const sharedConnection = (url: string, log: Log, timeout: number | undefined) => {
  let ready: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined

  const connect = async (): Promise<pg.Client> => {
    // Statements are sent without waiting for earlier answers, which come in the same order.
    const client = new pg.Client({ ...connectionOptions(url, { timeout }), pipeline: true })
    noteBreak(client)
    client.on('error', ({ message }) => {
      if (ready !== client) return
      ready = undefined
      reportLostConnection(log, message)
    })
    try {
      await client.connect().catch(failConnection)
      ready = client
      return client
    } catch (error) {
      void endQuietly(client.end())
      throw error
    } finally {
      connecting = undefined
    }
  }

  return {
    get(): pg.Client | Promise<pg.Client> {
      if (ready && !isBroken(ready)) return ready
      ready = undefined
      connecting ??= connect()
      return connecting
    },
    async close(): Promise<void> {
      const client = ready ?? (await connecting?.catch(() => undefined))
      ready = undefined
      if (client) await endQuietly(client.end())
    },
  }
}

/** Sends the statements of one tick in one write: a write costs more than a statement. */
const gatherWrites = ({ connection: { stream } }: pg.Client) => {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

/**
 * Small reads of the hot paths, on connections that all callers share: each has many running
 * statements, while a pool lends a connection to one caller at a time. Only for single statements
 * that take no lock and return few rows: a slow one delays all later ones, and a time-out ends them
 * together.
 */
export const openReads = (url: string, log: Log, timeout?: number): Reads => {
  const shared = Array.from({ length: connections }, () => sharedConnection(url, log, timeout))
  let turn = 0
  let waiting = 0

  const read: Read = ({ sql: text, parameters }) => {
    if (waiting >= capacity) {
      return Promise.reject(new DatabaseOutage(new Error('too many reads wait for the database')))
    }
    waiting += 1
    // An exception while the statement is sent rejects this promise too.
    return new Promise<pg.QueryResult['rows']>((resolve, reject) => {
      const send = (client: pg.Client) => {
        gatherWrites(client)
        const query = { name: statementName(text), text, values: [...parameters] }
        client.query(query, (error: Error | undefined, result: pg.QueryResult) => {
          if (!error) return resolve(result.rows)
          // pg reports a time-out before it ends the connection.
          queueMicrotask(() => reject(statementError(client, log, text, error)))
        })
      }
      turn = (turn + 1) % connections
      const client = shared[turn]!.get()
      if (client instanceof pg.Client) send(client)
      else client.then(send).catch(reject)
    }).finally(() => {
      waiting -= 1
    })
  }

  return {
    read,
    async close() {
      await Promise.all(shared.map((connection) => connection.close()))
    },
  }
}
