/** The export of the caller's own data. */
import t from 'tap'
import { listen } from '../../platform/http/raw.ts'
import { eventually } from '../../support/eventually.ts'
import { outcome } from '../../support/outcome.ts'
import { profile, type Session, startService } from '../../support/service.ts'

const service = await startService(t)
await service.register()

const exportOf = ({ token }: Session) => service.request('GET', '/api/user/export', { token })

t.test('the export is a file with account, profile, settings and all weights', async (t) => {
  const ana = await service.register()
  await service.sql("update accounts set created_at = '2026-01-31T07:05:09.1239Z' where id = $1", [
    ana.id,
  ])
  const created_at = '2026-01-31T07:05:09.123Z'
  const account = { user_id: ana.id, username: ana.username, role: 'user', created_at }
  const settings = { time_zone: null, unit: null, goal_kg: null }
  t.strictSame((await exportOf(ana)).json(), { account, profile: null, settings, weights: [] })
  await service.request('POST', '/api/user', { token: ana.token, body: profile })
  await service.addWeights(ana, 5000)
  const reply = await exportOf(ana)
  const { weights } = (await service.request('GET', '/api/weights', { token: ana.token })).json()
  t.equal(weights.length, 5000)
  t.strictSame(reply.json(), { account, profile, settings, weights })
  t.equal(reply.headers['cache-control'], 'no-store')
})

t.test('the name of the file has the day of APP_TIMEZONE', async (t) => {
  const now = () => new Date('2026-01-31T23:30:00Z')
  const late = await startService(t, { databaseUrl: service.databaseUrl, now })
  const { token } = await late.register()
  const { headers } = await late.request('GET', '/api/user/export', { token })
  t.equal(headers['content-disposition'], 'attachment; filename="mis-datos-2026-02-01.json"')
})

t.test('an export whose account goes meanwhile is not complete', async (t) => {
  const ana = await service.register()
  await service.addWeights(ana, 100_000)
  const port = await listen(service.app)
  const headers = { authorization: `Bearer ${ana.token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/export`, { headers })
  t.equal(answer.status, 200)
  const reader = answer.body!.getReader()
  await reader.read()
  await service.sql('delete from accounts where id = $1', [ana.id])
  await t.rejects(
    eventually(async () => (await reader.read()).done, 'the end of the export', 0),
    'the connection breaks',
  )
  t.equal(outcome(await exportOf(ana)), '401 authentication_required')
})
