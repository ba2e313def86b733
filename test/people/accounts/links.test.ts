/** Invitations and password links: who makes them, and which codes work. */
import type { RequestListener } from 'node:http'
import t from 'tap'
import { outcome } from '../../support/outcome.ts'
import {
  jwtSecret,
  password,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../../support/service.ts'
import { startService as startFake } from './fake-service.ts'
import { accessClaims, forge } from './forged-tokens.ts'
import {
  changePassword,
  changeRole,
  countAccounts,
  deleteUser,
  endSessions,
  invite,
  isOver,
  isValid,
  keyOf,
  limited,
  linkFor,
  login,
  logoutEverywhere,
  next,
  type OnAccount,
  sessionOf,
  starter,
  startWithRoles,
  storedHash,
  unauthenticated,
  wrong,
} from './support.ts'

const start = starter(t)
const closed = { REGISTRATION: 'closed' }
const invalid = '400 code_invalid'
const forbidden = '403 forbidden'

type Caller = Pick<Session, 'token'>
type Options = Parameters<TestService['request']>[2]

const listed = async ({ request }: TestService, { token }: Caller) =>
  (await request('GET', '/api/admin/invitations', { token })).json().invitations
const withdraw: OnAccount = ({ request }, { token }, id) =>
  request('DELETE', `/api/admin/invitations/${id}`, { token })
const join = (
  { request }: TestService,
  invitation: unknown,
  username = 'luis',
  given: object = {},
  options: Options = {},
) => {
  const body = { username, password, invitation, ...given }
  return request('POST', '/api/auth/register', { ...options, body })
}
const reset = ({ request }: TestService, code: unknown, chosen = next, options: Options = {}) => {
  const body = { code, new_password: chosen }
  return request('POST', '/api/auth/reset-password', { ...options, body })
}
const codeOf = async (made: Promise<Reply>): Promise<string> => (await made).json().code
const told = async ({ request }: TestService, token: string) =>
  (await request('GET', '/api/user/permissions', { token })).json().password_reset
/** A registration of another name, or a reset of eva's password. */
const kinds = {
  invitation: {
    make: (service: TestService, maker: Caller, _eva: Session) => codeOf(invite(service, maker)),
    use: (service: TestService, code: unknown) => join(service, code),
    success: '201 +cookie',
  },
  'password link': {
    make: (service: TestService, maker: Caller, eva: Session) =>
      codeOf(linkFor(service, maker, eva.id)),
    use: (service: TestService, code: unknown) => reset(service, code),
    success: '200 +cookie',
  },
} as const

/** An administrator by the stored role, by a token without a login. */
const adminOf = ({ id }: { id: number }) => ({
  token: forge(accessClaims({ sub: String(id), role: 'admin' })),
})
/** Without a registration, which may be closed or limited. */
const startWithAdmin = async (env: Record<string, string>) => {
  const service = await start(env)
  return { service, admin: adminOf(await service.context.accounts.create('ana', password)) }
}

t.test('an invitation is told once, is listed, and makes one account', async (t) => {
  for (const env of [{}, closed]) {
    const open = await start()
    const ana = await open.register('ana')
    const service = await startService(t, { databaseUrl: open.databaseUrl, env })
    const made = await invite(service, ana, { checklist_access: 'read', expires_in_days: 30 })
    t.equal(outcome(made), '201')
    t.equal(made.headers['cache-control'], 'no-store')
    const { code, ...rest } = made.json()
    t.match(code, /^[\w-]{43}$/)
    const [entry] = await listed(service, ana)
    const { created_at, ...shown } = entry
    t.strictSame(shown, { ...rest, checklist_access: 'read', created_by: 'ana' })
    t.equal(Date.parse(rest.expires_at) - Date.parse(created_at), 30 * 86_400_000)
    const [stored] = await service.sql<{ text: string }>('select links::text as text from links')
    t.notMatch(stored?.text, code)

    const joined = await join(service, code)
    t.match(joined.json(), { username: 'luis', role: 'user' })
    await isValid(t, service, sessionOf(joined))
    const { users } = (await service.request('GET', '/api/admin/users?search=luis', ana)).json()
    t.match(users, [{ username: 'luis', checklist_access: 'read' }])
    t.strictSame(await listed(service, ana), [])
    t.equal(outcome(await withdraw(service, ana, rest.invitation_id)), '404 invitation_not_found')
  }
})

t.test('a password link is told once, and sets the password once', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const key = await keyOf(service, eva, 'weights:read')
  const made = await linkFor(service, ana, eva.id)
  t.equal(outcome(made), '201')
  t.equal(made.headers['cache-control'], 'no-store')
  const { code, expires_at, ...others } = made.json()
  t.strictSame(others, {})
  const lifetime = Date.parse(expires_at) - Date.now()
  t.ok(lifetime > 86_340_000 && lifetime <= 86_400_000, `${lifetime} ms`)
  await isValid(t, service, eva)
  t.equal(await told(service, eva.token), null)

  const done = await reset(service, code)
  t.match(done.json(), { user_id: eva.id, username: 'eva', role: 'user' })
  const session = sessionOf(done)
  await isValid(t, service, session)
  await isOver(t, service, eva, '')
  t.equal(outcome(await service.request('GET', '/api/stats', { token: key })), unauthenticated)
  t.equal((await login(service, 'eva')).status, 401)
  t.equal((await login(service, 'eva', next)).status, 200)
  await isValid(t, service, ana)
})

