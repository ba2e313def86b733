import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions, DatabaseClient, endClient } from './database.ts'

/** Milliseconds between attempts to connect: doubled from the first to the last. */
const firstDelay = 1000
const lastDelay = 30_000

/**
 * Hears what is notified on a channel of the database, on a connection of its own. Notifications make things faster and
 * nothing right: they get lost while the connection is, and nobody is told.
 */
export const listen = (url: string, channel: string, onMessage: (payload: string) => void) => {
  const closing = new AbortController()
  let client: DatabaseClient | undefined

  const hear = async (): Promise<void> => {
    client = new DatabaseClient(connectionOptions(url))
    const ended = once(client, 'end')
    client.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      ended.catch(() => undefined)
      void endClient(client)
      throw error
    }
    await ended
  }

  const stay = async () => {
    let pause = firstDelay
    while (!closing.signal.aborted) {
      const start = performance.now()
      await hear().catch(() => undefined)
      // What has held for long was no failure to connect.
      if (performance.now() - start > lastDelay) pause = firstDelay
      await delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, lastDelay)
    }
  }
  void stay()

  return {
    async close(): Promise<void> {
      closing.abort()
      if (client) await endClient(client)
    },
  }
}
