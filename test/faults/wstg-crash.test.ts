import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { SeenRequest } from '../support/answering-proxy.ts'
import { checkInvariants, eventually, findingsWithTag } from '../support/wstg.ts'
import { type Cluster, type Process, startCluster } from '../support/wstg-processes.ts'

t.setTimeout(600_000)

const isLookup = ({ method, url }: SeenRequest) => method === 'GET' && url.includes('/findings/?')
const isWrite = ({ method, url }: SeenRequest) => method !== 'GET' && url.includes('/findings/')
const writes = ({ tool }: Cluster) => tool.requests.filter(isWrite).length

/** Passes a request on to the sandbox and returns the answer. */
const passOn = async ({ sandbox }: Cluster, { method, url, body }: SeenRequest) => {
  const answer = await sandbox.api(
    method,
    url.replace('/api/v2/', ''),
    body === '' ? undefined : JSON.parse(body),
  )
  return { status: answer.status, body: answer.body }
}

const request = (status: string) => ({
  wstg_id: 'WSTG-SESS-01',
  status,
  notes: `notes of ${status}`,
})

t.test('F11: a request takes effect once after a kill before the call of the tool', async (t) => {
  const cluster = await startCluster(t)
  const { tool, call, settled } = cluster
  const api = await cluster.startApi()
  const victim = await cluster.startWorker()
  tool.answer(async (seen) => {
    if (isLookup(seen)) await victim.kill()
    return undefined
  })
  await call(api, 'POST', '/api/wstg/sync', request('Done'))
  await eventually(() => victim.child.signalCode !== null, 'the end of the worker')
  tool.pass()
  t.equal(writes(cluster), 0)
  await cluster.startWorker()
  await settled()
  t.equal(writes(cluster), 1, 'one effect')
  await checkInvariants(t, { ...cluster, accepted: 1 })
})

t.test('F12: a kill after the call of the tool makes no second finding', async (t) => {
  const cluster = await startCluster(t)
  const { tool, call, settled, sandbox } = cluster
  const api = await cluster.startApi()
  const victim = await cluster.startWorker()
  tool.answer(async (seen) => {
    if (!isWrite(seen)) return undefined
    const answer = await passOn(cluster, seen)
    await victim.kill()
    return answer
  })
  await call(api, 'POST', '/api/wstg/sync', request('Done'))
  await eventually(() => victim.child.signalCode !== null, 'the end of the worker')
  tool.pass()
  t.equal(
    (await findingsWithTag(sandbox, 'wstg-sess-01')).length,
    1,
    'the tool has the finding, the service has no record of it',
  )
  await cluster.startWorker()
  await settled()
  const [finding, ...others] = await findingsWithTag(sandbox, 'wstg-sess-01')
  t.equal(others.length, 0)
  t.match(finding, { verified: true, active: false, mitigation: 'notes of Done' })
  await checkInvariants(t, { ...cluster, accepted: 1 })
})

for (const phase of ['before it writes', 'while it writes'] as const) {
  t.test(`F13: a worker frozen ${phase} overwrites nothing newer when it resumes`, async (t) => {
    const cluster = await startCluster(t)
    const { tool, call, settled, sandbox } = cluster
    const api = await cluster.startApi()
    await call(api, 'POST', '/api/wstg/sync', request('Blocked'))
    const sleeper = await cluster.startWorker()
    await settled()

    let asleep = false
    const dream = Promise.withResolvers<void>()
    tool.answer(async (seen) => {
      const moment = phase === 'before it writes' ? isLookup(seen) : isWrite(seen)
      if (asleep || !moment) return undefined
      asleep = true
      sleeper.freeze()
      const answer = await passOn(cluster, seen)
      if (phase === 'while it writes') await dream.promise
      return answer
    })
    await call(api, 'POST', '/api/wstg/sync', request('Not Applicable'))
    await eventually(() => asleep, 'the sleep of the worker')
    await call(api, 'POST', '/api/wstg/sync', request('Done'))
    await cluster.startWorker()
    await settled()
    const written = writes(cluster)
    dream.resolve()
    sleeper.thaw()
    await delay(3000)
    await settled()
    if (phase === 'before it writes')
      t.equal(writes(cluster), written, 'the frozen worker has written nothing')
    t.equal(sleeper.child.exitCode, null, 'and lives')
    const [finding] = await findingsWithTag(sandbox, 'wstg-sess-01')
    t.match(finding, { verified: true, active: false, false_p: false, mitigation: 'notes of Done' })
    await checkInvariants(t, { ...cluster, accepted: 3 })
  })
}