t.test('the person is told for 90 days who set the password, a key is not', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const mar = await service.register('mar')
  await service.sql("update accounts set role = 'admin' where id = $1", [mar.id])
  const admin = adminOf(mar)
  const begun = Date.now()
  await reset(service, await codeOf(linkFor(service, admin, eva.id)))
  const { token } = sessionOf(await login(service, 'eva', next))
  const { at, by } = await told(service, token)
  t.equal(by, 'mar')
  t.ok(Math.abs(Date.parse(at) - begun) < 60_000, at)
  t.equal(await told(service, ana.token), null)
  const made = { name: 'scale', permissions: ['weights:read'], password: next }
  const key = await service.request('POST', '/api/user/keys', { token, body: made })
  t.equal(await told(service, key.json().key), null)

  const changed = sessionOf(await changePassword(service, { token }, next, password))
  t.same(await told(service, changed.token), { at, by }, 'after another change')
  t.equal((await deleteUser(service, ana, mar.id)).status, 200)
  t.same(await told(service, changed.token), { at, by: null }, 'without its maker')
  const age = "update accounts set password_reset_at = now() - interval '90 days'"
  await service.sql(age)
  t.equal(await told(service, changed.token), null)
})

t.test('only a stored administrator with a token makes, lists and deletes links', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const { invitation_id } = (await invite(service, ana)).json()
  const calls: [name: string, send: (caller: Caller, given?: string) => Promise<Reply>][] = [
    [
      'createInvitation',
      (caller, given) => invite(service, caller, given ? { password: given } : {}),
    ],
    ['createPasswordLink', (caller, given) => linkFor(service, caller, eva.id, given)],
    ['createPasswordLink, own', (caller, given) => linkFor(service, caller, ana.id, given)],
    ['createPasswordLink, none', (caller, given) => linkFor(service, caller, 2 ** 31, given)],
    ['listInvitations', ({ token }) => service.request('GET', '/api/admin/invitations', { token })],
    ['deleteInvitation', (caller) => withdraw(service, caller, invitation_id)],
    ['deleteInvitation, none', (caller) => withdraw(service, caller, 2 ** 31)],
  ]
  const demoted = adminOf(eva)
  const gone = adminOf({ id: 999_999 })
  const key = { token: await keyOf(service, ana, 'checklist:write') }
  for (const [name, send] of calls) {
    const asks = name.startsWith('create')
    t.equal(outcome(await send({ token: '' })), unauthenticated, name)
    t.equal(outcome(await send(key)), unauthenticated, `${name}: a key`)
    t.equal(outcome(await send(eva)), forbidden, `${name}: a user`)
    t.equal(outcome(await send(demoted)), forbidden, `${name}: demoted`)
    t.equal(outcome(await send(gone)), asks ? unauthenticated : forbidden, `${name}: gone`)
    if (asks)
      for (const caller of [ana, demoted])
        t.equal(outcome(await send(caller, 'not it')), wrong, `${name}: a wrong password`)
  }
  t.equal((await listed(service, ana)).length, 1, 'nothing has changed')
  const links = await service.sql('select from links where user_id is not null')
  t.same(links, [])
  const answers = ['201', '201', '400 own_account', '404 user_not_found', '200', '200']
  for (const [index, expected] of [...answers, '404 invitation_not_found'].entries())
    t.equal(outcome(await calls[index]![1](ana)), expected, calls[index]![0])
})

