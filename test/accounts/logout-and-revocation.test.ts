import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import {
  cookieOf,
  outageTimeouts,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { decode } from './forged-tokens.ts'
import { empty, isRefused, login } from './support.ts'

const logout = ({ request }: TestService, token: string, headers: Record<string, string> = {}) =>
  request('POST', '/api/auth/logout', { token, headers })
const refresh = ({ request }: TestService, cookie: string) =>
  request('POST', '/api/auth/refresh', { headers: { cookie } })
const me = ({ request }: TestService, token: string) => request('GET', '/api/auth/me', { token })

const countRevoked = async ({ sql }: TestService) =>
  (await sql<{ count: number }>('select count(*)::int as count from revoked_tokens'))[0]?.count

/** Expects that both tokens of the session are refused. */
const isOver = async (
  t: Test,
  service: TestService,
  { token, cookie }: Pick<Session, 'token' | 'cookie'>,
  name: string,
) => {
  t.equal((await refresh(service, cookie)).status, 401, `${name}: the refresh token`)
  isRefused(t, await me(service, token), 401, 'authentication_required', {
    name: `${name}: the access token`,
  })
}

/** Milliseconds until a process must read the revocation list again. */
const listInMemory = 1000

let service: TestService

t.before(async () => {
  service = await startService(t)
})
t.beforeEach(() => empty(service))

t.test(
  'a logout permanently ends the session in all processes and clears the cookie',
  async (t) => {
    const ana = await service.register('ana')
    const reply = await logout(service, ana.token, { cookie: ana.cookie })
    t.strictSame([reply.status, reply.json()], [200, { message: 'Sesión cerrada' }])
    t.equal(
      reply.headers['set-cookie'],
      'refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict',
    )
    await isOver(t, service, ana, 'at once')
    isRefused(
      t,
      await logout(service, ana.token, { cookie: ana.cookie }),
      401,
      'authentication_required',
      {
        name: 'a second logout',
      },
    )
    const next = await startService(t, { databaseUrl: service.databaseUrl })
    await isOver(t, next, ana, 'in another process')
    t.equal((await login(next, 'ana')).status, 200, 'the account can log in again')
  },
)

t.test('a refresh does not restore a session that has ended', async (t) => {
  const ana = await service.register('ana')
  const { access_token: second } = (await refresh(service, ana.cookie)).json()
  t.equal(
    (await logout(service, second, { cookie: ana.cookie })).status,
    200,
    'with a refreshed token',
  )
  t.equal((await refresh(service, ana.cookie)).status, 401)
  t.equal((await me(service, second)).status, 401)
  t.equal(
    (await me(service, ana.token)).status,
    200,
    'an access token that was not sent with the logout lasts until it expires',
  )
})

t.test('a revoked token is refused in any spelling', async (t) => {
  const ana = await service.register('ana')
  t.equal((await logout(service, ana.token, { cookie: ana.cookie })).status, 200)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  /** 32 bytes take 43 characters, whose last two bits do not count. */
  const spellings = (token: string) => {
    const index = alphabet.indexOf(token.at(-1) ?? '')
    const last = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[(index & ~3) | bits])
    return [...last, `${token}=`, `${token}==`]
  }
  for (const token of spellings(ana.token))
    t.equal((await me(service, token)).status, 401, token.slice(-4))
  for (const cookie of spellings(ana.cookie))
    t.equal((await refresh(service, cookie)).status, 401, cookie.slice(-4))
})

t.test('a logout ends only the session of the caller', async (t) => {
  const [ana, eva] = [await service.register('ana'), await service.register('eva')]
  const reply = await logout(service, ana.token, { cookie: eva.cookie })
  t.equal(reply.status, 200, "with another person's cookie")
  t.equal((await me(service, ana.token)).status, 401)
  t.equal(
    (await refresh(service, ana.cookie)).status,
    200,
    "the caller's refresh token was not sent",
  )
  t.equal((await refresh(service, eva.cookie)).status, 200, "the other person's is left alone")
  t.equal((await me(service, eva.token)).status, 200)
})

