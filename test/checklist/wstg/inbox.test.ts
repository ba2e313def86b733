import t from 'tap'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { open } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { startWstgService } from '../../support/wstg.ts'

t.test('processes that accept the same new items in opposite order do not deadlock', async (t) => {
  const { admin, databaseUrl, request, sql } = await startWstgService(t, { worker: false })
  const other = await startService(t, { databaseUrl })
  for (let round = 0; round < 20; round += 1) {
    const items = Array.from({ length: 40 }, (_, n) => ({
      wstg_id: `round ${round} item ${n}`,
      status: 'Done',
    }))
    const replies = await Promise.all([
      request('POST', '/api/wstg/sync/batch', { token: admin.token, body: { items } }),
      other.request('POST', '/api/wstg/sync/batch', {
        token: admin.token,
        body: { items: items.toReversed() },
      }),
    ])
    for (const { status } of replies) t.equal(status, 202)
  }
  const rows = await sql(`
    select (select count(*) from wstg_inbox)::integer as requests,
      (select count(*) from wstg_items)::integer as items`)
  t.same(rows, [{ requests: 1600, items: 800 }])
})

t.test('of many failed requests the oldest ten thousand are changed', async (t) => {
  // A statement of ten thousand rows takes longer on a busy machine than calls may.
  const env = { DATABASE_TIMEOUT_MS: '60000' }
  const { admin, request, sql, logs } = await startWstgService(t, { worker: false, env })
  const post = async (path: string) =>
    (await request('POST', `/api/wstg/requests/${path}`, { token: admin.token })).json().request_ids
  await sql(`insert into wstg_inbox (kind, finding_id, payload, state, due_at, note)
    select 'finding', 7, '{}', 'failed', null, 'refused'
    from generate_series(1, 10050)`)
  const oldest = Array.from({ length: 10_000 }, (_, n) => n + 1)
  t.same(await post('retry'), oldest)
  const line = logs().find(({ event }) => event === 'wstg_retry')
  t.same(line?.requests, oldest.slice(0, 1000), 'a line of the audit log names the first')
  t.equal((await post('dismiss')).length, 50)
  t.same(await post('retry'), [])
})

t.test('a status that is written again waits as a new one', async (t) => {
  const { databaseUrl, sql, sync, settled } = await startWstgService(t)
  const items = itemRepository(open(t, databaseUrl))
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  await settled()
  const before = await items.find('wstg-info-01')
  // The queue does not know of it, so that it stays.
  await items.repeatNewest('wstg-info-01')
  t.match(await sql('select state, attempts, finished_at from wstg_inbox'), [
    { state: 'waiting', attempts: 0, finished_at: null },
  ])
  const after = await items.find('wstg-info-01')
  t.ok(after!.revision > before!.revision, 'a write that is under way is refused')
})
