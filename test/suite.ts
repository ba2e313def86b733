/**
 * Runs the given test files in plain processes. The module hooks that tap's own runner loads for
 * coverage and mocks would double the start of every process.
 */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { processes } from './select.ts'

// Each file has its own time-out.
t.setTimeout(0)
t.jobs = Number(process.env.TAP_JOBS)
const timeout = Number(process.env.TAP_TIMEOUT) * 1000
const buffered = t.jobs > 1
const group = fileURLToPath(new URL('group.ts', import.meta.url))
const grep = process.env.TEST_GREP
/** The names in a file are compared, not the names of files, which stand above them here. */
const filter = (levels: string) => ({
  env: { ...process.env, ...(grep && { TAP_GREP: `${levels}${grep}` }) },
})
const runs = processes(process.argv.slice(2)).map((files) => {
  const [name = '', ...others] = files
  if (others.length === 0)
    return t.spawn(process.execPath, files, { name, buffered, timeout, ...filter('') })
  const options = { name: files.join(' '), buffered, ...filter('.\n') }
  return t.spawn(process.execPath, [group, ...files], options)
})
await Promise.all(runs)
const hint = grep ? ': -g matches tests at the top of a file, a second -g their subtests' : ''
if (t.assertTotals.pass + t.assertTotals.fail === 0) t.fail(`no assertion has run${hint}`)
