import type pg from 'pg'
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { outcome } from '../../support/outcome.ts'
import { connect } from '../../support/postgres.ts'
import { profile, startService } from '../../support/service.ts'

/** Statements that wait for a lock. */
const waitingFor = async (observer: pg.Client): Promise<number> => {
  const { rows } = await observer.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

t.test('readers of histories leave connections to all others', async (t) => {
  const service = await startService(t, { env: { DATABASE_TIMEOUT_MS: '60000' } })
  const { token } = await service.register()
  const weight = { peso_kg: 70 }
  t.equal((await service.request('POST', '/api/weight', { token, body: weight })).status, 201)

  const blocker = await connect(t, service.databaseUrl)
  await blocker.query('begin; lock table weights in access exclusive mode')
  const readers = Array.from({ length: 40 }, () =>
    service.request('GET', '/api/weights', { token }),
  )
  const saved = await service.request('POST', '/api/user', { token, body: profile })
  t.equal(saved.status, 200, 'while no history can be read')
  const refused = await service.request('GET', '/api/user/export', { token })
  t.equal(outcome(refused), '503 busy', 'an export without a turn in time')

  await blocker.query('commit')
  // A reader without a turn in time is refused.
  const statuses = (await Promise.all(readers)).map(({ status }) => status)
  t.ok(statuses.filter((status) => status === 200).length >= 3)
  t.same(new Set([...statuses, 503]), new Set([200, 503]))
})

t.test('the batches of an account leave connections to all others', async (t) => {
  const service = await startService(t, { env: { DATABASE_TIMEOUT_MS: '60000' } })
  const [ana, eva] = [await service.register(), await service.register()]
  const blocker = await connect(t, service.databaseUrl)
  await blocker.query('begin')
  await blocker.query('select from accounts where id = $1 for update', [ana.id])
  const weights = [{ peso_kg: 70, fecha_registro: '2026-01-01' }]
  const send = (check: boolean) =>
    service.request('POST', '/api/weights/batch', { token: ana.token, body: { weights, check } })
  const batches = Array.from({ length: 60 }, (_, index) => send(index % 2 === 0))
  const waiting = () => waitingFor(blocker)
  await eventually(async () => (await waiting()) > 0, 'a batch that waits for the lock')

  const body = { peso_kg: 70 }
  for (let n = 0; n < 5; n += 1) {
    const recorded = await service.request('POST', '/api/weight', { token: eva.token, body })
    t.equal(recorded.status, 201)
  }
  const other = { token: eva.token, body: { weights, check: true } }
  t.equal((await service.request('POST', '/api/weights/batch', other)).status, 200)
  t.equal(await waiting(), 1, 'one batch of the account has a connection')

  await blocker.query('commit')
  const replies = await Promise.all(batches)
  // A batch without its place in time is refused.
  t.same(new Set([...replies.map(outcome), '503 busy']), new Set(['200', '503 busy']))
  t.equal((await service.sql('select from weights where user_id = $1', [ana.id])).length, 1)
})

t.test('the writes of an account leave connections to all others', async (t) => {
  const service = await startService(t, { env: { DATABASE_TIMEOUT_MS: '60000' } })
  const [ana, eva] = [await service.register(), await service.register()]
  const blocker = await connect(t, service.databaseUrl)
  await blocker.query('begin')
  await blocker.query('select from accounts where id = $1 for update', [ana.id])
  const writes = Array.from({ length: 20 }, () => [
    service.request('POST', '/api/weight', { token: ana.token, body: { peso_kg: 70 } }),
    service.request('POST', '/api/weights/devices', { token: ana.token, body: { weight: 71 } }),
    service.request('POST', '/api/user', { token: ana.token, body: profile }),
    service.request('PUT', '/api/weights/1', { token: ana.token, body: { peso_kg: 70 } }),
    service.request('DELETE', '/api/weights/1', { token: ana.token }),
  ]).flat()
  await eventually(async () => (await waitingFor(blocker)) > 0, 'a write that waits for the lock')

  const body = { peso_kg: 70 }
  const recorded = await service.request('POST', '/api/weight', { token: eva.token, body })
  t.equal(recorded.status, 201)
  const waiting = await waitingFor(blocker)
  t.ok(waiting <= 2, `${waiting} writes of the account have a connection`)

  await blocker.query('commit')
  await Promise.all(writes)
})

t.test('each operation that writes weights locks the account first', async (t) => {
  const service = await startService(t, { env: { DATABASE_TIMEOUT_MS: '60000' } })
  const { id, token } = await service.register()
  const weight = { peso_kg: 70, fecha_registro: '2026-01-01' }
  const first = { token, body: { weights: [weight] } }
  const { weights } = (await service.request('POST', '/api/weights/batch', first)).json()
  const path = `/api/weights/${weights[0].id}`
  const blocker = await connect(t, service.databaseUrl)
  const calls: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
    ['POST', '/api/weight', { peso_kg: 70 }],
    ['POST', '/api/weights/batch', { weights: [{ ...weight, peso_kg: 71 }] }],
    ['POST', '/api/weights/devices', { weight: 71 }],
    ['PUT', path, { peso_kg: 72 }],
    ['DELETE', path],
  ]
  for (const [method, path, body] of calls) {
    await blocker.query('begin')
    await blocker.query('select from accounts where id = $1 for no key update', [id])
    const reply = service.request(method, path, { token, body })
    // An operation without the lock would be answered.
    const answered = () => Promise.race([reply, Promise.resolve(undefined)])
    await eventually(async () => (await waitingFor(blocker)) > 0 || (await answered()), path)
    t.equal(await answered(), undefined, `${method} ${path}`)
    await blocker.query('commit')
    t.match((await reply).status, /^20[01]$/)
  }
})
