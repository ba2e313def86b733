import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { openDatabase } from '../../src/database/database.ts'
import { readsOf } from '../../src/database/reads.ts'
import { measurementRepository } from '../../src/measurements/repository.ts'
import { eventually } from '../support/eventually.ts'
import { temporaryFolder } from '../support/machine.ts'
import { outcome } from '../support/outcome.ts'
import { type Session, startService } from '../support/service.ts'

interface Item {
  id: number
  peso_kg: number
  fecha_registro: string
}

const service = await startService(t, { wrongStatements: true })
// Loopback TCP buffers ten megabytes before a writer waits for its reader; this socket buffers some
// kilobytes.
const path = join(temporaryFolder(t), 'socket')
await service.app.listen({ path })

const withRecords = async (count: number): Promise<Session> => {
  const session = await service.register()
  await service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     select $1, 60 + n % 7, timestamptz '2020-01-01Z' + (n / 3) * interval '1 minute'
     from generate_series(1, $2::integer) n`,
    [session.id, count],
  )
  return session
}

/** The rows of the table in the order of the history. */
const expected = ({ id }: Session) =>
  service.sql<{ id: string; peso_kg: string }>(
    `select id::integer, weight_kg::float8 as peso_kg from weights where user_id = $1
      order by recorded_at desc, id desc`,
    [id],
  )

t.test('a history of any length has each record once and in order', async (t) => {
  for (const count of [0, 1, 1599, 1600, 1601, 3200, 3700]) {
    const session = await withRecords(count)
    const { headers, json } = await service.request('GET', '/api/weights', { token: session.token })
    const items = (json() as { weights: Item[] }).weights.map(({ id, peso_kg }) => ({
      id,
      peso_kg,
    }))
    t.same(items, await expected(session), `${count} records`)
    t.equal(
      headers['content-length'] !== undefined,
      count < 1600,
      'a short history is one piece from one statement',
    )
    t.match(headers['content-type'], /^application\/json/)
  }
})

/** The body of a chunked answer; it is ASCII. */
const withoutChunks = (body: string): string => {
  const size = Number.parseInt(body, 16)
  const start = body.indexOf('\r\n') + 2
  return size === 0
    ? ''
    : body.slice(start, start + size) + withoutChunks(body.slice(start + size + 2))
}

/** A reader that reads the beginning of the answer and then stops. */
const startReading = async ({ token }: Session, header = '') => {
  const socket = connect(path)
  socket.write(
    `GET /api/weights HTTP/1.1\r\nHost: localhost\r\n` +
      `Authorization: Bearer ${token}\r\n${header}\r\n`,
  )
  const [beginning] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, beginning: String(beginning) }
}

t.test('records added during the reading are not part of the answer', async (t) => {
  const session = await withRecords(20_000)
  const before = await expected(session)
  const { socket, beginning } = await startReading(session, 'Connection: close\r\n')
  const body = { peso_kg: 65 }
  for (let n = 0; n < 3; n += 1) {
    t.equal(
      (await service.request('POST', '/api/weight', { token: session.token, body })).status,
      201,
    )
  }
  const rest = await text(socket)
  const chunked = (beginning + rest).slice((beginning + rest).indexOf('\r\n\r\n') + 4)
  const { weights } = JSON.parse(withoutChunks(chunked)) as { weights: Item[] }
  t.same(
    weights.map(({ id, peso_kg }) => ({ id, peso_kg })),
    before,
  )
})

/** The number of the service's connections with an open statement or transaction. */
const busy = async () => {
  const [row] = await service.sql<{ busy: number }>(
    `select count(*)::integer as busy from pg_stat_activity
     where datname = current_database() and application_name = 'weight-bmi-register'
     and state <> 'idle'`,
  )
  return row?.busy
}

t.test('slow or disconnected readers do not block others', async (t) => {
  const session = await withRecords(20_000)
  const open = () =>
    new Promise<number>((resolve) =>
      service.app.server.getConnections((_, count) => resolve(count)),
    )
  const before = await open()
  // More readers than the service has connections to the database.
  const readers = await Promise.all(Array.from({ length: 12 }, () => startReading(session)))
  for (const { beginning } of readers) t.match(beginning, /^HTTP\/1\.1 200 /)
  const { token } = await service.register()
  for (let n = 0; n < 5; n += 1)
    t.equal((await service.request('GET', '/api/stats', { token })).status, 200)
  await eventually(async () => (await busy()) === 0, 'the end of all transactions')
  for (const { socket } of readers) socket.destroy()
  await eventually(async () => (await open()) <= before, 'the end of the connections')
  t.equal((await service.request('GET', '/api/stats', { token })).status, 200)
  t.notOk(
    service.logs().find(({ level }) => level === 60),
    'the process still runs',
  )
})

t.test('an unread history holds one page and has requested the next', async (t) => {
  const { id } = await withRecords(20_000)
  let statements = 0
  const onStatement = () => {
    statements += 1
  }
  const db = openDatabase(service.databaseUrl, service.context.log, { onStatement })
  t.teardown(() => db.destroy())
  const { json } = await measurementRepository(db, readsOf(db).read).listWeights(id)
  if (typeof json === 'string') throw new Error('the history is not long enough')
  json.read()
  await once(json, 'readable')
  await eventually(() => statements === 2, 'the request of the next page')
  t.equal(json.readableLength, 1)
  json.destroy()
})

t.test(
  'a failure before the first record is an error, a later one aborts the answer',
  async (t) => {
    const session = await withRecords(20_000)
    const { socket } = await startReading(session)
    await service.sql('alter table weights rename to weights_away')
    try {
      const early = await service.request('GET', '/api/weights', { token: session.token })
      t.equal(outcome(early), '503 service_unavailable')
      let rest = ''
      socket.on('data', (chunk) => (rest += chunk)).on('error', () => undefined)
      socket.resume()
      await once(socket, 'close')
      t.notMatch(rest, /\r\n0\r\n\r\n$/, 'the answer has no regular end')
      t.notMatch(rest, /\]\}/)
    } finally {
      await service.sql('alter table weights_away rename to weights')
    }
  },
)
