/** The history of weights, streamed while others write, and the summary that statistics read. */
import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import t from 'tap'
import { seed } from '../../fuzz/settings.ts'
import { eventually } from '../../support/eventually.ts'
import { temporaryFolder } from '../../support/machine.ts'
import { outcome } from '../../support/outcome.ts'
import { connect, createDatabase } from '../../support/postgres.ts'
import { type Session, startService } from '../../support/service.ts'
import { summaryDifferences } from '../../support/summaries.ts'

const service = await startService(t, { wrongStatements: true })
// Loopback TCP buffers ten megabytes before a writer waits for its reader; this socket buffers some
// kilobytes.
const path = join(temporaryFolder(t), 'socket')
await service.app.listen({ path })

const withRecords = async (count: number): Promise<Session> => {
  const session = await service.register()
  await service.addWeights(session, count)
  return session
}

/** The rows of the table in the order of the history. */
const expected = ({ id }: Session) =>
  service.sql<{ id: string; peso_kg: string }>(
    `select id::integer, weight_kg::float8 as peso_kg from weights where user_id = $1
      order by recorded_at desc, id desc`,
    [id],
  )

const itemsOf = ({ weights }: { weights: { id: number; peso_kg: number }[] }) =>
  weights.map(({ id, peso_kg }) => ({ id, peso_kg }))

t.test('a history of any length has each record once and in order', async (t) => {
  for (const count of [0, 1, 1599, 1600, 1601, 3200, 3700]) {
    const session = await withRecords(count)
    const { headers, json } = await service.request('GET', '/api/weights', { token: session.token })
    t.same(itemsOf(json()), await expected(session), `${count} records`)
    t.equal(headers['content-length'] !== undefined, count < 1600, 'a short one is one piece')
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
  const socket = connectTo(path)
  socket.write(
    `GET /api/weights HTTP/1.1\r\nHost: localhost\r\n` +
      `Authorization: Bearer ${token}\r\n${header}\r\n`,
  )
  const [beginning] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, beginning: String(beginning) }
}

t.test('a history that is read while others write has each untouched record once', async (t) => {
  const session = await withRecords(20_000)
  const { token } = session
  const before = await expected(session)
  const { socket, beginning } = await startReading(session, 'Connection: close\r\n')
  const body = { peso_kg: 65 }
  for (let n = 0; n < 3; n += 1)
    t.equal((await service.request('POST', '/api/weight', { token, body })).status, 201)
  const [moved, gone] = before.slice(-2).map(({ id }) => Number(id))
  const later = { peso_kg: 66, fecha_registro: '2020-06-01' }
  await service.request('PUT', `/api/weights/${moved}`, { token, body: later })
  await service.request('DELETE', `/api/weights/${gone}`, { token })
  const rest = await text(socket)
  const chunked = (beginning + rest).slice((beginning + rest).indexOf('\r\n\r\n') + 4)
  t.same(itemsOf(JSON.parse(withoutChunks(chunked))), before.slice(0, -2))
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
    'it still runs',
  )
})

t.test('a failure before the first record is an error, a later one an abort', async (t) => {
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
})

const createAccounts = async (client: pg.Client, count: number): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts (username, password_hash, role)
     select gen_random_uuid()::text, '-', 'user' from generate_series(1, $1::integer) returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

t.test(`the summary agrees with the rows after any statements, seed ${seed}`, async (t) => {
  const client = await connect(t, await createDatabase(t))
  const users = await createAccounts(client, 3)
  const user = fc.constantFrom(...users)
  const kg = fc.constantFrom(2, 60, 60.5, 70, 70.25, 650)
  const at = fc.constantFrom(
    '2026-01-01Z',
    '2026-01-02Z',
    '2026-01-02T00:00:00.001Z',
    '2026-01-03Z',
  )
  const row = fc.tuple(user, kg, at)
  const filter = fc.oneof(
    user.map((id) => `user_id = ${id}`),
    kg.map((value) => `weight_kg = ${value}`),
    at.map((value) => `recorded_at = '${value}'`),
    fc.constantFrom('weight_kg = (select max(weight_kg) from weights)', 'id % 2 = 0', 'true'),
  )
  const values = (rows: [number, number, string][]) =>
    rows.map(([id, value, time]) => `(${id}, ${value}, '${time}')`)
  const insertRows = (rows: [number, number, string][]) =>
    `insert into weights (user_id, weight_kg, recorded_at) values ${values(rows).join()}`
  const statement = fc.oneof(
    { weight: 4, arbitrary: fc.array(row, { minLength: 1, maxLength: 5 }).map(insertRows) },
    filter.map((where) => `delete from weights where ${where}`),
    fc
      .tuple(kg, filter)
      .map(([value, where]) => `update weights set weight_kg = ${value} where ${where}`),
    fc
      .tuple(at, filter)
      .map(([time, where]) => `update weights set recorded_at = '${time}' where ${where}`),
    fc
      .tuple(user, filter)
      .map(([id, where]) => `update weights set user_id = ${id} where ${where}`),
    fc
      .tuple(row, filter)
      .map(
        ([added, where]) =>
          `with gone as (delete from weights where ${where}) ${insertRows([added])}`,
      ),
    fc.tuple(user, kg).map(([id, value]) => `select record_weight(${id}, ${value}, 'UTC', 5)`),
    fc
      .array(row, { minLength: 1, maxLength: 3 })
      .map((rows) => `savepoint s; ${insertRows(rows)}; rollback to s`),
    fc.constant('truncate weights'),
  )
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(statement, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (statements, keep) => {
          await client.query('begin')
          for (const text of statements) {
            await client.query(text)
            const wrong = await summaryDifferences(client)
            if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
          }
          await client.query(keep ? 'commit' : 'rollback')
          return (await summaryDifferences(client)).length === 0
        },
      )
      .afterEach(() => client.query('rollback')),
    { seed, numRuns: 60, endOnFailure: true },
  )
})

t.test('copied rows count, and the deletion of an account deletes its summary', async (t) => {
  const client = await connect(t, await createDatabase(t))
  const [ana, luis] = await createAccounts(client, 2)
  const copy = client.query(from('copy weights (user_id, weight_kg, recorded_at) from stdin'))
  copy.end(`${ana}\t70\t2026-01-02Z\n${luis}\t80\t2026-01-01Z\n${ana}\t71\t2026-01-01Z\n`)
  await new Promise((resolve, reject) => copy.once('finish', resolve).once('error', reject))
  t.same(await summaryDifferences(client), [])
  await client.query('delete from accounts where id = $1', [ana])
  const left = await client.query('select user_id, records from weight_summaries')
  t.same(left.rows, [{ user_id: luis, records: 1 }])
  t.same(await summaryDifferences(client), [])
})
