import t from 'tap'
import { connect } from '../support/postgres.ts'
import { profile, startService } from '../support/service.ts'

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

  await blocker.query('commit')
  // A reader without a turn in time is refused.
  const statuses = (await Promise.all(readers)).map(({ status }) => status)
  t.ok(statuses.filter((status) => status === 200).length >= 3)
  t.same(new Set([...statuses, 503]), new Set([200, 503]))
})
