import { once } from 'node:events'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import fc from 'fast-check'
import t from 'tap'
import { type Route, routes } from '../../../generated/routes.ts'
import { exceedsValues } from '../../../src/platform/http/body.ts'
import { runs, seed } from '../../fuzz/settings.ts'
import { eventually } from '../../support/eventually.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { password, profile, startService } from '../../support/service.ts'
import { exchange, listen, outcomeOf, RawConnection } from './raw.ts'

const service = await startService(t)
const port = await listen(service.app)
/** The first account is an administrator. */
const { token, cookie } = await service.register()

const postWeight = (body: string | Buffer, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/weight', { token, body, headers })
const headOf = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...headers].join(
    '\r\n',
  )
const json = 'Content-Type: application/json'

t.test('a body that is not JSON in UTF-8 is refused', async (t) => {
  const inText = (...bytes: number[]) =>
    Buffer.concat([Buffer.from('{"x":"'), Buffer.from(bytes), Buffer.from('"}')])
  const texts = ['{', '{"peso_kg":70', "{'peso_kg':70}", '{"peso_kg":70,}', '{"peso_kg":70}{}']
  const others = ['peso_kg=70', '<peso_kg>70</peso_kg>', '\0', '{"peso_kg":70}\0']
  const strings = ['{"x":"\n"}', '{"x":"\\x41"}', '{"x":"\\ud83"}']
  const deep = ['['.repeat(100), '{"a":'.repeat(99)]
  await eachIs(t, '400 malformed_json', [...texts, ...others, ...strings, ...deep], postWeight)
  const bytes = {
    'no UTF-8': inText(0xff),
    'a surrogate in UTF-8': inText(0xed, 0xa0, 0x80),
    'an overlong NUL': inText(0xc0, 0x80),
    'UTF-16': Buffer.from('{"peso_kg":70}', 'utf16le'),
    gzip: Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  }
  await eachIs(t, '400 malformed_json', bytes, postWeight)
})

t.test('NUL characters and lone surrogates are refused in every place', async (t) => {
  const account = { username: 'usuaria', password, captcha_token: 'x' }
  const sync = { wstg_id: 'WSTG-INFO-01', status: 'Done', notes: 'x' }
  const bodies: [method: 'POST' | 'PUT', path: string, body: object][] = [
    ['POST', '/api/auth/register', account],
    ['POST', '/api/auth/login', { username: 'usuaria', password }],
    ['PUT', '/api/admin/users/1/role', { role: 'user' }],
    ['POST', '/api/user', profile],
    ['POST', '/api/wstg/sync', sync],
    ['POST', '/api/wstg/webhook', { event: 'x' }],
  ]
  for (const bad of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00\\ud800', 'a\\ud83d']) {
    for (const [method, path, body] of bodies) {
      const texts = Object.entries(body)
        .filter(([, value]) => typeof value === 'string')
        .map(([name]) => JSON.stringify({ ...body, [name]: 'BAD' }).replace('BAD', bad))
      await eachIs(t, '400 invalid_text', texts, (text) =>
        service.request(method, path, { token, body: text }),
      )
    }
    const ignored = [`"an ignored key":"${bad}"`, `"${bad}":1`, `"deep":[[{"er":["${bad}"]}]]`]
    const texts = [...ignored.map((rest) => `{"peso_kg":70,${rest}}`), `"${bad}"`]
    await eachIs(t, '400 invalid_text', texts, postWeight)
  }
  t.equal((await postWeight('{"peso_kg":70,"note":"\\ud83d\\ude00"}')).status, 201, 'a character')
})

t.test('keys named like prototype properties change no prototype', async (t) => {
  const values = '{"peso_kg":70,"polluted":1}'
  const polluting = ['"__proto__"', '"\\u005f_proto__"'].map((key) => `${key}:${values}`)
  polluting.push(`"constructor":{"prototype":${values}}`)
  const alone = polluting.map((member) => `{${member}}`)
  await eachIs(t, '400 missing_field peso_kg', alone, postWeight)
  const beside = polluting.map((member) => `{"peso_kg":70,${member}}`)
  await eachIs(t, '201', beside, postWeight)
  t.notOk('polluted' in {}, 'no object has gained a property')
})

