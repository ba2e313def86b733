/** Given an API, when logins, a report and an import run at once, then other calls are answered. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createSandboxDatabase, dump } from '../checklist/dumps/tool-database.ts'
import { registerAt, startProcess, statusOf } from '../start/process.ts'
import { createDatabase } from '../support/postgres.ts'
import { password } from '../support/service.ts'

t.test('other calls are answered during a hundred logins, a report and an import', async (t) => {
  const tool = await createSandboxDatabase(t)
  await tool.sql('create table public.t (id integer, v text)')
  await tool.sql(
    'insert into public.t select n, repeat(md5(n::text), 100) from generate_series(1, 4000) n',
  )
  const text = await dump(tool)
  const service = startProcess(t, 'api', {
    DATABASE_URL: await createDatabase(t),
    ...tool.env,
    ARGON2_MEMORY_COST: '19456',
  })
  const url = await service.ready()
  const headers = { authorization: `Bearer ${await registerAt(url, 'admin')}` }

  let busy = true
  const began = performance.now()
  const login = async (n: number) => {
    const body = JSON.stringify({ username: n % 2 ? 'admin' : 'nobody', password })
    return statusOf(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }
  const form = new FormData()
  form.set('file', new Blob([text]), 'dump.sql')
  const work = Promise.all([
    statusOf(`${url}/api/findings-manager/import-dump`, { method: 'POST', headers, body: form }),
    statusOf(`${url}/api/findings-manager/generate-pdf`, { headers }),
    ...Array.from({ length: 100 }, (_, n) => login(n)),
  ]).finally(() => {
    busy = false
  })
  const took: number[] = []
  while (busy) {
    const start = performance.now()
    t.equal(await statusOf(`${url}/api/config`), 200)
    took.push(Math.round(performance.now() - start))
    await delay(20)
  }
  const [imported, reported, ...logins] = await work
  t.same([imported, reported], [200, 200])
  // On a slow machine some logins wait for longer than an answer may take.
  const answersOf = (parity: number) =>
    new Set(logins.filter((status, n) => n % 2 === parity && status !== 503))
  t.same([...answersOf(0)], [401], 'an unknown name')
  t.same([...answersOf(1)], [200], 'the right password')
  // Relative to the total: other load on the machine slows both.
  const all = Math.round(performance.now() - began)
  const median = took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? all
  t.ok(median < all / 5, `the median of ${took.length} answers took ${median} of ${all} ms`)
})
