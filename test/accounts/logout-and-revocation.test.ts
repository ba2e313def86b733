import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { eachIs, outcome } from '../support/outcome.ts'
import { outageTimeouts, type Session, startService, type TestService } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { decode } from './forged-tokens.ts'
import { empty, login } from './support.ts'

const logout = ({ request }: TestService, token: string, headers: Record<string, string> = {}) =>
  request('POST', '/api/auth/logout', { token, headers })
const refresh = ({ request }: TestService, cookie: string) =>
  request('POST', '/api/auth/refresh', { headers: { cookie } })
const me = ({ request }: TestService, token: string) => request('GET', '/api/auth/me', { token })

const countRevoked = async ({ sql }: TestService) =>
  (await sql<{ count: number }>('select count(*)::int as count from revoked_tokens'))[0]?.count

const refused = '401 authentication_required'
const loggedOut = '200 -cookie'

/** Expects that both tokens of the session are refused. */
const isOver = async (
  t: Test,
  service: TestService,
  { token, cookie }: Pick<Session, 'token' | 'cookie'>,
  name: string,
) => {
  t.equal(outcome(await refresh(service, cookie)), `${refused} -cookie`, `${name}: refresh token`)
  t.equal(outcome(await me(service, token)), refused, `${name}: access token`)
}

/** Milliseconds until a process must read the revocation list again. */
const listInMemory = 1000

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test('a logout ends the session for good in all processes', async (t) => {
  const ana = await service.register('ana')
  const reply = await logout(service, ana.token, { cookie: ana.cookie })
  t.strictSame([outcome(reply), reply.json()], [loggedOut, { message: 'Sesión cerrada' }])
  await isOver(t, service, ana, 'at once')
  t.equal(outcome(await logout(service, ana.token, { cookie: ana.cookie })), refused, 'twice')
  const next = await startService(t, { databaseUrl: service.databaseUrl })
  await isOver(t, next, ana, 'in another process')
  t.equal((await login(next, 'ana')).status, 200, 'the account can log in again')
})

t.test('a refresh does not restore a session that has ended', async (t) => {
  const ana = await service.register('ana')
  const { access_token: token } = (await refresh(service, ana.cookie)).json()
  t.equal(outcome(await logout(service, token, { cookie: ana.cookie })), loggedOut)
  await isOver(t, service, { token, cookie: ana.cookie }, 'with a refreshed token')
  t.equal((await me(service, ana.token)).status, 200, 'a token that was not sent lasts')
})

t.test('a revoked token is refused in any spelling', async (t) => {
  const ana = await service.register('ana')
  t.equal(outcome(await logout(service, ana.token, { cookie: ana.cookie })), loggedOut)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  /** 32 bytes take 43 characters, whose last two bits do not count. */
  const spellings = (token: string) => {
    const index = alphabet.indexOf(token.at(-1) ?? '')
    const last = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[(index & ~3) | bits])
    return [...last, `${token}=`, `${token}==`]
  }
  await eachIs(t, refused, spellings(ana.token), (token) => me(service, token))
  await eachIs(t, `${refused} -cookie`, spellings(ana.cookie), (cookie) => refresh(service, cookie))
})

t.test('a logout ends only the session of the caller', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  t.equal(outcome(await logout(service, ana.token, { cookie: eva.cookie })), loggedOut)
  t.equal((await me(service, ana.token)).status, 401)
  t.equal((await refresh(service, ana.cookie)).status, 200, 'this refresh token was not sent')
  t.equal((await refresh(service, eva.cookie)).status, 200, "the other person's is left alone")
  t.equal((await me(service, eva.token)).status, 200)
})

t.test('a logout needs no cookie, and ignores a worthless one', async (t) => {
  await service.register('ana')
  for (const headers of [
    {},
    { cookie: 'refresh_token=' },
    { cookie: 'refresh_token=bad' },
    { origin: 'https://elsewhere.example' },
  ]) {
    const { access_token: token } = (await login(service, 'ana')).json()
    const name = JSON.stringify(headers)
    t.equal(outcome(await logout(service, token, headers)), loggedOut, name)
    t.equal((await me(service, token)).status, 401, name)
  }
})

t.test('simultaneous logouts of one session cause no error', async (t) => {
  const ana = await service.register('ana')
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => logout(service, ana.token, { cookie: ana.cookie })),
  )
  const outcomes = new Set(replies.map(outcome))
  t.ok(outcomes.delete(loggedOut))
  outcomes.delete(refused)
  t.same([...outcomes], [], 'each other logout finds the session ended')
  await isOver(t, service, ana, 'afterwards')
  t.equal(await countRevoked(service), 2)
})

t.test('a revocation is kept until a day after the expiry of its token', async (t) => {
  const ana = await service.register('ana')
  await logout(service, ana.token, { cookie: ana.cookie })
  const rows = await service.sql(
    `select jti, extract(epoch from expires_at)::integer as expiry
     from revoked_tokens order by expires_at`,
  )
  const tokens = [ana.token, ana.cookie.slice('refresh_token='.length)]
  t.strictSame(
    rows,
    tokens.map((token) => decode(token).claims).map(({ jti, exp }) => ({ jti, expiry: exp })),
  )
  await service.sql(`
    insert into revoked_tokens (jti, expires_at)
    select 'old-' || n, now() - interval '1 day 1 second' from generate_series(1, 10000) as n
    union all values ('margin', now() - interval '23 hours')`)
  const now = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
  const ahead = await startService(t, { databaseUrl: service.databaseUrl, now })
  t.equal(await ahead.context.revoked.purge(), 10_000, 'by the clock of the database')
  t.equal(await countRevoked(service), 3)
  await isOver(t, service, ana, 'after the purge')
})

t.test('no token is accepted while the revocation list is unreachable', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  await logout(service, ana.token, { cookie: ana.cookie })
  const proxy = await startTcpProxy(t, service.databaseUrl)
  const behind = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  t.equal((await me(behind, eva.token)).status, 200)
  for (const mode of ['refuse', 'reset', 'black hole'] as const) {
    await proxy.setMode(mode)
    await delay(listInMemory)
    t.equal(outcome(await me(behind, ana.token)), refused, 'known to be revoked')
    const replies = await Promise.all([
      me(behind, eva.token),
      refresh(behind, eva.cookie),
      refresh(behind, ana.cookie),
      logout(behind, eva.token, { cookie: eva.cookie }),
      behind.request('GET', '/api/wstg/status', { token: eva.token }),
    ])
    t.same(replies.map(outcome), Array(5).fill('503 service_unavailable'), mode)
    t.equal(outcome(await me(behind, 'garbage')), refused, 'malformed: refused without the list')
    await proxy.setMode('pass')
    t.equal((await me(behind, eva.token)).status, 200, `after "${mode}"`)
    t.equal((await me(behind, ana.token)).status, 401)
  }
  t.equal((await refresh(behind, eva.cookie)).status, 200, 'the cookie is still valid')
})
