/** A write whose answer is lost says that its outcome is unknown, and no other call does. */
import { connect } from 'node:net'
import pg from 'pg'
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { serveSockets } from '../../support/machine.ts'
import { outcome } from '../../support/outcome.ts'
import { createDatabase } from '../../support/postgres.ts'
import { password, startService } from '../../support/service.ts'

/** Where a connection breaks: before a statement reaches the server, or before its answer does. */
type Cut = { moment: 'before' | 'after'; statement: RegExp }

/** A proxy that breaks the connection on which a statement is sent, once. */
const startCuttingProxy = async (target: URL) => {
  let cut: Cut | undefined
  const port = await serveSockets(t, (client) => {
    const upstream = connect(Number(target.port), target.hostname).on('error', () => undefined)
    let isCut = false
    client.on('data', (bytes) => {
      if (!cut?.statement.test(bytes.toString('latin1'))) return void upstream.write(bytes)
      const { moment } = cut
      cut = undefined
      isCut = true
      if (moment === 'before') return void client.resetAndDestroy()
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (isCut ? client.resetAndDestroy() : client.write(bytes)))
    for (const end of ['end', 'close']) client.on(end, () => upstream.end())
    upstream.on('close', () => client.destroy())
  })
  return {
    port,
    cutAt(next: Cut) {
      cut = next
    },
    isDone: () => cut === undefined,
  }
}

const direct = new URL(await createDatabase(t))
const proxy = await startCuttingProxy(direct)
const proxied = new URL(direct)
proxied.host = `127.0.0.1:${proxy.port}`
const service = await startService(t, {
  databaseUrl: proxied.href,
  // Each statement is sent with its text, and reads are not shared.
  env: {
    DATABASE_POOLER: 'transaction',
    DATABASE_URL: proxied.href,
    DATABASE_DIRECT_URL: direct.href,
  },
})
const { token } = await service.register()

const safe = '503 service_unavailable'
const unknown = '503 outcome_unknown'
const weight = { path: '/api/weight', body: { peso_kg: 70 }, table: 'weights' }
const batch = {
  path: '/api/weights/batch',
  body: { weights: [{ peso_kg: 70, fecha_registro: '2020-01-01T00:00:00Z' }] },
  table: 'weights',
}
const key = {
  path: '/api/user/keys',
  body: { name: 'a', permissions: ['weights:read'], expires_in_days: 30, password },
  table: 'program_keys',
}
const moments = ['before', 'after'] as const

t.test('an answer says that a write has no effect only if it has none', async (t) => {
  const rows = async (table: string) => {
    const client = new pg.Client(direct.href)
    await client.connect()
    const { rows } = await client.query(`select count(*)::integer as count from ${table}`)
    await client.end()
    return rows[0].count as number
  }
  for (const [write, statement, expected, stored] of [
    [weight, /record_weight\(/, unknown, 1],
    [batch, /record_weights\(/, unknown, 1],
    [key, /begin|start transaction/, safe, 0],
    [key, /select "/, safe, 0],
    [key, /insert into "program_keys"/, safe, 0],
    [key, /commit/, unknown, 1],
  ] as const) {
    for (const moment of moments) {
      const { path, body, table } = write
      const name = `${path}, ${moment} ${statement}`
      const before = await rows(table)
      proxy.cutAt({ moment, statement })
      const reply = await service.request('POST', path, { token, body })
      t.ok(proxy.isDone(), name)
      t.equal(outcome(reply), expected, name)
      t.equal(reply.headers['retry-after'] !== undefined, expected === safe, name)
      // The server may still be at work on a statement whose connection has broken.
      if (stored && moment === 'after')
        await eventually(async () => (await rows(table)) === before + 1, `${name}: stored`)
      else t.equal(await rows(table), before, `${name}: nothing is stored`)
    }
  }
})

t.test('a read whose answer is lost can be repeated', async (t) => {
  for (const moment of moments) {
    proxy.cutAt({ moment, statement: /weight_summaries/ })
    const reply = await service.request('GET', '/api/stats', { token })
    t.ok(proxy.isDone())
    t.equal(outcome(reply), safe)
    t.match(reply.headers['retry-after'], /^\d+$/)
  }
})
