import t from 'tap'
import { findingsWithTag, startBehindProxy, startWstgService } from '../support/wstg.ts'

type Service = Awaited<ReturnType<typeof startWstgService>>

const run = ({ context }: Pick<Service, 'context'>) =>
  context.wstg.synchronise(new AbortController().signal)

const itemOf = async ({ sql }: Pick<Service, 'sql'>, id: string) => {
  const [item] = await sql<{ finding_id: string | null; wstg_status: string }>(
    `select finding_id, wstg_status from wstg_items where wstg_id = '${id}'`,
  )
  return { finding: Number(item?.finding_id), status: item?.wstg_status }
}

t.test('a run clears the ids of findings that are deleted or belong to another item', async (t) => {
  const service = await startWstgService(t)
  const { sandbox } = service
  for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02', 'WSTG-INFO-03'])
    await service.sync({ wstg_id: id, status: 'Done' })
  await service.settled()
  const [gone] = await findingsWithTag(sandbox, 'wstg-info-01')
  const [moved] = await findingsWithTag(sandbox, 'wstg-info-02')
  await sandbox.deleteFindings(gone!.id)
  const change = { title: 'WSTG-INFO-04: x', tags: ['wstg', 'wstg-info-04'] }
  await sandbox.api('PATCH', `findings/${moved!.id}/`, change)

  t.match(await run(service), { gone: 2, followed: 0 })
  t.match(await itemOf(service, 'WSTG-INFO-01'), { finding: 0, status: 'Done' })
  t.match(await itemOf(service, 'WSTG-INFO-02'), { finding: 0, status: 'Done' })
  t.match(await itemOf(service, 'WSTG-INFO-04'), { finding: moved!.id })
  t.match(await service.context.wstg.statusRepository.backlog(), { withoutFinding: 2 })
  t.match(await run(service), { gone: 0 }, 'told once')

  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
  await service.settled()
  const [made] = await findingsWithTag(sandbox, 'wstg-info-01')
  t.match(
    await itemOf(service, 'WSTG-INFO-01'),
    { finding: made!.id },
    'the next request creates a finding',
  )
})

t.test('webhook and run follow findings that lost their tags', async (t) => {
  const service = await startWstgService(t)
  const { sandbox } = service
  for (const id of ['WSTG-INFO-01', 'Own check'])
    await service.sync({ wstg_id: id, status: 'Done' })
  await service.settled()
  const { finding } = await itemOf(service, 'WSTG-INFO-01')
  const own = (await itemOf(service, 'Own check')).finding
  await sandbox.api('PATCH', `findings/${finding}/`, { title: 'Renamed', tags: ['mine'] })
  for (const id of [finding, own])
    await sandbox.api('PATCH', `findings/${id}/`, { active: true, verified: false })

  t.match(await run(service), { read: 1, stored: 2, followed: 1, gone: 0 })
  t.match(await itemOf(service, 'WSTG-INFO-01'), { finding, status: 'In Progress' })
  t.match(await itemOf(service, 'Own check'), { finding: own, status: 'In Progress' })

  await sandbox.api('PATCH', `findings/${finding}/`, { active: false, verified: true })
  t.equal((await service.webhook({ finding: { id: finding } })).status, 202)
  await service.settled()
  t.match(await itemOf(service, 'WSTG-INFO-01'), { finding, status: 'Done' })
})

t.test('a run reads at most 200 findings that its lists did not contain', async (t) => {
  const service = await startWstgService(t)
  await service.sql(`insert into wstg_items
    (item_key, wstg_id, wstg_status, defectdojo_status, finding_id, last_sync_timestamp)
    select 'wstg-gone-' || n, 'WSTG-GONE-' || n, 'Done', 'verified', 1000 + n, now()
    from generate_series(1, 205) as n`)
  t.match(await run(service), { gone: 200 })
  t.match(await run(service), { gone: 5 })
})

