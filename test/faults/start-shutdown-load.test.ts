/** Two APIs end in turn behind a proxy that follows readiness, and no request fails. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import {
  endsWith,
  registerAt,
  type ServiceProcess,
  startProcess,
  statusOf,
  until,
} from '../start/process.ts'
import { createDatabase } from '../support/postgres.ts'

interface Member {
  service: ServiceProcess
  url: string
  ready: boolean
}

/** Statuses of the answers, and requests without an answer. */
type Ledger = Record<string, number>

const send = async (
  agent: Agent | false,
  method: string,
  url: string,
  token: string,
  body?: string,
) => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = request(url, { method, agent, headers })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await answer.toArray()
  return answer
}

t.test(
  'SIGTERM under load: every request is answered and no accepted request is lost',
  async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const env = { DATABASE_URL, SHUTDOWN_DELAY_MS: '6000' }
    const worker = startProcess(t, 'worker', { DATABASE_URL })
    const join = async (): Promise<Member> => {
      const service = startProcess(t, 'api', env)
      return { service, url: await service.ready(), ready: true }
    }
    const members = await Promise.all([join(), join()])
    const token = await registerAt(members[0]?.url ?? '', 'admin')

    const over = new AbortController()
    /** Follows readiness like a load balancer. */
    const watch = async (member: Member) => {
      const operations = await member.service.operations()
      while (!over.signal.aborted) {
        member.ready = (await statusOf(`${operations}/readyz`)) === 200
        await delay(40)
      }
    }
    const ledger: Ledger = {}
    let goodbyes = 0
    const calls = [
      ['POST', '/api/weight', '{"peso_kg":70}'],
      ['POST', '/api/wstg/sync', '{"wstg_id":"WSTG-INFO-01","status":"Done"}'],
      ['GET', '/api/weights/recent'],
      ['GET', '/api/config'],
    ] as const
    const load = async (agent: Agent | false, offset: number) => {
      for (let n = offset; !over.signal.aborted; n++) {
        const ready = members.filter((member) => member.ready)
        const member = ready[n % Math.max(ready.length, 1)]
        if (!member) {
          // A check of readiness may fail on a machine that is short of processor time.
          await delay(20)
          continue
        }
        const [method, path, body] = calls[n % calls.length] ?? calls[3]
        const key = await send(agent, method, member.url + path, token, body).then(
          (answer) => {
            if (agent && answer.headers.connection === 'close') goodbyes++
            return `${path} ${answer.statusCode}`
          },
          (error: Error) => `${path} ${error.message}`,
        )
        ledger[key] = (ledger[key] ?? 0) + 1
        await delay(5)
      }
    }
    const agent = new Agent({ keepAlive: true })
    t.teardown(() => agent.destroy())
    const watching = members.map(watch)
    const loading = [agent, agent, agent, agent, agent, agent, false, false].map((by, n) =>
      load(by as Agent | false, n),
    )

    const answered = () => Object.values(ledger).reduce((sum, count) => sum + count, 0)
    await until('there is load', () => answered() > 50)
    const [first, second] = members as [Member, Member]
    first.service.child.kill('SIGTERM')
    await endsWith(t, first.service, 0)
    t.ok(goodbyes > 0, `${goodbyes} answers ended their connection`)
    const replacement = await join()
    members.push(replacement)
    watching.push(watch(replacement))
    second.service.child.kill('SIGTERM')
    worker.child.kill('SIGTERM')
    await Promise.all([endsWith(t, second.service, 0), endsWith(t, worker, 0)])
    over.abort()
    await Promise.all([...loading, ...watching])

    t.same(
      Object.keys(ledger).toSorted(),
      ['/api/config 200', '/api/weight 201', '/api/weights/recent 200', '/api/wstg/sync 202'],
      JSON.stringify(ledger),
    )
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    t.teardown(() => client.end())
    const { rows } = await client.query(
      `select (select count(*) from weights)::int as weights,
              (select count(*) from wstg_inbox)::int as requests`,
    )
    t.same(rows, [{ weights: ledger['/api/weight 201'], requests: ledger['/api/wstg/sync 202'] }])
    const held = await client.query('select name from leases where held_until > clock_timestamp()')
    t.same(held.rows, [], 'the worker has let go of everything')
  },
)
