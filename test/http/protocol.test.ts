import t from 'tap'
import { checkAnswer } from '../support/contract.ts'
import { startService } from '../support/service.ts'
import { exchange, listen, RawConnection } from './raw.ts'

const request = (line: string, headers: string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`

const service = await startService(t)
const port = await listen(service.app)

t.test('malformed HTTP requests are refused with {error} and all security headers', async (t) => {
  const big = 'x'.repeat(17_000)
  const cases: [what: string, bytes: string, status: number][] = [
    ['a garbage request line', 'GARBAGE\r\n\r\n', 400],
    ['binary garbage', '\x16\x03\x01\x00\xa5\x01\x00', 400],
    ['an unknown method', request('FOO /api/config'), 400],
    ['a method in lower case', request('get /api/config'), 400],
    ['an unknown protocol', 'GET /api/config HTCPCP/1.0\r\nHost: localhost\r\n\r\n', 400],
    ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no Host', 'GET /api/config HTTP/1.1\r\n\r\n', 400],
    ['an empty Host', 'GET /api/config HTTP/1.1\r\nHost:\r\n\r\n', 400],
    ['two Hosts', request('GET /api/config', ['Host: other']), 400],
    ['a header without a colon', request('GET /api/config', ['nonsense']), 400],
    ['a header name with a space', request('GET /api/config', ['X Y: z']), 400],
    ['a NUL in a header', request('GET /api/config', ['X-Test: a\0b']), 400],
    ['a line feed alone in a header', request('GET /api/config', ['X-Test: a\nb']), 400],
    ['a folded header', request('GET /api/config', ['X-Test: a', ' b']), 400],
    ['a space in the path', request('GET /api/con fig'), 400],
    ['a control character in the path', request('GET /api/con\x01fig'), 400],
    ['headers over 16 KiB', request('GET /api/config', [`X-Test: ${big}`]), 431],
    [
      'many headers over 16 KiB',
      request('GET /api/config', Array(1200).fill('X-Test: abcdefghij')),
      431,
    ],
    ['an address over 16 KiB', request(`GET /api/config?${big}`), 431],
    ['a length that is no number', request('POST /api/auth/login', ['Content-Length: x']), 400],
    ['a negative length', request('POST /api/auth/login', ['Content-Length: -1']), 400],
    [
      'two lengths',
      request('POST /api/auth/login', ['Content-Length: 2', 'Content-Length: 3'], '{} '),
      400,
    ],
    [
      'a length and chunks',
      request(
        'POST /api/auth/login',
        ['Content-Length: 2', 'Transfer-Encoding: chunked'],
        '0\r\n\r\n',
      ),
      400,
    ],
    [
      'an unknown transfer encoding',
      request('POST /api/auth/login', ['Transfer-Encoding: rot13']),
      400,
    ],
    [
      'a chunk without a size',
      request('POST /api/auth/login', ['Transfer-Encoding: chunked'], 'zz\r\n'),
      400,
    ],
    [
      'an unknown expectation',
      request('POST /api/auth/login', ['Expect: foo', 'Content-Length: 2'], '{}'),
      417,
    ],
    ['an unknown expectation without a body', request('GET /api/config', ['Expect: 200-ok']), 417],
  ]
  for (const [what, bytes, status] of cases) {
    const answer = await exchange(port, bytes)
    t.equal(answer.status, status, what)
    // These belong to no operation: the answer must be an {error} with the common headers.
    t.doesNotThrow(() => checkAnswer('GET', '/no/operation', answer), what)
  }
  t.equal((await exchange(port, request('GET /api/config'))).status, 200, 'the service still runs')
})

t.test('a request is answered once, also when its body never arrives', async (t) => {
  const path = '/api/findings-manager/import-dump'
  const { token } = await service.register()
  const authorization = `Authorization: Bearer ${token}`
  const multipart = 'Content-Type: multipart/form-data; boundary=x'
  const cases: [headers: string[], status: number][] = [
    [['Content-Length: 100000', multipart], 401],
    [[authorization, 'Content-Length: 99999999999', multipart], 413],
    [[authorization, 'Content-Length: 1000', 'Content-Type: application/json'], 400],
    [['Transfer-Encoding: chunked', multipart], 401],
  ]
  for (const [headers, status] of cases) {
    const connection = new RawConnection(port)
    let received = ''
    connection.socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
    })
    connection.send(request(`POST ${path}`, headers))
    t.equal((await connection.answer()).status, status)
    connection.socket.end()
    await connection.closed()
    t.equal(received.match(/HTTP\/1\.1 /g)?.length, 1, headers.join(', '))
  }

  const kept = new RawConnection(port)
  t.teardown(() => kept.close())
  kept.send(request(`POST ${path}`, ['Content-Length: 5', multipart]))
  t.equal((await kept.answer()).status, 401)
  kept.send('12345')
  kept.send('GARBAGE\r\n\r\n')
  t.equal(
    (await kept.answer()).status,
    400,
    'the next request on the connection has its own answer',
  )
})

t.test('unusual but valid requests are answered like ordinary ones', async (t) => {
  const cases: [what: string, bytes: string, status: number][] = [
    ['HTTP/1.0 without Host', 'GET /api/config HTTP/1.0\r\n\r\n', 200],
    ['an absolute address', request('GET http://localhost/api/config'), 200],
    ['an absolute address of an unknown path', request('GET http://localhost/api/nowhere'), 404],
    ['an absolute address with another method', request('DELETE http://localhost/api/config'), 405],
    ['an unexpected body', request('GET /api/config', ['Content-Length: 2'], '{}'), 200],
    [
      'an upgrade to an unsupported protocol',
      request('GET /api/config', ['Connection: Upgrade', 'Upgrade: websocket']),
      200,
    ],
    ['Latin-1 in an unread header', request('GET /api/config', ['User-Agent: caf\xe9']), 200],
    ['an empty line before the request', `\r\n${request('GET /api/config')}`, 200],
    ['a fragment', request('GET /api/config#part'), 200],
    ['an unexpected query', request('GET /api/config?a=1&a=2&__proto__[x]=1'), 200],
  ]
  for (const [what, bytes, status] of cases) {
    const answer = await exchange(port, bytes)
    t.equal(answer.status, status, what)
    const path = status === 404 ? '/api/nowhere' : '/api/config'
    if (status === 405) t.equal(answer.headers.allow, 'GET, HEAD', what)
    t.doesNotThrow(() => checkAnswer(status === 405 ? 'DELETE' : 'GET', path, answer), what)
  }
})

t.test('every other method is a 405 that lists the methods of the path', async (t) => {
  const paths: [path: string, allow: string][] = [
    ['/api/config', 'GET, HEAD'],
    ['/api/auth/login', 'POST'],
    ['/api/user', 'GET, HEAD, POST'],
    ['/api/admin/users/7/role', 'PUT'],
    [`/api/admin/users/${'7'.repeat(300)}/role`, 'PUT'],
    ['/api/weights/recent', 'GET, HEAD'],
    ['/api/wstg/sync', 'POST'],
  ]
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'LINK',
    'QUERY',
  ]
  for (const [path, allow] of paths) {
    for (const method of methods) {
      if (allow.split(', ').includes(method)) continue
      const answer = await exchange(port, request(`${method} ${path}`), method)
      t.same([answer.status, answer.headers.allow], [405, allow], `${method} ${path.slice(0, 40)}`)
      t.doesNotThrow(() => checkAnswer(method, path, answer), `${method} ${path.slice(0, 40)}`)
    }
  }
  for (const method of [...methods.slice(3), 'POST']) {
    const answer = await exchange(port, request(`${method} /api/nowhere`), method)
    t.same([answer.status, answer.headers.allow], [404, undefined], `${method} on an unknown path`)
    t.doesNotThrow(() => checkAnswer(method, '/api/nowhere', answer), method)
  }
})

t.test('CONNECT is refused, the connection closed', async (t) => {
  for (const [target, status, allow] of [
    ['localhost:443', 404],
    ['/api/config', 405, 'GET, HEAD'],
  ] as const) {
    const connection = new RawConnection(port)
    connection.send(request(`CONNECT ${target}`))
    const answer = await connection.answer()
    t.same([answer.status, answer.headers.allow], [status, allow], target)
    t.doesNotThrow(() => checkAnswer('CONNECT', '/no/operation', answer))
    await connection.closed()
  }
})

t.test('HEAD has the status and the headers of GET, and no body', async (t) => {
  await service.register()
  const { token } = await service.register()
  const authorised = [`Authorization: Bearer ${token}`]
  const cases: [path: string, headers: string[], status: number][] = [
    ['/api/config', [], 200],
    ['/api/messages', [], 200],
    ['/api/weights', authorised, 200],
    ['/api/weights', [], 401],
    ['/api/user', authorised, 404],
    ['/api/wstg/status', authorised, 403],
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
    t.equal(head.status, status, `HEAD ${path}`)
    for (const name of ['content-type', 'content-length', 'cache-control', 'allow', 'vary']) {
      t.equal(head.headers[name], get.headers[name], `${path}: ${name}`)
    }
    t.equal(get.status, status, 'no byte of a body came before the answer to GET')
    t.doesNotThrow(() => checkAnswer('HEAD', path, head))
  }
})

t.test('paths are compared exactly', async (t) => {
  const paths = [
    '/',
    '/api',
    '/api/',
    '/api/config/',
    '//api/config',
    '/api//config',
    '/API/config',
    '/api/Config',
  ]
  const others = [
    '/api/config/x',
    '/api/config%2f',
    '/api/config;x=1',
    '/api/./config',
    '/api/x/../config',
    '*',
  ]
  const traps = ['/api/admin/users/1/role/', '/api/weights/', '/livez', '/metrics', '/.env']
  for (const path of [...paths, ...others, ...traps]) {
    const answer = await exchange(port, request(`${path === '*' ? 'OPTIONS' : 'GET'} ${path}`))
    t.equal(answer.status, 404, path)
    t.doesNotThrow(() => checkAnswer('GET', '/no/operation', answer), path)
  }
  t.equal(
    (await exchange(port, request('GET /api/c%6fnfig'))).status,
    200,
    'an escaped letter equals the letter',
  )
})

t.test('addresses that do not decode to text are refused', async (t) => {
  const { token } = await service.register()
  const bad = [
    '%',
    '%z',
    '%zz',
    '%00',
    '%ff',
    '%c3',
    '%c3%28',
    '%ed%a0%80',
    '%c0%80',
    '%f5%80%80%80',
    '\xff',
    '\xc3\xa9',
  ]
  for (const text of bad) {
    for (const path of [
      `/api/${text}`,
      `/api/config?x=${text}`,
      `/api/config?${text}=x`,
      `/api/weights?x=${text}`,
    ]) {
      const headers = path.startsWith('/api/weights') ? [`Authorization: Bearer ${token}`] : []
      const answer = await exchange(port, request(`GET ${path}`, headers))
      t.equal(answer.status, 400, JSON.stringify(path))
      t.doesNotThrow(() => checkAnswer('GET', '/no/operation', answer), JSON.stringify(path))
    }
  }
  t.equal(
    (await exchange(port, request('GET /api/config?x=%F0%9F%98%80%20+%C3%A9'))).status,
    200,
    'other escapes decode to text',
  )
})
