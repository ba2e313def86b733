import t from 'tap'
import { startBackgroundWork } from '../../src/start/background.ts'
import { eventually } from '../support/eventually.ts'
import { startService } from '../support/service.ts'

t.test('a purge that fails is logged by its name and does not stop the others', async (t) => {
  const { context, sql, logs } = await startService(t)
  for (const statement of [
    `insert into revoked_tokens (jti, expires_at) values ('old', now() - interval '2 days')`,
    `insert into session_ends (user_id, session_number, ended_at)
     values (7, 1, now() - interval '9 days')`,
    `insert into links (digest, created_by, expires_at)
     values ('\\x00', 1, now() - interval '1 second'), ('\\x01', 1, now() + interval '1 day')`,
    `insert into wstg_inbox (kind, item_key, payload, state, due_at, finished_at)
     values ('sync', 'wstg-info-01', '{}', 'done', null, now() - interval '8 days')`,
    `create function refuse() returns trigger language plpgsql
     as $$ begin raise exception 'not today'; end $$`,
    'create trigger refused before delete on revoked_tokens execute function refuse()',
    `insert into scheduled_tasks (name, requested_at)
     select 'purge_' || name, now()
     from unnest(array['revocations', 'session_ends', 'links', 'requests']) as name`,
  ])
    await sql(statement)
  const stop = startBackgroundWork(context)
  t.teardown(stop)

  const tasks = await eventually(async () => {
    const rows = await sql(
      `select name, last_error from scheduled_tasks
       where name like 'purge%' and last_finished_at is not null order by name`,
    )
    return rows.length === 4 && rows
  }, 'the end of the purges')
  t.same(tasks, [
    { name: 'purge_links', last_error: null },
    { name: 'purge_requests', last_error: null },
    { name: 'purge_revocations', last_error: 'not today' },
    { name: 'purge_session_ends', last_error: null },
  ])
  const [left] = await sql(
    `select (select count(*) from revoked_tokens)::integer as revocations,
       (select count(*) from session_ends)::integer as ends,
       (select count(*) from links)::integer as links,
       (select count(*) from wstg_inbox)::integer as requests`,
  )
  t.same(left, { revocations: 1, ends: 0, links: 1, requests: 0 })
  const failures = logs().filter(({ event }) => event === 'scheduled_task_failed')
  t.match(failures, [{ task: 'purge_revocations', err: { message: 'not today' } }])
})
