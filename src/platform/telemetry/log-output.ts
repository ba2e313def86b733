import { type DestinationStream, pino } from 'pino'
import { withTimeout } from '../process/timeouts.ts'

/** Bytes of lines that wait for a slow reader of the log. */
const capacity = 4 * 1_048_576
/** Milliseconds that a line waits for others; a killed process loses these lines. */
const gathering = 10
/** Bytes of lines that are written without a wait. */
const enough = 65_536

export interface LogOutput extends DestinationStream {
  /** Resolves when every line is written, or after `limit` ms if the reader has stopped. */
  flush(limit: number): Promise<void>
}

/**
 * Writes the lines of a few milliseconds together and asynchronously: a write costs more than the
 * rest of a request, and a full pipe would block the process. Lines beyond the buffer are dropped;
 * a line with their count follows when writing works again. A closed pipe ends the log only.
 * @param fd an open file descriptor
 */
export const openLogOutput = (fd: number): LogOutput => {
  let lines = ''
  let bytes = 0
  let dropped = 0
  /** Whether the last write has failed, for example on a full disk. */
  let failing = false
  let timer: NodeJS.Timeout | undefined
  const pass = () => {
    clearTimeout(timer)
    const text = lines
    lines = ''
    bytes = 0
    if (text !== '') sink.write(text)
  }
  // Runs before the library's own listener, which retries for ever on a full disk.
  process.once('exit', () => {
    pass()
    if (failing) sink.destroy()
  })
  // Without a `minLength` its `flush` does nothing.
  const sink = pino.destination({ fd, sync: false, minLength: 1, maxLength: capacity })
  // The next lines are the next attempt.
  sink.on('error', () => {
    failing = true
  })
  sink.on('write', () => {
    failing = false
  })
  sink.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
    // sonic-boom retries on the next write only.
    if (failing) sink.write('')
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
    write(line: string) {
      if (lines === '') timer = setTimeout(pass, gathering)
      // Flattens the string, which is four times as fast while it is new.
      bytes += Buffer.byteLength(line)
      lines += line
      if (bytes > enough) pass()
    },
    async flush(limit: number) {
      pass()
      await withTimeout(new Promise((done) => sink.flush(done)), limit)
    },
  }
}
