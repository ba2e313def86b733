/**
 * Runs the given test files in plain processes. The module hooks that tap's own runner loads for
 * coverage and mocks would double the start of every process. `NODE_OPTIONS` would pass them on.
 */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { processes } from './select.ts'

// Each process has its own time-out.
t.setTimeout(0)
t.jobs = Number(process.env.TAP_JOBS)
const { TAP_TIMEOUT, TEST_GREP: TAP_GREP = '' } = process.env
const group = fileURLToPath(new URL('group.ts', import.meta.url))
const runs = processes(process.argv.slice(2)).map((files) =>
  t.spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, group, ...files], {
    name: files.join(' '),
    buffered: t.jobs > 1,
    timeout: files.length * Number(TAP_TIMEOUT) * 1000,
    // The names in a file are compared, not the names of files.
    env: { ...process.env, TAP_GREP },
  }),
)
await Promise.all(runs)
const hint = TAP_GREP && ': -g matches tests at the top of a file, a second -g their subtests'
if (t.assertTotals.pass + t.assertTotals.fail === 0) t.fail(`no assertion has run${hint}`)
