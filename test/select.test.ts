import t from 'tap'
import { behaviourTests, faultTests, filesOf, splitByNeeds } from './select.ts'

t.test('a pattern that matches no file is an error that names it', async (t) => {
  const patterns = ['test/select.test.ts', 'test/nowhere/*.test.ts']
  t.throws(() => filesOf(patterns), { message: 'No file matches test/nowhere/*.test.ts' })
})

t.test('a test is one of behaviour or one of faults', async (t) => {
  const [behaviour, faults] = [behaviourTests(), faultTests()]
  t.same([...behaviour, ...faults].sort(), filesOf(['test/**/*.test.ts']))
  t.ok(faults.includes('test/embedded/crash.test.ts'))
})

t.test('a test whose files call a missing program is skipped, and its package named', async (t) => {
  const missing = [
    { command: 'x', package: 'browser', for: '', calledBy: ['test/support/browser.ts'] },
    { command: 'y', package: 'reader', for: '', calledBy: ['test/checklist/report/support.ts'] },
  ]
  const tests = [
    'test/select.test.ts',
    'test/web/person.test.ts',
    'test/checklist/report/pdf.test.ts',
  ]
  t.same(splitByNeeds(tests, missing), {
    runnable: ['test/select.test.ts'],
    skipped: [
      { test: 'test/web/person.test.ts', packages: ['browser'] },
      { test: 'test/checklist/report/pdf.test.ts', packages: ['reader'] },
    ],
  })
  t.same(splitByNeeds(tests, []), { runnable: tests, skipped: [] })
})
