import t, { type Test } from 'tap'
import { queueStores } from '../../support/redis.ts'
import {
  checkInvariants,
  eventually,
  findingsWithTag,
  startBehindProxy,
  type WstgOptions,
} from '../../support/wstg.ts'
import { startRuns } from './support.ts'

/** Without a product of the configured name a run is no success. */
const product = 'Weight and BMI Register Service'

const isWrite = ({ method, url }: { method: string; url: string }) =>
  method !== 'GET' && url.includes('/findings/')

/** A service whose tool has a finding. */
const startWithFinding = async (t: Test, options: Pick<WstgOptions, 'worker'> = {}) => {
  const service = await startBehindProxy(t, {}, options)
  const { testId } = await service.sandbox.createTest('WSTG', product)
  const fields = { tags: ['wstg', 'wstg-busl-01'] }
  const { id } = await service.sandbox.createFinding(testId, fields)
  return { ...service, id: id as number }
}

for (const [queue, environment] of Object.entries(queueStores))
  t.test(`with the queue on ${queue}`, async (t) => {
    const env = await environment(t)

    t.test('many requests for few items are few writes, and delay no other item', async (t) => {
      const service = await startBehindProxy(t, env)
      const { sync, settled, tool, sql, sandbox } = service
      const opened = Promise.withResolvers<undefined>()
      tool.answer(() => opened.promise)
      const statuses = ['In Progress', 'Done', 'Not Applicable']
      const items = ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03', 'WSTG-INFO-04', 'WSTG-INFO-05']
      for (let n = 0; n < 300; n++) {
        const [wstg_id, round] = [items[n % 5], Math.floor(n / 5)]
        const notes = round < 40 ? `round ${round}` : ''
        await sync({ wstg_id, status: statuses[round % 3], notes })
      }
      await sync({ wstg_id: 'WSTG-CRYP-01', status: 'Done' })
      const before = tool.requests.length
      opened.resolve(undefined)
      await settled()
      const writes = tool.requests.filter(isWrite)
      t.ok(writes.length <= 20, `${writes.length} writes`)
      const other = tool.requests.findIndex(
        (seen) => isWrite(seen) && seen.body.includes('WSTG-CRYP-01'),
      )
      t.ok(other - before < 60, `written after ${other - before} calls`)
      for (const wstg_id of items)
        t.match(await findingsWithTag(sandbox, wstg_id), [
          { false_p: true, mitigation: 'round 39' },
        ])
      const superseded = await sql("select from wstg_inbox where state = 'superseded'")
      t.ok(superseded.length >= 301 - 20, `${superseded.length} superseded`)
      await checkInvariants(t, { sql, sandbox, accepted: 301 })
    })

    t.test('items that never come to rest take turns with others', async (t) => {
      const { sync, settled, tool } = await startBehindProxy(t, env)
      const other = 'WSTG-CRYP-01'
      const isOther = (seen: { body: string }) => seen.body.includes(other)
      let busyWrites = 0
      tool.answer(async (seen) => {
        if (!isWrite(seen) || isOther(seen)) return undefined
        busyWrites += 1
        if (busyWrites === 5) await sync({ wstg_id: other, status: 'Done' })
        // When a write ends, its item already has a newer request.
        if (busyWrites < 60 && !tool.requests.some((call) => isWrite(call) && isOther(call)))
          for (const wstg_id of busy)
            await sync({ wstg_id, status: 'Done', notes: `after ${busyWrites} writes` })
        return undefined
      })
      const busy = [1, 2, 3, 4, 5].map((n) => `WSTG-INFO-0${n}`)
      for (const wstg_id of busy) await sync({ wstg_id, status: 'In Progress' })
      await settled()
      t.ok(busyWrites < 30, `${busyWrites} writes`)
    })

    t.test('many deliveries are covered by a run, beside a status', async (t) => {
      const service = await startBehindProxy(t, env, { worker: false })
      const { sync, deliver, webhook, settled, tool, sql, sandbox } = service
      const { testId } = await sandbox.createTest('WSTG', product)
      const ids: number[] = []
      for (let n = 100; n < 160; n++) {
        const fields = { tags: ['wstg', `wstg-many-${n}`], verified: true }
        ids.push((await sandbox.createFinding(testId, fields)).id)
      }
      for (let n = 0; n < 60; n++) await deliver(ids[n])
      const large = { findings: { new: ids.map((id) => ({ id })) } }
      t.ok((await webhook(large, { 'x-defectdojo-event': 'scan_added' })).headers.location)
      await sync({ wstg_id: 'WSTG-CRYP-01', status: 'Done' })
      tool.requests.length = 0
      service.startWorker()
      startRuns(t, service)
      await settled()

      const reads = tool.requests.filter(({ method }) => method === 'GET')
      const single = reads.filter(({ url }) => /findings\/\d/.test(url))
      t.equal(single.length, 0, 'no finding is read alone')
      t.ok(tool.requests.length < 30, `${tool.requests.length} calls`)
      const covered = await sql(`select count(*)::int from wstg_inbox
        where state = 'done' and note like 'covered by the run that began at %'`)
      t.same(covered, [{ count: 61 }])
      const done = await sql(`select count(*)::int from wstg_items
        where wstg_id like 'WSTG-MANY-%' and defectdojo_status = 'verified'`)
      t.same(done, [{ count: 60 }])
      const runs = await sql('select number::int, last_error from scheduled_tasks')
      t.same(runs, [{ number: 1, last_error: null }], 'one run')
    })
  })

