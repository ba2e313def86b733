import { sql } from 'kysely'
import t from 'tap'
import { DatabaseOutage } from '../../../src/platform/database/errors.ts'
import { eventually } from '../../support/eventually.ts'
import { failureOf } from '../../support/outcome.ts'
import { connect, createDatabase, open, openSharedReads } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'

t.test('while connections break, no read is wrong and no confirmed write is lost', async (t) => {
  const service = await startService(t)
  const { sql: run, register, request } = service
  const users = await Promise.all(Array.from({ length: 6 }, () => register()))
  for (const [index, { id }] of users.entries()) {
    await run(`insert into profiles values ($1, 'Ana', $2, '1990-01-01', 2)`, [
      id,
      `Persona ${index}`,
    ])
    await run('insert into weights (user_id, weight_kg, recorded_at) values ($1, $2, now())', [
      id,
      50 + 4 * index,
    ])
  }
  const killer = await connect(t, service.databaseUrl)

  let asking = true
  const answers = { 200: 0, 503: 0, other: 0 }
  const callers = users.flatMap(({ token }, index) =>
    Array.from({ length: 4 }, async () => {
      const kg = 50 + 4 * index
      const expected: [string, object][] = [
        ['/api/imc', { imc: kg / 4 }],
        ['/api/stats', { num_pesajes: 1, peso_max: kg, peso_min: kg }],
        ['/api/weights/recent', { weights: [{ peso_kg: kg }] }],
        ['/api/user', { apellidos: `Persona ${index}` }],
      ]
      while (asking) {
        for (const [path, body] of expected) {
          const reply = await request('GET', path, { token })
          if (reply.status === 200) {
            answers[200] += 1
            t.match(reply.json(), body, `${path} of ${index}`)
          } else if (reply.status === 503) answers[503] += 1
          else answers.other += 1
        }
      }
    }),
  )
  const written = { 201: 0, 503: 0, other: 0 }
  const person = await register()
  const writers = Array.from({ length: 4 }, async () => {
    const options = { token: person.token, body: { peso_kg: 70 } }
    while (asking) {
      const { status } = await request('POST', '/api/weight', options)
      written[status === 201 || status === 503 ? status : 'other'] += 1
    }
  })
  for (let round = 0; round < 12; round += 1) {
    const [reads, writes] = [answers[200], written[201]]
    await eventually(() => answers[200] > reads && written[201] > writes, 'a read and a write')
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  }
  asking = false
  await Promise.all([...callers, ...writers])
  t.comment(JSON.stringify([answers, written]))
  t.equal(answers.other, 0, 'every failed read is a 503')
  const later = () => request('GET', '/api/stats', { token: person.token })
  const { num_pesajes: stored } = await eventually(async () => {
    const reply = await later()
    return reply.status === 200 && reply.json()
  }, 'the answer afterwards')
  t.equal(written.other, 0, 'every failed write is a 503')
  t.ok(stored >= written[201] && stored <= written[201] + written[503], `${stored} are stored`)
})

t.test('a failing or slow statement delays others at most for its time-out', async (t) => {
  const url = await createDatabase(t)
  const db = open(t, url)
  const reads = openSharedReads(t, url)
  const quotient = sql<{ value: number }>`select ${0}::integer / ${0}::integer as value`.compile(db)
  const [first, failed, second] = await Promise.all([
    reads.read(quotient, [6, 3]),
    failureOf(reads.read(quotient, [1, 0])),
    reads.read(quotient, [12, 3]),
  ])
  t.same([first, second], [[{ value: 2 }], [{ value: 4 }]])
  t.match(failed, { code: '22012' })
  t.equal(failed instanceof DatabaseOutage, false)

  const sleep = sql`select pg_sleep(${0})`.compile(db)
  const late = await failureOf(reads.read(sleep, [60]))
  t.match(late, { code: '57014' }, 'the server has cancelled it')
  t.same(await reads.read(quotient, [8, 4]), [{ value: 2 }])
})

t.test('with a silent server every read times out, and later reads are served', async (t) => {
  const proxy = await startTcpProxy(t, await createDatabase(t))
  const reads = openSharedReads(t, proxy.url)
  const same = sql<{ value: number }>`select ${0}::integer as value`.compile(open(t, proxy.url))
  const values = Array.from({ length: 50 }, (_, index) => index)
  const ask = () => Promise.allSettled(values.map((value) => reads.read(same, [value])))
  const whole = values.map((value) => ({ status: 'fulfilled', value: [{ value }] }))
  t.same(await ask(), whole)
  for (const mode of ['black hole', 'reset', 'refuse'] as const) {
    await proxy.setMode(mode)
    for (const outcome of await ask())
      t.ok(outcome.status === 'rejected' && outcome.reason instanceof DatabaseOutage, mode)
    await proxy.setMode('pass')
    t.same(await ask(), whole, `after "${mode}"`)
  }
})
