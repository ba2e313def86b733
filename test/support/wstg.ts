import type { Test } from 'tap'
import type { JobQueue } from '../../src/platform/queue/queue.ts'
import { startAnsweringProxy } from './answering-proxy.ts'
import { eventually } from './eventually.ts'
import { apiToken, startSandbox } from './findings.ts'
import { type ServiceOptions, startService, type TestService } from './service.ts'
import { startTcpProxy } from './tcp-proxy.ts'

export { eventually }

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>

export interface WstgOptions extends ServiceOptions {
  /** A sandbox that has been started, and its address for the service: that of a proxy. */
  behind?: { sandbox: TestSandbox; url: string }
  /** Without a worker accepted requests stay in the inbox. */
  worker?: boolean
}

/** The data of an item in the sandbox. */
export interface FindingRow {
  id: number
  title: string
  tags: string[]
  active: boolean
  verified: boolean
  false_p: boolean
  mitigation: string | null
  severity: string
}

export const findingsWithTag = async (sandbox: TestSandbox, tag: string): Promise<FindingRow[]> => {
  const { body } = await sandbox.api('GET', `findings/?tag=${encodeURIComponent(tag)}&limit=1000`)
  return body.results.filter((row: FindingRow) =>
    row.tags.some((other) => other.toLowerCase() === tag.toLowerCase()),
  )
}

/**
 * Waits until every accepted request is done or has failed for good, and no job of a line is under
 * way: one that writes late repeats a request that was done.
 */
export const untilSettled = async (
  { sql }: Pick<TestService, 'sql'>,
  queue: Pick<JobQueue, 'count'>,
): Promise<void> => {
  const open = 'select from wstg_inbox where due_at is not null limit 1'
  const isDone = async () => (await sql(open)).length === 0
  const isIdle = async () => (await queue.count().catch(() => undefined))?.active === 0
  await eventually(
    async () => (await isDone()) && (await isIdle()) && isDone(),
    'the end of all requests',
  )
}

/** The service and its worker in this process, with a sandbox; `admin` is an administrator. */
export const startWstgService = async (t: Test, options: WstgOptions = {}) => {
  const sandbox = options.behind?.sandbox ?? (await startSandbox(t))
  const { url } = options.behind ?? sandbox
  const service = await startService(t, {
    ...options,
    env: {
      FINDINGS_URL: url,
      FINDINGS_API_TOKEN: apiToken,
      // A busy machine must not add a time-out.
      FINDINGS_TIMEOUT_MS: '30000',
      ...options.env,
    },
  })
  const startWorker = () => {
    const worker = service.context.wstgWorker.start(500)
    t.teardown(() => worker.stop(0))
  }
  if (options.worker ?? true) startWorker()
  const admin = await service.register()
  const { token } = admin

  const get = async (path: string) =>
    (await service.request('GET', `/api/wstg/${path}`, { token })).json()
  const sync = async (body: unknown) => service.request('POST', '/api/wstg/sync', { token, body })
  const webhook = async (body: unknown, headers: Record<string, string> = {}) =>
    service.request('POST', '/api/wstg/webhook', { token, body, headers })
  /** A delivery of the tool itself about one of its findings. */
  const deliver = (id: unknown, event = 'finding_added') =>
    webhook(
      { description: 'x', title: 'y', user: null, url_ui: `${sandbox.url}/finding/${id}` },
      { 'x-defectdojo-event': event },
    )

  return {
    ...service,
    sandbox,
    admin,
    startWorker,
    sync,
    webhook,
    deliver,
    /** The answer to an administrator who reads something of the checklist. */
    get,
    status: () => get('status'),
    dashboard: () => get('dashboard'),
    run: () => service.context.wstgWorker.synchronise(new AbortController().signal),
    settled: () => untilSettled(service, service.context.queue),
  }
}

/** The service with a proxy in front of its tool that can answer instead of the tool. */
export const startBehindProxy = async (
  t: Test,
  env: Record<string, string> = {},
  options: Pick<WstgOptions, 'worker'> = {},
) => {
  const sandbox = await startSandbox(t)
  const tool = await startAnsweringProxy(t, sandbox.url)
  const behind = { sandbox, url: tool.url }
  return { ...(await startWstgService(t, { ...options, env, behind })), tool }
}