t.test('forms of a request and of a code', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const refused: [given: object, expected: RegExp][] = [
    [{ password: undefined }, /^400 missing_field password/],
    [{ checklist_access: 'all' }, /^400 invalid_field checklist_access/],
    [{ expires_in_days: 0 }, /^400 invalid_field expires_in_days/],
    [{ expires_in_days: 31 }, /^400 invalid_field expires_in_days/],
    [{ expires_in_days: 1.5 }, /^400 invalid_field expires_in_days/],
  ]
  for (const [given, expected] of refused)
    t.match(outcome(await invite(service, ana, given)), expected)
  const { expires_at } = (await invite(service, ana)).json()
  t.equal(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000), 7)
  t.match(await listed(service, ana), [{ checklist_access: 'none' }])
  for (const kind of Object.values(kinds)) {
    const code = await kind.make(service, ana, eva)
    for (const text of ['', ' ', code.slice(1), `${code}x`, ` ${code}`, 'x'.repeat(200), '¿?'])
      t.equal(outcome(await kind.use(service, text)), invalid, text)
    for (const other of ['x'.repeat(201), 7, null, [code]])
      t.match(outcome(await kind.use(service, other)), /^400 invalid_field (invitation|code)/)
    t.equal(outcome(await kind.use(service, code)), kind.success)
  }
})

t.test(
  'a code works once, in time, for its kind, while its maker is an administrator',
  async (t) => {
    type State = (on: {
      service: TestService
      ana: Session
      /** The maker. */
      mar: Session
      eva: Session
      code: string
      make: () => Promise<string>
    }) => Promise<unknown>
    const states: Record<string, { end: State; kinds?: (keyof typeof kinds)[]; works?: true }> = {
      unchanged: { end: async () => undefined, works: true },
      'another one': { end: ({ make }) => make(), kinds: ['invitation'], works: true },
      'a newer one': { end: ({ make }) => make(), kinds: ['password link'] },
      expired: { end: ({ service }) => service.sql('update links set expires_at = now()') },
      used: {
        end: ({ service, code }) => Promise.all([join(service, code, 'one'), reset(service, code)]),
      },
      deleted: {
        async end({ service, ana }) {
          const [{ invitation_id }] = await listed(service, ana)
          const reply = await withdraw(service, ana, invitation_id)
          t.same(reply.json(), { message: 'Invitación eliminada' })
        },
        kinds: ['invitation'],
      },
      'its maker demoted': {
        end: ({ service, ana, mar }) => changeRole(service, ana, mar.id, 'user'),
      },
      'its maker appointed again': {
        async end({ service, ana, mar }) {
          for (const role of ['user', 'admin']) await changeRole(service, ana, mar.id, role)
        },
        works: true,
      },
      'its maker gone': { end: ({ service, ana, mar }) => deleteUser(service, ana, mar.id) },
      'the password changed': {
        end: ({ service, eva }) => changePassword(service, eva, password, 'una frase más'),
        kinds: ['password link'],
      },
      'the password set by the operator': {
        end: ({ service, eva }) => service.context.accounts.setPassword(eva.id, 'una frase más'),
        kinds: ['password link'],
      },
      'the hash renewed': {
        async end({ service, ana, eva }) {
          const { accountRepository: accounts } = service.context
          const [same, former] = [
            await storedHash(service, ana.username),
            await storedHash(service, 'eva'),
          ]
          await accounts.replacePasswordHash(eva.id, former, same)
        },
        works: true,
      },
      'sessions ended': { end: ({ service, eva }) => logoutEverywhere(service, eva), works: true },
      'sessions ended by an administrator': {
        end: ({ service, ana, eva }) => endSessions(service, ana, eva.id),
        works: true,
      },
      'the account gone': {
        end: ({ service, ana, eva }) => deleteUser(service, ana, eva.id),
        kinds: ['password link'],
      },
    }
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    for (const [state, { end, kinds: concerned = names, works }] of Object.entries(states))
      for (const kind of concerned) {
        const { service, ana, eva } = await startWithRoles(start)
        const mar = await service.register('mar')
        await service.sql("update accounts set role = 'admin' where id = $1", [mar.id])
        const admin = adminOf(mar)
        const { make, use, success } = kinds[kind]
        const code = await make(service, admin, eva)
        const other = kind === 'invitation' ? reset : join
        t.equal(outcome(await other(service, code)), invalid, `${kind}: of another kind`)
        await end({ service, ana, mar, eva, code, make: () => make(service, admin, eva) })
        const name = `${kind}: ${state}`
        const before = await countAccounts(service)
        t.equal(outcome(await use(service, code)), works ? success : invalid, name)
        t.equal(outcome(await use(service, code)), invalid, `${name}, again`)
        const made = works && kind === 'invitation' ? 1 : 0
        t.equal(await countAccounts(service), before + made, `${name}: accounts`)
      }
  },
)

