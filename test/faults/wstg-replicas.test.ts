/** Given several workers, when they run at once, then one at a time does periodic work. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { SeenRequest } from '../support/answering-proxy.ts'
import { eventually, startWstgService } from '../support/wstg.ts'
import { startCluster } from '../support/wstg-processes.ts'

t.setTimeout(600_000)
// The tests mostly wait for intervals and leases.
t.jobs = 2

t.test('one worker at a time runs the periodic synchronisation', async (t) => {
  // 0.05 minutes are 3 seconds; the tool takes longer than that for one run.
  const cluster = await startCluster(t, {
    WSTG_SYNC_INTERVAL: '0.05',
    FINDINGS_TIMEOUT_MS: '10000',
  })
  const { tool, sql, sandbox } = cluster
  const { testId } = await sandbox.createTest()
  await sandbox.createFinding(testId, { tags: ['wstg', 'wstg-clnt-01'] })
  let running = 0
  let most = 0
  let starts = 0
  tool.answer(async ({ url }) => {
    if (!/[?&]tag=WSTG&/.test(url)) return undefined
    starts++
    running++
    most = Math.max(most, running)
    if (starts === 2) await delay(4500)
    running--
    return undefined
  })
  const began = performance.now()
  const workers = await Promise.all([
    cluster.startWorker(),
    cluster.startWorker(),
    cluster.startWorker(),
  ])
  await eventually(() => starts >= 5, 'five runs')
  const intervals = Math.floor((performance.now() - began) / 3000)
  t.equal(most, 1, 'never two at once')
  t.ok(starts <= intervals + 1, `${starts} runs in ${intervals} intervals`)
  const [row] = await sql(
    `select last_error from scheduled_tasks where name = 'wstg-synchronisation'`,
  )
  t.same(row, { last_error: null })
  const migrated = workers.flatMap((worker) =>
    worker.logs().filter(({ event }) => event === 'migrated'),
  )
  t.ok(migrated.length <= 1, 'migrations ran once')

  await workers[0]?.kill()
  await workers[1]?.kill()
  const before = starts
  await eventually(() => starts >= before + 2, 'the runs of the remaining worker')
})

t.test('a hanging periodic run ends with its process, and another process continues', async (t) => {
  const cluster = await startCluster(t, {
    WSTG_SYNC_INTERVAL: '0.05',
    FINDINGS_TIMEOUT_MS: '60000',
  })
  const { tool, sql } = cluster
  const worker = await cluster.startWorker()
  const isRun = ({ url }: SeenRequest) => /[?&]tag=WSTG&/.test(url)
  await tool.once(isRun, async () => {
    worker.freeze()
    await delay(20_000, undefined, { ref: false })
    return undefined
  })
  await cluster.startWorker()
  await eventually(async () => {
    const [row] = await sql(`select from scheduled_tasks where last_finished_at is not null`)
    return row !== undefined
  }, 'a run of the other worker')
  t.pass('the lease of the frozen one has ended')
})

t.test('the log has at most 1000 entries, also with concurrent writers', async (t) => {
  const { sql, dashboard } = await startWstgService(t, { worker: false })
  const write = (n: number) =>
    sql("select log_wstg_sync('ITEM-' || $1::int, 'dd->tracker', null, 'Done', null)", [n])
  for (let n = 0; n < 1200; n += 100)
    await Promise.all(Array.from({ length: 100 }, (_, m) => write(n + m)))
  const [row] = await sql(
    'select count(*)::int, max(number) - min(number) as span from wstg_sync_log',
  )
  t.match(row, { count: 1000, span: '999' }, 'the newest are kept')
  const { recent_syncs } = (await dashboard()).statistics
  const times = recent_syncs.map(({ timestamp }: { timestamp: string }) => timestamp)
  t.equal(times.length, 10)
  t.same(times, times.toSorted().toReversed(), 'newest first')
})
