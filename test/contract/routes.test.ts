import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import type { Authenticators } from '../../src/platform/http/authorise.ts'
import { bindOperations } from '../../src/platform/http/bind.ts'
import { addBodyParser } from '../../src/platform/http/body.ts'
import type { Operations } from '../../src/platform/http/call.ts'
import { addErrorHandler } from '../../src/platform/http/errors.ts'
import { addRefusals } from '../../src/platform/http/refusals.ts'
import { addValidation } from '../../src/platform/http/validation.ts'
import { documentedOperations } from '../support/document.ts'
import { startService } from '../support/service.ts'

/** The routes of the app but for its 405s, as `METHOD /path`, from Fastify's printed router. */
const servedRoutes = async (app: FastifyInstance): Promise<string[]> => {
  const served: string[] = []
  const ancestors: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', name, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (name === undefined) continue
    const depth = indent.length / 4
    ancestors.splice(depth, ancestors.length, name)
    const path = ancestors.join('').replace(/:(\w+)/g, '{$1}')
    for (const method of methods?.split(', ') ?? []) served.push(`${method} ${path}`)
  }
  const isServed = async (route: string) => {
    const [method, url] = route.split(' ') as ['GET', string]
    return (await app.inject({ method, url })).statusCode !== 405
  }
  const answers = await Promise.all(served.map(isServed))
  return served.filter((_route, index) => answers[index]).sort()
}

const documentedRoutes = (): string[] =>
  Object.values<Route>(routes)
    .flatMap(({ method, path }) =>
      (method === 'GET' ? [method, 'HEAD'] : [method]).map((name) => `${name} ${path}`),
    )
    .sort()

t.test('the service serves the operations of the document and no others', async (t) => {
  const { app } = await startService(t, { env: { API_DOCS: 'false', WEB_PAGE: 'false' } })
  t.same(await servedRoutes(app), documentedRoutes())
  for (const { path } of Object.values(routes)) t.match(path, /^\/api\/[\w{}/-]+$/)
})

t.test('the service also serves the document and the page that shows it', async (t) => {
  const { app } = await startService(t, { env: { WEB_PAGE: 'false' } })
  const documented = new Set(documentedRoutes())
  const served = await servedRoutes(app)
  const others = served.filter((route) => !documented.has(route))
  t.equal(others.length, served.length - documented.size)
  for (const route of others) t.match(route, /^(GET|HEAD) \/api\/(openapi\.json|docs(\/.*)?)$/)
})

const fail = async () => {
  throw new Error('never asked')
}
const everyAuthenticator = {
  bearerAuth: fail,
  programKey: async () => undefined,
  refreshCookie: fail,
  webhookKey: fail,
}
const everyHandler = Object.fromEntries(
  Object.keys(routes).map((id) => [id, async () => ({ status: 200, body: {} })]),
)

interface Binding {
  operations?: object
  authenticators?: object
}

/** An app with these authenticators, and with handlers that do nothing unless given. */
const bind = async ({ operations = {}, authenticators = everyAuthenticator }: Binding) => {
  const app = Fastify()
  t.teardown(() => app.close())
  addBodyParser(app)
  app.decorate('secureCookies', () => false)
  app.decorate('countAudited', () => undefined)
  await app.register(cookie)
  addErrorHandler(app, {})
  addValidation(app)
  await bindOperations(
    app,
    // Casts, because the compiler refuses these arguments.
    { ...everyHandler, ...operations } as unknown as Operations,
    authenticators as unknown as Authenticators,
    async () => false,
  )
  await app.ready()
  return app
}

t.test('the service does not start without each handler and authenticator', async (t) => {
  for (const login of [undefined, {}]) {
    const message = 'the operation login has no handler'
    await t.rejects(bind({ operations: { login } }), { message })
  }
  for (const scheme of ['bearerAuth', 'programKey', 'refreshCookie', 'webhookKey'] as const) {
    const { [scheme]: _missing, ...authenticators } = everyAuthenticator
    const message = `no authenticator for the security scheme ${scheme}`
    await t.rejects(bind({ authenticators }), { message })
  }
})

t.test('an authenticator that returns no caller grants no access', async (t) => {
  const stepAside = async () => undefined
  const app = await bind({
    authenticators: {
      bearerAuth: stepAside,
      programKey: stepAside,
      refreshCookie: stepAside,
      webhookKey: stepAside,
    },
  })
  for (const [id, { method, path, security }] of Object.entries<Route>(routes)) {
    if (security.length === 0) continue
    const url = path.replace(/\{\w+\}/, '1')
    const { statusCode } = await app.inject({ method: method as 'GET', url })
    t.equal(statusCode, 500, `${id} fails instead of being open`)
  }
})

t.test('fields beyond the contract are not sent', async (t) => {
  const body = { num_pesajes: 1, peso_max: 70, peso_min: 70, password_hash: '$argon2id$' }
  const app = await bind({
    operations: { getWeightStats: async () => ({ status: 200, body }) },
    authenticators: { ...everyAuthenticator, bearerAuth: async () => ({}) },
  })
  const reply = await app.inject({ method: 'GET', url: '/api/stats' })
  t.same(reply.json(), { num_pesajes: 1, peso_max: 70, peso_min: 70 })
})

t.test('the methods of a path are compared before its parameters', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  addErrorHandler(app, {})
  const refuseOtherMethods = addRefusals(app)
  app.get('/things/recent', async () => ({}))
  app.delete('/things/:id', async () => ({}))
  refuseOtherMethods()
  const ask = async (method: 'GET' | 'DELETE', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url })
    return [statusCode, headers.allow]
  }
  t.same(await ask('DELETE', '/things/recent'), [405, 'GET, HEAD'])
  t.same(await ask('DELETE', '/things/1'), [200, undefined])
  t.same(await ask('GET', '/things/recent'), [200, undefined])
  t.same(await ask('GET', '/things/1'), [405, 'DELETE'])
  t.same(await ask('GET', '/things/'), [404, undefined], 'an empty parameter')
})

t.test('an operation that heeds Accept-Language has it as a parameter', (t) => {
  for (const { id, declared } of documentedOperations)
    if (JSON.stringify(declared).includes('`Accept-Language`'))
      t.match(declared.parameters, [{ name: 'Accept-Language' }], id)
  t.end()
})
