/** Given an accepted request, when its worker ends or freezes, then it takes effect once. */
import t, { type Test } from 'tap'
import type { GivenAnswer, SeenRequest } from '../support/answering-proxy.ts'
import { checkInvariants, eventually, findingsWithTag } from '../support/wstg.ts'
import { type Cluster, type Process, startCluster } from '../support/wstg-processes.ts'
import { hurry, isWrite, item, request, tag, writesFinding } from './wstg-support.ts'

t.setTimeout(600_000)
// The tests mostly wait for leases.
t.jobs = 3

const isLookup = ({ method, url }: SeenRequest) => method === 'GET' && url.includes('/findings/?')
const writes = ({ tool }: Cluster) => tool.requests.filter(writesFinding).length
const openRequests = ({ sql }: Cluster) => sql('select from wstg_inbox where due_at is not null')

/** With a finding of a tester for the item, which no write may touch with own findings alone. */
const start = async (t: Test, env: Record<string, string> = {}) => {
  const cluster = await startCluster(t, { FINDINGS_WRITE: 'own', ...env })
  const { sandbox, tool } = cluster
  const { testId } = await sandbox.createTest('Pentest', 'Product of the testers')
  const { id } = await sandbox.createFinding(testId, { title: `Leak (${item})`, tags: ['wstg'] })
  const ofTester = () => sandbox.readFinding(id)
  const before = await ofTester()
  const api = await cluster.startApi()
  const sync = (status: string, wstg_id = item) => {
    const body = { ...request(status, { notes: `notes of ${status}` }), wstg_id }
    return cluster.call(api, 'POST', '/api/wstg/sync', body)
  }
  const checkAll = async (accepted: number) => {
    await checkInvariants(t, { ...cluster, accepted })
    const touched = tool.requests.filter((seen) => isWrite(seen) && seen.url.includes(`/${id}/`))
    t.same(touched, [], 'no write to the finding of a tester')
    t.same(await ofTester(), before)
  }
  return { ...cluster, sync, checkAll }
}

t.test('a kill after the call of the tool makes no second finding', async (t) => {
  const cluster = await start(t)
  const { tool, sandbox } = cluster
  const worker = await cluster.startWorker()
  tool.answer(async (seen) => {
    if (!writesFinding(seen)) return undefined
    const answer = await tool.passTo(seen)
    await worker.kill()
    return answer
  })
  await cluster.sync('Done')
  await eventually(() => worker.child.signalCode !== null, 'the end of the worker')
  tool.pass()
  const stored = await findingsWithTag(sandbox, tag)
  t.equal(stored.length, 1, 'the tool has the finding, the service has no record of it')
  await cluster.startWorker()
  await cluster.settled()
  const [finding, ...others] = await findingsWithTag(sandbox, tag)
  t.equal(others.length, 0)
  t.match(finding, { verified: true, active: false, mitigation: 'notes of Done' })
  await cluster.checkAll(1)
})

/** Skips the wait for the arrival of an unanswered write. */
const skipArrival = async (cluster: Cluster) => {
  await cluster.sql(`
    update wstg_items set unanswered_since = now() - interval '1 hour'
    where unanswered_write = 'update'`)
  await hurry(cluster, 'retrying')
}

/**
 * A worker that freezes during its call of the tool, and another that stores a newer status.
 * @param answer answers the call of the frozen worker
 */
const freeze = async (
  t: Test,
  isMoment: (seen: SeenRequest) => boolean,
  answer: (cluster: Cluster, seen: SeenRequest) => Promise<GivenAnswer>,
  env: Record<string, string> = {},
) => {
  const cluster = await start(t, env)
  const { tool, sync, settled } = cluster
  await sync('Blocked')
  const frozen = await cluster.startWorker()
  await settled()
  const isFrozen = tool.once(isMoment, (seen) => {
    frozen.freeze()
    return answer(cluster, seen)
  })
  await sync('Not Applicable')
  await isFrozen
  await sync('Done')
  await cluster.startWorker()
  // The worker that was cut off may have sent a write.
  await eventually(async () => {
    await skipArrival(cluster)
    return (await openRequests(cluster)).length === 0
  }, 'the end of all requests')
  await settled()
  return { ...cluster, frozen }
}

for (const phase of ['before it writes', 'while it writes'] as const) {
  t.test(`a worker frozen ${phase} overwrites nothing newer when it resumes`, async (t) => {
    const reply = Promise.withResolvers<void>()
    const isBefore = phase === 'before it writes'
    const cluster = await freeze(t, isBefore ? isLookup : writesFinding, async ({ tool }, seen) => {
      const answer = await tool.passTo(seen)
      if (!isBefore) await reply.promise
      return answer
    })
    const { frozen, settled, sandbox } = cluster
    const written = writes(cluster)
    reply.resolve()
    // It resumes, and ends after its work.
    await frozen.kill('SIGTERM')
    t.equal(frozen.child.exitCode, 0)
    await settled()
    if (isBefore) t.equal(writes(cluster), written, 'the frozen worker has written nothing')
    const [finding] = await findingsWithTag(sandbox, tag)
    t.match(finding, { verified: true, active: false, false_p: false, mitigation: 'notes of Done' })
    await cluster.checkAll(3)
  })
}