t.test(
  'F13: after a late write of a frozen worker the newest status is written again',
  async (t) => {
    const cluster = await startCluster(t, { FINDINGS_TIMEOUT_MS: '60000' })
    const { tool, call, settled, sandbox } = cluster
    const api = await cluster.startApi()
    await call(api, 'POST', '/api/wstg/sync', request('Blocked'))
    const sleeper = await cluster.startWorker()
    await settled()

    let held: SeenRequest | undefined
    const arrival = Promise.withResolvers<void>()
    tool.answer(async (seen) => {
      if (held || !isWrite(seen)) return undefined
      held = seen
      sleeper.freeze()
      await arrival.promise
      return passOn(cluster, seen)
    })
    await call(api, 'POST', '/api/wstg/sync', request('Not Applicable'))
    await eventually(() => held, 'the sleep of the worker')
    await call(api, 'POST', '/api/wstg/sync', request('Done'))
    await cluster.startWorker()
    await settled()
    arrival.resolve()
    await eventually(
      async () => (await findingsWithTag(sandbox, 'wstg-sess-01'))[0]?.false_p,
      'the late write',
    )
    sleeper.thaw()
    await eventually(
      async () => (await findingsWithTag(sandbox, 'wstg-sess-01'))[0]?.verified,
      'the repair',
    )
    await settled()
    await checkInvariants(t, { ...cluster, accepted: 3 })
  },
)

t.test(
  'F14: a request survives five crashes; one that always crashes is marked failed alone',
  async (t) => {
    const cluster = await startCluster(t)
    const { tool, call, settled, sql } = cluster
    const api = await cluster.startApi()
    let worker: Process | undefined
    let crashes = 0
    let deadly = true
    tool.answer(async (seen) => {
      if (!isLookup(seen) || !seen.url.includes('sess-01') || !deadly) return undefined
      crashes++
      await worker?.kill()
      return undefined
    })
    /** A worker that is restarted after every crash. */
    const keepWorking = async (until: () => Promise<boolean>): Promise<void> => {
      await eventually(async () => {
        if (!worker || worker.child.signalCode !== null) worker = await cluster.startWorker()
        return until()
      })
    }
    await call(api, 'POST', '/api/wstg/sync', request('Done'))
    await call(api, 'POST', '/api/wstg/sync', { wstg_id: 'WSTG-SESS-02', status: 'Done' })
    await keepWorking(async () => crashes >= 5)
    deadly = false
    await keepWorking(
      async () => (await sql('select from wstg_inbox where due_at is not null')).length === 0,
    )
    t.same(
      await sql('select wstg_id, wstg_status, defectdojo_status from wstg_items order by wstg_id'),
      ['WSTG-SESS-01', 'WSTG-SESS-02'].map((wstg_id) => ({
        wstg_id,
        wstg_status: 'Done',
        defectdojo_status: 'verified',
      })),
    )

    // Sets the count that five more crashes would give: the next worker counts the sixth.
    deadly = true
    await call(api, 'POST', '/api/wstg/sync', request('Not Applicable'))
    await keepWorking(async () => crashes >= 6)
    await sql(`update wstg_inbox set attempts = 5 where state = 'pending'`)
    await keepWorking(
      async () => (await sql(`select from wstg_inbox where state = 'failed'`)).length === 1,
    )
    const [entry] = await sql('select * from wstg_sync_log order by number desc limit 1')
    t.match(entry, {
      wstg_id: 'WSTG-SESS-01',
      success: false,
      error_message: /ended during each of 6 attempts/,
    })
    await call(api, 'POST', '/api/wstg/sync', { wstg_id: 'WSTG-SESS-02', status: 'Blocked' })
    await keepWorking(async () => {
      const [row] = await sql(
        `select from wstg_items where wstg_id = 'WSTG-SESS-02' and wstg_status = 'Blocked'`,
      )
      return row !== undefined
    })
    deadly = false
    await keepWorking(
      async () => (await sql('select from wstg_inbox where due_at is not null')).length === 0,
    )
    await settled()
    await checkInvariants(t, { ...cluster, accepted: 4 })
  },
)

t.test('F16: a worker that ends finishes its request or releases it', async (t) => {
  for (const pause of [1500, 20_000]) {
    const cluster = await startCluster(t, {
      FINDINGS_TIMEOUT_MS: '6000',
      SHUTDOWN_TIMEOUT_MS: '5000',
    })
    const { tool, call, settled, sql } = cluster
    const api = await cluster.startApi()
    const worker = await cluster.startWorker()
    let reached = false
    tool.answer(async (seen) => {
      if (!isWrite(seen)) return undefined
      reached = true
      await delay(pause, undefined, { ref: false })
      return undefined
    })
    await call(api, 'POST', '/api/wstg/sync', request('Done'))
    await eventually(() => reached, 'the call to the tool')
    await worker.kill('SIGTERM')
    t.equal(worker.child.exitCode, 0)
    const [row] = await sql('select state, attempts from wstg_inbox')
    if (pause === 1500) t.match(row, { state: 'done' }, 'finished')
    else t.match(row, { state: 'pending', attempts: 0 }, 'released without a counted attempt')
    t.same(await sql('select from leases'), [], 'nothing is left locked')
    tool.pass()
    await cluster.startWorker()
    await settled()
    await checkInvariants(t, { ...cluster, accepted: 1 })
  }
})
