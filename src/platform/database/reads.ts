import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import { connectionOptions, DatabaseClient, defaultTimeout } from './client.ts'
import { connectionFailure, endQuietly } from './database.ts'
import { reportLostConnection } from './telemetry.ts'

/**
 * Runs a statement that was compiled once, with these values instead of the compiled ones, and
 * resolves with its rows. Compiling costs this process more than the rest of a read.
 */
export type Read = <Row>(
  statement: CompiledQuery<Row>,
  values: readonly unknown[],
) => Promise<Row[]>

/** In place of the caller's account in a statement that is compiled once. */
export const placeholder = 0

export interface Reads {
  read: Read
  close(): Promise<void>
}

/** Reads from the pool. A pooler mixes up the answers of several statements on one connection. */
export const readsOf = (db: Kysely<Database>): Reads => ({
  read: async <Row>(statement: CompiledQuery<Row>, values: readonly unknown[]) => {
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters: values })
    return rows
  },
  close: async () => undefined,
})

/** A slow statement delays the others on its connection. Many connections would save nothing. */
const connections = 2

/** One connection for any number of callers, made on demand and again after it was lost. */
const sharedConnection = (url: string, log: Log, timeout: number) => {
  let current: Promise<DatabaseClient> | undefined

  const connect = async (): Promise<DatabaseClient> => {
    // Statements are sent without waiting for earlier answers, which come in the same order.
    const client = new DatabaseClient({
      ...connectionOptions(url, { timeout }),
      pipeline: true,
    })
    try {
      await client.connect()
    } catch (error) {
      current = undefined
      void endQuietly(client.end())
      throw connectionFailure(error)
    }
    client.once('error', ({ message }) => {
      current = undefined
      reportLostConnection(log, message)
    })
    return client
  }

  return {
    get(): Promise<DatabaseClient> {
      current ??= connect()
      return current
    },
    async close(): Promise<void> {
      const last = await current?.catch(() => undefined)
      if (last) await endQuietly(last.end())
    },
  }
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
  return {
    async read(statement, values) {
      turn = (turn + 1) % connections
      const client = await shared[turn]!.get()
      return (await client.query(statement.sql, values)).rows
    },
    async close() {
      await Promise.all(shared.map((connection) => connection.close()))
    },
  }
}