/** The service with a network in front of its tool that can fail, and swallow calls. */
export const startBehindNetwork = async (t: Test, options: WstgOptions = {}) => {
  const sandbox = await startSandbox(t)
  const network = await startTcpProxy(t, sandbox.url)
  const behind = { sandbox, url: network.url }
  const env = { FINDINGS_TIMEOUT_MS: '2000', ...options.env }
  return { ...(await startWstgService(t, { ...options, env, behind })), network }
}

export type WstgTestService = Awaited<ReturnType<typeof startWstgService>>

/**
 * Checks the invariants that hold when no request is open, even after faults.
 * @param accepted number of requests answered with 202 and `queued: true`
 */
export const checkInvariants = async (
  t: Test,
  { sql, sandbox, accepted }: Pick<TestService, 'sql'> & { sandbox: TestSandbox; accepted: number },
): Promise<void> => {
  const [inbox] = await sql<Record<string, number>>(`
    select count(*)::int as requests,
      count(*) filter (where state in ('waiting', 'retrying'))::int as open,
      count(*) filter (where state = 'failed' and coalesce(note, '') = '')::int as unexplained
    from wstg_inbox`)
  t.ok(
    (inbox?.requests ?? 0) >= accepted,
    `every 202 has its row (${inbox?.requests} of ${accepted})`,
  )
  t.equal(inbox?.open, 0, 'every row has an end or has failed')
  t.equal(inbox?.unexplained, 0, 'every failure has its reason')

  const late = await sql(`
    select item_key, last_seq from wstg_items as item
    where last_seq <> coalesce((
      select max(seq) from wstg_inbox
      where item_key = item.item_key and state = 'done'
        and (note is null or note like 'finding % counts for %')
    ), 0)`)
  t.same(late, [], 'the newest request that was applied is the one that stands')

  const wrong = await sql(`
    select item_key, wstg_status, payload ->> 'status' as wanted from wstg_items as item
    join lateral (
      select payload, state from wstg_inbox
      where item_key = item.item_key and kind = 'sync'
      order by seq desc limit 1
    ) as newest on newest.state = 'done'
    where last_sync_direction = 'tracker->dd' and wstg_status <> payload ->> 'status'`)
  t.same(wrong, [], 'the state is that of the newest request')

  const items = await sql<{
    wstg_id: string
    finding_id: string
    wstg_status: string
    last_sync_direction: string
  }>(
    `select wstg_id, finding_id, wstg_status, last_sync_direction from wstg_items
     where last_sync_timestamp is not null`,
  )
  const { body } = await sandbox.api('GET', 'findings/?limit=100000')
  const findings: FindingRow[] = body.results
  for (const { wstg_id, finding_id, wstg_status, last_sync_direction } of items) {
    const id = wstg_id.toLowerCase()
    const own = findings.filter(
      ({ tags, title }) => tags.includes(id) || title.toLowerCase().startsWith(`${id}:`),
    )
    t.equal(own.length, 1, `${wstg_id} has one finding`)
    t.equal(own[0]?.id, Number(finding_id))
    if (last_sync_direction !== 'tracker->dd') continue
    const { active, verified, false_p } = own[0] ?? {}
    const flags = { active, verified, false_p }
    const done = wstg_status === 'Done'
    const inapplicable = wstg_status === 'Not Applicable'
    t.same(
      flags,
      { active: !done && !inapplicable, verified: done, false_p: inapplicable },
      `${wstg_id} as in the tool`,
    )
  }

  const [log] = await sql<{ count: number }>('select count(*)::int from wstg_sync_log')
  t.ok((log?.count ?? 0) <= 1000, 'the log has at most 1000 entries')
  const stuck = await sql(`select pid from pg_stat_activity where datname = current_database()
    and state = 'idle in transaction' and now() - state_change > interval '2 seconds'`)
  t.same(stuck, [], 'no transaction is left open')
}
