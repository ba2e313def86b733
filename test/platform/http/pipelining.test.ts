/** Requests that are sent before the answers to earlier ones. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import t, { type Test } from 'tap'
import { eventually } from '../../support/eventually.ts'
import { startService } from '../../support/service.ts'
import { listen, RawConnection } from './raw.ts'

const service = await startService(t, { env: { AUTH_RATE_LIMIT_MAX: '1000000' } })
const port = await listen(service.app)
/** The requests of a connection that may have no answer yet: one under way, the others wait. */
const admitted = 33
const request = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

t.test('the requests of a connection are handled one after another', async (t) => {
  let underWay = 0
  let most = 0
  const { token } = await service.register()
  const original = service.context.measurements.listRecentWeights
  service.context.measurements.listRecentWeights = async (userId) => {
    underWay += 1
    most = Math.max(most, underWay)
    return original(userId).finally(() => {
      underWay -= 1
    })
  }
  const connection = new RawConnection(port)
  t.teardown(() => connection.close())
  const one = request('/api/weights/recent', `Authorization: Bearer ${token}\r\n`)
  for (let round = 0; round < 20; round += 1) {
    connection.send(one.repeat(admitted))
    for (let index = 0; index < admitted; index += 1)
      if ((await connection.answer()).status !== 200) t.fail(`answer ${index}`)
  }
  t.equal(most, 1)
})

const post = (path: string, body: string, ...headers: string[]) =>
  [
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json`,
    ...headers,
    `Content-Length: ${body.length}\r\n\r\n${body}`,
  ].join('\r\n')
const login = post('/api/auth/login', '{"username":"x","password":"y"}')

t.test('answers keep their order, with bodies and refusals among the requests', async (t) => {
  const round = login + request('/api/config') + request('/api/%zz') + request('/nowhere')
  const connection = new RawConnection(port)
  t.teardown(() => connection.close())
  connection.send(round.repeat(8))
  for (let index = 0; index < 8; index += 1) {
    for (const status of [401, 200, 400, 404]) {
      const answer = await connection.answer()
      if (answer.status !== status) t.equal(answer.status, status, `round ${index}`)
    }
  }
  connection.send(request('/api/config'))
  t.equal((await connection.answer()).status, 200, 'the connection goes on')
})

/** With any hash. */
const bundle = '/api/docs/assets/swagger-ui-bundle-0.js'

/** A connection whose answers stay unread until its socket is resumed. */
const unreadAnswers = async (t: Test) => {
  const accepted = once(service.app.server, 'connection')
  const connection = new RawConnection(port)
  t.teardown(() => connection.close())
  const [socket] = (await accepted) as [Socket]
  connection.socket.pause()
  return { connection, socket }
}

t.test('a connection is not read on while requests wait', async (t) => {
  const { connection, socket } = await unreadAnswers(t)
  connection.send(request(bundle).repeat(admitted))
  await eventually(() => socket.isPaused(), 'a request that waits')
  connection.send(request('/a').repeat(1_000_000))
  t.equal((await service.request('GET', '/api/config')).status, 200)
  t.ok(connection.socket.writableLength > 0, 'the service does not read the others')
  connection.socket.resume()
  for (let index = 0; index < admitted; index += 1) t.equal((await connection.answer()).status, 200)
  await connection.closed()
})

t.test('more than 32 requests that wait end their connection', async (t) => {
  const handled = () => service.logs().filter(({ event }) => event === 'request').length
  const before = handled()
  const connections = Array.from({ length: 20 }, () => new RawConnection(port))
  for (const connection of connections) connection.send(request('/a').repeat(2340))
  for (const connection of connections) await connection.closed()
  t.ok(handled() - before <= connections.length * admitted, 'the others are not handled')

  const many = new RawConnection(port)
  t.teardown(() => many.close())
  many.send(`GET /a HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n`.repeat(1000))
  await many.closed()
})

t.test('a refusal of the parser comes after the answers to earlier requests', async (t) => {
  const { token } = await service.register()
  const weight = post('/api/weight', '{"peso_kg":70}', `Authorization: Bearer ${token}`)
  const endless = request('/a', `X: ${'x'.repeat(20_000)}`)
  const badBody =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    'Transfer-Encoding: chunked\r\n\r\nzz\r\n'
  const connect = 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'
  const cases: [name: string, bytes: string, statuses: number[]][] = [
    ['garbage', `${login}GARBAGE\r\n\r\n`, [401, 400]],
    ['large headers', weight + endless, [201, 431]],
    ['a malformed body', login + badBody, [401, 400]],
    ['a malformed body of the first request', badBody, [400]],
    ['CONNECT', login + connect, [401, 404]],
    ['CONNECT behind a large answer', request(bundle) + connect, [200, 404]],
    ['an unknown expectation', login + request('/a', 'Expect: x\r\n'), [401, 417]],
    ['several', login + request('/api/config') + weight + connect, [401, 200, 201, 404]],
  ]
  for (const [name, bytes, statuses] of cases) {
    const logged = service.logs().length
    const connection = new RawConnection(port)
    t.teardown(() => connection.close())
    connection.send(bytes)
    for (const status of statuses) t.equal((await connection.answer()).status, status, name)
    await connection.closed()
    const lines = service
      .logs()
      .slice(logged)
      .filter(({ event }) => event === 'request')
    t.match(
      lines.map(({ status }) => status),
      statuses.filter((status) => ![400, 404, 417, 431].includes(status)),
      `${name}: the answers are in the log`,
    )
  }
})

t.test('a malformed body does not change an answer under way', async (t) => {
  const { connection } = await unreadAnswers(t)
  connection.send(request(bundle, 'Transfer-Encoding: chunked\r\n'))
  await once(connection.socket, 'readable')
  connection.send('zz\r\n')
  connection.socket.resume()
  const { body } = await connection.answer()
  const whole = (await service.request('GET', bundle)).text
  t.equal(body.toString(), whole)
  await connection.closed()
})