t.test('the newest status is written again after a late write', async (t) => {
  const arrival = Promise.withResolvers<void>()
  const late = async ({ tool }: Cluster, seen: SeenRequest) => {
    await arrival.promise
    return tool.passTo(seen)
  }
  const cluster = await freeze(t, writesFinding, late, { FINDINGS_TIMEOUT_MS: '60000' })
  const { frozen, settled, sandbox } = cluster
  const stored = async () => (await findingsWithTag(sandbox, tag))[0]
  arrival.resolve()
  await eventually(async () => (await stored())?.false_p, 'the late write')
  frozen.thaw()
  const isRepaired = async () => {
    // The worker may have given up before it read the answer.
    await skipArrival(cluster)
    return (await stored())?.verified
  }
  await eventually(isRepaired, 'the repair')
  await settled()
  await cluster.checkAll(3)
})

t.test('a request survives five crashes; one that always crashes fails alone', async (t) => {
  const cluster = await start(t)
  const { tool, sync, settled, sql } = cluster
  const other = 'WSTG-CRYP-02'
  let worker: Promise<Process> | undefined
  let crashes = 0
  let deadly = true
  tool.answer(async (seen) => {
    if (!isLookup(seen) || !seen.url.toLowerCase().includes(tag) || !deadly) return undefined
    crashes++
    // It may call the tool before the test knows that it has started.
    await (await worker)?.kill()
    return undefined
  })
  /** A worker that is restarted after every crash. */
  const keepWorking = async (until: () => Promise<boolean>): Promise<void> => {
    await eventually(async () => {
      if (!worker || (await worker).child.signalCode !== null) worker = cluster.startWorker()
      return until()
    })
  }
  await sync('Done')
  await sync('Done', other)
  await keepWorking(async () => crashes >= 5)
  deadly = false
  await keepWorking(async () => (await openRequests(cluster)).length === 0)
  t.same(
    await sql('select wstg_id, wstg_status, defectdojo_status from wstg_items order by wstg_id'),
    [item, other].map((wstg_id) => ({
      wstg_id,
      wstg_status: 'Done',
      defectdojo_status: 'verified',
    })),
  )

  // Sets the count that five more crashes would give: the next worker counts the sixth.
  deadly = true
  await sync('Not Applicable')
  await keepWorking(async () => crashes >= 6)
  await sql(`update wstg_inbox set attempts = 5 where state in ('waiting', 'retrying')`)
  await keepWorking(
    async () => (await sql(`select from wstg_inbox where state = 'failed'`)).length === 1,
  )
  const [entry] = await sql('select * from wstg_sync_log order by number desc limit 1')
  t.match(entry, {
    wstg_id: item,
    success: false,
    error_message: /the attempt was cut off/,
  })
  await sync('Blocked', other)
  await keepWorking(async () => {
    const [row] = await sql(
      `select from wstg_items where wstg_id = '${other}' and wstg_status = 'Blocked'`,
    )
    return row !== undefined
  })
  deadly = false
  await keepWorking(async () => (await openRequests(cluster)).length === 0)
  await settled()
  await cluster.checkAll(4)
})

/** A call that arrives once its arrival counts as unlikely would make a second finding. */
const never = () => new Promise(() => undefined)
/** Calls that the tool answers late, and the state of the request of a worker that ends then. */
const ends = {
  'during a short call': {
    isMoment: writesFinding,
    wait: ({ event }: Process) => event('shutdown'),
    state: 'done',
  },
  'during a long call': { isMoment: writesFinding, wait: never, state: 'waiting' },
  'during the creation of the product': {
    isMoment: ({ url }: SeenRequest) => url.includes('/products/'),
    wait: never,
    state: 'waiting',
  },
  'while another process creates the product': {
    isMoment: ({ url }: SeenRequest) => url.includes('/findings/'),
    wait: undefined,
    state: 'waiting',
  },
}
for (const [moment, { isMoment, wait, state }] of Object.entries(ends)) {
  t.test(`a worker that ends ${moment} finishes its request or releases it`, async (t) => {
    // The worker aborts its work after 60 % of the time, before a call of the tool times out.
    const env = { SHUTDOWN_TIMEOUT_MS: '10000', FINDINGS_TIMEOUT_MS: '15000' }
    const cluster = await start(t, env)
    const { tool, sync, sql } = cluster
    const parents = 'findings-tool-parents'
    if (!wait)
      await sql(
        `insert into leases (name, token, held_until)
         values ($1, gen_random_uuid(), now() + interval '1 hour')`,
        [parents],
      )
    const worker = await cluster.startWorker()
    let reached = false
    tool.answer(async (seen) => {
      if (!isMoment(seen)) return undefined
      reached = true
      await wait?.(worker)
      return undefined
    })
    t.equal((await sync('Done')).status, 202)
    await eventually(() => reached, 'the call of the tool')
    if (!wait) {
      const isLast = ({ url }: SeenRequest) => url.includes('not_tag=')
      await eventually(() => tool.requests.some(isLast), 'the wait for the other process')
    }
    await worker.kill('SIGTERM')
    t.equal(worker.child.exitCode, 0)
    const cutOff = worker.logs().filter(({ msg }) => /cut off/.test(String(msg)))
    t.same(cutOff, [], 'no request is cut off')
    const attempts = state === 'done' ? 1 : 0
    t.same(await sql('select state, attempts from wstg_inbox'), [{ state, attempts }])
    await sql(`delete from leases where name = $1 and held_until > now() + interval '50 minutes'`, [
      parents,
    ])
    t.same(await sql('select from leases where held_until > now()'), [], 'nothing is locked')
    tool.pass()
    await cluster.startWorker()
    await cluster.settled()
    await cluster.checkAll(1)
  })
}
