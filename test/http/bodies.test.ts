import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { checkAnswer } from '../support/contract.ts'
import { password, startService } from '../support/service.ts'
import { listen, RawConnection } from './raw.ts'

const malformed = 'El cuerpo de la petición no es JSON válido'
const notText = 'La petición contiene caracteres no admitidos'
const bodyMissing = 'Falta el cuerpo de la petición'
const notJson = 'Tipo de contenido no admitido; se espera application/json'
const profile = {
  nombre: 'Ana',
  apellidos: 'García',
  fecha_nacimiento: '1990-05-17',
  talla_m: 1.68,
}

const service = await startService(t)
const port = await listen(service.app)
/** The first account is an administrator. */
const admin = await service.register()

t.test('a body that is not JSON in UTF-8 is refused', async (t) => {
  const { token } = await service.register()
  const bodies: (string | Buffer)[] = [
    '{',
    '{"peso_kg":70',
    "{'peso_kg':70}",
    '{"peso_kg":70,}',
    '{"peso_kg":70}{}',
    'peso_kg=70',
    '<peso_kg>70</peso_kg>',
    '\0',
    '{"peso_kg":70}\0',
    '{"x":"\n"}',
    '{"x":"\\x41"}',
    '{"x":"\\ud83"}',
    '['.repeat(20_000),
    '{"a":'.repeat(10_000),
    Buffer.from([0x7b, 0x22, 0x78, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    // A surrogate in UTF-8.
    Buffer.from([0x7b, 0x22, 0x78, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
    // An overlong NUL.
    Buffer.from([0x7b, 0x22, 0x78, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d]),
    Buffer.from('{"peso_kg":70}', 'utf16le'),
    Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  ]
  for (const body of bodies) {
    const reply = await service.request('POST', '/api/weight', { token, body })
    t.same(
      [reply.status, reply.json()],
      [400, { error: malformed }],
      JSON.stringify(body.toString().slice(0, 30)),
    )
  }
  t.same((await service.request('GET', '/api/stats', { token })).json().num_pesajes, 0)
})

t.test('NUL characters and lone surrogates are refused in every place', async (t) => {
  const { token } = admin
  for (const bad of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00', '\\udc00\\ud800', 'a\\ud83d']) {
    const texts: [method: 'POST' | 'PUT', path: string, body: string][] = [
      [
        'POST',
        '/api/auth/register',
        `{"username":"u${bad}","password":${JSON.stringify(password)}}`,
      ],
      ['POST', '/api/auth/register', `{"username":"usuaria","password":"correcto caballo ${bad}"}`],
      [
        'POST',
        '/api/auth/register',
        `{"username":"usuaria","password":"correcto caballo","captcha_token":"${bad}"}`,
      ],
      ['POST', '/api/auth/login', `{"username":"${bad}","password":"correcto caballo"}`],
      ['POST', '/api/auth/login', `{"username":"usuaria","password":"${bad}"}`],
      ['PUT', '/api/admin/users/1/role', `{"role":"${bad}"}`],
      ['POST', '/api/user', JSON.stringify({ ...profile, nombre: 'X' }).replace('X', bad)],
      ['POST', '/api/user', JSON.stringify({ ...profile, apellidos: 'X' }).replace('X', bad)],
      [
        'POST',
        '/api/user',
        JSON.stringify({ ...profile, fecha_nacimiento: 'X' }).replace('X', bad),
      ],
      ['POST', '/api/weight', `{"peso_kg":70,"an ignored key":"${bad}"}`],
      ['POST', '/api/weight', `{"peso_kg":70,"${bad}":1}`],
      ['POST', '/api/weight', `{"peso_kg":70,"deep":[[{"er":["${bad}"]}]]}`],
      ['POST', '/api/wstg/sync', `{"wstg_id":"WSTG-INFO-01","status":"Done","notes":"${bad}"}`],
      ['POST', '/api/wstg/webhook', `{"event":"${bad}","finding":{"id":1}}`],
      ['POST', '/api/weight', `"${bad}"`],
    ]
    for (const [method, path, body] of texts) {
      const reply = await service.request(method, path, { token, body })
      t.same([reply.status, reply.json()], [400, { error: notText }], `${method} ${path} ${body}`)
    }
  }
  const emoji = await service.request('POST', '/api/weight', {
    token,
    body: '{"peso_kg":70,"note":"\\ud83d\\ude00"}',
  })
  t.equal(emoji.status, 201, 'a pair of surrogates is a character')
})

t.test('keys named like prototype properties change no prototype', async (t) => {
  const { token } = await service.register()
  const bodies = [
    '{"__proto__":{"peso_kg":70,"polluted":1}}',
    '{"constructor":{"prototype":{"peso_kg":70,"polluted":1}}}',
    '{"\\u005f_proto__":{"peso_kg":70,"polluted":1}}',
  ]
  for (const body of bodies) {
    const reply = await service.request('POST', '/api/weight', { token, body })
    t.same(
      [reply.status, reply.json()],
      [400, { error: 'Falta el campo obligatorio peso_kg' }],
      body,
    )
  }
  const reply = await service.request('POST', '/api/weight', {
    token,
    body: `{"peso_kg":70,${bodies[0]?.slice(1)}`,
  })
  t.equal(reply.status, 201)
  t.notOk('polluted' in {}, 'no object has gained a property')
})

t.test('the last value of a repeated key counts, for validation too', async (t) => {
  const { token } = await service.register()
  const post = (body: string) => service.request('POST', '/api/weight', { token, body })
  t.equal((await post('{"peso_kg":70,"peso_kg":"x"}')).status, 400)
  t.equal((await post('{"peso_kg":"x","peso_kg":70}')).status, 201)
  const [latest] = (await service.request('GET', '/api/weights', { token })).json().weights
  t.equal(latest.peso_kg, 70)
})

t.test('deep nesting in ignored properties is harmless', async (t) => {
  const { token } = await service.register()
  for (const depth of [1000, 19_990]) {
    const body = `{"peso_kg":70,"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
    t.equal(
      (await service.request('POST', '/api/weight', { token, body })).status,
      201,
      `${depth} levels`,
    )
    const wrong = `{"peso_kg":${'['.repeat(depth)}${']'.repeat(depth)}}`
    t.equal((await service.request('POST', '/api/weight', { token, body: wrong })).status, 400)
  }
})

t.test('a body has at most 512 KiB, announced or not', async (t) => {
  const { token } = await service.register()
  const filled = (size: number) => '{"peso_kg":70}'.padEnd(size, ' ')
  const head =
    'POST /api/weight HTTP/1.1\r\nHost: localhost\r\n' +
    `Authorization: Bearer ${token}\r\nContent-Type: application/json`
  const limit = 524_288
  for (const [size, status] of [
    [limit, 201],
    [limit + 1, 413],
    [3 * limit, 413],
  ] as const) {
    const sent = [
      `${head}\r\nContent-Length: ${size}\r\n\r\n${filled(size)}`,
      `${head}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${size.toString(16)}\r\n${filled(size)}\r\n0\r\n\r\n`,
    ]
    for (const bytes of sent) {
      const connection = new RawConnection(port)
      connection.send(bytes)
      const answer = await connection.answer()
      connection.close()
      t.equal(answer.status, status, `${size} bytes`)
      checkAnswer('POST', '/api/weight', answer)
    }
  }
})

t.test('a body has at most 20,000 values, at any depth', async (t) => {
  const { token } = await service.register()
  // The body's object and the weight are two further values.
  const rest = 20_000 - 2
  const fillings: Record<string, (count: number) => string> = {
    numbers: (count) => JSON.stringify(Array(count - 1).fill(0)),
    objects: (count) => JSON.stringify(Array(count - 1).fill({})),
    texts: (count) => JSON.stringify(Array(count - 1).fill('[,{"')),
    keys: (count) =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: count - 1 }, (_, n) => [`k${n}`, null])),
      ),
    depth: (count) => '['.repeat(count) + ']'.repeat(count),
  }
  for (const [what, filling] of Object.entries(fillings)) {
    const post = (count: number) =>
      service.request('POST', '/api/weight', {
        token,
        body: `{"peso_kg":70,"x":${filling(count)}}`,
      })
    t.equal((await post(rest)).status, 201, what)
    const reply = await post(rest + 1)
    t.same(
      [reply.status, reply.json()],
      [413, { error: 'El cuerpo de la petición es demasiado grande' }],
      what,
    )
  }
})

t.test('every operation that takes JSON has these limits', async (t) => {
  for (const { method, path, body } of Object.values<Route>(routes)) {
    if (!body?.mediaTypes.includes('application/json')) continue
    const url = path.replace(/\{\w+\}/, '1')
    for (const [bytes, values] of [
      [524_289, 1],
      [100_000, 20_001],
    ] as const) {
      const filler = JSON.stringify(Array(values - 1).fill(0)).padEnd(bytes, ' ')
      const reply = await service.request(method as 'POST', url, {
        token: admin.token,
        body: filler,
      })
      t.equal(reply.status, 413, `${method} ${path}: ${bytes} bytes, ${values} values`)
    }
  }
})

t.test('a body that is announced as too large is refused before it is sent', async (t) => {
  const { token } = await service.register()
  const head =
    'POST /api/weight HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/json\r\nExpect: 100-continue'
  const ask = async (headers: string) => {
    const connection = new RawConnection(port)
    connection.send(`${head}\r\n${headers}\r\n\r\n`)
    return { connection, status: (await connection.answer()).status }
  }
  const authorised = `Authorization: Bearer ${token}`
  t.equal((await ask('Content-Length: 14')).status, 401, 'a caller without a token gets no 100')
  t.equal((await ask(`${authorised}\r\nContent-Length: 524289`)).status, 413)
  const { connection, status } = await ask(`${authorised}\r\nContent-Length: 14`)
  t.equal(status, 100, 'an authenticated caller gets a 100')
  connection.send('{"peso_kg":70}')
  t.equal((await connection.answer()).status, 201)
  connection.close()
})

t.test('the error names a missing body', async (t) => {
  const { token } = admin
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}`
  const operations: [line: string, error: string][] = [
    ['POST /api/weight', bodyMissing],
    ['POST /api/user', bodyMissing],
    ['POST /api/auth/login', bodyMissing],
    ['POST /api/auth/register', bodyMissing],
    ['PUT /api/admin/users/1/role', bodyMissing],
    ['POST /api/wstg/sync', 'No data provided'],
    ['POST /api/wstg/webhook', 'No data provided'],
  ]
  const json = 'Content-Type: application/json'
  for (const [line, error] of operations) {
    const bodies = [
      'Content-Length: 0\r\n\r\n',
      `${json}\r\nContent-Length: 0\r\n\r\n`,
      `${json}\r\n\r\n`,
    ]
    const chunked = [`${json}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`]
    const blank = [`${json}\r\nContent-Length: 3\r\n\r\n \t\n`]
    for (const body of ['\r\n', ...bodies, ...chunked, ...blank]) {
      const connection = new RawConnection(port)
      connection.send(`${line} HTTP/1.1\r\n${head}\r\n${body}`)
      const answer = await connection.answer()
      connection.close()
      const what = `${line}: ${JSON.stringify(body)}`
      t.same([answer.status, JSON.parse(answer.body.toString())], [400, { error }], what)
      checkAnswer(line.split(' ')[0] ?? '', line.split(' ')[1] ?? '', answer)
    }
  }
})

t.test('sync and webhook treat an empty object and other types as no data', async (t) => {
  const { token } = admin
  for (const path of ['/api/wstg/sync', '/api/wstg/webhook']) {
    for (const body of ['{}', ' {} ', '[]', '[{"wstg_id":"x"}]', '"text"', '1', 'null', 'true']) {
      const reply = await service.request('POST', path, { token, body })
      t.same([reply.status, reply.json()], [400, { error: 'No data provided' }], `${path} ${body}`)
    }
  }
})

t.test('a media type is either read and validated, or refused', async (t) => {
  const { token } = await service.register()
  const accepted = [
    'application/json',
    'APPLICATION/JSON',
    '  application/json',
    'application/json ',
    'application/json\t',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json;',
    'application/json; charset=utf-8; x=y',
    'application/json ; charset=utf-8',
  ]
  const refused = [
    '',
    'application',
    'application/',
    '/json',
    'application/json garbage',
    'application/json\ta',
    'application/json, text/plain',
    'application/json charset=utf-8',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/jsonx',
    'xapplication/json',
    'application/vnd.api+json',
    'application/problem+json',
    'application/sql',
    'application/pdf',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/\u00a0json',
    '*/*',
    'constructor',
    '__proto__/__proto__',
  ]
  const post = (type: string, body: string) =>
    service.request('POST', '/api/weight', { token, body, headers: { 'content-type': type } })
  for (const type of accepted) {
    const good = await post(type, '{"peso_kg":70}')
    const bad = await post(type, '{"peso_kg":"70"}')
    t.same([good.status, bad.status], [201, 400], JSON.stringify(type))
  }
  for (const type of refused) {
    for (const body of ['{"peso_kg":70}', '{"peso_kg":"70"}', 'peso_kg=70']) {
      const reply = await post(type, body)
      t.same(
        [reply.status, reply.json()],
        [415, { error: notJson }],
        `${JSON.stringify(type)} ${body}`,
      )
    }
  }
  t.same(
    (await service.request('GET', '/api/stats', { token })).json().num_pesajes,
    accepted.length,
  )
})

t.test('operations without a body ignore any body', async (t) => {
  const bodies: [type: string | undefined, body: string | Buffer][] = [
    [undefined, ''],
    ['application/json', ''],
    ['application/json', '{}'],
    ['application/json', '{'],
    ['application/json', '"\\u0000"'],
    ['text/plain', 'hello'],
    ['application/json garbage', '{}'],
    ['nonsense', 'x'],
    ['multipart/form-data', 'x'],
    ['application/octet-stream', Buffer.alloc(2_000_000, 255)],
  ]
  for (const [type, body] of bodies) {
    const { token, cookie } = await service.register()
    const headers: Record<string, string> = {
      cookie,
      ...(type !== undefined && { 'content-type': type }),
    }
    const options = type === undefined ? { headers: { cookie } } : { headers, body }
    const refreshed = await service.request('POST', '/api/auth/refresh', options)
    t.equal(refreshed.status, 200, `refresh with ${type} ${body.toString('latin1').slice(0, 10)}`)
    const out = await service.request('POST', '/api/auth/logout', { token, ...options })
    t.equal(out.status, 200, `logout with ${type} ${body.toString('latin1').slice(0, 10)}`)
  }
})
