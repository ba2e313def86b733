/** Written weights: corrections, deletions and batches beside a bare route with their SQL. */
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

export const measureWeights = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('weights', [owner])
  const service = await setup.start('src/start/api.ts', database)
  const bare = await setup.start('bench/bare.ts', database)
  const authorization = `Bearer ${accessToken(owner.first)}`
  // `fetch` takes twice the CPU time, which would count as the service's.
  const callOf = (base: string) => (method: string, path: string, body?: object) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
      const sent = request(`${base}/${path}`, { agent, method, headers }, async (reply) => {
        const answer = await textOf(reply)
        if (reply.statusCode === 200) resolve()
        else reject(new Error(answer))
      })
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  const own = callOf(`${service.address}/api/weights`)
  const limit = callOf(`${bare.address}/weights/${owner.first}`)
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
    const { rows } = await client.query<{ id: string }>('select id from weights order by id')
    const nextId = () => rows.pop()?.id ?? ''
    type Call = (call: typeof own) => Promise<void>
    const figures: [name: string, count: number, run: Call][] = [
      ['PUT /api/weights/{weight_id}', 50, (call) => call('PUT', nextId(), { peso_kg: 62 })],
      ['DELETE /api/weights/{weight_id}', 50, (call) => call('DELETE', nextId())],
      [
        'POST /api/weights/batch, 1,000 weights',
        4,
        (call) => call('POST', 'batch', { weights: nextBatch() }),
      ],
    ]
    const results: Row[] = []
    for (const [name, count, run] of figures) {
      const ofService = () => timed(() => run(own), count)
      const ofLimit = () => timed(() => run(limit), count)
      await ofService()
      await ofLimit()
      const compared = await alternate(rounds, ofService, ofLimit)
      const figure = `${name}, 20,000 records (limit: a route with its SQL)`
      const texts = mediansOf(compared, Number, ' ms')
      results.push(rowOf(figure, texts, 1 / compared.ratio(Number), atLeast(0.7)))
    }
    return results
  })
}
