import t, { type Test } from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createRuns, type Task } from '../../../src/platform/queue/runs.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'
import { tableOf } from '../../support/table.ts'
import { nowhere, open, stores } from './stores.ts'

t.setTimeout(120_000)

const hour = 3_600_000

const start = async (t: Test, queue: ReturnType<typeof open>) => {
  const db = openDatabase(await createDatabase(t), silentLog, { timeout: 20_000 })
  t.teardown(() => db.destroy())
  const runs = createRuns(db, queue, silentLog as never)
  return {
    ...runs,
    row: (name: string) =>
      db.selectFrom('scheduled_tasks').selectAll().where('name', '=', name).executeTakeFirst(),
    db,
  }
}

for (const [name, prepare] of Object.entries(stores))
  t.test(`on ${name}`, async (t) => {
    t.test('requests while a task runs are one more run, and tasks never overlap', async (t) => {
      const { url, openAt } = await prepare(t)
      const { request, next, row, start: startTasks } = await start(t, openAt(url))
      let gate = Promise.withResolvers<void>()
      const started: string[] = []
      let running = 0
      const task = (taskName: string): Task => ({
        name: taskName,
        interval: hour,
        async run({ number }) {
          started.push(`${taskName} ${number}`)
          t.equal(++running, 1)
          await gate.promise
          running--
          return undefined
        },
      })
      const working = startTasks([task('a'), task('b')])
      t.teardown(() => working.stop())
      await eventually(async () => (await next('b')) !== null)
      t.same(started, [], 'the first runs come after the interval')
      await request('a')
      await eventually(() => started.length === 1)
      for (let n = 0; n < 5; n++) await request('a')
      await request('b')
      gate.resolve()
      await eventually(() => started.length === 3)
      gate = Promise.withResolvers()
      t.same(started.toSorted(), ['a 1', 'a 2', 'b 1'])
      const { last_started_at, requested_at } = (await row('a'))!
      t.equal(requested_at, null, 'no further run')
      t.ok((await eventually(async () => (await next('a')) ?? undefined)) > last_started_at!)
    })

    t.test('no tick of the schedule comes soon after a requested run', async (t) => {
      const { url, openAt } = await prepare(t)
      const { request, row, start: startTasks } = await start(t, openAt(url))
      const interval = 1000
      const begun: number[] = []
      const requested: number[] = []
      const task: Task = {
        name: 'a',
        interval,
        async run({ number }) {
          begun[number] = (await row('a'))!.last_started_at!.getTime()
          return undefined
        },
      }
      const working = startTasks([task])
      t.teardown(() => working.stop())
      while (begun.length < 6) {
        const ran = begun.length
        await eventually(() => begun.length > ran)
        if (ran % 2 === 1) continue
        await new Promise((resolve) => setTimeout(resolve, interval / 2))
        await request('a')
        const { number, requested_at } = (await row('a'))!
        // A tick of the schedule may come before the request.
        requested.push(requested_at === null ? number : number + 1)
      }
      const gaps = begun.slice(2).map((time, index) => time - begun[index + 1]!)
      t.comment(JSON.stringify({ gaps, requested }))
      for (const [index, gap] of gaps.entries())
        if (!requested.includes(index + 2)) t.ok(gap >= 0.9 * interval, `${gap} ms`)
    })

    t.test('a run that the process cuts off is due again', async (t) => {
      const { url, openAt } = await prepare(t)
      const { request, row, start: startTasks } = await start(t, openAt(url))
      const begun = Promise.withResolvers<void>()
      const task: Task = {
        name: 'a',
        interval: hour,
        run: ({ signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')))
            begun.resolve()
          }),
      }
      const working = startTasks([task])
      await request('a')
      await begun.promise
      await working.stop()
      const { last_error, requested_at, last_finished_at } = (await row('a'))!
      t.equal(last_error, null)
      t.ok(requested_at)
      t.ok(last_finished_at)
      const numbers: number[] = []
      const run = async ({ number }: { number: number }) => void numbers.push(number)
      const next = startTasks([{ ...task, run: run as never }])
      t.teardown(() => next.stop())
      await eventually(() => numbers.length > 0)
      t.same(numbers, [2])
    })

    t.test('a schedule of an earlier start is removed', async (t) => {
      const { url, openAt } = await prepare(t)
      const queue = openAt(url)
      const { next, start: startTasks } = await start(t, queue)
      let runs = 0
      const task = { name: 'a', run: async () => void runs++ as undefined }
      const first = startTasks([{ ...task, interval: 300 }])
      await eventually(() => runs >= 2)
      await first.stop()
      const before = runs
      const second = startTasks([{ ...task, interval: undefined }])
      t.teardown(() => second.stop())
      await eventually(async () => (await next('a')) === null)
      await new Promise((resolve) => setTimeout(resolve, 2000))
      t.equal(runs, before)
    })

    t.test('a request that the queue has lost outlives the start of a worker', async (t) => {
      const { url, openAt } = await prepare(t)
      const { db, row, start: startTasks } = await start(t, openAt(url))
      await createRuns(db, open(t, nowhere), silentLog as never).request('a')
      t.ok((await row('a'))!.requested_at)
      let runs = 0
      const task = { name: 'a', interval: undefined, run: async () => void runs++ as undefined }
      const working = startTasks([task])
      t.teardown(() => working.stop())
      await eventually(() => runs === 1)
      t.equal((await row('a'))!.requested_at, null)
    })
  })

