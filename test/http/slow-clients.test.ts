import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { boundUnreadBody, readJson } from '../../src/http/body.ts'
import { standingHeaders } from '../../src/http/headers.ts'
import { refusalOptions } from '../../src/http/refusals.ts'
import { checkAnswer } from '../support/contract.ts'
import { eventually } from '../support/eventually.ts'
import { startService } from '../support/service.ts'
import { listen, RawConnection } from './raw.ts'

/** A server that handles one request with `handle` and returns the outcome. */
const serve = async (
  t: { teardown(action: () => unknown): unknown },
  handle: (request: IncomingMessage) => Promise<unknown>,
) => {
  const outcome = Promise.withResolvers<unknown>()
  const server = createServer((request, response) => {
    handle(request)
      .then(outcome.resolve, outcome.reject)
      .finally(() => response.end('done'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const connection = new RawConnection((server.address() as AddressInfo).port)
  t.teardown(() => connection.close())
  return { connection, outcome: outcome.promise }
}

const limits = { bytes: 100, values: 10 }
const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`

t.test('the server stops waiting for a body that does not arrive in time', async (t) => {
  const { connection, outcome } = await serve(t, (request) => readJson(request, limits, 50))
  connection.send(`${head(10)}{"a"`)
  await t.rejects(outcome, { status: 408, message: 'La petición ha tardado demasiado en llegar' })
})

t.test('a body that arrives piece by piece, but in time, is read', async (t) => {
  const { connection, outcome } = await serve(t, (request) => readJson(request, limits, 60_000))
  connection.send(head(7))
  for (const piece of ['{"a', '":', '1}']) {
    await new Promise((resolve) => connection.socket.write(piece, resolve))
  }
  t.same(await outcome, { a: 1 })
})

t.test('a caller that disconnects during its body is not a server error', async (t) => {
  const { connection, outcome } = await serve(t, (request) => readJson(request, limits, 60_000))
  connection.send(`${head(10)}{"a"`)
  await new Promise((resolve) => connection.socket.once('ready', resolve))
  connection.close()
  await t.rejects(outcome, { status: 400, message: 'El cuerpo de la petición no es JSON válido' })
})

t.test('a caller that keeps sending after its answer is disconnected', async (t) => {
  const { connection, outcome } = await serve(t, async (request) => boundUnreadBody(request, 50))
  connection.send(`${head(1_000_000)}and so on`)
  await outcome
  await connection.closed()
  t.pass('the server has closed the connection')
})

t.test('a caller with a complete body is not disconnected', async (t) => {
  const { connection, outcome } = await serve(t, async (request) => {
    request.resume()
    await new Promise((resolve) => request.once('end', resolve))
    boundUnreadBody(request, 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  connection.send(`${head(2)}{}`)
  await outcome
  t.equal((await connection.answer()).status, 200)
})

t.test('the service disconnects a caller that keeps sending after its answer', async (t) => {
  const service = await startService(t)
  const connection = new RawConnection(await listen(service.app))
  t.teardown(() => connection.close())
  const { token } = await service.register()
  connection.send(
    'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\n' +
      `Authorization: Bearer ${token}\r\nContent-Length: 1000000\r\n\r\n{`,
  )
  t.equal((await connection.answer()).status, 200)
  // An idle connection would be closed anyway.
  const sending = setInterval(() => connection.send('x'), 100)
  t.teardown(() => clearInterval(sending))
  await eventually(() => connection.socket.closed, 'the end of the connection')
})

t.test('clients that send slowly do not delay others', async (t) => {
  const service = await startService(t)
  const port = await listen(service.app)
  const { token } = await service.register()
  const slow = Array.from({ length: 50 }, (_, index) => {
    const connection = new RawConnection(port)
    const started = [
      'POST /api/weight HTTP/1.1\r\nHost: lo',
      'POST /api/weight HTTP/1.1\r\nHost: localhost\r\n' +
        `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 14\r\n\r\n{"peso_',
    ]
    connection.send(started[index % 2] ?? '')
    return connection
  })
  t.equal(
    (await service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })).status,
    201,
  )
  t.equal((await service.request('GET', '/api/config')).status, 200)
  for (const connection of slow) connection.close()
})

t.test('headers that do not arrive in time are answered with 408', async (t) => {
  // The service's own time-outs are too long for a test; the handler of time-outs is the same.
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 })
  server.on('clientError', refusalOptions(standingHeaders('false', false)).clientErrorHandler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const connection = new RawConnection((server.address() as AddressInfo).port)
  connection.send('GET /api/config HTTP/1.1\r\nHost: loc')
  const answer = await connection.answer()
  t.equal(answer.status, 408)
  checkAnswer('GET', '/no/operation', answer)
  await connection.closed()
})

t.test('a caller that disconnects before its answer is not a server error', async (t) => {
  const asked = Promise.withResolvers<void>()
  const silentTool = createServer(() => asked.resolve())
  const toolPort = await new Promise<number>((resolve) =>
    silentTool.listen(0, '127.0.0.1', () => resolve((silentTool.address() as AddressInfo).port)),
  )
  t.teardown(() => {
    silentTool.closeAllConnections()
    silentTool.close()
  })
  const { app, register, logs } = await startService(t, {
    env: { FINDINGS_URL: `http://127.0.0.1:${toolPort}`, FINDINGS_API_TOKEN: 'token' },
  })
  const { token } = await register()
  const connection = new RawConnection(await listen(app))
  connection.send(
    'GET /api/findings-manager/generate-pdf HTTP/1.1\r\nHost: localhost\r\n' +
      `Authorization: Bearer ${token}\r\n\r\n`,
  )
  await asked.promise
  connection.close()
  await eventually(() => logs().some(({ event }) => event === 'caller_left'))
  t.same(
    logs().filter(({ event }) => event === 'request_failed'),
    [],
  )
})
