/**
 * The bare limits: Fastify and a pg pool with one named statement for each route, without
 * authentication, validation or error handling. Prints its address when it listens.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { Histogram, Registry } from 'prom-client'

const { DATABASE_URL, CONFIG_HEADERS = '{}', CONFIG_BODY = '' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })

interface ToUser {
  Params: { user: string }
}
const run = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows[0]

const imc = `
  select p.height_m, s.latest_kg as weight_kg from (select $1::integer as user_id) as caller
  left join profiles p using (user_id) left join weight_summaries s using (user_id)`
app.get<ToUser>('/imc/:user', async ({ params }) => {
  const { weight_kg: weight, height_m: height } = await run('imc', imc, [params.user])
  return { imc: Number(weight) / Number(height) ** 2, description: 'Peso normal' }
})

const stats = 'select records, max_kg, min_kg from weight_summaries where user_id = $1'
app.get<ToUser>('/stats/:user', async ({ params }) => {
  const { records, max_kg: max, min_kg: min } = await run('stats', stats, [params.user])
  return { num_pesajes: records, peso_max: Number(max), peso_min: Number(min) }
})

const recent = `
  select string_agg('{"id":' || id || ',"peso_kg":' || weight_kg || ',"fecha_registro":"'
    || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}', ','
  ) as items
  from (
    select id, weight_kg, recorded_at from weights where user_id = $1
    order by recorded_at desc, id desc limit 5
  ) as record`
app.get<ToUser>('/recent/:user', async ({ params }, reply) => {
  const { items } = await run('recent', recent, [params.user])
  return reply.type('application/json').send(`{"weights":[${items}]}`)
})

const record = "select * from bare_record($1, $2, 'Europe/Madrid', 5)"
app.post<ToUser & { Body: { peso_kg: number } }>(
  '/weight/:user',
  async ({ params, body }, reply) => {
    await run('record', record, [params.user, body.peso_kg])
    return reply.code(201).send({ message: 'Peso registrado' })
  },
)

interface ToWeight {
  Params: { user: string; id: string }
}
const correct = "select * from correct_weight($1, $2, $3, null, 'Europe/Madrid', 5)"
app.put<ToWeight & { Body: { peso_kg: number } }>('/weights/:user/:id', async ({ params, body }) =>
  run('correct', correct, [params.user, params.id, body.peso_kg]),
)

const remove = `
  with account as materialized (select id from accounts where id = $1 for no key update)
  delete from weights using account where weights.user_id = account.id and weights.id = $2`
app.delete<ToWeight>('/weights/:user/:id', async ({ params }) => {
  await run('remove', remove, [params.user, params.id])
  return { message: 'Peso eliminado' }
})

const batch = "select * from record_weights($1, $2, $3, 'Europe/Madrid', 5, 1000000, false)"
app.post<ToUser & { Body: { weights: { peso_kg: number; fecha_registro: string }[] } }>(
  '/weights/:user/batch',
  async ({ params, body: { weights } }) => {
    const moments = weights.map(({ fecha_registro }) => fecha_registro)
    return run('batch', batch, [params.user, weights.map(({ peso_kg }) => peso_kg), moments])
  },
)

const insertRequest = `
  insert into bare_inbox (kind, item_key, payload, requeue_at)
  values ('sync', $1, $2, clock_timestamp() + interval '5 seconds') returning seq`
app.post<{ Body: { wstg_id: string } }>('/sync', async ({ body }, reply) => {
  const { wstg_id: item, ...payload } = body
  await run('insert_request', insertRequest, [item.toLowerCase(), JSON.stringify(payload)])
  return reply.code(202).send({ success: true, message: 'Sincronización encolada', queued: true })
})

/** Of the service only its headers, log line and histogram. */
const log = pino({ timestamp: pino.stdTimeFunctions.isoTime })
const seconds = new Histogram({
  name: 'request_seconds',
  help: 'Duration of requests',
  labelNames: ['operation', 'status'],
  registers: [new Registry()],
})
const { date: _, connection: __, 'keep-alive': ___, ...headers } = JSON.parse(CONFIG_HEADERS)
app.get('/config', (request, reply) => {
  const start = process.hrtime.bigint()
  reply.headers(headers).send(CONFIG_BODY)
  reply.raw.once('finish', () => {
    const duration = Number(process.hrtime.bigint() - start) / 1e9
    seconds.observe({ operation: 'getPublicConfig', status: '200' }, duration)
    const fields = { request_id: request.id, method: 'GET', path: '/config', status: 200, duration }
    log.info({ event: 'request', ...fields, address: request.ip }, 'request')
  })
})

process.on('SIGTERM', () => process.exit(0))
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
