import t from 'tap'
import { startRedis } from '../../support/redis.ts'
import {
  checkInvariants,
  eventually,
  findingsWithTag,
  startBehindProxy,
} from '../../support/wstg.ts'

t.setTimeout(300_000)

const queues = {
  postgres: async () => ({}),
  redis: async (t: Parameters<typeof startRedis>[0]) => ({ REDIS_URL: (await startRedis(t)).url }),
}
const isWrite = ({ method, url }: { method: string; url: string }) =>
  method !== 'GET' && url.includes('/findings/')

for (const [queue, environment] of Object.entries(queues))
  t.test(`with the queue on ${queue}`, async (t) => {
    // Time-outs of a busy machine would add calls.
    const env = { ...(await environment(t)), FINDINGS_TIMEOUT_MS: '60000' }

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
      const states = await sql(`select count(*)::int from wstg_inbox
        where state = 'superseded'`)
      t.match(states, [{ count: Number }])
      const [{ count = 0 } = {}] = states as { count?: number }[]
      t.ok(count >= 301 - 20, `${count} superseded`)
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

    t.test('many deliveries are one reading of the lists, beside a status', async (t) => {
      const service = await startBehindProxy(t, env, { worker: false })
      const { sync, deliver, settled, tool, sql, sandbox, context } = service
      const { testId } = await sandbox.createTest()
      const add = (fields: object) => sandbox.createFinding(testId, { ...fields })
      const ids: number[] = []
      for (let n = 100; n < 160; n++)
        ids.push((await add({ tags: ['wstg', `wstg-many-${n}`], verified: true })).id)
      const copy = await add({ tags: ['wstg', 'wstg-many-100'], active: true })
      const other = await add({ title: 'Nothing of the checklist' })
      for (let n = 0; n < 200; n++) await deliver(ids[n % 60])
      for (const { id } of [copy, other]) await deliver(id)
      await sync({ wstg_id: 'WSTG-CRYP-01', status: 'Done' })
      tool.requests.length = 0
      const worker = context.wstg.startWorker()
      t.teardown(() => worker.stop(0))
      await settled()

      const lists = tool.requests.filter(({ url }) => /\/findings\/\?tag=wstg&/i.test(url))
      t.same(
        lists.filter(({ url }) => !url.includes('title')).map(({ method }) => method),
        ['GET'],
      )
      // A line that has given way to the status may come after the lists.
      const single = tool.requests.filter(
        ({ method, url }) => method === 'GET' && /findings\/\d/.test(url),
      )
      t.ok(single.length <= 2, `${single.length} findings read alone`)
      t.ok(tool.requests.length < 30, `${tool.requests.length} calls`)
      t.match(
        await sql('select finding_id::int, state, note from wstg_inbox order by seq desc limit 3'),
        [
          { state: 'done', note: null },
          {
            finding_id: other.id,
            note: 'the findings tool lists no such finding of the checklist',
          },
          { finding_id: copy.id, note: `finding ${ids[0]} counts for WSTG-MANY-100` },
        ],
      )
      const done = await sql(`select count(*)::int from wstg_items
        where last_sync_direction = 'dd->tracker' and defectdojo_status = 'verified'`)
      t.same(done, [{ count: 60 }])
      t.same(await sql('select from leases'), [])
    })
  })

t.test('many deliveries wait together while the lists cannot be read', async (t) => {
  const service = await startBehindProxy(t, {}, { worker: false })
  const { deliver, settled, tool, sql, context } = service
  const { testId } = await service.sandbox.createTest()
  const { id } = await service.sandbox.createFinding(testId, { tags: ['wstg', 'wstg-busl-01'] })
  for (let n = 0; n < 51; n++) await deliver(id)
  tool.requests.length = 0
  tool.answer(() => ({ status: 500, body: {} }))
  const worker = context.wstg.startWorker()
  t.teardown(() => worker.stop(0))
  const failed = `select distinct attempts, note like '%answered 500%' as told from wstg_inbox`
  await eventually(async () => {
    const rows = await sql<{ attempts: number }>(failed)
    return rows.length === 1 && rows[0]!.attempts > 0
  })
  t.match(await sql(failed), [{ attempts: 1, told: true }], 'one attempt of all')
  tool.pass()
  await settled()
  t.match(await sql('select wstg_id, wstg_status from wstg_items'), [
    { wstg_id: 'WSTG-BUSL-01', wstg_status: 'In Progress' },
  ])
})