t.test('a run stores nothing once a newer one has begun', async (t) => {
  const service = await startWithFinding(t, { worker: false })
  const { tool, sql, context } = service
  tool.answer(async ({ url }) => {
    if (/[?&]tag=WSTG&/.test(url)) await sql('update scheduled_tasks set number = number + 1')
    return undefined
  })
  startRuns(t, service)
  await context.wstg.requestRun()
  await eventually(() => service.logs().some(({ event }) => event === 'scheduled_task_failed'))
  t.same(await sql('select from wstg_items union all select from wstg_last_run'), [])
  t.same(await sql('select number::int, last_finished_at from scheduled_tasks'), [
    { number: 2, last_finished_at: null },
  ])
})

t.test('many deliveries wait until a run succeeds', async (t) => {
  const service = await startWithFinding(t, { worker: false })
  const { deliver, id, settled, tool, sql, sandbox, context } = service
  const hidden = await sandbox.createTest('Another', 'Hidden')
  await sandbox.createFinding(hidden.testId, { tags: ['wstg', 'wstg-busl-02'] })
  await service.run()
  for (let n = 0; n < 51; n++) await deliver(id)
  tool.answer(() => ({ status: 500, body: {} }))
  service.startWorker()
  startRuns(t, service)
  const failed = 'select from scheduled_tasks where last_error is not null'
  await eventually(async () => (await sql(failed)).length === 1, 'the failure of the run')
  const waiting = 'select distinct state, attempts from wstg_inbox'
  t.same(await sql(waiting), [{ state: 'waiting', attempts: 0 }])
  tool.pass()
  await sandbox.query('update products set hidden = true where id = $1', [hidden.productId])
  await context.wstg.requestRun()
  const warned = 'select from scheduled_tasks where last_warning is not null'
  await eventually(async () => (await sql(warned)).length === 1, 'a run that is no success')
  t.same(await sql(waiting), [{ state: 'waiting', attempts: 0 }])
  await sandbox.query('update products set hidden = false')
  await context.wstg.requestRun()
  await settled()
  t.same(await sql('select distinct state from wstg_inbox'), [{ state: 'done' }])
})

t.test('a delivery of several findings that names no test leaves others alone', async (t) => {
  const { deliver, id, webhook, sql } = await startWithFinding(t)
  const several = { findings: { new: [{ id }, { id: id + 1 }] } }
  await webhook(several, { 'x-defectdojo-event': 'scan_added' })
  await deliver(id)
  const states = () => sql('select finding_id is null as several, state from wstg_inbox order by 1')
  await eventually(async () => (await states())[0]?.state === 'done', 'the single one')
  t.same(await states(), [
    { several: false, state: 'done' },
    { several: true, state: 'waiting' },
  ])
})

t.test('many deliveries that have failed end by one run', async (t) => {
  const service = await startWithFinding(t, { worker: false })
  const { deliver, id, settled, sql } = service
  for (let n = 0; n < 51; n++) await deliver(id)
  await sql("update wstg_inbox set state = 'failed', attempts = 6, due_at = clock_timestamp()")
  service.startWorker()
  startRuns(t, service)
  await settled()
  t.same(await sql('select distinct state from wstg_inbox'), [{ state: 'done' }])
  t.same(await sql('select number::int from scheduled_tasks'), [{ number: 1 }])
})
