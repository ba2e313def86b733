/** Requests that are sent before the answers to earlier ones. */
import t from 'tap'
import { startService } from '../support/service.ts'
import { listen, RawConnection } from './raw.ts'

const service = await startService(t, { env: { AUTH_RATE_LIMIT_MAX: '1000000' } })
const port = await listen(service.app)
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
  const count = 600
  const one = request('/api/weights/recent', `Authorization: Bearer ${token}\r\n`)
  connection.send(one.repeat(count))
  for (let index = 0; index < count; index += 1)
    if ((await connection.answer()).status !== 200) t.fail(`answer ${index}`)
  t.equal(most, 1)
})

t.test('answers keep their order, with bodies and refusals among the requests', async (t) => {
  const body = '{"username":"x","password":"y"}'
  const login =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  const round = login + request('/api/config') + request('/api/%zz') + request('/nowhere')
  const connection = new RawConnection(port)
  t.teardown(() => connection.close())
  connection.send(round.repeat(20))
  for (let index = 0; index < 20; index += 1) {
    for (const status of [401, 200, 400, 404]) {
      const answer = await connection.answer()
      if (answer.status !== status) t.equal(answer.status, status, `round ${index}`)
    }
  }
  connection.send(request('/api/config'))
  t.equal((await connection.answer()).status, 200, 'the connection goes on')
})

t.test('a connection is not read on while requests wait', async (t) => {
  const path = '/api/docs/assets/swagger-ui-bundle.js'
  const connection = new RawConnection(port)
  connection.socket.pause()
  t.teardown(() => connection.close())
  connection.send(request(path).repeat(100_000))
  t.equal((await service.request('GET', '/api/config')).status, 200)
  connection.socket.resume()
  for (let index = 0; index < 20; index += 1) t.equal((await connection.answer()).status, 200)
  t.ok(connection.socket.writableLength > 0, 'the service has not read all requests')
})
