import { setTimeout as delay } from 'node:timers/promises'
import { type DestinationStream, pino } from 'pino'

/** Bytes of lines that wait for a slow reader of the log. */
const capacity = 4 * 1_048_576

export interface LogOutput extends DestinationStream {
  /** Resolves when every line is written, or after `limit` ms if the reader has stopped. */
  flush(limit: number): Promise<void>
}

/**
 * Writes asynchronously, because a full pipe would block the process. The lines that arrive during
 * a write go into the next one. Lines beyond the buffer are dropped; a line with their count
 * follows when writing works again. A closed pipe ends the log only.
 * @param fd an open file descriptor
 */
export const openLogOutput = (fd: number): LogOutput => {
  let dropped = 0
  /** Whether the last write has failed, for example on a full disk. */
  let failing = false
  // Runs before the library's own listener, which retries for ever on a full disk.
  process.once('exit', () => {
    if (failing) sink.destroy()
  })
  const sink = pino.destination({ fd, sync: false, maxLength: capacity })
  // The next lines are the next attempt.
  sink.on('error', () => {
    failing = true
  })
  sink.on('write', () => {
    failing = false
  })
  sink.on('drop', () => {
    dropped += 1
    // sonic-boom retries on the next write only.
    if (failing) sink.write('')
  })
  let idle = true
  sink.on('drain', () => {
    idle = true
    if (dropped === 0) return
    const time = new Date().toISOString()
    const message = 'lines were dropped: the log could not be written'
    const line = { level: 'warn', time, event: 'log_lines_dropped', lines: dropped, msg: message }
    dropped = 0
    idle = false
    sink.write(`${JSON.stringify(line)}\n`)
  })
  return {
    write(line: string) {
      idle = false
      sink.write(line)
    },
    async flush(limit: number) {
      const end = performance.now() + limit
      while (!idle && performance.now() < end) await delay(5)
    },
  }
}
