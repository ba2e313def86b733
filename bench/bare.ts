/** The bare limit: Fastify and pg with one prepared statement, nothing else. Prints its address when it listens. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })
const text = `
  select p.height_m, p.birth_date, w.weight_kg from profiles p
  left join lateral (
    select weight_kg from weights where user_id = p.user_id order by recorded_at desc, id desc limit 1
  ) w on true
  where p.user_id = $1`
app.get('/imc', async () => {
  const { rows } = await pool.query({ name: 'imc', text, values: [1] })
  return { imc: Number(rows[0].weight_kg) / Number(rows[0].height_m) ** 2, description: 'Peso normal' }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
