import type pg from 'pg'
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { outcome } from '../../support/outcome.ts'
import { connect, waitingSessions } from '../../support/postgres.ts'
import { profile, type Session, startService } from '../../support/service.ts'

const service = await startService(t, { env: { DATABASE_TIMEOUT_MS: '60000' } })

/** Statements that wait for a lock. */
const waitingFor = async (observer: pg.Client): Promise<number> =>
  (await observer.query(waitingSessions)).rows.length

t.test('readers of histories leave connections to all others', async (t) => {
  const { token } = await service.register()
  const weight = { token, body: { peso_kg: 70 } }
  t.equal((await service.request('POST', '/api/weight', weight)).status, 201)

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

t.test('the writes of an account leave connections to all others', async (t) => {
  const [ana, eva] = [await service.register(), await service.register()]
  const blocker = await connect(t, service.databaseUrl)
  await blocker.query('begin')
  await blocker.query('select from accounts where id = $1 for update', [ana.id])
  const weights = [{ peso_kg: 70, fecha_registro: '2026-01-01' }]
  const sendBatch = ({ token }: Session, check: boolean) =>
    service.request('POST', '/api/weights/batch', { token, body: { weights, check } })
  const batches = Array.from({ length: 40 }, (_, index) => sendBatch(ana, index % 2 === 0))
  const { token } = ana
  const writes = Array.from({ length: 20 }, () => [
    service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } }),
    service.request('POST', '/api/weights/devices', { token, body: { weight: 71 } }),
    service.request('POST', '/api/user', { token, body: profile }),
    service.request('PUT', '/api/weights/1', { token, body: { peso_kg: 70 } }),
    service.request('DELETE', '/api/weights/1', { token }),
  ]).flat()
  await eventually(async () => (await waitingFor(blocker)) > 0, 'writes that wait for the lock')

  const weight = { token: eva.token, body: { peso_kg: 70 } }
  t.equal((await service.request('POST', '/api/weight', weight)).status, 201)
  t.equal((await sendBatch(eva, true)).status, 200)
  const waiting = await waitingFor(blocker)
  t.ok(waiting <= 3, `${waiting} writes of the account have a connection`)

  await blocker.query('commit')
  await Promise.all(writes)
  // A batch without its place in time is refused.
  const outcomes = (await Promise.all(batches)).map(outcome)
  t.same(new Set([...outcomes, '200', '503 busy']), new Set(['200', '503 busy']))
  const written = outcomes.some((outcome, index) => index % 2 === 1 && outcome === '200')
  const first = "select from weights where user_id = $1 and recorded_at < '2026-01-02'"
  t.equal((await service.sql(first, [ana.id])).length, Number(written))
})

t.test('each operation that writes weights sees what was written before it', async (t) => {
  const blocker = await connect(t, service.databaseUrl)
  const insert = `insert into weights (user_id, weight_kg, recorded_at)
    values ($1, $2, now() - $3 * interval '1 day') returning id`
  const written = { peso_kg: 70, fecha_registro: new Date().toISOString() }
  const tooLarge = 'weight_change_too_large'
  const calls: [
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object | undefined,
    told: string,
  ][] = [
    ['POST', 'weight', { peso_kg: 70 }, tooLarge],
    ['POST', 'weights/batch', { weights: [written] }, tooLarge],
    ['POST', 'weights/devices', { weight: 70 }, tooLarge],
    ['PUT', 'weights/ID', written, tooLarge],
    ['DELETE', 'weights/ID', undefined, 'Peso eliminado'],
    ['POST', 'weights/batch-delete', { weight_ids: [1] }, 'deleted'],
  ]
  for (const [method, path, body, told] of calls) {
    const { id, token } = await service.register()
    const [row] = await service.sql<{ id: string }>(insert, [id, 70, 10])
    await blocker.query('begin')
    await blocker.query('select from accounts where id = $1 for no key update', [id])
    await blocker.query(insert, [id, 600, 1])
    const url = `/api/${path.replace('ID', `${row?.id}`)}`
    const reply = service.request(method, url, { token, body })
    // An operation without the lock would be answered.
    const answered = () => Promise.race([reply, Promise.resolve(undefined)])
    await eventually(async () => (await waitingFor(blocker)) > 0 || (await answered()), path)
    t.equal(await answered(), undefined, `${method} ${path}`)
    await blocker.query('commit')
    const { headers, text } = await reply
    t.match(`${headers['x-error-code']} ${text}`, told, `${method} ${path}`)
  }
})
