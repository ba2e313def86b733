/** Runs the given test files one after another in this process, which loads the service once. */
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { MissingProgram } from './programs.ts'

// The caller limits the time of the process.
t.setTimeout(0)
// The tests at the top of all files wait for it, and run in their order.
t.before(async () => {
  for (const file of process.argv.slice(2)) {
    try {
      await import(pathToFileURL(resolve(file)).href)
    } catch (error) {
      if (!(error instanceof MissingProgram) || process.env.TEST_PROGRAMS === 'required')
        throw error
      appendFileSync(process.env.TEST_SKIPPED ?? '/dev/stderr', `${file} ${error.message}\n`)
      t.test(file, { skip: error.message }, () => undefined)
    }
  }
})
