/**
 * The bare limits: Fastify and a pg pool with one prepared statement for each route; no authentication, no validation, no
 * log, no error handling. The statements are the service's. Prints its address when it listens.
 */
import Fastify from 'fastify'
import pg from 'pg'

const { DATABASE_URL, CONFIG_BODY = '{}' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })

interface ToUser {
  Params: { user: string }
}

const imc = `
  select p.height_m, p.birth_date, s.latest_kg as weight_kg
  from (select $1::integer as user_id) as caller
  left join profiles p using (user_id)
  left join weight_summaries s using (user_id)`
app.get<ToUser>('/imc/:user', async ({ params }) => {
  const { rows } = await pool.query({ name: 'imc', text: imc, values: [params.user] })
  return { imc: Number(rows[0].weight_kg) / Number(rows[0].height_m) ** 2, description: 'Peso normal' }
})

const stats = 'select "records", "max_kg", "min_kg" from "weight_summaries" where "user_id" = $1'
app.get<ToUser>('/stats/:user', async ({ params }) => {
  const { rows } = await pool.query({ name: 'stats', text: stats, values: [params.user] })
  return { num_pesajes: rows[0].records, peso_max: Number(rows[0].max_kg), peso_min: Number(rows[0].min_kg) }
})

const recent = `
  select count(*) as records, string_agg(
    '{"id":' || id || ',"peso_kg":' || weight_kg || ',"fecha_registro":"'
      || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}', ',') as items
  from (
    select id, weight_kg, recorded_at from weights where user_id = $1
    order by recorded_at desc, id desc limit 5
  ) as record`
app.get<ToUser>('/recent/:user', async ({ params }, reply) => {
  const { rows } = await pool.query({ name: 'recent', text: recent, values: [params.user] })
  return reply.type('application/json').send(`{"weights":[${rows[0].items}]}`)
})

const lock = 'select from accounts where id = $1 for no key update'
const latest = `
  select weight_kg from weights where user_id = $1 and recorded_at < date_trunc('day', now(), 'Europe/Madrid')
  order by recorded_at desc, id desc limit 1`
const insert = 'insert into weights (user_id, weight_kg, recorded_at) values ($1, $2, clock_timestamp())'
app.post<ToUser & { Body: { peso_kg: number } }>('/weight/:user', async ({ params, body }, reply) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'lock', text: lock, values: [params.user] })
    await client.query({ name: 'latest', text: latest, values: [params.user] })
    await client.query({ name: 'insert', text: insert, values: [params.user, body.peso_kg] })
    await client.query('commit')
  } finally {
    client.release()
  }
  return reply.code(201).send({ message: 'Peso registrado' })
})

app.get('/config', async (_request, reply) => reply.type('application/json').send(CONFIG_BODY))

process.on('SIGTERM', () => process.exit(0))
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