t.test('the last value of a repeated key counts, for validation too', async (t) => {
  t.equal((await postWeight('{"peso_kg":70,"peso_kg":"x"}')).status, 400)
  t.equal((await postWeight('{"peso_kg":"x","peso_kg":71.5}')).status, 201)
  const { weights } = (await service.request('GET', '/api/weights/recent', { token })).json()
  t.equal(weights[0].peso_kg, 71.5)
})

t.test('a small body has at most 16 KiB, announced or not', async (t) => {
  const limit = 16_384
  for (const [size, expected] of [
    [limit, '201'],
    [limit + 1, '413 body_too_large'],
    [3 * limit, '413 body_too_large'],
  ] as const) {
    const body = '{"peso_kg":70}'.padEnd(size, ' ')
    const chunk = `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    for (const rest of [
      `Content-Length: ${size}\r\n\r\n${body}`,
      `Transfer-Encoding: chunked\r\n\r\n${chunk}`,
    ]) {
      const answer = await exchange(port, headOf('/api/weight', json, rest))
      t.equal(outcomeOf('POST', '/api/weight', answer), expected, `${size} bytes`)
    }
  }
})

/** A body of 512 KiB that takes an eighth of the part of one caller, and changes nothing. */
const batchSize = 524_288
const batch = JSON.stringify({
  weights: [{ peso_kg: 70, fecha_registro: '2020-01-01T00:00:00Z' }],
  check: true,
}).padEnd(batchSize, ' ')
const batchPath = '/api/weights/batch'
const postBatch = () => service.request('POST', batchPath, { token, body: batch })
const loginFrom = async (address: string) => {
  const connection = new RawConnection(port, address)
  const body = '{"username":"unknown","password":"password"}'
  connection.send(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  )
  return connection.answer().finally(() => connection.close())
}

/** Connections that hold their bodies: each lacks its last byte. */
const holdBatches = (count: number, { address = '127.0.0.1', bearer = token } = {}) => {
  const outcomes: string[] = []
  const connections = Array.from({ length: count }, () => {
    const connection = new RawConnection(port, address)
    connection.send(
      `POST ${batchPath} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n` +
        `${json}\r\nContent-Length: ${batchSize}\r\n\r\n${batch.slice(1)}`,
    )
    connection.answer().then(
      (answer) => outcomes.push(`${outcomeOf('POST', batchPath, answer)}`),
      () => undefined,
    )
    return connection
  })
  const close = () => connections.forEach((connection) => void connection.close())
  return { outcomes, close }
}

/**
 * Watches for bodies of `holdBatches`.
 * @returns waits until the service has read so many of them: bodies that it does not read yet, and
 *   has not charged, stop at the socket's buffer
 */
const watchArrivals = () => {
  const sockets: Socket[] = []
  const add = (socket: Socket) => void sockets.push(socket)
  service.app.server.on('connection', add)
  return async (count: number) => {
    const isRead = ({ bytesRead }: Socket) => bytesRead > batchSize
    await eventually(() => sockets.filter(isRead).length === count, 'the arrival of the bodies')
    service.app.server.off('connection', add)
  }
}

/** Whether the caller can have bodies of 4 MiB under way again. */
const isFree = async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, postBatch))
  return answers.every(({ status }) => status === 200)
}

t.test('one caller holds at most an eighth of the bytes of bodies', async (t) => {
  const other = await service.register()
  const held = holdBatches(63)
  await eventually(() => held.outcomes.length === 63 - 8, 'refusals of what exceeds its part')
  t.same(new Set(held.outcomes), new Set(['503 busy']))
  t.equal((await loginFrom('127.0.0.2')).status, 401, 'a login from another address')
  t.equal((await loginFrom('127.0.0.1')).status, 503, 'the part of the address is used up')

  const elsewhere = holdBatches(1, { address: '127.0.0.2' })
  await eventually(() => elsewhere.outcomes.length === 1, 'the part of the account is used up')
  const another = holdBatches(9, { address: '127.0.0.2', bearer: other.token })
  await eventually(() => another.outcomes.length === 1, 'another caller has its own part')
  for (const { close } of [held, elsewhere, another]) close()
  await eventually(isFree, 'the memory of bodies whose callers have left')
  // The service has read their bodies, and gives them up with the answers.
  t.ok(await isFree())
})

t.test('the bodies under way have at most 32 MiB together', async (t) => {
  const callers = await Promise.all(Array.from({ length: 8 }, () => service.register()))
  const haveArrived = watchArrivals()
  const held = callers.map(({ token: bearer }, index) =>
    holdBatches(8, { address: `127.0.0.${index + 2}`, bearer }),
  )
  // A login before that could take the place of a body.
  await haveArrived(64)
  t.equal((await loginFrom('127.0.1.1')).status, 503, 'the bound')
  t.same(
    held.flatMap(({ outcomes }) => outcomes),
    [],
  )
  t.equal((await service.request('GET', '/api/config')).status, 200, 'reads go on')
  for (const { close } of held) close()
  const connections = promisify(service.app.server.getConnections.bind(service.app.server))
  await eventually(async () => (await connections()) === 0, 'the end of all connections')
  t.equal((await loginFrom('127.0.1.1')).status, 401, 'the memory is free')
})

t.test('a body takes its bytes, however small its pieces are', async (t) => {
  const bytes = 130_300
  const accepted = once(service.app.server, 'connection')
  const pieces = new RawConnection(port)
  const [socket] = (await accepted) as [Socket]
  pieces.send(`${headOf(batchPath, json, 'Transfer-Encoding: chunked')}\r\n\r\n`)
  pieces.send('1\r\n \r\n'.repeat(bytes))
  await eventually(() => socket.bytesRead > 6 * bytes, 'the arrival of all pieces')
  const haveArrived = watchArrivals()
  const held = holdBatches(7)
  await haveArrived(7)
  t.equal((await postBatch()).status, 503, 'the eighth does not fit')
  t.same(held.outcomes, [], 'seven fit beside the pieces')
  t.equal((await loginFrom('127.0.0.2')).status, 401)
  held.close()
  await eventually(async () => (await postBatch()).status === 200)
  const text = JSON.stringify(JSON.parse(batch))
  pieces.send(`${[...text].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`)
  t.equal((await pieces.answer()).status, 200, 'the pieces are one body')
  pieces.close()
  await eventually(isFree)
})

t.test('of two of the largest deliveries at once the first is accepted', async (t) => {
  const path = '/api/wstg/webhook'
  const size = 4 * 1024 * 1024
  const delivery = '{"url_api":"x"}'.padEnd(size, ' ')
  const send = (bytes: number) => {
    const connection = new RawConnection(port)
    const event = 'X-DefectDojo-Event: finding_added'
    const head = headOf(path, json, event, `Content-Length: ${size}`)
    connection.send(`${head}\r\n\r\n${delivery.slice(0, bytes)}`)
    return connection
  }
  const first = send(1)
  await eventually(async () => (await loginFrom('127.0.0.1')).status === 503, 'its arrival')
  const second = send(size)
  t.equal(outcomeOf('POST', path, await second.answer()), '503 busy')
  first.send(delivery.slice(1))
  t.equal(outcomeOf('POST', path, await first.answer()), '202')
  for (const connection of [first, second]) connection.close()
})

t.test('a small body has at most 100 values, at any depth', async (t) => {
  // The body's object and the weight are two further values.
  const rest = 100 - 2
  const list = (value: unknown) => (count: number) => JSON.stringify(Array(count - 1).fill(value))
  const keys = (count: number) => Array.from({ length: count - 1 }, (_, n) => [`k${n}`, null])
  const fillings: Record<string, (count: number) => string> = {
    numbers: list(0),
    objects: list({}),
    texts: list('[,{"'),
    keys: (count) => JSON.stringify(Object.fromEntries(keys(count))),
    depth: (count) => '['.repeat(count) + ']'.repeat(count),
  }
  for (const [what, filling] of Object.entries(fillings)) {
    const post = (count: number) => postWeight(`{"peso_kg":70,"x":${filling(count)}}`)
    t.equal(outcome(await post(rest)), '201', what)
    t.equal(outcome(await post(rest + 1)), '413 body_too_large', what)
  }
  const deep = '['.repeat(19_998) + ']'.repeat(19_998)
  const answer = await service.request('POST', batchPath, { token, body: `{"weights":${deep}}` })
  t.equal(answer.status, 400, 'a deep value of a known field')
})

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 1)
    : 1

t.test(`the values of a JSON text are counted without parsing it, seed ${seed}`, async (t) => {
  const spaced = fc.record({ value: fc.jsonValue({ maxDepth: 6 }), indent: fc.nat(3) })
  const property = fc.property(spaced, ({ value, indent }) => {
    const json = Buffer.from(JSON.stringify(value, null, indent))
    const values = countValues(JSON.parse(json.toString()))
    return !exceedsValues(json, values) && exceedsValues(json, values - 1)
  })
  t.doesNotThrow(() => fc.assert(property, { seed, numRuns: 5 * runs }))
  const texts: [json: string, values: number][] = [
    ['[]', 1],
    [' { } ', 1],
    ['[[],{},[ ]]', 4],
    ['{"a,\\"[{":"\\\\","b":[1,2]}', 5],
  ]
  for (const [json, values] of texts) {
    t.notOk(exceedsValues(Buffer.from(json), values), json)
    t.ok(exceedsValues(Buffer.from(json), values - 1), json)
  }
  for (const text of ['', '"', '"\\\\', '"\\', '[', '{"', ',,,', '\0'])
    t.equal(exceedsValues(Buffer.from(text), 10), false, `no JSON: ${text}`)
})

t.test('every operation that takes JSON has these limits, lists have larger ones', async (t) => {
  const requestLists = ['/api/wstg/requests/retry', '/api/wstg/requests/dismiss']
  const lists = [batchPath, '/api/wstg/webhook', ...requestLists]
  for (const { method, path, body } of Object.values<Route>(routes)) {
    if (!body?.mediaTypes.includes('application/json')) continue
    const url = path.replace(/\{\w+\}/, '1')
    const [bytes, values] =
      path === '/api/weights/devices'
        ? [4_194_304, 100_000]
        : lists.includes(path)
          ? [524_288, 20_000]
          : [16_384, 100]
    const post = (text: string) => service.request(method as 'POST', url, { token, body: text })
    const listOf = (count: number) => JSON.stringify(Array(count - 1).fill(0))
    const bodies = { bytes: '[0]'.padEnd(bytes + 1), values: listOf(values + 1) }
    await eachIs(t, '413 body_too_large', bodies, post)
    for (const text of ['[0]'.padEnd(bytes), listOf(values)])
      t.not((await post(text)).status, 413, `${path} takes ${text.length} bytes`)
  }
})

t.test('a body that is announced as too large is refused before it is sent', async (t) => {
  const ask = async (headers: string) => {
    const connection = new RawConnection(port)
    connection.send(`${headers}\r\n${json}\r\nExpect: 100-continue\r\n\r\n`)
    return { connection, status: (await connection.answer()).status }
  }
  const anonymous = 'POST /api/weight HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14'
  t.equal((await ask(anonymous)).status, 401, 'a caller without a token gets no 100')
  t.equal((await ask(headOf('/api/weight', 'Content-Length: 16385'))).status, 413)
  const { connection, status } = await ask(headOf('/api/weight', 'Content-Length: 14'))
  t.equal(status, 100, 'an authenticated caller gets a 100')
  connection.send('{"peso_kg":70}')
  t.equal((await connection.answer()).status, 201)
  connection.close()
})

t.test('the error names a missing body, unless the body is optional', async (t) => {
  const missing: [path: string, expected: string][] = [
    ...['weight', 'user', 'auth/login', 'auth/register'].map((path): [string, string] => [
      `/api/${path}`,
      '400 body_required',
    ]),
    ['/api/wstg/sync', '400 no_data'],
    ['/api/wstg/webhook', '400 no_data'],
    ['/api/wstg/requests/retry', '200'],
  ]
  const rests: string[][] = [
    [],
    ['Content-Length: 0'],
    [json, 'Content-Length: 0'],
    [json],
    [json, 'Transfer-Encoding: chunked', '', '0'],
    [json, 'Content-Length: 3', '', ' \t'],
  ]
  for (const [path, expected] of missing) {
    for (const rest of rests) {
      const answer = await exchange(port, `${headOf(path, ...rest)}\r\n\r\n`)
      t.equal(outcomeOf('POST', path, answer), expected, `${path}: ${rest.join(', ')}`)
    }
  }
  const bodies = ['{}', ' {} ', '[]', '[{"wstg_id":"x"}]', '"text"', '1', 'null', 'true']
  for (const path of ['/api/wstg/sync', '/api/wstg/webhook'])
    await eachIs(t, '400 no_data', bodies, (body) => service.request('POST', path, { token, body }))
})

t.test('a media type is either read and validated, or refused', async (t) => {
  const type = 'application/json'
  const charsets = [
    ';charset=utf-8',
    '; charset=UTF-8',
    '; charset="utf-8"',
    ';',
    ' ;charset=utf-8',
  ]
  const accepted = ['APPLICATION/JSON', `  ${type}`, `${type} `, `${type}\t`, `${type}; x=y`]
  for (const [body, expected] of [
    ['{"peso_kg":70}', '201'],
    ['{"peso_kg":"70"}', '400 invalid_field peso_kg reason_number'],
  ] as const)
    await eachIs(t, expected, [...accepted, ...charsets.map((rest) => type + rest)], (given) =>
      postWeight(body, { 'content-type': given }),
    )
  const rests = [' garbage', '\ta', ', text/plain', ' charset=utf-8', 'x', '; charset=utf-16']
  const others = ['application', 'application/', '/json', '*/*', 'application/\u00a0json', '']
  const types = ['application/vnd.api+json', 'application/problem+json', 'text/json', 'text/plain']
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  const names = ['constructor', '__proto__/__proto__', `x${type}`]
  const refused = [...rests.map((rest) => type + rest), ...others, ...types, ...forms, ...names]
  for (const body of ['{"peso_kg":70}', 'peso_kg=70'])
    await eachIs(t, '415 unsupported_media_type application/json', refused, (given) =>
      postWeight(body, { 'content-type': given }),
    )
})

t.test('operations without a body ignore any body', async (t) => {
  const bodies: [type: string, body: string | Buffer][] = [
    ['application/json', ''],
    ['application/json', '{'],
    ['application/json', '"\\u0000"'],
    ['text/plain', 'hello'],
    ['application/json garbage', '{}'],
    ['nonsense', 'x'],
    ['multipart/form-data', 'x'],
    ['application/octet-stream', Buffer.alloc(2_000_000, 255)],
  ]
  for (const [type, body] of bodies) {
    const session = await service.register()
    const headers = { cookie, 'content-type': type }
    const name = `${type} ${body.toString('latin1').slice(0, 10)}`
    const refreshed = await service.request('POST', '/api/auth/refresh', { headers, body })
    t.equal(outcome(refreshed), '200', `refresh with ${name}`)
    const options = { token: session.token, headers, body }
    const loggedOut = await service.request('POST', '/api/auth/logout', options)
    t.equal(outcome(loggedOut), '200 -cookie', `logout with ${name}`)
  }
})
