import t, { type Test } from 'tap'
import { type Reply, startService, type TestService } from '../support/service.ts'
import { refusedUrl } from './fake-service.ts'
import { isRefused, register } from './support.ts'

const parallel = 50
const rounds = 3

/** Two instances of the service on one empty database, as behind a load balancer. */
const startTwo = async (t: Test): Promise<[TestService, TestService]> => {
  const first = await startService(t)
  return [first, await startService(t, { databaseUrl: first.databaseUrl })]
}

const rolesOf = (replies: Reply[]) => replies.map((reply) => reply.json().role).sort()
const storedRoles = async ({ sql }: TestService) =>
  (await sql<{ role: string }>('select role from accounts order by role')).map(({ role }) => role)
const oneAdminAmong = (count: number) => [
  'admin',
  ...Array.from({ length: count - 1 }, () => 'user'),
]

t.test('a new database has no account', async (t) => {
  const service = await startService(t)
  t.strictSame(await storedRoles(service), [])
})

t.test('exactly one of many simultaneous first registrations becomes admin', async (t) => {
  const services = await startTwo(t)
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        register(services[index % 2 === 0 ? 0 : 1], `persona${index}`),
      ),
    )
    t.ok(
      replies.every(({ status }) => status === 201),
      'all are accepted',
    )
    t.strictSame(rolesOf(replies), oneAdminAmong(parallel), `round ${round}: one admin is answered`)
    t.strictSame(await storedRoles(services[0]), oneAdminAmong(parallel), 'one admin is stored')
    await services[0].sql('delete from accounts')
  }
})

t.test('exactly one of many first registrations of one name is accepted, as admin', async (t) => {
  const services = await startTwo(t)
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        register(services[index % 2 === 0 ? 0 : 1], 'ana'),
      ),
    )
    const accepted = replies.filter(({ status }) => status === 201)
    t.strictSame(rolesOf(accepted), ['admin'], `round ${round}`)
    for (const reply of replies)
      if (reply.status !== 201) isRefused(t, reply, 400, 'username_taken')
    t.strictSame(await storedRoles(services[0]), ['admin'])
    await services[0].sql('delete from accounts')
  }
})

t.test('later accounts are users, also after a refusal for a taken name', async (t) => {
  const service = await startService(t)
  t.equal((await register(service, 'ana')).json().role, 'admin')
  isRefused(t, await register(service, 'ana'), 400, 'username_taken')
  for (const name of ['eva', 'luis'])
    t.equal((await register(service, name)).json().role, 'user', name)
})

t.test('after a refused first registration the next one becomes admin', async (t) => {
  const env = { BREACH_API_URL: await refusedUrl(t), BREACH_FAIL_CLOSED: 'true' }
  const refusing = await startService(t, { env })
  isRefused(t, await register(refusing, 'ana'), 400, 'password_check_unavailable')
  isRefused(t, await register(refusing, 'a b'), 400, 'username_invalid')
  isRefused(t, await register(refusing, 'ana', 'short'), 400, 'password_too_short', {
    min: 8,
    max: 128,
  })
  t.strictSame(await storedRoles(refusing), [])

  const service = await startService(t, { databaseUrl: refusing.databaseUrl })
  t.equal((await register(service, 'eva')).json().role, 'admin')
})

t.test('a first registration that fails after its row was written stores nothing', async (t) => {
  const service = await startService(t)
  const failWith = (action: string) => `
    create function fail() returns trigger language plpgsql as $$ begin ${action} return null;
    end $$;
    create constraint trigger fail after insert on accounts deferrable initially deferred
      for each row execute function fail()`
  const failures = {
    'its connection is cut': {
      action: 'perform pg_terminate_backend(pg_backend_pid());',
      status: 503,
    },
    'its commit fails': { action: "raise exception 'no';", status: 500 },
  }
  for (const [name, { action, status }] of Object.entries(failures)) {
    await service.sql(failWith(action))
    t.equal((await register(service, 'ana')).status, status, name)
    t.strictSame(await storedRoles(service), [])
    await service.sql('drop function fail cascade')
  }
  t.equal((await register(service, 'ana')).json().role, 'admin')
  t.equal((await register(service, 'eva')).json().role, 'user')
})

t.test('after the deletion of all accounts the next one becomes admin', async (t) => {
  const service = await startService(t)
  for (const expected of ['admin', 'user']) t.equal((await service.register()).role, expected)
  await service.sql('delete from accounts')
  for (const expected of ['admin', 'user']) t.equal((await service.register()).role, expected)
  await service.sql("delete from accounts where role = 'admin'")
  t.equal((await service.register()).role, 'user', 'no new admin as long as an account exists')
})
