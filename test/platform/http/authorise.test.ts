import Fastify from 'fastify'
import t from 'tap'
import type { Route } from '../../../generated/routes.ts'
import { type Authenticators, authorise } from '../../../src/platform/http/authorise.ts'
import { addErrorHandler } from '../../../src/platform/http/errors.ts'

/** `none`: the scheme is not configured. */
type Caller = string | 'none'

/** The statuses for callers with these roles, by scheme, and the number of each record. */
const ask = async (security: Route['security'], callers: Record<string, Caller>) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const counts = { authenticated: 0, audited: 0 }
  app.decorate('countAudited', () => {
    counts.audited += 1
  })
  addErrorHandler(app, {})
  const authenticators = Object.fromEntries(
    Object.entries(callers).map(([scheme, role]) => {
      const authenticate = async () => {
        counts.authenticated += 1
        return role === 'none' ? undefined : { token: { role } }
      }
      return [scheme, authenticate]
    }),
  )
  const onRequest = authorise(
    { security },
    authenticators as unknown as Authenticators,
    async () => false,
  )
  app.get('/', { onRequest }, async () => ({}))
  const { statusCode } = await app.inject('/')
  return { status: statusCode, ...counts }
}

const alternatives = (...list: [scheme: string, ...rights: string[]][]) =>
  list.map(([scheme, ...rights]) => ({ scheme, rights }))

t.test('each alternative of a scheme is tried, after one authentication', async (t) => {
  const security = alternatives(['bearerAuth', 'admin'], ['bearerAuth', 'tester'])
  for (const [role, status] of Object.entries({ admin: 200, tester: 200, user: 403 })) {
    const expected = { status, authenticated: 1, audited: status === 403 ? 1 : 0 }
    t.same(await ask(security, { bearerAuth: role }), expected, role)
  }
})

t.test('the next scheme decides after a refusal and for a scheme not configured', async (t) => {
  const security = alternatives(['bearerAuth', 'admin'], ['webhookKey', 'tester'])
  const cases: [first: Caller, second: Caller, status: number][] = [
    ['user', 'tester', 200],
    ['none', 'tester', 200],
    ['none', 'user', 403],
    ['user', 'none', 403],
    ['user', 'user', 403],
    ['none', 'none', 500],
  ]
  for (const [bearerAuth, webhookKey, status] of cases) {
    const expected = { status, authenticated: 2, audited: status === 403 ? 1 : 0 }
    t.same(await ask(security, { bearerAuth, webhookKey }), expected, `${bearerAuth} ${webhookKey}`)
  }
})

t.test('an alternative asks for all of its roles', async (t) => {
  const security = alternatives(['bearerAuth', 'admin', 'tester'])
  for (const role of ['admin', 'tester'])
    t.equal((await ask(security, { bearerAuth: role })).status, 403, role)
})
