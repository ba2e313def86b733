import { setTimeout as delay } from 'node:timers/promises'
import { type DestinationStream, pino } from 'pino'

/** Bytes of lines that wait for a reader of the log who does not keep up. */
const capacity = 4 * 1_048_576

export interface LogOutput extends DestinationStream {
  /** Resolves when every line has been written, or after `limit` milliseconds: the reader may have stopped reading. */
  flush(limit: number): Promise<void>
}

/**
 * Writes the lines of each turn of the event loop at once, in the background: a write for each line costs as much as the
 * line, and a pipe that nobody reads would stop the process. What does not fit into the buffer meanwhile is dropped, and
 * counted in a line of its own as soon as the reader goes on.
 * @param fd an open file descriptor
 */
export const openLogOutput = (fd: number): LogOutput => {
  let lines = ''
  let dropped = 0
  const pass = () => {
    const text = lines
    lines = ''
    if (text !== '') sink.write(text)
  }
  // Before the library's own, which writes what it still holds when the process ends.
  process.once('exit', pass)
  const sink = pino.destination({ fd, sync: false, maxLength: capacity })
  sink.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
  })
  let idle = true
  sink.on('drain', () => {
    idle = lines === ''
    if (dropped === 0) return
    const time = new Date().toISOString()
    const message = 'lines were dropped: nobody has read the log'
    const line = { level: 'warn', time, event: 'log_lines_dropped', lines: dropped, msg: message }
    dropped = 0
    idle = false
    sink.write(`${JSON.stringify(line)}\n`)
  })
  return {
    write(line: string) {
      idle = false
      if (lines === '') setImmediate(pass)
      lines += line
    },
    async flush(limit: number) {
      const end = performance.now() + limit
      while (!idle && performance.now() < end) await delay(5)
    },
  }
}
