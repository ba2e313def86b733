import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import type { Order } from './log-writer.ts'

const program = fileURLToPath(new URL('log-writer.ts', import.meta.url))

/** A process that logs to this descriptor, or to a pipe of the test. */
const startWriter = (t: Test, destination: number | 'pipe' = 'pipe') => {
  const child = fork(program, { stdio: ['ignore', destination, 'inherit', 'ipc'] })
  t.teardown(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  return {
    stdout: child.stdout!,
    /** Resolves when the process has carried out the command; with its code when it has ended. */
    async ask(order: Order): Promise<unknown> {
      child.send(order)
      const [result] = await Promise.race([once(child, 'message'), exited])
      return result
    },
  }
}

const numbers = (lines: readonly string[]): unknown[] =>
  lines.map((line) => JSON.parse(line).number)

/** Checks that complete lines arrive in order, with a line for the number of missing ones. */
const checkKept = async (t: Test, stdout: Readable, written: number): Promise<void> => {
  const lines: string[] = []
  let bytes = 0
  let dropped = 0
  for await (const line of createInterface({ input: stdout })) {
    bytes += line.length + 1
    const { event, ...fields } = JSON.parse(line)
    if (event === 'log_lines_dropped') {
      t.match(fields, { level: 'warn', lines: Number, time: String, msg: String })
      dropped += fields.lines
    } else lines.push(line)
    if (lines.length + dropped === written) break
  }
  const mebibytes = bytes / 1_048_576
  t.ok(mebibytes > 3 && mebibytes < 6, `${mebibytes} MiB were kept`)
  const received = numbers(lines) as number[]
  t.same(
    received,
    received.toSorted((a, b) => a - b),
  )
  t.equal(new Set(received).size, received.length)
}

t.test('a stopped reader delays no request; dropped lines are counted', async (t) => {
  const writer = startWriter(t)
  const count = 60_001
  await writer.ask({ write: count })
  await writer.ask({ flush: 1 })
  await checkKept(t, writer.stdout, count)
})

t.test('a full disk delays no request; the log continues when the disk has room', async (t) => {
  const writer = startWriter(t)
  await writer.ask({ full: true })
  const count = 50_000
  await writer.ask({ write: count - 400 })
  // Single lines until the buffer has no room for one.
  for (let line = 0; line < 400; line += 1) {
    await writer.ask({ write: 1 })
    await writer.ask({ flush: 0 })
  }
  await writer.ask({ full: false })
  const kept = checkKept(t, writer.stdout, count + 10)
  await writer.ask({ write: 10 })
  await kept
})

t.test('a closed pipe or a full disk does not end the process', async (t) => {
  const left = startWriter(t)
  await left.ask({ write: 1 })
  left.stdout.destroy()
  const full = startWriter(t, openSync('/dev/full', 'a'))
  for (const writer of [left, full]) {
    for (let round = 0; round < 3; round += 1) {
      await writer.ask({ write: 100 })
      await writer.ask({ flush: 50 })
    }
    t.equal(await writer.ask({ exit: 7 }), 7)
  }
})

t.test('a flush leaves no line behind while others are being written', async (t) => {
  for (const lines of [1, 20, 39, 40, 41, 60, 79, 90, 99, 130]) {
    const writer = startWriter(t)
    let received = 0
    createInterface({ input: writer.stdout }).on('line', () => received++)
    const ended = once(writer.stdout, 'close')
    await writer.ask({ write: lines, flush: 10_000 })
    await writer.ask({ exit: 0 })
    await ended
    t.equal(received, lines)
  }
})
