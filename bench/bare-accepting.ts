/**
 * The bare limit of accepting: Fastify and a pg pool; one prepared statement commits one row of the inbox's shape. No
 * authentication, no validation, no log, no queue. Prints its address when it listens.
 */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })

const insert = `
  insert into bare_inbox (kind, item_key, payload, requeue_at)
  values ('sync', $1, $2, clock_timestamp() + interval '5 seconds') returning seq`
app.post<{ Body: { wstg_id: string; status: string; notes: string } }>('/sync', async ({ body }, reply) => {
  const { wstg_id: wstgId, status, notes } = body
  const values = [wstgId.toLowerCase(), JSON.stringify({ status, notes })]
  await pool.query({ name: 'insert', text: insert, values })
  return reply.code(202).send({ success: true, message: 'Sincronización encolada', queued: true })
})

process.on('SIGTERM', () => process.exit(0))
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
