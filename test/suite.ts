/**
 * Runs each of the given test files in a plain process. The module hooks that tap's own runner
 * loads for coverage and mocks would double the start of every process.
 */
import t from 'tap'

// Each file has its own time-out.
t.setTimeout(0)
t.jobs = Number(process.env.TAP_JOBS)
const { TAP_TIMEOUT, TEST_GREP: TAP_GREP = '' } = process.env
const options = {
  buffered: t.jobs > 1,
  timeout: Number(TAP_TIMEOUT) * 1000,
  // The names in a file are compared, not the names of files.
  env: { ...process.env, TAP_GREP },
}
const files = process.argv.slice(2)
await Promise.all(
  files.map((file) => t.spawn(process.execPath, [file], { ...options, name: file })),
)
const hint = TAP_GREP && ': -g matches tests at the top of a file, a second -g their subtests'
if (t.assertTotals.pass + t.assertTotals.fail === 0) t.fail(`no assertion has run${hint}`)
