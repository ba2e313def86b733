/** Readers of streamed answers: the service disconnects stopped readers, but not slow ones. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { endWhenStalled, stallTimeout } from '../../src/http/streamed-answer.ts'
import { eventually } from '../support/eventually.ts'
import { temporaryFolder } from '../support/machine.ts'
import { startService } from '../support/service.ts'

// A local socket buffers some kilobytes before a writer waits; loopback TCP buffers 10 MB.
const directory = temporaryFolder(t)

/** Milliseconds: longer than the pauses of a process on a busy machine. */
const limit = 2000
const piece = Buffer.alloc(65_536, ' ')

/** A server that answers with `source`, and the connection of its only reader. */
const serve = async (t: Test, name: string, source: Readable) => {
  let stalled = 0
  const server = createServer((_request, response) => {
    const count = () => {
      stalled += 1
    }
    endWhenStalled(response, count, limit)
    source.once('error', () => undefined).pipe(response)
    response.once('close', () => source.destroy())
  })
  const path = join(directory, name)
  server.listen(path)
  await once(server, 'listening')
  t.teardown(() => server.close())
  const reader = connect(path)
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  return { reader, stalled: () => stalled }
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
  const { reader, stalled } = await serve(t, 'stopped', source)
  await once(reader, 'readable')
  if (!source.destroyed) await once(source, 'close')
  t.equal(stalled(), 1)
  t.notOk(source.readableEnded)
  reader.destroy()
})

t.test('a slow reader, or one that waits for the source, gets the whole answer', async (t) => {
  const pieces = 150
  const { reader, stalled } = await serve(
    t,
    'slow',
    Readable.from(Array.from({ length: pieces }, () => piece)),
  )
  const began = performance.now()
  t.ok((await bytesOf(reader, 20)) > pieces * piece.length)
  t.ok(performance.now() - began > limit, 'longer than the limit, all in all')

  async function* hesitant() {
    yield piece
    await delay(1.5 * limit)
    yield piece
  }
  const waiting = await serve(t, 'waiting', Readable.from(hesitant()))
  t.ok((await bytesOf(waiting.reader, 0)) > 2 * piece.length)
  t.same([stalled(), waiting.stalled()], [0, 0])
})

t.test('the service disconnects stopped readers of long histories', async (t) => {
  const service = await startService(t)
  const path = join(directory, 'service')
  await service.app.listen({ path })
  const { id, token } = await service.register()
  await service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
    select $1, 70, now() - n * interval '1 hour' from generate_series(1, 20000) n`,
    [id],
  )
  const accepted = once(service.app.server, 'connection')
  const reader = connect(path)
  reader.write(
    `GET /api/weights HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  const [socket] = (await accepted) as [Socket]
  await once(reader, 'readable')
  t.equal(socket.timeout, stallTimeout)
  await eventually(() => socket.writableLength > 0, 'a full buffer')
  // Shortens the time-out, which is a minute.
  socket.emit('timeout')
  if (!socket.destroyed) await once(socket, 'close')
  t.match(
    service.logs().find(({ event }) => event === 'answer_stalled'),
    { operation: 'listWeights', request_id: String },
  )
  reader.destroy()
})
