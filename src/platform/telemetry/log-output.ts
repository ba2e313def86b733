import { type DestinationStream, pino } from 'pino'
import { withTimeout } from '../process/timeouts.ts'

/** Bytes of lines that wait for a slow reader of the log. */
const capacity = 4 * 1_048_576
/** Milliseconds that a line waits for others at most; a killed process loses these lines. */
const gathering = 50
/** Bytes of lines that are written without a wait. */
const enough = 8192

export interface LogOutput extends DestinationStream {
  /** Resolves when every line is written, or after `limit` ms if the reader has stopped. */
  flush(limit: number): Promise<void>
  /** Writes the waiting lines before it returns. */
  flushSync(): void
}

/**
 * Writes the lines of some milliseconds together and asynchronously: a write costs more than the
 * rest of a request, and a full pipe would block the process. Lines beyond the buffer are dropped;
 * a line with their count follows when writing works again. A closed pipe ends the log only.
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
  const sink = pino.destination({
    fd,
    sync: false,
    minLength: enough,
    periodicFlush: gathering,
    maxLength: capacity,
  })
  sink.on('error', () => {
    failing = true
  })
  sink.on('write', () => {
    failing = false
  })
  sink.on('drop', () => {
    dropped += 1
  })
  sink.on('drain', () => {
    if (dropped === 0) return
    const time = new Date().toISOString()
    const message = 'lines were dropped: the log could not be written'
    const line = { level: 'warn', time, event: 'log_lines_dropped', lines: dropped, msg: message }
    dropped = 0
    sink.write(`${JSON.stringify(line)}\n`)
  })
  return {
    write: (line) => void sink.write(line),
    // The library writes lines that came during a write at the end of the process.
    flush: async (limit) =>
      void (await withTimeout(new Promise((done) => sink.flush(done)), limit)),
    flushSync() {
      try {
        sink.flushSync()
      } catch {
        // The pipe is closed or the disk is full, which ends the log only.
      }
    },
  }
}
