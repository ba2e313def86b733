import t from 'tap'
import { loadedOnce } from '../../../src/platform/process/loaded-once.ts'

t.test('simultaneous and later callers share one result', async (t) => {
  let loads = 0
  const load = loadedOnce(async () => ++loads)
  t.same(await Promise.all([load(), load()]), [1, 1])
  t.equal(await load(), 1)
})

t.test('a failure is not kept', async (t) => {
  const results = [Promise.reject(new Error('too many open files')), Promise.resolve('content')]
  const load = loadedOnce(async () => results.shift())
  await t.rejects(load(), { message: 'too many open files' })
  t.equal(await load(), 'content')
})
