/** A child process that ends says why. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { ChildFailure, startChild } from '../../../src/platform/process/child.ts'
import { temporaryFolder } from '../../support/machine.ts'

t.test('the error of a child contains the end of its last words', async (t) => {
  const program = join(temporaryFolder(t), 'program.ts')
  writeFileSync(program, "console.error('x'.repeat(10_000)); await import('./missing.ts')")
  const child = startChild(pathToFileURL(program))
  const error: Error = await child.receive(new AbortController().signal).then(
    () => t.fail('the child answers'),
    (reason) => reason,
  )
  t.match(error.message, /^the child process ended with 1 \(failed\): /)
  t.match(error.message, /Cannot find module .*missing\.ts/)
  t.ok(error.message.length < 2100, `${error.message.length} characters`)
})

t.test('a child that is killed while it reads its input is reported as killed', async (t) => {
  const program = join(temporaryFolder(t), 'program.ts')
  writeFileSync(program, "process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'))")
  const child = startChild(pathToFileURL(program))
  const writeAll = async () => {
    for (;;) await child.write(Buffer.alloc(8 * 2 ** 20))
  }
  const error: unknown = await writeAll().catch((reason) => reason)
  t.ok(error instanceof ChildFailure && error.isOutOfMemory, String(error))
})