t.test('the creator of a listed invitation may be gone', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  await service.sql("update accounts set role = 'admin' where id = $1", [eva.id])
  const admin = adminOf(eva)
  await invite(service, ana)
  await invite(service, admin)
  await deleteUser(service, ana, eva.id)
  t.match(await listed(service, ana), [{ created_by: null }, { created_by: 'ana' }])
})

t.test('of simultaneous uses of a code one succeeds', async (t) => {
  const { service: first, admin } = await startWithAdmin(closed)
  const second = await startService(t, { databaseUrl: first.databaseUrl, env: closed })
  const services = [first, second, first, second]
  for (let round = 0; round < 5; round += 1) {
    const invitation = await codeOf(invite(first, admin))
    const joined = await Promise.all(
      services.map((service, index) => join(service, invitation, `eva${round}.${index}`)),
    )
    t.same(joined.map(outcome).sort(), ['201 +cookie', ...Array(3).fill(invalid)])
    const { user_id } = joined.find(({ status }) => status === 201)!.json()
    const code = await codeOf(linkFor(first, admin, user_id))
    const done = await Promise.all(
      services.map((service, index) => reset(service, code, `${next} ${index}`)),
    )
    t.same(done.map(outcome).sort(), ['200 +cookie', ...Array(3).fill(invalid)])
    const chosen = done.findIndex(({ status }) => status === 200)
    const { username } = done[chosen]!.json()
    t.equal((await login(first, username, `${next} ${chosen}`)).status, 200)
    await isValid(t, second, sessionOf(done[chosen]!))
  }
  t.equal(await countAccounts(first), 6)
})

t.test('there are at most 100 invitations, also made at once', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  await service.sql("update accounts set role = 'admin'")
  const other = adminOf(eva)
  const fill = `insert into links (digest, created_by, expires_at)
    select sha256(n::text::bytea), $1, now() + case when n > 3 then interval '1 day' else '0' end
    from generate_series(1, 100) n`
  await service.sql(fill, [ana.id])
  const made = await Promise.all([ana, other, ana, other, ana].map((one) => invite(service, one)))
  const refused = '400 too_many_invitations 100'
  t.same(made.map(outcome).sort(), ['201', '201', '201', refused, refused])
  t.equal((await listed(service, ana)).length, 100)
  t.equal((await linkFor(service, ana, eva.id)).status, 201, 'a password link is none')
})

t.test('a reset counts apart from the other operations, once it is well-formed', async (t) => {
  const { service, admin } = await startWithAdmin(limited)
  const { id } = await service.context.accounts.create('eva', password)
  const code = await codeOf(linkFor(service, admin, id))
  const from = '192.0.2.40'
  const short = () => reset(service, code, 'short', { from })
  for (let attempt = 0; attempt < 4; attempt += 1)
    t.equal(outcome(await short()), '400 password_too_short 8 128')
  for (const expected of [invalid, invalid, invalid, /^429 too_many_attempts/])
    t.match(outcome(await reset(service, 'x', next, { from })), expected)
  t.match(outcome(await reset(service, code, next, { from })), /^429/, 'the right one')
  t.match(outcome(await short()), /^400/, 'the form comes first')
  t.equal((await login(service, 'eva', password, { from })).status, 200)
  t.equal(outcome(await reset(service, code, next, { from: '192.0.2.41' })), '200 +cookie')
})

