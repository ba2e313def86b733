/**
 * Given two APIs, two workers and their stores, when each fails in turn under load, then every
 * confirmed change is kept and the service recovers without help. A fault is a kill, a pause of the
 * process, or the loss of its connections.
 */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { eventually } from '../support/eventually.ts'
import { callJson } from '../support/http.ts'
import { password } from '../support/service.ts'
import { checkInvariants } from '../support/wstg.ts'
import {
  type ApiProcess,
  type Cluster,
  type Process,
  startCluster,
} from '../support/wstg-processes.ts'
import {
  type FaultTarget,
  type Place,
  place,
  postgresTarget,
  redisTarget,
} from './fault-targets.ts'

/** Each fault comes once, and again for so many seconds; `make chaos` runs for minutes. */
const duration = Number(process.env.CHAOS_SECONDS ?? 0)
t.setTimeout(2 * duration * 1000 + 500_000)
/** Decides the order of the faults and the mix of requests. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)
let state = (seed % 2_147_483_646) + 1
/** Reproducible: a generator by Lehmer. */
const randomInt = (max: number): number => {
  state = (state * 48_271) % 2_147_483_647
  return state % max
}
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: randomInt(2 ** 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
/** Milliseconds without a fault after each fault. */
const recoveryTime = 800
/** Milliseconds within which an API must answer unless it is killed, even if it was frozen. */
const answerDeadline = 30_000
const items = 12
const statuses = ['Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable'] as const

/** Confirmations that the clients received, and answers that they must never receive. */
interface Ledger {
  running: boolean
  answers: Record<string, number>
  wrong: string[]
}

/**
 * Calls an API that runs. Undefined: there was no answer, and the service may or may not have
 * carried out the request.
 */
const createClient = (apis: Place<ApiProcess>[], ledger: Ledger) => {
  return async (method: string, path: string, token: string | undefined, body?: unknown) => {
    const place = apis[randomInt(apis.length)]
    const api = place?.current
    if (!place || !api) {
      await delay(20)
      return undefined
    }
    try {
      const signal = AbortSignal.timeout(answerDeadline)
      const answer = await callJson(api.url + path, { method, token, body, signal })
      const kind = `${method} ${path} ${answer.status}`
      ledger.answers[kind] = (ledger.answers[kind] ?? 0) + 1
      return answer
    } catch (error) {
      if (!place.killed.has(api))
        ledger.wrong.push(`${method} ${path} had no answer of an API that lives: ${error}`)
      return undefined
    }
  }
}

type Client = ReturnType<typeof createClient>

const register = async (client: Client, username: string) => {
  const account = { username, password }
  for (;;) {
    const answer = await client('POST', '/api/auth/register', undefined, account)
    if (answer?.status === 201) return answer.body.access_token as string
    // Without an answer, or with a 503, the service may still have carried it out.
    if (answer?.status === 400) {
      const login = await client('POST', '/api/auth/login', undefined, account)
      if (login?.status === 200) return login.body.access_token as string
    }
    await delay(50)
  }
}

/** Sends status requests; returns the marks of the accepted ones. */
const track = async (client: Client, ledger: Ledger, token: string, name: string) => {
  const accepted: string[] = []
  for (let n = 0; ledger.running; n++) {
    const user = `${name}-${n}`
    const wstg_id = `WSTG-CHAOS-${randomInt(items) + 10}`
    const status = statuses[n % statuses.length]
    const body = { wstg_id, status, user, notes: user }
    const answer = await client('POST', '/api/wstg/sync', token, body)
    if (answer?.status === 202) accepted.push(user)
    else if (answer && answer.status !== 503)
      ledger.wrong.push(`sync: ${answer.status} ${JSON.stringify(answer.body)}`)
    await delay(randomInt(40))
  }
  return accepted
}

/** Records weights; without an answer, or with a 503, the service may have recorded one. */
const weigh = async (client: Client, ledger: Ledger, name: string) => {
  const token = await register(client, name)
  const counts = { name, token, confirmed: 0, unknown: 0 }
  for (let n = 0; ledger.running; n++) {
    const answer = await client('POST', '/api/weight', token, { peso_kg: 70 + (n % 40) / 10 })
    if (answer?.status === 201) counts.confirmed++
    else if (!answer || answer.status === 503) counts.unknown++
    else ledger.wrong.push(`weight: ${answer.status} ${JSON.stringify(answer.body)}`)
    await delay(randomInt(40))
  }
  return counts
}

for (const queueOn of ['Redis', 'Postgres'] as const)
  t.test(`promises are kept through every fault, with the queue on ${queueOn}`, async (t) => {
    t.comment(`CHAOS_SEED=${seed}`)
    const postgres = await postgresTarget(t)
    const redis = queueOn === 'Redis' ? await redisTarget(t) : undefined
    const cluster: Cluster = await startCluster(
      t,
      { WSTG_SYNC_INTERVAL: '0.05', REDIS_URL: redis?.url ?? '' },
      async (url) => url,
      postgres.url,
    )
    const stores = { databaseUrl: postgres.url, redisUrl: redis?.url }
    const apis = [
      await place(t, 'first API', stores, cluster.startApi),
      await place(t, 'second API', stores, cluster.startApi),
    ]
    const workers = await Promise.all([
      place(t, 'first worker', stores, cluster.startWorker),
      place(t, 'second worker', stores, cluster.startWorker),
    ])
    const places: Place<Process>[] = [...apis, ...workers]
    const targets: FaultTarget[] = [...places, postgres, ...(redis ? [redis] : [])]
    const faults = targets.flatMap((target) =>
      (['kill', 'freeze', 'cut off'] as const).map((fault) => ({ target, fault })),
    )

    const ledger: Ledger = { running: true, answers: {}, wrong: [] }
    const client = createClient(apis, ledger)
    const until = performance.now() + duration * 1000
    const load = Promise.all([
      Promise.all(['a', 'b', 'c'].map((name) => track(client, ledger, cluster.token(), name))),
      Promise.all(['ana', 'luis', 'eva'].map((name) => weigh(client, ledger, name))),
    ])
    do {
      for (const { target, fault } of shuffled(faults)) {
        await target.inject(fault)
        t.comment(`${fault} ${target.name}`)
        await delay(recoveryTime)
      }
    } while (performance.now() < until)
    ledger.running = false
    const faultsOver = performance.now()
    const [marks, weights] = await load
    const accepted = marks.flat()
    t.comment(JSON.stringify(ledger.answers))
    t.same(ledger.wrong, [], 'no wrong answer, and no request without one')

    // The service must recover without help.
    await Promise.all(places.map(({ ready }) => ready))
    for (const api of apis) {
      for (const { token } of weights) {
        await eventually(async () => {
          const url = `${api.current?.url}/api/stats`
          return api.current && (await callJson(url, { token })).status === 200
        }, `${api.name} serves again`)
      }
    }
    t.comment(`served again after ${Math.round(performance.now() - faultsOver)} ms`)
    await cluster.settled()
    t.comment(`all requests done after ${Math.round(performance.now() - faultsOver)} ms`)
    for (const { name, all, killed } of places) {
      const died = all.filter((process) => !killed.has(process) && process.child.exitCode !== null)
      t.equal(died.length, 0, `no ${name} has ended by itself`)
    }
    // One may still work for a job that the queue has given to another.
    await Promise.all(workers.map(({ current }) => current?.kill('SIGTERM')))
    await cluster.startWorker()
    await cluster.settled()

    const { sql } = cluster
    const missing = await sql(
      `select mark from unnest($1::text[]) as mark
     where not exists (select from wstg_inbox where payload ->> 'user' = mark)`,
      [accepted],
    )
    t.same(missing, [], 'every 202 has its row')
    const twice = await sql(
      `select payload ->> 'user' from wstg_inbox group by 1 having count(*) > 1`,
    )
    t.same(twice, [], 'and no request has two')
    t.same(await sql(`select seq, note from wstg_inbox where state = 'failed'`), [], 'all done')
    await checkInvariants(t, { ...cluster, accepted: accepted.length })
    for (const { name, confirmed, unknown } of weights) {
      const [row] = await sql<{ count: number }>(
        `select count(*)::int from weights join accounts on accounts.id = user_id
         where username = $1`,
        [name],
      )
      t.ok(row && row.count >= confirmed && row.count <= confirmed + unknown)
    }
    const [admins] = await sql(`select count(*)::int as admins from accounts where role = 'admin'`)
    t.same(admins, { admins: 1 })
    await eventually(async () => {
      const count = await cluster.queue.count().catch(() => undefined)
      return count?.active === 0 && count.waiting === 0
    }, 'an empty queue')
    await eventually(async () => {
      const held = await sql(
        `select from leases where held_until > clock_timestamp() and name not like 'task:%'`,
      )
      return held.length === 0
    }, 'the end of all leases')
    t.ok(accepted.length > 0, `${accepted.length} requests accepted`)
  })
