/**
 * Runs the given test files, each in a plain process. The module hooks that tap's own runner loads
 * for coverage and mocks would double the start of every file.
 */
import t from 'tap'

// Each file has its own time-out.
t.setTimeout(0)
t.jobs = Number(process.env.TAP_JOBS)
const timeout = Number(process.env.TAP_TIMEOUT) * 1000
for (const file of process.argv.slice(2))
  t.spawn(process.execPath, [file], { name: file, buffered: t.jobs > 1, timeout })
