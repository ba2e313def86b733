/** Given a service, when its database fails, then calls get a 503 and no wrong answer. */
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { documentedOperations, exampleRequests } from '../support/document.ts'
import { eventually } from '../support/eventually.ts'
import { connect, createDatabase, waitingSessions } from '../support/postgres.ts'
import { outageTimeouts, type Reply, startService } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

/** A service with a proxy in front of its database, an admin and a user. */
const startFaultyService = async (t: Test) => {
  const databaseUrl = await createDatabase(t)
  const proxy = await startTcpProxy(t, databaseUrl)
  const service = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  const [admin, user] = [await service.register(), await service.register()]
  return { service, proxy, databaseUrl, admin, user }
}
type FaultyService = Awaited<ReturnType<typeof startFaultyService>>

interface NamedReply {
  path: string
  reply: Reply
}

/** Any operation may be 503 `busy`. */
const needsDatabase = documentedOperations.filter(
  ({ id, statuses }) => statuses.includes(503) && !['getMessages', 'getPublicConfig'].includes(id),
)

/** Sends the first example of every operation that needs the database, all at once. */
const askEverything = ({ service, admin, user }: FaultyService): Promise<NamedReply[]> =>
  Promise.all(
    needsDatabase.map(async (operation) => {
      const { token, cookie } = operation.id === 'logout' ? user : admin
      const [{ url, headers, body } = { url: '', headers: {} }] = exampleRequests(operation)
      const options = {
        token,
        headers: { cookie, ...headers },
        ...(body !== undefined && { body }),
      }
      const reply = await service.request(operation.method as 'GET', url, options)
      return { path: operation.id, reply }
    }),
  )

const unavailable = {
  error: 'El servicio no está disponible en este momento; inténtalo de nuevo en unos segundos',
}
const checkOutage = (t: Test, replies: NamedReply[]) => {
  for (const { path, reply } of replies) {
    if (reply.headers['x-error-code'] === 'outcome_unknown') {
      t.equal(reply.headers['retry-after'], undefined, `${path} may have taken effect`)
      continue
    }
    t.same([reply.status, reply.json()], [503, unavailable], path)
    t.match(reply.headers['retry-after'], /^[1-9]\d?$/, `${path} has a Retry-After`)
  }
}

/**
 * Operations that need no database keep answering: public ones with 200, the others with their
 * refusals.
 */
const checkUnaffected = async (t: Test, { service }: FaultyService) => {
  for (const path of ['/api/config', '/api/messages'])
    t.equal((await service.request('GET', path)).status, 200, path)
  t.equal((await service.request('GET', '/api/nowhere')).status, 404)
  t.equal((await service.request('GET', '/api/weights')).status, 401)
  t.equal((await service.request('GET', '/api/weights', { token: 'x.y.z' })).status, 401)
  t.equal((await service.request('POST', '/api/auth/login', { body: '{' })).status, 400)
}

const checkServed = async (t: Test, { service, user }: FaultyService) => {
  const body = { peso_kg: 71 }
  const recorded = await service.request('POST', '/api/weight', { token: user.token, body })
  t.equal(recorded.status, 201, 'the first request afterwards is served')
}

for (const mode of ['refuse', 'black hole', 'reset'] as const) {
  t.test(`with a database in mode ${mode}, operations that need it answer 503`, async (t) => {
    const faulty = await startFaultyService(t)
    await checkServed(t, faulty)
    await faulty.proxy.setMode(mode)
    // The list of revoked tokens in memory is valid for this time: operations that need nothing
    // else are still served.
    await delay(1000)
    const asked = askEverything(faulty)
    await checkUnaffected(t, faulty)
    checkOutage(t, await asked)
    const [line] = faulty.service.logs().filter(({ event }) => event === 'request_failed')
    t.match(line, { level: 'error', reason: String }, 'the log has the cause')
    await checkUnaffected(t, faulty)
    await faulty.proxy.setMode('pass')
    await checkServed(t, faulty)
    await eventually(
      async () => (await askEverything(faulty)).every(({ reply }) => reply.status !== 503),
      'every operation is served again',
    )
  })
}

t.test('a revoked token is refused, also when the list cannot be read', async (t) => {
  const faulty = await startFaultyService(t)
  const { service, proxy, user } = faulty
  const { token, cookie } = user
  t.equal(
    (await service.request('POST', '/api/auth/logout', { token, headers: { cookie } })).status,
    200,
  )
  // The process that revoked the token, and processes notified of it, know it. A process that has
  // just started has to read the list.
  const known = new Set<unknown>()
  const other = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  for (const [mode, status] of [
    ['refuse', 503],
    ['black hole', 503],
    ['pass', 401],
    ['refuse', 503],
  ] as const) {
    await proxy.setMode(mode)
    const [me, refresh] = await Promise.all([
      service.request('GET', '/api/auth/me', { token }),
      service.request('POST', '/api/auth/refresh', { headers: { cookie } }),
    ])
    t.same([me.status, refresh.status], [401, status], mode)
    if (status === 503)
      t.equal(refresh.headers['set-cookie'], undefined, 'the cookie is not cleared')
    const elsewhere = await other.request('GET', '/api/auth/me', { token })
    t.equal(elsewhere.status, known.has(other) ? 401 : status, `${mode}, in another process`)
    if (status === 401) known.add(other)
  }
})

t.test('with all connections taken, requests are refused in time', async (t) => {
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
  checkOutage(t, (await Promise.all(asked)).flat())
  await blocker.query('commit')
  t.equal((await service.request('GET', '/api/auth/me', { token: user.token })).status, 200)
  const { rows } = await blocker.query(
    `select (select count(*) from accounts)::integer as accounts,
            (select count(*) from weights)::integer as weights,
            (select count(*) from profiles)::integer as profiles,
            (select count(*) from revoked_tokens)::integer as revoked`,
  )
  t.same(rows, [{ accounts: 2, weights: 0, profiles: 0, revoked: 0 }], 'none was carried out')
})

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
  await eventually(async () => (await barrier.query(waitingSessions)).rowCount === 2, 'both wait')
  // Each has locked its own account now and asks for the other's.
  await barrier.query('select pg_advisory_unlock(42)')
  const replies = await Promise.all(asked)
  t.same(replies.map(({ status }) => status).sort(), [201, 503])
  t.match(replies.find(({ status }) => status === 503)?.headers['retry-after'], /^\d+$/)
  t.same(await service.sql('select count(*)::integer as rows from weights'), [{ rows: 1 }])
})