for (const scope of ['engagement', 'everything'])
  t.test(`a missing engagement is reported, if ${scope} is the scope`, async (t) => {
    const service = await startWstgService(t, { env: { FINDINGS_SCOPE: scope } })
    await service.sql(`insert into wstg_items
      (item_key, wstg_id, wstg_status, defectdojo_status, finding_id, last_sync_timestamp)
      values ('wstg-info-01', 'WSTG-INFO-01', 'Done', 'verified', 7, now())`)
    // Findings that the scope hides are not gone.
    const gone = scope === 'engagement' ? 0 : 1
    const missingEngagement = /^engagement ".+" in the product ".+"$/
    t.match(await run(service), { gone, missingEngagement })
    t.match(await itemOf(service, 'WSTG-INFO-01'), { finding: gone === 0 ? 7 : 0 })

    await service.sync({ wstg_id: 'WSTG-INFO-02', status: 'Done' })
    await service.settled()
    t.match(await run(service), { missingEngagement: undefined })
  })

t.test('a run skips an item with a refused request until the request is dismissed', async (t) => {
  const service = await startBehindProxy(t)
  const { statusRepository } = service.context.wstg
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
  await service.settled()
  const refused = { status: 400, body: { non_field_errors: ['Duplicate findings cannot …'] } }
  service.tool.answer(({ method }) => (method === 'PATCH' ? refused : undefined))
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  await service.settled()
  await run(service)
  t.match(await service.status(), { conflicts: 1 }, 'the conflict stays')
  t.match(await statusRepository.failed(10), [{ subject: 'WSTG-INFO-01', reason: /Duplicate/ }])

  t.same(await statusRepository.dismissFailed([999]), [])
  t.equal((await statusRepository.dismissFailed()).length, 1)
  t.same(await statusRepository.failed(10), [])
  t.match(await statusRepository.backlog(), { failed: 0 }, 'no alert')
  await run(service)
  t.match(await service.status(), { conflicts: 0 })
  t.match(await itemOf(service, 'WSTG-INFO-01'), { status: 'In Progress' })
})

t.test('a newer request supersedes the failure of an older one', async (t) => {
  const service = await startBehindProxy(t)
  const { statusRepository } = service.context.wstg
  const refused = { status: 400, body: { non_field_errors: ['no'] } }
  service.tool.answer(({ method }) => (method === 'POST' ? refused : undefined))
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  await service.settled()
  t.match(await statusRepository.backlog(), { failed: 1 })
  service.tool.answer(() => undefined)
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Blocked' })
  await service.settled()
  t.match(await statusRepository.backlog(), { failed: 0, waiting: 0, retrying: 0 })
})

t.test('a finding that needs no change is not written', async (t) => {
  const service = await startBehindProxy(t)
  const writes = () => service.tool.requests.filter(({ method }) => method === 'PATCH').length
  const notes = 'seen '
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done', notes })
  await service.settled()
  for (const body of [{ status: 'Done' }, { status: 'Done', notes }]) {
    await service.sync({ wstg_id: 'WSTG-INFO-01', ...body })
    await service.settled()
  }
  t.equal(writes(), 0)
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done', notes: 'other' })
  await service.settled()
  t.equal(writes(), 1)
})

t.test(
  'a delivery reads each finding once, and reads lists instead of many single findings',
  async (t) => {
    const service = await startBehindProxy(t)
    const { sandbox, tool } = service
    const { testId } = await sandbox.createTest()
    const ids: number[] = []
    for (let n = 10; n < 61; n++) {
      const { id } = await sandbox.createFinding(testId, { tags: ['wstg', `wstg-xyz-${n}`] })
      ids.push(id)
    }
    const headers = { 'x-defectdojo-event': 'scan_added' }
    const deliver = (some: number[]) =>
      service.webhook({ findings: { new: some.map((id) => ({ id })) } }, headers)
    const readSingly = () =>
      tool.requests.filter(({ url }) => /^\/api\/v2\/findings\/\d+\//.test(url)).length

    t.match((await deliver(ids.slice(0, 3))).json(), { queued: true })
    await service.settled()
    t.equal(readSingly(), 3)

    t.match((await deliver(ids)).json(), { queued: true })
    const [task] = await service.sql<{ due: boolean }>(
      'select next_run_at <= now() as due from scheduled_tasks',
    )
    t.ok(task?.due, 'a periodic run is due')
    await run(service)
    t.equal(readSingly(), 3)
    t.match(await service.status(), { synced_items: 51 })
  },
)