t.test('a logout needs no cookie, and ignores a worthless one', async (t) => {
  await service.register('ana')
  const headers: Record<string, Record<string, string>> = {
    'no cookie': {},
    'an empty cookie': { cookie: 'refresh_token=' },
    'a cookie that is no token': { cookie: 'refresh_token=bad' },
    'a content type without a body': { 'content-type': 'application/json' },
    'a foreign origin': { origin: 'https://elsewhere.example' },
  }
  for (const [name, more] of Object.entries(headers)) {
    const { access_token: token } = (await login(service, 'ana')).json()
    t.equal((await logout(service, token, more)).status, 200, name)
    t.equal((await me(service, token)).status, 401)
  }
  const session = await login(service, 'ana')
  const used = { token: session.json().access_token, cookie: cookieOf(session) }
  const body = await service.request('POST', '/api/auth/logout', {
    token: used.token,
    headers: { cookie: used.cookie },
    body: '{"broken":',
  })
  t.equal(body.status, 200, 'an unexpected body is ignored')
  await isOver(t, service, used, 'after it')
})

t.test('simultaneous logouts of one session cause no error', async (t) => {
  const ana = await service.register('ana')
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => logout(service, ana.token, { cookie: ana.cookie })),
  )
  t.ok(
    replies.every(({ status }) => status === 200 || status === 401),
    'each logout is accepted or finds the session ended',
  )
  t.ok(replies.some(({ status }) => status === 200))
  await isOver(t, service, ana, 'afterwards')
  t.equal(await countRevoked(service), 2)
})

t.test('only the id of a token is stored, until the token expires', async (t) => {
  const ana = await service.register('ana')
  await logout(service, ana.token, { cookie: ana.cookie })
  const rows = await service.sql<{ jti: string; expiry: number }>(
    `select jti, extract(epoch from expires_at)::int as expiry from revoked_tokens
      order by expires_at`,
  )
  const [access, refreshed] = [ana.token, ana.cookie.slice('refresh_token='.length)].map(
    (token) => decode(token).claims,
  )
  t.strictSame(rows, [
    { jti: access?.jti, expiry: access?.exp },
    { jti: refreshed?.jti, expiry: refreshed?.exp },
  ])

  await service.sql(`insert into revoked_tokens (jti, expires_at)
    select 'old-' || n, now() - interval '1 day 1 second' from generate_series(1, 10000) as n`)
  await service.sql(
    `insert into revoked_tokens (jti, expires_at) values ('margin', now() - interval '23 hours')`,
  )
  t.equal(await service.context.revoked.purge(), 10_000)
  t.equal(await countRevoked(service), 3, 'an expired token is kept for another day')
  await isOver(t, service, ana, 'after the purge')
})

t.test('a process whose clock is ahead removes no revocation that others need', async (t) => {
  const ana = await service.register('ana')
  await logout(service, ana.token, { cookie: ana.cookie })
  const now = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
  const ahead = await startService(t, { databaseUrl: service.databaseUrl, now })
  t.equal(await ahead.context.revoked.purge(), 0)
  t.equal(await countRevoked(service), 2)
  await isOver(t, service, ana, 'after the purge')
})

t.test('no token is accepted while the revocation list is unreachable', async (t) => {
  const first = await startService(t)
  const ana = await first.register('ana')
  const eva = await first.register('eva')
  await logout(first, ana.token, { cookie: ana.cookie })
  const proxy = await startTcpProxy(t, first.databaseUrl)
  const behindProxy = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
  t.equal((await me(behindProxy, eva.token)).status, 200)

  for (const mode of ['refuse', 'reset', 'black hole'] as const) {
    await proxy.setMode(mode)
    await delay(listInMemory)
    isRefused(t, await me(behindProxy, ana.token), 401, 'authentication_required', {
      name: 'known to be revoked',
    })
    const replies = await Promise.all([
      me(behindProxy, eva.token),
      refresh(behindProxy, eva.cookie),
      refresh(behindProxy, ana.cookie),
      logout(behindProxy, eva.token, { cookie: eva.cookie }),
      behindProxy.request('GET', '/api/wstg/status', { token: eva.token }),
    ])
    for (const reply of replies) {
      isRefused(t, reply, 503, 'service_unavailable', { name: mode })
      t.match(reply.headers['retry-after'], /^\d+$/)
    }
    isRefused(t, await me(behindProxy, 'garbage'), 401, 'authentication_required', {
      name: 'a malformed token is refused without the list',
    })
    await proxy.setMode('pass')
    t.equal((await me(behindProxy, eva.token)).status, 200, `after "${mode}"`)
    t.equal((await me(behindProxy, ana.token)).status, 401)
  }
  t.equal((await refresh(behindProxy, eva.cookie)).status, 200, 'the cookie is still valid')
})
