import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { flagsOfStatus, type TrackerStatus } from '../../src/wstg/status.ts'
import { checkInvariants, type FindingRow } from '../support/wstg.ts'
import {
  type ApiProcess,
  type Cluster,
  type Process,
  startCluster,
} from '../support/wstg-processes.ts'

t.setTimeout(400_000)

/** Seconds of load and killing; `npm run test:chaos` takes longer. */
const duration = Number(process.env.CHAOS_SECONDS ?? 15)
/** Milliseconds between two killings. */
const killInterval = 2000
const senders = 4
const items = 20
const statuses = ['Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable'] as const

/** A process that is started again whenever it has been killed. */
interface Place<P extends Process> {
  current: P | undefined
  starting: Promise<void>
  start: () => Promise<P>
}

const place = async <P extends Process>(start: () => Promise<P>): Promise<Place<P>> => {
  const current = await start()
  return { current, starting: Promise.resolve(), start }
}

const killAndReplace = async <P extends Process>(place: Place<P>): Promise<void> => {
  const victim = place.current
  place.current = undefined
  await victim?.kill()
  place.starting = place.start().then((next) => {
    place.current = next
  })
}

/** Sends requests to whichever API lives; returns the marks of those that were accepted. */
const send = async (
  cluster: Cluster,
  apis: Place<ApiProcess>[],
  name: string,
  until: number,
): Promise<string[]> => {
  const accepted: string[] = []
  for (let n = 0; performance.now() < until; n++) {
    const api = apis[randomInt(apis.length)]?.current
    if (!api) {
      await delay(20)
      continue
    }
    const user = `${name}-${n}`
    const number = String(randomInt(items) + 1).padStart(2, '0')
    const body = {
      wstg_id: `WSTG-CHAOS-${number}`,
      status: statuses[n % statuses.length],
      user,
      notes: user,
    }
    try {
      const { status } = await cluster.call(api, 'POST', '/api/wstg/sync', body)
      if (status === 202) accepted.push(user)
    } catch {
      // It was killed; whether it had stored the request is not known, and not promised.
    }
    await delay(randomInt(30))
  }
  return accepted
}

// With the queue on Redis, and with more harm than killing: chaos.test.ts.
t.test(
  `chaos for ${duration} s, queue on Postgres: a random process is killed every 2 s under load`,
  async (t) => {
    const cluster = await startCluster(t, { WSTG_SYNC_INTERVAL: '0.05' })
    const { sql, sandbox } = cluster
    const apis = [await place(cluster.startApi), await place(cluster.startApi)]
    const workers = [await place(cluster.startWorker), await place(cluster.startWorker)]
    const places = [...apis, ...workers] as Place<Process>[]

    const until = performance.now() + duration * 1000
    const load = Promise.all(
      Array.from({ length: senders }, (_, n) => send(cluster, apis, `sender${n}`, until)),
    )
    let kills = 0
    while (performance.now() < until) {
      await delay(killInterval)
      const alive = places.filter(({ current }) => current !== undefined)
      const victim = alive[randomInt(Math.max(alive.length, 1))]
      if (!victim) continue
      await killAndReplace(victim)
      kills++
    }
    const accepted = (await load).flat()
    await Promise.all(places.map(({ starting }) => starting))
    const ended = performance.now()
    await cluster.settled()
    const settling = Math.round(performance.now() - ended)

    const missing = await sql(
      `select mark from unnest($1::text[]) as mark
       where not exists (select from wstg_inbox where payload ->> 'user' = mark)`,
      [accepted],
    )
    t.same(missing, [], 'every 202 has its row')
    const failed = await sql(`select seq, note from wstg_inbox where state = 'failed'`)
    t.same(failed, [], 'every request was done in the end')
    await checkInvariants(t, { ...cluster, accepted: accepted.length })

    const newest = await sql<{ wstg_id: string; status: TrackerStatus; notes: string }>(`
      select distinct on (item_key) wstg_id, payload ->> 'status' as status, payload ->> 'notes' as notes
      from wstg_inbox join wstg_items using (item_key) order by item_key, seq desc`)
    const { body } = await sandbox.api('GET', 'findings/?limit=1000')
    for (const { wstg_id, status, notes } of newest) {
      const finding = body.results.find(({ tags }: FindingRow) =>
        tags.includes(wstg_id.toLowerCase()),
      )
      const { active, verified, falsePositive } = flagsOfStatus(status)
      t.match(
        finding,
        { active, verified, false_p: falsePositive, mitigation: notes },
        `${wstg_id} is as asked for last`,
      )
    }
    const [counts] = await sql<Record<string, number>>(`
      select count(*)::int as rows, max(attempts)::int as attempts,
        count(*) filter (where note like 'superseded%')::int as superseded from wstg_inbox`)
    t.ok(
      accepted.length > 0 && kills > 0,
      `${accepted.length} accepted, ${counts?.rows} rows, ${kills} processes killed, at most ${counts?.attempts} attempts, ` +
        `${counts?.superseded} superseded, ${body.count} findings for ${newest.length} items, all done after ${settling} ms`,
    )
  },
)
