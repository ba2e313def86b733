/**
 * The bare limits: Fastify and a pg pool with one named statement for each route, without
 * authentication, validation or error handling. Prints its address when it listens.
 */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })

interface ToUser {
  Params: { user: string }
}
const run = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows[0]

const imc = `
  select p.height_m, s.latest_kg as weight_kg, a.time_zone from accounts a
  left join profiles p on p.user_id = a.id left join weight_summaries s on s.user_id = a.id
  where a.id = $1`
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

const record = "select * from record_weight($1, $2, 'Europe/Madrid', 5)"
app.post<ToUser & { Body: { peso_kg: number } }>(
  '/weight/:user',
  async ({ params, body }, reply) => {
    await run('record', record, [params.user, body.peso_kg])
    return reply.code(201).send({ message: 'Peso registrado' })
  },
)

process.on('SIGTERM', () => process.exit(0))
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
