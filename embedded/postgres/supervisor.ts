import { setTimeout as delay } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Before a server that has ended by itself is started again, in milliseconds; doubled up to the longest. */
const shortestPause = 250
const longestPause = 15_000

/**
 * Starts a server again when it ends without being asked to (the kernel may kill it for memory).
 * @param restart starts it on the same port, so that URLs stay valid
 */
export function supervise(
  first: Server,
  restart: () => Promise<Server>,
  log: (message: string) => void,
): { stop(): Promise<void> } {
  let server: Server | undefined = first
  const stopping = new AbortController()

  const watch = async () => {
    let pause = shortestPause
    while (!stopping.signal.aborted) {
      if (server) {
        await server.ended
        if (stopping.signal.aborted) return
        log('PostgreSQL has ended unexpectedly and is started again')
      }
      server = undefined
      await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      pause = Math.min(pause * 2, longestPause)
      try {
        server = await restart()
        pause = shortestPause
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await server?.stop()
      await watching
      await server?.stop() // a restart was under way
    },
  }
}