t.test('a registration counts with and without an invitation', async (t) => {
  const service = await start({ ...limited, ...closed })
  const from = '192.0.2.42'
  for (const expected of [invalid, '400 registration_closed', invalid, /^429 too_many_attempts/])
    t.match(
      outcome(await join(service, expected === invalid ? 'x' : undefined, 'luis', {}, { from })),
      expected,
    )
})

t.test('form, code, captcha, password: a refusal leaves the code', async (t) => {
  const answer = { success: true, action: 'register', score: 0.9 }
  let isHuman = false
  const json: RequestListener = (_request, response) =>
    void response.end(JSON.stringify({ ...answer, success: isHuman }))
  const fake = await startFake(t, json)
  const captcha = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'secret' }
  const env = { ...closed, ...captcha, CAPTCHA_VERIFY_URL: fake.url }
  const { service, admin } = await startWithAdmin(env)
  const code = await codeOf(invite(service, admin))
  const hashes = t.capture(
    service.context.accountRepository,
    'insert',
    service.context.accountRepository.insert,
  )
  const common = { password: 'password1', captcha_token: 'x' }
  const steps: [invitation: string, username: string, given: object, expected: string][] = [
    ['x', 'ab ñ', { password: 'short' }, '400 password_too_short 8 128'],
    ['x', 'no es un nombre', common, '400 username_invalid'],
    ['x', 'ana', common, invalid],
    [code, 'ana', common, '400 captcha_failed'],
  ]
  for (const [invitation, username, given, expected] of steps) {
    t.equal(fake.requests.length, 0, 'no captcha is verified yet')
    t.equal(outcome(await join(service, invitation, username, given)), expected)
  }
  isHuman = true
  t.equal(outcome(await join(service, code, 'ana', common)), '400 password_breached')
  t.equal(hashes().length, 0)
  const token = { captcha_token: 'x' }
  t.equal(outcome(await join(service, code, 'ana', token)), '400 username_taken')
  t.equal(outcome(await join(service, code, 'luis', token)), '201 +cookie')

  const { id } = await service.context.accounts.create('eva', password)
  const link = await codeOf(linkFor(service, admin, id))
  for (const [given, chosen, expected] of [
    ['x', 'short', '400 password_too_short 8 128'],
    ['x', 'password1', invalid],
    [link, 'password1', '400 password_breached'],
    [link, password, '200 +cookie'],
  ] as const)
    t.equal(outcome(await reset(service, given, chosen)), expected)
})

t.test('PASSWORD_LINKS=false takes password links away, also those made before', async (t) => {
  const { service, ana, eva } = await startWithRoles(start)
  const code = await codeOf(linkFor(service, ana, eva.id))
  const env = { PASSWORD_LINKS: 'false' }
  const off = await startService(t, { databaseUrl: service.databaseUrl, env })
  t.equal(outcome(await linkFor(off, ana, eva.id)), '404 route_not_found')
  t.equal(outcome(await linkFor(off, eva, ana.id)), forbidden)
  t.equal(outcome(await reset(off, code)), invalid)
  t.equal(outcome(await join(off, await codeOf(invite(off, ana)))), '201 +cookie')
  t.equal(outcome(await reset(service, code)), '200 +cookie')
})

t.test('the previous secret knows the codes, another one does not', async (t) => {
  const { service, ana } = await startWithRoles(start)
  const fresh = { JWT_SECRET_KEY: 'x'.repeat(40) }
  const code = await codeOf(invite(service, ana))
  for (const [env, expected] of [
    [fresh, invalid],
    [{ ...fresh, JWT_SECRET_KEY_PREVIOUS: jwtSecret }, '201 +cookie'],
  ] as const) {
    const other = await startService(t, { databaseUrl: service.databaseUrl, env })
    t.equal(outcome(await join(other, code)), expected)
  }
})
