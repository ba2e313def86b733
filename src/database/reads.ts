import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import {
  answerTimeoutOf,
  connectionOptions,
  defaultTimeout,
  endQuietly,
  failConnection,
  isBroken,
  noAnswer,
  noteBreak,
  type Run,
  statementError,
  statementName,
} from './database.ts'
import { DatabaseOutage } from './errors.ts'
import { reportLostConnection } from './telemetry.ts'

export interface Reads {
  read: Run
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

/** Milliseconds between two checks of a connection that has statements under way. */
const checkInterval = 100

/**
 * Ends the connection when a statement has waited for its answer for `limit` ms. pg's own
 * `query_timeout` costs a timer and a closure for each statement.
 */
const watchAnswers = ({ connection }: pg.Client, limit: number) => {
  /** How many statements had been sent at each of the last checks. */
  const sentBefore: number[] = []
  let sent = 0
  let answered = 0
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    if (answered === sent) {
      clearInterval(timer)
      timer = undefined
      sentBefore.length = 0
    } else if (sentBefore.push(sent) > limit / checkInterval && answered < sentBefore.shift()!)
      connection.stream.destroy(noAnswer(limit))
  }
  return {
    noteSent(): void {
      sent += 1
      timer ??= setInterval(check, checkInterval).unref()
    },
    noteAnswered(): void {
      answered += 1
    },
  }
}

interface Connection extends ReturnType<typeof watchAnswers> {
  client: pg.Client
}

/** One connection for any number of callers, made on demand and again after it was lost. */
const sharedConnection = (url: string, log: Log, timeout: number) => {
  let ready: Connection | undefined
  let connecting: Promise<Connection> | undefined

  const connect = async (): Promise<Connection> => {
    // Statements are sent without waiting for earlier answers, which come in the same order.
    const client = new pg.Client({ ...connectionOptions(url, { timeout }), pipeline: true })
    noteBreak(client)
    client.on('error', ({ message }) => {
      if (ready?.client !== client) return
      ready = undefined
      reportLostConnection(log, message)
    })
    try {
      await client.connect().catch(failConnection)
      ready = { client, ...watchAnswers(client, answerTimeoutOf(timeout)) }
      return ready
    } catch (error) {
      void endQuietly(client.end())
      throw error
    } finally {
      connecting = undefined
    }
  }

  return {
    get(): Connection | Promise<Connection> {
      if (ready && !isBroken(ready.client)) return ready
      ready = undefined
      connecting ??= connect()
      return connecting
    },
    async close(): Promise<void> {
      const last = ready ?? (await connecting?.catch(() => undefined))
      ready = undefined
      if (last) await endQuietly(last.client.end())
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
export const openReads = (url: string, log: Log, timeout = defaultTimeout): Reads => {
  const shared = Array.from({ length: connections }, () => sharedConnection(url, log, timeout))
  let turn = 0
  let waiting = 0

  const read: Run = ({ sql: text, parameters }) => {
    if (waiting >= capacity) {
      return Promise.reject(new DatabaseOutage(new Error('too many reads wait for the database')))
    }
    waiting += 1
    // An exception while the statement is sent rejects this promise too.
    return new Promise<pg.QueryResult['rows']>((resolve, reject) => {
      const send = ({ client, noteSent, noteAnswered }: Connection) => {
        gatherWrites(client)
        const query = { name: statementName(text), text, values: [...parameters] }
        client.query(query, (error: Error | undefined, result: pg.QueryResult) => {
          noteAnswered()
          if (error) reject(statementError(client, log, text, error))
          else resolve(result.rows)
        })
        noteSent()
      }
      turn = (turn + 1) % connections
      const connection = shared[turn]!.get()
      if (connection instanceof Promise) connection.then(send).catch(reject)
      else send(connection)
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
