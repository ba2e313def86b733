import t from 'tap'
import { boundedWork } from '../../src/process/bounded-work.ts'

const busy = { name: 'DomainError', status: 503, key: 'busy', retryAfter: Number }
const later = () => performance.now() + 60_000

/** Work under way, and how to end it. */
const occupy = (run: ReturnType<typeof boundedWork>) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { done: run(() => promise, later()), end: () => resolve('done') }
}

t.test('a caller gives up when its time is over, and its work never runs', async (t) => {
  const run = boundedWork({ maxConcurrent: 1, maxWaiting: 1 })
  const first = occupy(run)
  const work = async () => t.fail('the work of a caller that has given up')
  await t.rejects(run(work, performance.now()), busy)
  await t.rejects(run(work, later()), busy, 'the place is taken until the turn would have come')
  first.end()
  t.equal(await first.done, 'done')
  t.equal(await run(async () => 'next', later()), 'next', 'the place is free again')
})

t.test('a free turn is taken, however late it is', async (t) => {
  const run = boundedWork({ maxConcurrent: 1, maxWaiting: 0 })
  t.equal(await run(async () => 'done', performance.now() - 1000), 'done')
  await t.rejects(
    run(() => Promise.reject(new Error('the work failed')), later()),
    {
      message: 'the work failed',
    },
  )
  t.equal(await run(async () => 'done', later()), 'done')
})

t.test('a caller without a deadline is never refused', async (t) => {
  const run = boundedWork({ maxConcurrent: 1, maxWaiting: 0 })
  const first = occupy(run)
  const patient = run(async () => 'second', Number.POSITIVE_INFINITY)
  await t.rejects(
    run(async () => 'third', later()),
    busy,
  )
  first.end()
  t.equal(await patient, 'second')
})
