import { setTimeout as delay } from 'node:timers/promises'
import { type DestinationStream, pino } from 'pino'

/** Bytes of lines that wait for a reader of the log who does not keep up. */
const capacity = 4 * 1_048_576
/** Milliseconds that a line may wait for others: what a process that is killed at once has not written. */
const gathering = 10
/** Bytes of lines that do not wait for more. */
const enough = 65_536

export interface LogOutput extends DestinationStream {
  /** Resolves when every line has been written, or after `limit` milliseconds: the reader may have stopped reading. */
  flush(limit: number): Promise<void>
}

/**
 * Writes the lines of a few milliseconds at once, in the background: a write costs more than a request's other work, and a
 * pipe that nobody reads would stop the process. What does not fit into the buffer meanwhile is dropped, and
 * counted in a line of its own as soon as the reader goes on, or the disk has room again. A reader who has gone for good
 * ends the log, and nothing else.
 * @param fd an open file descriptor
 */
export const openLogOutput = (fd: number): LogOutput => {
  let lines = ''
  let bytes = 0
  let dropped = 0
  /** Whether the last attempt at writing has failed: a full disk, for example. */
  let failing = false
  let timer: NodeJS.Timeout | undefined
  const pass = () => {
    clearTimeout(timer)
    const text = lines
    lines = ''
    bytes = 0
    if (text !== '') sink.write(text)
  }
  // Before the library's own, which writes what it still holds when the process ends, and on a full disk would try for ever.
  process.once('exit', () => {
    pass()
    if (failing) sink.destroy()
  })
  const sink = pino.destination({ fd, sync: false, maxLength: capacity })
  // Tried again with the next lines.
  sink.on('error', () => {
    failing = true
  })
  sink.on('write', () => {
    failing = false
  })
  sink.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
    // With nothing that it could take it would not try again by itself.
    if (failing) sink.write('')
  })
  let idle = true
  sink.on('drain', () => {
    idle = lines === ''
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
      if (lines === '') timer = setTimeout(pass, gathering)
      // Measured while it is new: V8 makes one piece of it for that, in a quarter of the time that it would take later.
      bytes += Buffer.byteLength(line)
      lines += line
      if (bytes > enough) pass()
    },
    async flush(limit: number) {
      const end = performance.now() + limit
      pass()
      while (!idle && performance.now() < end) await delay(5)
    },
  }
}
