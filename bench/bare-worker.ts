/**
 * The bare limit of a worker: the same two calls of the findings tool and two commits for each
 * request, without a queue, leases or checks. Prints that it is ready.
 */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** As many requests at once as the service's worker. */
const concurrency = 5

const { DATABASE_URL, FINDINGS_URL = '' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: concurrency })
const agent = new Agent({ keepAlive: true })

const call = (method: string, path: string, body?: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const outgoing = request(FINDINGS_URL + path, { agent, method, headers }, (reply) => {
      text(reply).then((json) => resolve(JSON.parse(json)), reject)
    })
    outgoing.on('error', reject).end(body && JSON.stringify(body))
  })

const take = `
  update bare_work set state = 'running' where seq = (
    select seq from bare_work where state = 'waiting' order by seq for update skip locked limit 1
  ) returning seq`
const finish = `
  with finished as (update bare_work set state = 'done' where seq = $1 returning seq)
  insert into bare_log (seq, logged_at) select seq, clock_timestamp() from finished`
const flags = { active: false, verified: true, false_p: false }

const work = async () => {
  for (;;) {
    const { rows } = await pool.query({ name: 'take', text: take })
    const seq = rows[0]?.seq
    if (seq === undefined) {
      await delay(20)
      continue
    }
    await call('GET', `/api/v2/findings/?tag=wstg-bench-${seq}`)
    await call('PATCH', `/api/v2/findings/${seq}/`, { ...flags, mitigation: `note ${seq}` })
    await pool.query({ name: 'finish', text: finish, values: [seq] })
  }
}

process.on('SIGTERM', () => process.exit(0))
console.log('the bare worker is ready')
await Promise.all(Array.from({ length: concurrency }, work))
