import t from 'tap'
import { behaviourTests, faultTests, filesOf } from './select.ts'

t.test('a pattern that matches no file is an error that names it', async (t) => {
  const patterns = ['test/select.test.ts', 'test/nowhere/*.test.ts']
  t.throws(() => filesOf(patterns), { message: 'No file matches test/nowhere/*.test.ts' })
})

t.test('a test is one of behaviour or one of faults', async (t) => {
  const [behaviour, faults] = [behaviourTests(), faultTests()]
  t.same([...behaviour, ...faults].sort(), filesOf(['test/**/*.test.ts']))
  t.ok(faults.includes('test/embedded/crash.test.ts'))
})
