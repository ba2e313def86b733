import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { starter } from '../accounts/support.ts'
import { checkAnswer } from '../support/contract.ts'
import { listen, RawConnection } from './raw.ts'

const startService = starter(t)

const operations = Object.entries<Route>(routes).map(([id, route]) => ({ id, ...route }))
const schemesOf = ({ security }: Route) => security.map(({ scheme }) => scheme)
const isAdminOnly = ({ security }: Route) => security.some(({ roles }) => roles.includes('admin'))

t.test(
  'exactly these operations are public, and the refresh cookie is valid for one only',
  async (t) => {
    const publicOnes = operations
      .filter(({ security }) => security.length === 0)
      .map(({ id }) => id)
    t.same(publicOnes.sort(), ['getMessages', 'getPublicConfig', 'login', 'registerAccount'])
    const byCookie = operations
      .filter((route) => schemesOf(route).includes('refreshCookie'))
      .map(({ id }) => id)
    t.same(byCookie, ['refreshAccessToken'])
    const byKey = operations
      .filter((route) => schemesOf(route).includes('webhookKey'))
      .map(({ id }) => id)
    t.same(byKey, ['receiveWstgWebhook'])
    const forAdmins = operations.filter(isAdminOnly).map(({ path }) => path)
    t.same(
      forAdmins.sort(),
      operations
        .map(({ path }) => path)
        .filter((path) => /^\/api\/(admin|wstg|findings)/.test(path))
        .sort(),
    )
  },
)

t.test(
  'every protected operation checks the token first and then the role, for any request',
  async (t) => {
    const service = await startService(t)
    const admin = await service.register()
    const user = await service.register()
    const faults: [
      what: string,
      query: string,
      headers: Record<string, string>,
      body: string | undefined,
    ][] = [
      ['nothing', '', {}, undefined],
      ['malformed JSON', '', { 'content-type': 'application/json' }, '{'],
      ['an invalid body', '', { 'content-type': 'application/json' }, '{"peso_kg":"x"}'],
      ['another media type', '', { 'content-type': 'text/plain' }, 'x'],
      ['no media type at all', '', { 'content-type': 'nonsense' }, 'x'],
      ['too large a body', '', { 'content-type': 'application/json' }, ' '.repeat(1_048_577)],
      ['a NUL in the query', '?x=%00', {}, undefined],
      ['broken percent-encoding in the query', '?x=%zz', {}, undefined],
    ]
    for (const { id, ...route } of operations) {
      if (route.security.length === 0) continue
      for (const parameter of ['7', 'x', '1e3', '99999999999999999999', '%00', 'x'.repeat(500)]) {
        if (!route.path.includes('{') && parameter !== '7') continue
        for (const [what, query, headers, body] of faults) {
          if (parameter !== '7' && what !== 'nothing') continue
          const url = route.path.replace(/\{\w+\}/, parameter) + query
          const ask = async (more: Record<string, string>) =>
            (
              await service.request(route.method as 'GET', url, {
                headers: { ...headers, ...more },
                body,
              })
            ).status
          const inPath = route.path.includes('{') ? `, parameter ${parameter.slice(0, 20)}` : ''
          const label = `${id} with ${what}${inPath}`
          t.equal(await ask({}), 401, `${label}: 401 without a token`)
          t.equal(await ask({ authorization: 'Bearer x' }), 401, `${label}: 401 with a wrong token`)
          if (id === 'refreshAccessToken') continue
          t.equal(await ask({ cookie: user.cookie }), 401, `${label}: 401 with the cookie only`)
          // A logout revokes its token.
          const { token } = id === 'logout' ? await service.register() : user
          const asUser = await ask({ authorization: `Bearer ${token}` })
          if (isAdminOnly(route)) t.equal(asUser, 403, `${label}: 403 as a user`)
          else t.notOk([401, 403].includes(asUser), `${label}: ${asUser} as a user`)
          if (!isAdminOnly(route) || what !== 'nothing') continue
          const asAdmin = await ask({ authorization: `Bearer ${admin.token}` })
          t.notOk([401, 403].includes(asAdmin), `${label}: ${asAdmin} as an admin`)
        }
      }
    }
  },
)

t.test('with a webhook key the webhook accepts only the key', async (t) => {
  const service = await startService(t, { env: { WSTG_WEBHOOK_KEY: 'the-shared-key' } })
  const admin = await service.register()
  const ask = async (headers: Record<string, string>) => {
    const reply = await service.request('POST', '/api/wstg/webhook', {
      headers,
      body: { finding: { id: 1 } },
    })
    return [reply.status, reply.status === 401 ? reply.json().error : undefined]
  }
  for (const headers of [
    {},
    { authorization: `Bearer ${admin.token}` },
    { 'x-api-key': 'wrong' },
    { 'x-api-key': '' },
    { 'x-api-key': 'wrong', authorization: 'Bearer the-shared-key' },
    { authorization: 'the-shared-key' },
    { cookie: admin.cookie },
  ]) {
    t.same(
      await ask(headers as Record<string, string>),
      [401, 'Unauthorized'],
      Object.keys(headers).join(),
    )
  }
  t.same(await ask({ 'x-api-key': 'the-shared-key' }), [202, undefined])
  t.same(await ask({ authorization: 'Bearer the-shared-key' }), [202, undefined])
})

t.test('an upload without a token is answered at once, without reading it', async (t) => {
  const service = await startService(t)
  const port = await listen(service.app)
  const user = await service.register().then(() => service.register())
  const operations: [path: string, type: string, status: number, headers: string][] = [
    ['/api/findings-manager/import-dump', 'multipart/form-data; boundary=x', 401, ''],
    [
      '/api/findings-manager/import-dump',
      'multipart/form-data; boundary=x',
      403,
      `Authorization: Bearer ${user.token}\r\n`,
    ],
    ['/api/weight', 'application/json', 401, ''],
    ['/api/wstg/webhook', 'application/json', 401, ''],
    ['/api/nowhere', 'application/json', 404, ''],
  ]
  const chunk = Buffer.alloc(65_536, 'x')
  for (const [path, type, status, headers] of operations) {
    const connection = new RawConnection(port)
    connection.send(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}` +
        `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    connection.send(`${chunk.length.toString(16)}\r\n`)
    connection.send(chunk)
    const answer = await connection.answer()
    t.equal(answer.status, status, `${path} is answered although the body has no end`)
    checkAnswer('POST', path, answer)
    connection.close()
  }
})
