/** Clients that send or read slowly, stop or leave: they neither delay others nor stay for ever. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { routes } from '../../../generated/routes.ts'
import { addBodyParser, limitBody } from '../../../src/platform/http/body.ts'
import { addStallLimit } from '../../../src/platform/http/connections.ts'
import { addErrorHandler } from '../../../src/platform/http/errors.ts'
import { baseHeaders } from '../../../src/platform/http/headers.ts'
import { refusalOptions } from '../../../src/platform/http/refusals.ts'
import { eventually } from '../../support/eventually.ts'
import { childrenOf, temporaryFolder } from '../../support/machine.ts'
import { startService } from '../../support/service.ts'
import { listen, outcomeOf, RawConnection } from './raw.ts'

const service = await startService(t)
const port = await listen(service.app)
const { token } = await service.register()

t.test('the server stops waiting for a body that does not arrive in time', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  addErrorHandler(app, {})
  addBodyParser(app)
  app.addHook('preParsing', async (request, reply) => limitBody(request, reply, 50))
  const operation = { ...routes.recordWeight, id: 'recordWeight' as const }
  app.post('/', { config: { operation } }, async (request) => request.body)
  const connection = new RawConnection(await listen(app))
  connection.send(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 10\r\n\r\n{"a"',
  )
  const { status, headers } = await connection.answer()
  t.same([status, headers['x-error-code']], [408, 'request_timeout'])
  await connection.closed()
})

t.test('a delivery of the findings tool that does not arrive can be repeated', async (t) => {
  const key = 'the key of the webhook'
  const service = await startService(t, { env: { WSTG_WEBHOOK_KEY: key } })
  const connection = new RawConnection(await listen(service.app))
  const start = globalThis.setTimeout
  const shorter = (act: () => void, limit: number) => start(act, limit === 15_000 ? 50 : limit)
  t.intercept(globalThis, 'setTimeout', { value: shorter })
  connection.send(
    'POST /api/wstg/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `X-API-Key: ${key}\r\nX-DefectDojo-Event: scan_added\r\nContent-Length: 100\r\n\r\n{"a"`,
  )
  const { status, headers } = await connection.answer()
  t.match([status, headers['retry-after']], [503, /^\d+$/], 'a 4xx would end all deliveries')
  t.same(await service.sql('select from wstg_inbox'), [])
  await connection.closed()
})

t.test('the service disconnects a caller that keeps sending after its answer', async (t) => {
  const connection = new RawConnection(port)
  t.teardown(() => connection.close())
  // The call ends the session.
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

t.test('headers that do not arrive in time are answered with 408', async (t) => {
  // The service's own time-outs are too long for a test; the handler of time-outs is the same.
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 })
  server.on('clientError', refusalOptions(baseHeaders('false')).clientErrorHandler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const connection = new RawConnection((server.address() as AddressInfo).port)
  connection.send('GET /api/config HTTP/1.1\r\nHost: loc')
  const answer = outcomeOf('GET', '/no/operation', await connection.answer())
  t.equal(answer, '408 request_timeout')
  await connection.closed()
})

t.test('a caller that disconnects before its answer is not a server error', async (t) => {
  const before = new Set(childrenOf())
  const connection = new RawConnection(port)
  connection.send(
    'GET /api/findings-manager/generate-pdf HTTP/1.1\r\nHost: localhost\r\n' +
      `Authorization: Bearer ${token}\r\n\r\n`,
  )
  await eventually(() => childrenOf().some((child) => !before.has(child)), 'the rendering')
  connection.close()
  await eventually(() => service.logs().some(({ event }) => event === 'caller_left'))
  t.same(
    service.logs().filter(({ event }) => event === 'request_failed'),
    [],
  )
})

// A local socket buffers some kilobytes before a writer waits; loopback TCP buffers 10 MB.
const directory = temporaryFolder(t)

/** Milliseconds: half of it is longer than the pauses of a process on a busy machine. */
const stallLimit = 6000
const piece = Buffer.alloc(65_536, ' ')

/** A server that answers with `source`, and the connection of its only reader. */
const answerWith = async (t: Test, name: string, source: Readable) => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { stream } })
  t.teardown(() => app.close())
  addStallLimit(app, stallLimit)
  app.get('/', (_request, reply) => reply.send(source))
  const path = join(directory, name)
  await app.listen({ path })
  const reader = connect(path)
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  return { reader, stalled: () => lines.filter((line) => line.includes('answer_stalled')).length }
}

const bytesOf = async (reader: Socket, pause: number): Promise<number> => {
  let bytes = 0
  for await (const chunk of reader) {
    bytes += (chunk as Buffer).length
    await delay(pause)
  }
  return bytes
}

t.test('a stopped reader is disconnected, and the source of its answer ends', async (t) => {
  const source = Readable.from(Array.from({ length: 1000 }, () => piece))
  const { reader, stalled } = await answerWith(t, 'stopped', source)
  await once(reader, 'readable')
  // Longer than the limit, shorter than twice the limit.
  const late = delay(1.5 * stallLimit)
  if (!source.destroyed) await Promise.race([once(source, 'close'), late])
  t.equal(stalled(), 1, 'within the limit')
  t.notOk(source.readableEnded)
  reader.destroy()
})

t.test('a slow reader, or one that waits for the source, gets the whole answer', async (t) => {
  const pieces = 350
  const source = Readable.from(Array.from({ length: pieces }, () => piece))
  const { reader, stalled } = await answerWith(t, 'slow', source)
  const began = performance.now()
  t.ok((await bytesOf(reader, 20)) > pieces * piece.length)
  t.ok(performance.now() - began > stallLimit, 'longer than the limit, all in all')

  async function* hesitant() {
    yield piece
    await delay(1.5 * stallLimit)
    yield piece
  }
  const waiting = await answerWith(t, 'waiting', Readable.from(hesitant()))
  t.ok((await bytesOf(waiting.reader, 0)) > 2 * piece.length)
  t.same([stalled(), waiting.stalled()], [0, 0])
})

t.test('the service disconnects stopped readers of every answer', async (t) => {
  const service = await startService(t)
  const path = join(directory, 'service')
  await service.app.listen({ path })
  const ana = await service.register()
  await service.addWeights(ana, 20_000)
  const page = (await service.request('GET', '/api/docs')).text
  for (const [target, operation] of [
    ['/api/weights', 'listWeights'],
    [/\/api\/docs\/app-[^"]+\.js/.exec(page)?.[0], 'none'],
  ]) {
    const accepted = once(service.app.server, 'connection')
    const reader = connect(path)
    reader.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ana.token}\r\n\r\n`,
    )
    const [socket] = (await accepted) as [Socket]
    await once(reader, 'readable')
    t.equal(socket.timeout, 30_000)
    await eventually(() => socket.writableLength > 0, 'a full buffer')
    // Shortens the time-out, which is a minute.
    socket.emit('timeout')
    if (!socket.destroyed) await once(socket, 'close')
    const lines = service.logs().filter(({ event }) => event === 'answer_stalled')
    t.match(lines.at(-1), { operation, request_id: String })
    reader.destroy()
  }
})

t.test('a caller that keeps its connection open after a refusal is disconnected', async (t) => {
  const accepted = once(service.app.server, 'connection')
  const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  t.teardown(() => caller.destroy())
  const [socket] = (await accepted) as [Socket]
  caller.write('GARBAGE\r\n\r\n')
  caller.resume()
  await once(caller, 'end')
  t.equal(socket.timeout, 30_000)
  // Shortens the time-out.
  socket.emit('timeout')
  t.ok(socket.destroyed)
})
