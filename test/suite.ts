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
for (const files of processes(process.argv.slice(2))) {
  const [name = '', ...others] = files
  if (others.length === 0) t.spawn(process.execPath, files, { name, buffered, timeout })
  else t.spawn(process.execPath, [group, ...files], { name: files.join(' '), buffered })
}
