import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { temporaryFolder } from '../support/machine.ts'

t.test('`make clean-data` removes the data, but not those that a service uses', async (t) => {
  const folder = temporaryFolder(t)
  await copyFile(new URL('../../Makefile', import.meta.url), join(folder, 'Makefile'))
  const data = join(folder, 'var/postgres')
  const make = () => promisify(execFile)('make', ['clean-data'], { cwd: folder })
  await make()
  await mkdir(data, { recursive: true })
  const lock = join(data, 'owner.lock')
  await writeFile(lock, '')

  const service = spawn('flock', [lock, 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] })
  t.teardown(() => service.kill())
  service.stdin.write('locked')
  await once(service.stdout, 'data')
  const refusal: unknown = await make().catch((error: unknown) => error)
  t.match(refusal, { stderr: /A running service uses \.\/var/ })
  t.ok(existsSync(lock))

  service.stdin.end()
  await once(service, 'exit')
  await make()
  t.notOk(existsSync(join(folder, 'var')))
})
