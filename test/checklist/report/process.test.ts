/** The queue of the reports, and the process that renders them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { createReportBuilder, type ReportOptions } from '../../../src/checklist/report/render.ts'
import type { ChildEnd } from '../../../src/platform/process/child.ts'
import { eventually } from '../../support/eventually.ts'
import { childrenOf } from '../../support/machine.ts'
import { failureOf } from '../../support/outcome.ts'
import { item, mixedItems, opened, report, syncFailure } from './support.ts'

const small = async () => report({ items: [item()], failures: [syncFailure()] })
const large = async () => report({ items: mixedItems(5000) })
const never = new AbortController().signal
const left = new Error('The caller left')

const builder = (test: Test, options?: ReportOptions) => {
  const made = createReportBuilder(options)
  test.teardown(() => made.close())
  return made
}
const countProcesses = () => childrenOf().length

t.test('another process renders, so this one serves other calls meanwhile', async (t) => {
  const data = report({ items: mixedItems(200) })
  const made = builder(t, { timeLimit: 600_000 })
  const before = new Set(childrenOf())
  const building = made.build(async () => data, never)
  const isNew = (pid: string) => !before.has(pid)
  const child = Number(await eventually(() => childrenOf().find(isNew), 'the start of the process'))
  process.kill(child, 'SIGSTOP')
  let isMade = false
  const marked = building.finally(() => {
    isMade = true
  })
  for (let turn = 0; turn < 1000; turn += 1) await nextTurn()
  t.notOk(isMade, 'no report while the other process stands')
  process.kill(child, 'SIGCONT')
  const text = opened(t, await marked).text('raw')
  for (const { wstg_id: id } of data.items) if (!text.includes(id)) t.fail(id)
})

t.test('a disconnected caller ends the rendering', async (t) => {
  const made = builder(t)
  const idle = countProcesses()
  const caller = new AbortController()
  const building = made.build(large, caller.signal)
  await eventually(() => countProcesses() > idle, 'the start of the process')
  caller.abort(left)
  await t.rejects(building, left)
  t.equal(countProcesses(), idle, 'the process has ended')
  await t.rejects(made.build(small, AbortSignal.abort(left)), left)
  t.ok((await made.build(small, never)).length > 0, 'the next one is served')
})

t.test('a report with too much time or memory fails alone', async (t) => {
  const ends: ChildEnd[] = []
  const options = { onChildEnd: (end: ChildEnd) => void ends.push(end) }
  const slow = await failureOf(builder(t, { ...options, timeLimit: 200 }).build(large, never))
  t.match(slow, { status: 500, key: 'report_failed', cause: { message: /200 ms/ } })
  const big = await failureOf(builder(t, { ...options, heap: 20 }).build(large, never))
  t.match(big, {
    status: 500,
    key: 'report_too_large',
    message: /acorta las notas o asigna más memoria/,
    cause: { message: /SIGABRT \(heap_limit\)/ },
  })
  t.same(ends, ['ended', 'heap_limit'])
})

t.test('a failure inside the process fails its report alone', async (t) => {
  const made = builder(t)
  const data = report({ timeZone: 'Nowhere/Never' })
  const failed = await failureOf(made.build(async () => data, never))
  t.match(failed, { status: 500, key: 'report_failed', cause: { message: /time zone/i } })
  t.ok((await made.build(small, never)).length > 0)
})

t.test('closing ends the running report and refuses the waiting ones', async (t) => {
  const made = createReportBuilder()
  const idle = countProcesses()
  const running = failureOf(made.build(large, never))
  const waiting = failureOf(made.build(large, never))
  await eventually(() => countProcesses() > idle, 'the start of the process')
  await made.close()
  for (const refused of [running, waiting, failureOf(made.build(small, never))])
    t.match(await refused, { status: 503 })
  t.equal(countProcesses(), idle)
})
