/** Written weights: corrections, deletions and batches beside their SQL alone. */
import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import type pg from 'pg'
import { accessToken, type Group, withClient } from './data.ts'
import { alternate, atLeast, mediansOf, type Row, rowOf, timed } from './measure.ts'
import type { Setup } from './setup.ts'

const owner: Group = { first: 1, users: 1, records: 20_000 }
const rounds = 5
const agent = new Agent({ keepAlive: true })
const batchSize = 1000
const batchText = `
  select * from record_weights(${owner.first}, $1, $2, 'Europe/Madrid', 5, 1000000, false)`
const correctText = `select * from correct_weight(${owner.first}, $1, 62, null, 'Europe/Madrid', 5)`
const deleteText = `
  with account as materialized (
    select id from accounts where id = ${owner.first} for no key update
  )
  delete from weights using account where weights.user_id = account.id and weights.id = $1`

export const measureWeights = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('weights', [owner])
  const service = await setup.start('src/start/api.ts', database)
  const authorization = `Bearer ${accessToken(owner.first)}`
  // `fetch` takes twice the CPU time, which would count as the service's.
  const call = (method: string, path: string, body?: object) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
      const url = `${service.address}/api/weights/${path}`
      const sent = request(url, { agent, method, headers }, async (reply) => {
        const answer = await textOf(reply)
        if (reply.statusCode === 200) resolve()
        else reject(new Error(answer))
      })
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  let batches = 0
  /** A thousand weights of the past years, at a minute of their own. */
  const nextBatch = () => {
    batches += 1
    const start = Date.now() - (owner.records * 3600 + batches * 60) * 1000
    return Array.from({ length: batchSize }, (_, n) => ({
      peso_kg: 60 + (n % 5),
      fecha_registro: new Date(start + n * 12 * 3_600_000).toISOString(),
    }))
  }
  return withClient(database, async (client: pg.Client) => {
    const sql = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values })
    const { rows } = await client.query<{ id: string }>('select id from weights order by id')
    const nextId = () => rows.pop()?.id ?? ''
    const figures: [name: string, count: number, own: () => unknown, bare: () => unknown][] = [
      [
        'PUT /api/weights/{weight_id}',
        50,
        () => call('PUT', nextId(), { peso_kg: 62 }),
        () => sql('correct', correctText, [nextId()]),
      ],
      [
        'DELETE /api/weights/{weight_id}',
        50,
        () => call('DELETE', nextId()),
        () => sql('delete', deleteText, [nextId()]),
      ],
      [
        'POST /api/weights/batch, 1,000 weights',
        4,
        () => call('POST', 'batch', { weights: nextBatch() }),
        () => {
          const weights = nextBatch()
          const kgs = weights.map(({ peso_kg }) => peso_kg)
          return sql('batch', batchText, [kgs, weights.map((weight) => weight.fecha_registro)])
        },
      ],
    ]
    const results: Row[] = []
    for (const [name, count, own, bare] of figures) {
      await timed(own, count)
      await timed(bare, count)
      const compared = await alternate(
        rounds,
        () => timed(own, count),
        () => timed(bare, count),
      )
      const figure = `${name}, 20,000 records (limit: its SQL alone)`
      const texts = mediansOf(compared, Number, ' ms')
      results.push(rowOf(figure, texts, 1 / compared.ratio(Number), atLeast(0.7)))
    }
    return results
  })
}
