/** A child process that ends says why. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { startChild } from '../../src/process/child.ts'
import { temporaryFolder } from '../support/machine.ts'

t.test('the error of a child contains the end of its last words', async (t) => {
  const program = join(temporaryFolder(t), 'program.ts')
  writeFileSync(program, "console.error('x'.repeat(10_000)); await import('./missing.ts')")
  const child = startChild(pathToFileURL(program))
  const error: Error = await child.receive(new AbortController().signal).then(
    () => t.fail('the child answers'),
    (reason) => reason,
  )
  t.match(error.message, /^the child process ended with 1: /)
  t.match(error.message, /Cannot find module .*missing\.ts/)
  t.ok(error.message.length < 2100, `${error.message.length} characters`)
})
