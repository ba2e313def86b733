import { once } from 'node:events'
import t from 'tap'
import { boundedWork, boundedWorkByKey } from '../../../src/platform/process/bounded-work.ts'

const busy = { name: 'DomainError', status: 503, key: 'busy', retryAfter: Number }
const bounds = { maxConcurrent: 1, maxWaiting: 1, maxWait: 60_000 }
const fails = async () => t.fail('the work of a caller that has left')

/** Work under way, and how to end it. */
const occupy = (run: (work: () => Promise<string>) => Promise<string>) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { done: run(() => promise), end: () => resolve('done') }
}

t.test('a caller leaves when its time is over, and its work never runs', async (t) => {
  const run = boundedWork(bounds)
  const first = occupy(run)
  await t.rejects(run(fails, { since: performance.now() - bounds.maxWait }), busy)
  const second = run(async () => 'next')
  await t.rejects(run(fails), busy, 'the only place is taken')
  first.end()
  t.same(await Promise.all([first.done, second]), ['done', 'next'])
  t.equal(await run(async () => 'free'), 'free', 'the place is free again')
})

t.test('an aborted signal ends the wait, and the turn is not lost', async (t) => {
  const run = boundedWork({ ...bounds, maxWaiting: 2 })
  const left = new Error('the caller left')
  await t.rejects(run(fails, { signal: AbortSignal.abort(left) }), left)
  const caller = new AbortController()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const first = run(async () => {
    start()
    await once(caller.signal, 'abort')
    throw left
  })
  const second = run(fails, { signal: caller.signal })
  const third = run(async () => 'done')
  await started
  // The abort ends the first work in the moment in which the second caller leaves.
  caller.abort(left)
  await Promise.all([t.rejects(first, left), t.rejects(second, left)])
  t.equal(await third, 'done')
})

t.test('a caller says how it is refused', async (t) => {
  const run = boundedWork({ ...bounds, maxWaiting: 0 })
  const first = occupy(run)
  const full = new Error('full')
  await t.rejects(run(fails, { refuse: () => full }), full)
  first.end()
  await first.done
})

t.test('a free turn is taken, however late it is', async (t) => {
  const run = boundedWork({ ...bounds, maxWaiting: 0 })
  t.equal(await run(async () => 'done', { since: 0 }), 'done')
  const failure = new Error('the work failed')
  await t.rejects(
    run(() => Promise.reject(failure)),
    failure,
  )
  t.equal(await run(async () => 'done'), 'done')
})

t.test('work that continues admitted work is never refused', async (t) => {
  const run = boundedWork({ ...bounds, maxWaiting: 0 })
  const first = occupy(run)
  const second = run(async () => 'second', { since: 0, isAdmitted: true })
  await t.rejects(run(fails), busy)
  first.end()
  t.equal(await second, 'second')
})

t.test('the work of a key leaves turns to other keys', async (t) => {
  const run = boundedWorkByKey<string>(bounds, { ...bounds, maxConcurrent: 2 })
  const first = occupy((work) => run('ana', work))
  const second = run('ana', async () => 'second')
  await t.rejects(run('ana', fails), busy, 'the only place of this key is taken')
  t.equal(await run('eva', async () => 'other'), 'other')
  first.end()
  t.same(await Promise.all([first.done, second]), ['done', 'second'])
})
