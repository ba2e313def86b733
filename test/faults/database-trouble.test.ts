import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { eventually } from '../support/eventually.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { outageTimeouts, startService } from '../support/service.ts'
import { askEverything, startFaultyService } from './support.ts'

t.test('terminated connections fail single requests, and no answer is wrong', async (t) => {
  const service = await startService(t, { env: outageTimeouts })
  const { token, id } = await service.register()
  const executioner = await connect(t, service.databaseUrl)
  let killed = 0
  let working = true
  const kill = async () => {
    while (working) {
      const { rowCount } = await executioner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'weight-bmi-register'`,
      )
      killed += rowCount ?? 0
      await delay(20)
    }
  }
  let recorded = 0
  let sent = 0
  const post = async () => {
    while (sent < 240 || killed < 10 || recorded === 0) {
      sent += 1
      const reply = await service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })
      if (reply.status === 201) recorded += 1
      else {
        t.equal(reply.status, 503)
        t.match(reply.headers['retry-after'], /^\d+$/)
      }
    }
  }
  const killing = kill()
  await Promise.all([post(), post(), post(), post()])
  working = false
  await killing
  const [{ rows } = { rows: 0 }] = (
    await executioner.query<{ rows: number }>(
      'select count(*)::integer as rows from weights where user_id = $1',
      [id],
    )
  ).rows
  t.ok(rows >= recorded && rows <= sent, `${recorded} were confirmed, ${rows} are stored`)
  // The last termination may reach its connection after a request has taken it.
  await eventually(
    async () => (await service.request('GET', '/api/weights', { token })).status === 200,
    'requests are served again',
  )
})

t.test(
  'with all connections taken, requests are refused in time and never carried out',
  async (t) => {
    const faulty = await startFaultyService(t)
    const { service, databaseUrl, user } = faulty
    const blocker = await connect(t, databaseUrl)
    await blocker.query('begin')
    await blocker.query(
      'lock table accounts, profiles, weights, revoked_tokens in access exclusive mode',
    )
    const asked = [askEverything(faulty), askEverything(faulty)]
    const fast = await Promise.race([service.request('GET', '/api/config'), ...asked])
    t.match(fast, { status: 200 }, 'an operation without a database does not wait')
    for (const { what, reply } of (await Promise.all(asked)).flat()) {
      t.equal(reply.status, 503, what)
      t.match(reply.headers['retry-after'], /^\d+$/)
    }
    await blocker.query('commit')
    t.equal(
      (await service.request('GET', '/api/auth/me', { token: user.token })).status,
      200,
      'the next request is served at once',
    )
    const { rows } = await blocker.query(
      `select (select count(*) from accounts)::integer as accounts,
              (select count(*) from weights)::integer as weights,
              (select count(*) from profiles)::integer as profiles,
              (select count(*) from revoked_tokens)::integer as revoked`,
    )
    t.same(
      rows,
      [{ accounts: 2, weights: 0, profiles: 0, revoked: 0 }],
      'no refused request was carried out',
    )
  },
)

/**
 * The service's own statements cannot deadlock: each locks one account's row, or, for a change of
 * role, the admins' rows in the order of their ids. So the service does not retry. A trigger makes
 * a deadlock here: one of the two requests must answer 503 and store nothing.
 */
t.test('a deadlock answers one request with 503 and stores nothing for it', async (t) => {
  const databaseUrl = await createDatabase(t)
  const barrier = await connect(t, databaseUrl)
  await barrier.query(`
    do $$ begin
      execute format('alter database %I set deadlock_timeout = 50', current_database());
    end $$;
    create function lock_the_other() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(42);
      perform from accounts where id <> new.user_id for no key update;
      return new;
    end $$;
    create trigger crossing after insert on weights for each row execute function lock_the_other()`)
  const service = await startService(t, { databaseUrl, env: outageTimeouts })
  const ana = await service.register()
  const luis = await service.register()
  await barrier.query('select pg_advisory_lock(42)')
  const asked = [ana, luis].map(({ token }) =>
    service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } }),
  )
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted"
  await eventually(async () => (await barrier.query(waiting)).rowCount === 2, 'both wait')
  // Each has locked its own account now and asks for the other's.
  await barrier.query('select pg_advisory_unlock(42)')
  const replies = await Promise.all(asked)
  t.same(replies.map(({ status }) => status).sort(), [201, 503])
  t.match(replies.find(({ status }) => status === 503)?.headers['retry-after'], /^\d+$/)
  t.same(await service.sql('select count(*)::integer as rows from weights'), [{ rows: 1 }])
})

t.test('a missing schema is answered with 503, not 500', async (t) => {
  const service = await startService(t, { env: outageTimeouts, wrongStatements: true })
  const { token } = await service.register()
  await service.sql('alter table weights rename to elsewhere')
  const reply = await service.request('GET', '/api/weights', { token })
  t.equal(reply.status, 503)
  t.match(reply.headers['retry-after'], /^\d+$/)
})
