import { once } from 'node:events'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { DomainError } from '../../src/errors.ts'
import {
  createReportBuilder,
  type ReportBuilder,
  type ReportOptions,
} from '../../src/report/render.ts'
import {
  checkSyntax,
  chunksOf,
  infoOf,
  item,
  logEntry,
  mixedItems,
  report,
  saved,
  textOf,
} from './support.ts'

const smallData = report({ items: [item()], log: [logEntry()] })
const largeData = report({
  items: mixedItems(5000),
  log: Array.from({ length: 200 }, () => logEntry()),
})
const small = async () => smallData
const large = async () => largeData
const never = new AbortController().signal

const builder = (test: Test, options?: ReportOptions): ReportBuilder => {
  const made = createReportBuilder(options)
  test.teardown(() => made.close())
  return made
}
const threads = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
const errorOf = async (report: Promise<unknown>): Promise<DomainError> => {
  const error: unknown = await report.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DomainError)) throw new Error('Not refused as expected', { cause: error })
  return error
}

t.test('a report is streamed in chunks with a known length', async (t) => {
  const built = await builder(t).build(small, never)
  const chunks = await chunksOf(built)
  const pdf = Buffer.concat(chunks)
  t.equal(pdf.length, built.bytes)
  t.ok(chunks.length > 1)
  t.ok(chunks.every(({ length }) => length <= 64 * 1024))
  const { path, remove } = saved(pdf)
  t.teardown(remove)
  checkSyntax(path)
  t.match(textOf(path), 'WSTG-INFO-01')
})

t.test('the rendering of 5,000 items does not block the event loop', async (t) => {
  const patient = builder(t, { timeLimit: 600_000 })
  const before = { all: process.cpuUsage(), own: process.threadCpuUsage() }
  const pdf = Buffer.concat(await chunksOf(await patient.build(large, never)))
  const all = process.cpuUsage(before.all)
  const own = process.threadCpuUsage(before.own)
  t.ok(own.user + own.system < (all.user + all.system) / 4, 'the thread does most of the work')

  const { path, remove } = saved(pdf)
  t.teardown(remove)
  checkSyntax(path)
  t.ok(Number(infoOf(path).get('Pages')) > 100)
  const text = textOf(path, 'raw')
  t.match(text, '5.000')
  for (const { wstgId } of largeData.items) if (!text.includes(wstgId)) t.fail(wstgId)
})

t.test('a disconnected caller ends the rendering', async (t) => {
  const made = builder(t)
  const idle = threads()
  const caller = new AbortController()
  const building = made.build(large, caller.signal)
  while (threads() === idle) await delay(5)
  const gone = new Error('The caller left')
  caller.abort(gone)
  await t.rejects(building, gone)
  t.equal(threads(), idle, 'the thread has ended')
  await t.rejects(made.build(small, AbortSignal.abort(gone)), gone)
  t.ok((await made.build(small, never)).bytes > 0, 'the next one is served')
})

t.test('one report runs at a time, a few wait, further ones are refused', async (t) => {
  const made = builder(t, { waiting: 1 })
  const order: string[] = []
  const first = made.build(small, never).then(() => order.push('first'))
  const second = made.build(small, never).then(() => order.push('second'))
  const refused = await errorOf(made.build(small, never))
  t.match(refused, { status: 503, key: 'report_busy' })
  t.ok((refused.retryAfter ?? 0) > 0)
  await Promise.all([first, second])
  t.same(order, ['first', 'second'])
  t.ok((await made.build(small, never)).bytes > 0, 'there is room again')
})

t.test(
  'the data of a report are collected when it runs, and never for a refused one',
  async (t) => {
    const made = builder(t, { waiting: 1 })
    const { promise: free, resolve } = Promise.withResolvers<void>()
    const collected: string[] = []
    const collect = (name: string) => async () => {
      collected.push(name)
      await free
      return smallData
    }
    const first = made.build(collect('first'), never)
    const second = made.build(collect('second'), never)
    t.match(await errorOf(made.build(collect('refused'), never)), {
      status: 503,
      key: 'report_busy',
    })
    await setImmediate()
    t.same(collected, ['first'])
    resolve()
    await Promise.all([first, second])
    t.same(collected, ['first', 'second'])
  },
)

t.test('a caller that disconnects while waiting leaves the queue', async (t) => {
  const made = builder(t, { waiting: 1 })
  const first = made.build(small, never)
  const caller = new AbortController()
  const waiting = made.build(small, caller.signal)
  caller.abort(new Error('The caller left'))
  await t.rejects(waiting, { message: 'The caller left' })
  const third = made.build(small, never)
  t.ok((await first).bytes > 0)
  t.ok((await third).bytes > 0)
})

t.test('a report with too much time or memory fails alone', async (t) => {
  const slow = await errorOf(builder(t, { timeLimit: 200 }).build(large, never))
  t.match(slow, { status: 500, key: 'report_failed', cause: { message: /200 ms/ } })
  const big = await errorOf(builder(t, { memoryLimit: 40 }).build(large, never))
  t.match(big, { status: 500, key: 'report_failed', cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } })
  t.notMatch(big.message, /heap|memory|worker/i, 'the message has no internal detail')
})

t.test('a failure inside the thread fails its report alone', async (t) => {
  const made = builder(t)
  const failed = await errorOf(
    made.build(async () => ({ ...smallData, timeZone: 'Nowhere/Never' }), never),
  )
  t.match(failed, { status: 500, key: 'report_failed' })
  t.match(failed.cause, { message: /time zone/i })
  t.ok((await made.build(small, never)).bytes > 0)
})

t.test('a report that waits too long is refused', async (t) => {
  const made = builder(t, { waitLimit: 200 })
  const caller = new AbortController()
  const running = made.build(large, caller.signal)
  t.match(await errorOf(made.build(small, never)), { status: 503, key: 'report_busy' })
  caller.abort(new Error('The caller left'))
  await t.rejects(running, { message: 'The caller left' })
})

t.test('closing ends the running report and refuses the waiting ones', async (t) => {
  const made = createReportBuilder()
  const idle = threads()
  const running = errorOf(made.build(large, never))
  const waiting = errorOf(made.build(large, never))
  while (threads() === idle) await delay(5)
  await made.close()
  t.equal((await running).status, 503)
  t.equal((await waiting).status, 503)
  t.equal((await errorOf(made.build(small, never))).status, 503)
  t.equal(threads(), idle)
})

t.test('a destroyed stream ends', async (t) => {
  const { stream } = await builder(t).build(small, never)
  stream.read(1)
  stream.destroy()
  await once(stream, 'close')
  t.ok(stream.destroyed)
})
