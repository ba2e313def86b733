import t from 'tap'
import { type Route, routes } from '../../../generated/routes.ts'
import { startService } from '../../support/service.ts'
import { exchange, listen, outcomeOf, RawConnection } from './raw.ts'

const request = (line: string, headers: string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`

const service = await startService(t)
const port = await listen(service.app)
const { token } = await service.register()
const authorised = `Authorization: Bearer ${token}`
const userToken = (await service.register()).token
const asUser = `Authorization: Bearer ${userToken}`

/** For answers that belong to no operation: an `{error}` with the common headers. */
const noOperation = '/no/operation'

t.test('malformed HTTP requests are refused with {error} and all security headers', async (t) => {
  const get = (...headers: string[]) => request('GET /api/config', headers)
  const login = (headers: string[], body?: string) => request('POST /api/auth/login', headers, body)
  const chunked = 'Transfer-Encoding: chunked'
  const big = 'x'.repeat(17_000)
  const refused: Record<string, string[]> = {
    '400 invalid_request': [
      'GARBAGE\r\n\r\n',
      '\x16\x03\x01\x00\xa5\x01\x00',
      request('FOO /api/config'),
      'GET /api/config HTTP/1.1\r\n\r\n',
      'GET /api/config HTTP/1.1\r\nHost:\r\n\r\n',
      get('nonsense'),
      request('GET /api/con\x01fig'),
      login(['Content-Length: 2', chunked], '0\r\n\r\n'),
      login([chunked], 'zz\r\n'),
    ],
    '431 headers_too_large': [
      get(`X-Test: ${big}`),
      get(...Array(1200).fill('X-Test: abcdefghij')),
      request(`GET /api/config?${big}`),
    ],
  }
  for (const [expected, list] of Object.entries(refused)) {
    for (const bytes of list) {
      const answer = await exchange(port, bytes)
      t.equal(outcomeOf('GET', noOperation, answer), expected, JSON.stringify(bytes.slice(0, 80)))
    }
  }
  t.equal((await exchange(port, get())).status, 200, 'the service still runs')
})

t.test('a request is answered once, also when its body never arrives', async (t) => {
  const upload = '/api/findings-manager/import-dump'
  const multipart = 'Content-Type: multipart/form-data; boundary=x'
  const chunked = ['Transfer-Encoding: chunked', multipart]
  const json = ['Transfer-Encoding: chunked', 'Content-Type: application/json']
  const cases: [path: string, headers: string[], expected: string][] = [
    [upload, ['Content-Length: 100000', multipart], '401 authentication_required'],
    [upload, [authorised, 'Content-Length: 99999999999', multipart], '413 file_too_large 1024'],
    [
      upload,
      [authorised, 'Content-Length: 1000', 'Content-Type: application/json'],
      '400 multipart_expected',
    ],
    [upload, chunked, '401 authentication_required'],
    [upload, [asUser, ...chunked], '403 forbidden'],
    ['/api/weight', json, '401 authentication_required'],
    ['/api/wstg/webhook', json, '401 authentication_required'],
    ['/api/nowhere', json, '404 route_not_found'],
  ]
  for (const [path, headers, expected] of cases) {
    const connection = new RawConnection(port)
    let received = ''
    connection.socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
    })
    connection.send(request(`POST ${path}`, headers))
    if (headers.includes('Transfer-Encoding: chunked')) connection.send(`4\r\nxxxx\r\n`)
    t.equal(outcomeOf('POST', path, await connection.answer()), expected)
    connection.socket.end()
    await connection.closed()
    t.equal(received.match(/HTTP\/1\.1 /g)?.length, 1, headers.join(', '))
  }

  const kept = new RawConnection(port)
  t.teardown(() => kept.close())
  kept.send(request(`POST ${upload}`, ['Content-Length: 5', multipart]))
  t.equal((await kept.answer()).status, 401)
  kept.send('12345')
  kept.send('GARBAGE\r\n\r\n')
  t.equal((await kept.answer()).status, 400, 'the next request has its own answer')
})

t.test('methods outside the contract are a 405 on a known path, else a 404', async (t) => {
  const methods = ['TRACE', 'PROPFIND', 'LINK', 'QUERY']
  const longId = `/api/admin/users/${'7'.repeat(300)}/role`
  const paths: [path: string, expected: string, allow?: string][] = [
    ['/api/config', '405 method_not_allowed', 'GET, HEAD'],
    ['/api/user', '405 method_not_allowed', 'GET, HEAD, POST'],
    [longId, '405 method_not_allowed', 'PUT'],
    ['/api/nowhere', '404 route_not_found'],
  ]
  for (const [path, expected, allow] of paths) {
    for (const method of methods) {
      const answer = await exchange(port, request(`${method} ${path}`), method)
      const name = `${method} ${path.slice(0, 40)}`
      t.equal(outcomeOf(method, path, answer), expected, name)
      t.equal(answer.headers.allow, allow, name)
    }
  }
  const methodsOf = Map.groupBy(Object.values<Route>(routes), ({ path }) => path)
  for (const [path, operations] of methodsOf) {
    const allowed = operations
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .sort()
    const usual = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
    for (const method of usual.filter((one) => !allowed.includes(one))) {
      const reply = await service.request(method, path.replace(/\{\w+\}/, '1'))
      t.same([reply.status, reply.headers.allow], [405, allowed.join(', ')], `${method} ${path}`)
    }
  }
})

t.test('HEAD has the status and the headers of GET, and no body', async (t) => {
  const cases: [path: string, headers: string[], status: number][] = [
    ['/api/config', [], 200],
    ['/api/messages', [], 200],
    ['/api/weights', [asUser], 200],
    ['/api/weights', [], 401],
    ['/api/user', [asUser], 404],
    ['/api/wstg/status', [asUser], 403],
    ['/api/nowhere', [], 404],
    ['/api/auth/login', [], 405],
  ]
  for (const [path, headers, status] of cases) {
    const connection = new RawConnection(port)
    connection.send(request(`HEAD ${path}`, headers))
    const head = await connection.answer('HEAD')
    connection.send(request(`GET ${path}`, headers))
    const get = await connection.answer()
    connection.close()
    t.equal(get.status, status, 'no byte of a body came before the answer to GET')
    t.equal(outcomeOf('HEAD', path, head), outcomeOf('GET', path, get), path)
    for (const name of ['content-type', 'content-length', 'cache-control', 'allow', 'vary'])
      t.equal(head.headers[name], get.headers[name], `${path}: ${name}`)
  }
})

t.test('HEAD of a file makes no file', async (t) => {
  for (const [path, type] of [
    ['/api/findings-manager/export-dump', 'application/sql'],
    ['/api/findings-manager/generate-pdf', 'application/pdf'],
  ] as const) {
    const answer = async (headers: string[]) => {
      const connection = new RawConnection(port)
      connection.send(request(`HEAD ${path}`, headers))
      return connection.answer('HEAD').finally(() => connection.close())
    }
    t.equal((await answer([asUser])).status, 403, path)
    const { status, headers } = await answer([authorised])
    t.same([status, headers['content-type'], headers['content-length']], [200, type, undefined])
  }
  t.notOk(service.logs().some(({ event }) => event === 'export'))
})

t.test('paths are compared exactly', async (t) => {
  const spellings = ['//', '/app/', '/api', '/api/', '/api/config/', '//api/config', '/api//config']
  const others = ['/API/config', '/api/Config', '/api/config/x', '/api/config%2f', '/api/weights/']
  const relative = ['/api/config;x=1', '/api/./config', '/api/x/../config']
  const traps = ['/api/admin/users/1/role/', '/livez', '/metrics', '/.env']
  for (const path of [...spellings, ...others, ...relative, ...traps]) {
    const answer = await exchange(port, request(`GET ${path}`))
    t.equal(outcomeOf('GET', noOperation, answer), '404 route_not_found', path)
  }
})

t.test('addresses that do not decode to text are refused', async (t) => {
  const broken = ['%', '%z', '%ff', '%c3%28', '%ed%a0%80', '%c0%80', '%f5%80%80%80']
  for (const text of [...broken, '%00', '\xff', '\xc3\xa9']) {
    const places = [`/api/${text}`, `/api/config?x=${text}`, `/api/config?${text}=x`]
    for (const path of [...places, `/api/weights?x=${text}`]) {
      const answer = await exchange(port, request(`GET ${path}`, [authorised]))
      const code = text === '%00' ? 'invalid_text' : 'invalid_request'
      t.equal(outcomeOf('GET', noOperation, answer), `400 ${code}`, JSON.stringify(path))
    }
  }
})
