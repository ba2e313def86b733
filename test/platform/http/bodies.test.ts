import t from 'tap'
import { type Route, routes } from '../../../generated/routes.ts'
import { eventually } from '../../support/eventually.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { startAnother, startService } from '../../support/service.ts'
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

t.test('NUL and lone surrogates are refused outside of the known fields too', async (t) => {
  for (const bad of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00\\ud800', 'a\\ud83d']) {
    const ignored = [`"an ignored key":"${bad}"`, `"${bad}":1`, `"deep":[[{"er":["${bad}"]}]]`]
    const texts = [...ignored.map((rest) => `{"peso_kg":70,${rest}}`), `"${bad}"`]
    await eachIs(t, '400 invalid_text', texts, postWeight)
  }
  t.equal((await postWeight('{"peso_kg":70,"note":"\\ud83d\\ude00"}')).status, 201, 'a character')
})

t.test('text in no UTF-8 is refused, and keys of prototypes are left out', async (t) => {
  const texts = [[0xff], [0xed, 0xa0, 0x80], [0xc0, 0x80]].map((bytes) =>
    Buffer.concat([Buffer.from('{"x":"'), Buffer.from(bytes), Buffer.from('"}')]),
  )
  await eachIs(t, '400 malformed_json', texts, postWeight)
  const values = '{"peso_kg":70}'
  const keys = [`{"__proto__":${values}}`, `{"constructor":{"prototype":${values}}}`]
  await eachIs(t, '400 missing_field peso_kg', keys, postWeight)
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

const batchPath = '/api/weights/batch'
const batch = JSON.stringify({
  weights: [{ peso_kg: 70, fecha_registro: '2020-01-01T00:00:00Z' }],
  check: true,
})
const postBatch = (bearer: string) =>
  service.request('POST', batchPath, { token: bearer, body: batch }).then(outcome)

interface Caller {
  address?: string
  bearer?: string
}

/** Connections whose bodies lack their last byte. */
const hold = async (count: number, path: string, body: string, caller: Caller = {}) => {
  const { address = '127.0.0.1', bearer = token } = caller
  const connections = Array.from({ length: count }, () => {
    const connection = new RawConnection(port, address)
    connection.send(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n` +
        `${json}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    )
    return connection
  })
  const last = new RawConnection(port)
  last.send('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
  // The service has handled the heads before this one.
  await last.answer().finally(() => last.close())
  return {
    finish: () =>
      Promise.all(
        connections.map(async (connection) => {
          connection.send(body.slice(-1))
          return outcomeOf('POST', path, await connection.answer()).replace(/^(20\d).*/, '$1')
        }),
      ),
    close: () => connections.forEach((connection) => void connection.close()),
  }
}

t.test('a batch takes the slot of its account before its body is read', async (t) => {
  const [ana, eva] = [(await service.register()).token, (await service.register()).token]
  const held = await hold(1, batchPath, batch, { bearer: ana })
  t.equal(await postBatch(ana), '503 busy', 'the slot is taken')
  t.equal(await postBatch(eva), '200', 'a slow sender holds no slot of the process')
  const light = { token: ana, body: { peso_kg: 70 } }
  t.equal(outcome(await service.request('POST', '/api/weight', light)), '201')
  const one = { token: ana, body: { weight: 70 } }
  t.equal((await service.request('POST', '/api/weights/devices', one)).status, 200)
  const measurements = [1, 2].map((hour) => ({ date: `2026-01-01T0${hour}:00:00Z`, weight: 70 }))
  const two = { token: ana, body: { event: 'insert', measurements } }
  const refused = await service.request('POST', '/api/weights/devices', two)
  t.equal(outcome(refused), '503 busy', 'more than one measurement')
  t.same(await held.finish(), ['200'])
  t.equal(await postBatch(ana), '200')
})

t.test('an address has at most four batches, whatever its accounts are', async (t) => {
  const bearers = await Promise.all(
    Array.from({ length: 5 }, async () => (await service.register()).token),
  )
  const [last = '', ...others] = bearers
  const held = await Promise.all(
    others.map((bearer) => hold(1, batchPath, batch, { bearer, address: '127.0.0.2' })),
  )
  const fifth = await hold(1, batchPath, batch, { bearer: last, address: '127.0.0.2' })
  t.same(await fifth.finish(), ['503 busy'])
  const elsewhere = await hold(1, batchPath, batch, { bearer: last, address: '127.0.0.3' })
  t.same(await elsewhere.finish(), ['200'], 'another address')
  for (const { close } of held) close()
  const free = async () => {
    const again = await hold(1, batchPath, batch, { bearer: last, address: '127.0.0.2' })
    return (await again.finish())[0] === '200'
  }
  await eventually(free, 'the slots of callers that have left')
})

t.test('reports are made one at a time, for all accounts together', async (t) => {
  const finishers: (() => void)[] = []
  let most = 0
  let running = 0
  const build = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => finishers.push(resolve))
    running -= 1
    return Buffer.from('%PDF')
  }
  const app = await startAnother(t, service.context, ({ reportBuilder }) => ({
    reportBuilder: { ...reportBuilder, build },
  }))
  const other = await service.register()
  await service.sql("update accounts set checklist_access = 'read' where id = $1", [other.id])
  const ask = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` }
    return (await app.inject({ url: '/api/findings-manager/generate-pdf', headers })).statusCode
  }
  const answers = Promise.all([token, token, other.token].map(ask))
  for (const count of [1, 2, 3]) {
    await eventually(() => finishers.length === count, `report ${count}`)
    finishers[count - 1]!()
  }
  t.same([await answers, most], [[200, 200, 200], 1])
})

t.test('an account has at most 128 requests under way', async (t) => {
  const eva = await service.register()
  // Refused when it is whole: so many writes would wait for each other.
  const body = '{"peso_kg":"70"}'
  const held = await hold(128, '/api/weight', body, { bearer: eva.token })
  const read = (bearer: string) => service.request('GET', '/api/stats', { token: bearer })
  await eventually(async () => outcome(await read(eva.token)) === '503 busy', 'the bound')
  await Promise.all(Array.from({ length: 10 }, () => read(eva.token)))
  const lines = service.logs().filter(({ event }) => event === 'busy')
  t.match(lines.at(-1), { level: 'warn', operation: String })
  t.ok(lines.length < 11, 'eleven calls share lines')
  const counted = await service.context.metrics.registry.getSingleMetricAsString(
    'http_request_duration_seconds',
  )
  t.match(counted, 'status="busy"')
  t.notMatch(counted, 'status="503"')
  t.equal((await read(token)).status, 200, 'another account')
  t.equal((await service.request('GET', '/api/config')).status, 200, 'its address')
  t.same(new Set(await held.finish()), new Set(['400 invalid_field peso_kg reason_number']))
  t.equal((await read(eva.token)).status, 200)
  held.close()
})

t.test('an address without an account has at most 128 requests under way', async (t) => {
  const body = '{"username":"unknown","password":"password"}'
  const held = await hold(128, '/api/auth/login', body)
  const config = () => service.request('GET', '/api/config').then(outcome)
  await eventually(async () => (await config()) === '503 busy', 'the bound')
  t.equal((await service.request('GET', '/api/stats', { token })).status, 200, 'with an account')
  held.close()
  await eventually(async () => (await config()) === '200', 'the end of all connections')
})

t.test('every operation that takes JSON has these limits, lists have larger ones', async (t) => {
  const larger: Readonly<Record<string, number>> = {
    '/api/weights/batch': 1_048_576,
    '/api/weights/devices': 4_194_304,
    '/api/weights/batch-delete': 65_536,
    '/api/wstg/sync/batch': 1_048_576,
    '/api/wstg/webhook': 524_288,
    '/api/wstg/requests/retry': 65_536,
    '/api/wstg/requests/dismiss': 65_536,
  }
  for (const { method, path, body } of Object.values<Route>(routes)) {
    if (!body?.mediaTypes.includes('application/json')) continue
    const url = path.replace(/\{\w+\}/, '1')
    const bytes = larger[path] ?? 16_384
    const post = (text: string) => service.request(method as 'POST', url, { token, body: text })
    t.equal(outcome(await post('[0]'.padEnd(bytes + 1))), '413 body_too_large', path)
    t.not((await post('[0]'.padEnd(bytes))).status, 413, `${path} takes ${bytes} bytes`)
  }
})

t.test('a body has at most 110,000 names and values', async (t) => {
  const most = 110_000
  const post = (others: string) => {
    const body = `{"event":"test","others":${others}}`
    return service.request('POST', '/api/weights/devices', { token, body }).then(outcome)
  }
  // The body itself has three names and values and an object.
  const list = (part: string, count: number, separator = ',') =>
    `[${Array(count).fill(part).join(separator)}]`
  const distinct = (count: number) =>
    `{${Array.from({ length: count }, (_, n) => `"k${n}":-1.5e+3`).join()}}`
  for (const [name, fits, exceeds] of [
    ['numbers', list('0', most - 3), list('0', most - 2)],
    ['words', list('null', most - 3, ' ,\n '), list('true', most - 2, ' ,\t')],
    ['texts', list('"a,[{\\"0"', most - 3), list('"a"', most - 2)],
    ['names', distinct(54_998), distinct(54_999)],
    ['empty lists', list('[]', most - 2), list('[]', most - 1)],
    ['objects and arrays', list('{"a":[1]}', 54_998), list('{"a":[1]}', 54_999)],
  ] as const) {
    t.equal(await post(fits), '200', name)
    t.equal(await post(exceeds), '413 body_too_large', name)
  }
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  t.equal(await post(nested(most - 1)), '200')
  t.equal(await post(nested(most)), '413 body_too_large')
  t.equal(await post('['.repeat(3_000_000)), '413 body_too_large', 'before an error of its syntax')
  const entry = `{"date":"2020-01-01T00:00:00Z","weight":70,"others":[${Array(6).fill(0)}]}`
  const measurements = `{"event":"test","measurements":[${Array(9900).fill(entry).join()}]}`
  const genuine = { token, body: measurements }
  t.equal(outcome(await service.request('POST', '/api/weights/devices', genuine)), '200')

  const delivery = `{"event_type":"test","others":${list('0', 200_000)}}`
  const deliver = (headers: Record<string, string>) =>
    service.request('POST', '/api/wstg/webhook', { token, headers, body: delivery })
  t.equal(outcome(await deliver({})), '413 body_too_large')
  t.not((await deliver({ 'x-defectdojo-event': 'test' })).status, 413, 'a genuine delivery')
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