t.test('an emptied Redis gets its schedule back', async (t) => {
  const redis = await startRedis(t)
  const { start: startTasks } = await start(t, open(t, nowhere, redis.url))
  let runs = 0
  const working = startTasks([
    { name: 'a', interval: 500, run: async () => void runs++ as undefined },
  ])
  t.teardown(() => working.stop())
  await eventually(() => runs >= 2)
  await redis.command('FLUSHALL')
  const before = runs
  await eventually(() => runs >= before + 3)
})

/** Seconds before now at which the last run began, ended and succeeded. The work is 60 s old. */
const lastRuns = tableOf<'run' | 'began' | 'ended' | 'succeeded' | 'error' | 'requested'>(`
run                       | began | ended | succeeded | error | requested
before it, a success      | 90    | 10    | 10        |       | yes
before it, a failure      | 90    | 10    | 80        | yes   | no
before it, a failure past | 90    | 30    | 80        | yes   | yes
before it, still running  | 90    | 95    | 95        |       | yes
after it, a success       | 50    | 40    | 40        |       | no
after it, still running   | 50    | 80    | 80        |       | no
again, still running      | 50    | 55    | 80        | yes   | no
after it, a failure       | 50    | 10    | 80        | yes   | no
after it, a failure past  | 50    | 30    | 80        | yes   | yes
after it, a warning past  | 50    | 30    | 80        |       | no`)

t.test('waiting work requests a run that has yet to read it, and not at once', async (t) => {
  const { db, requestFor, row } = await start(t, open(t, nowhere))
  await requestFor('the first one', new Date())
  t.ok((await row('the first one'))!.requested_at)
  for (const { run: name, began, ended, succeeded, error, requested } of lastRuns) {
    const before = (seconds: string) => new Date(Date.now() - Number(seconds) * 1000)
    const times = { last_started_at: before(began), last_finished_at: before(ended) }
    const last_error = error === 'yes' ? 'broken' : null
    const values = { name, last_error, ...times, last_succeeded_at: before(succeeded) }
    if (ended === succeeded) values.last_succeeded_at = times.last_finished_at
    await db.insertInto('scheduled_tasks').values(values).execute()
    await requestFor(name, before('60'))
    t.equal((await row(name))!.requested_at !== null, requested === 'yes', name)
  }
})
