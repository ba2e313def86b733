import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'

/** In its own process: a process cannot raise the priority of its threads again. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { createPasswordHasher } from './src/accounts/passwords.ts'
  const hasher = createPasswordHasher({
    timeCost: 2, memoryCost: 1024, parallelism: 1, hashLength: 32, saltLength: 16, pepper: '',
    maxConcurrent: 2, maxWaiting: 10,
  })
  const stored = await hasher.hash('clave larga')
  const names = (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim()
  const ids = readdirSync('/proc/self/task')
  console.log(JSON.stringify({
    own: getPriority(),
    pool: ids.filter((id) => names(id) === 'libuv-worker').map((id) => getPriority(Number(id))),
    others: ids.filter((id) => names(id) !== 'libuv-worker').map((id) => getPriority(Number(id))),
    verified: await hasher.verify(stored, 'clave larga'),
  }))`

t.test('hashing threads have a lower priority than the others', async (t) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    program,
  ])
  const { own, pool, others, verified } = JSON.parse(stdout)
  t.ok(pool.length >= 4)
  for (const priority of pool) t.equal(priority, Math.min(19, own + 5))
  for (const priority of others) t.equal(priority, own, 'event loop and garbage collection')
  t.equal(verified, true)
})
