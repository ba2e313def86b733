/**
 * The bare limit of a worker: the same two calls of the findings tool, and two commits that change
 * the same rows, without a queue, leases or checks. Prints that it is ready.
 */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** As many requests at once as the service's worker. */
const concurrency = 5

const { DATABASE_URL, FINDINGS_URL = '', FINDINGS_API_TOKEN } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: concurrency })
const agent = new Agent({ keepAlive: true })

const call = (method: string, path: string, body?: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const json = body && JSON.stringify(body)
    const headers = {
      authorization: `Token ${FINDINGS_API_TOKEN}`,
      accept: 'application/json',
      'accept-language': 'en',
      ...(json && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
      }),
    }
    const outgoing = request(FINDINGS_URL + path, { agent, method, headers }, (reply) => {
      text(reply).then((answer) => resolve(JSON.parse(answer)), reject)
    })
    outgoing.on('error', reject).end(json)
  })

const added = 'select seq from bare_inbox where seq > $1 order by seq'
const take = `
  update bare_inbox set attempts = attempts + 1, requeue_at = clock_timestamp() + interval '5 s'
  where seq = $1 returning item_key, payload`
const finish = `
  with item as (
    update bare_items set finding_id = 1, wstg_status = 'Done', defectdojo_status = 'verified',
      last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', notes = $3,
      severity = 'Info', last_seq = $1, revision = revision + 1
    where item_key = $2 returning wstg_id
  ), request as (
    update bare_inbox set state = 'done', due_at = null, finished_at = clock_timestamp()
    where seq = $1
  )
  insert into bare_log (logged_at, wstg_id, direction, old_status, new_status, success)
  select clock_timestamp(), wstg_id, 'tracker->dd', 'Done', 'Done', true from item
  on conflict (slot) do update set number = excluded.number, logged_at = excluded.logged_at,
    wstg_id = excluded.wstg_id`
const flags = { active: false, verified: true, false_p: false }

let seqs: string[] = []
let last = '0'
let reading: Promise<void> | undefined
const read = async () => {
  seqs = (await pool.query(added, [last])).rows.map(({ seq }) => seq)
  if (seqs.length === 0) await delay(20)
  last = seqs.at(-1) ?? last
  reading = undefined
}

const work = async () => {
  for (;;) {
    const seq = seqs.shift()
    if (seq === undefined) {
      reading ??= read()
      await reading
      continue
    }
    const { rows } = await pool.query({ name: 'take', text: take, values: [seq] })
    const { item_key: item, payload } = rows[0]
    await call('GET', `/api/v2/findings/?tag=${item}&test__engagement=1&o=id`)
    const id = item.split('-').at(-1)
    await call('PATCH', `/api/v2/findings/${id}/`, { ...flags, mitigation: payload.notes })
    await pool.query({ name: 'finish', text: finish, values: [seq, item, payload.notes] })
  }
}

process.on('SIGTERM', () => process.exit(0))
console.log('the bare worker is ready')
await Promise.all(Array.from({ length: concurrency }, work))
