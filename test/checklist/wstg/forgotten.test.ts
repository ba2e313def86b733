/** Items outside of the guide that nothing needs any more. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { connect, waitingSessions } from '../../support/postgres.ts'
import { startShared } from './support.ts'

const service = await startShared(t)
const { request, admin, get, sql, run, addFinding, deliver, settled, sandbox, report, tool } =
  service
const { token } = admin

const mistyped = 'WSTG-ATHN-1'
const forget = (id: string, by = token) => request('DELETE', `/api/wstg/items/${id}`, { token: by })
const refusalOf = async (id: string) => {
  const { status, headers } = await forget(id)
  return `${status} ${headers['x-error-code']}`
}
const idsOutside = async (): Promise<string[]> =>
  (await get('items')).items
    .filter(({ name }: { name: string | null }) => name === null)
    .map(({ wstg_id }: { wstg_id: string }) => wstg_id)
/** Makes an item of a finding with a typing error, as a delivery does. */
const mistype = async (fields: object = {}) => {
  const { id } = await addFinding({
    title: `${mistyped}: brute force`,
    severity: 'High',
    ...fields,
  })
  await deliver(id)
  await settled()
  return id as number
}

t.test('an item that no request has set goes with its last finding', async (t) => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    deleted: (id) => sandbox.deleteFindings(id),
    retitled: (id) => sandbox.changeFinding(id, { title: 'WSTG-ATHN-01: brute force' }),
    'of none': (id) => sandbox.changeFinding(id, { title: 'Brute force' }),
    unassigned: (id) => sandbox.changeFinding(id, { title: 'Brute force', tags: ['wstg'] }),
  }
  for (const [way, end] of Object.entries(ways)) {
    const id = await mistype()
    await run()
    t.same(await idsOutside(), [mistyped], way)
    await sandbox.changeFinding(id, { active: false, is_mitigated: true })
    await run()
    t.same(await idsOutside(), [mistyped], `${way}: a closed finding still names it`)
    await end(id)
    t.same((await run()).forgotten, [mistyped], way)
    t.same(await idsOutside(), [], way)
    t.ok((await get(`log?wstg_id=${mistyped}`)).entries.length > 0, 'its log stays')
  }
})

t.test('an open finding that names no item any more is unassigned', async (t) => {
  const id = await mistype({ title: 'Brute force', tags: ['wstg', mistyped] })
  t.match(
    (await get('gate')).open.filter((it: { wstg_id: string }) => it.wstg_id === mistyped),
    [{}],
  )
  await sandbox.changeFinding(id, { tags: ['wstg'] })
  await run()
  t.same(await idsOutside(), [])
  t.match(
    (await get('gate')).open.filter((it: { reason: string }) => it.reason === 'unassigned_finding'),
    [{ findings: [{ finding_id: id }] }],
  )
  await sandbox.deleteFindings(id)
  await run()
})

t.test('an item that a request has set stays until it is forgotten', async (t) => {
  const id = await mistype()
  await report(mistyped, 'Blocked')
  await sandbox.deleteFindings(id)
  const before = await sql('select requested from wstg_items')
  t.same(before, [{ requested: true }], 'the mark of an item that a delivery began')
  await run()
  t.same(await idsOutside(), [mistyped])
  const user = await service.register()
  t.equal((await forget(mistyped, user.token)).status, 403)
  t.equal((await forget(mistyped)).status, 200)
  t.same(await idsOutside(), [])
  t.match((await get('requests')).requests[0], { wstg_id: mistyped }, 'its requests stay')
  t.ok((await get(`log?wstg_id=${mistyped}`)).entries.length > 0)
  t.ok(service.logs().some(({ event }) => event === 'wstg_forget'))
  t.equal(await refusalOf(mistyped), '404 item_not_found')
  await report(mistyped, 'Done')
  t.same(await idsOutside(), [mistyped], 'begun anew')
})

t.test('an item that is needed cannot be forgotten', async (t) => {
  t.equal(await refusalOf('wstg-athn-01'), '400 item_of_the_guide')
  t.equal(await refusalOf(mistyped), '404 item_not_found')
  const { id } = await addFinding({ title: `${mistyped}: x` })
  await run()
  t.equal(await refusalOf(mistyped), '400 item_has_finding', 'not tracked')
  await sandbox.deleteFindings(id)
  await run()
  await report(mistyped, 'Done')
  t.equal(await refusalOf(mistyped), '400 item_has_finding', 'its own one')
  tool.answer(({ method }) => (method === 'POST' ? { status: 400, body: {} } : undefined))
  await report('WSTG-ATHN-2', 'Done')
  t.equal(await refusalOf('WSTG-ATHN-2'), '400 item_has_request', 'a failed one')
  await sql("update wstg_inbox set state = 'dismissed', due_at = null")
  await sql("update wstg_items set unanswered_write = 'create' where item_key = 'wstg-athn-2'")
  t.equal(await refusalOf('WSTG-ATHN-2'), '400 item_has_request', 'an unanswered creation')
})

t.test('no item goes while anything of it is hidden', async (t) => {
  const { productId, testId } = await sandbox.createTest('Other', 'Hidden')
  const { id } = await sandbox.createFinding(testId, { tags: ['wstg', 'wstg-acme-1'] })
  await deliver(id)
  await settled()
  await sandbox.query('update products set hidden = true where id = $1', [productId])
  t.match(await run(), { warning: /WSTG-ACME-1/, forgotten: [] })
  t.same(await idsOutside(), ['WSTG-ACME-1'])
  t.equal(await refusalOf('WSTG-ACME-1'), '400 item_has_finding')
  await sandbox.query('update products set hidden = false where id = $1', [productId])
})

t.test('a request that is accepted meanwhile keeps its item', async (t) => {
  await service.addItems([mistyped])
  const client = await connect(t, service.databaseUrl)
  await client.query('begin')
  await client.query('select from wstg_items for key share')
  const refused = refusalOf(mistyped)
  await eventually(async () => (await sql(waitingSessions)).length > 0, 'the wait for the item')
  await client.query(
    `insert into wstg_inbox (kind, item_key, payload, due_at)
     values ('sync', 'wstg-athn-1', '{"status": "Done"}', now() + interval '1 hour')`,
  )
  await client.query('commit')
  t.equal(await refused, '400 item_has_request')
  await sql('truncate wstg_inbox')

  await client.query('begin')
  await client.query("select forget_wstg_item('wstg-athn-1', false)")
  const accepted = service.sync({ wstg_id: mistyped, status: 'Done' })
  await eventually(async () => (await sql(waitingSessions)).length > 0, 'the wait for the end')
  await client.query('commit')
  t.equal((await accepted).status, 202)
  await settled()
  t.match(await get(`items/${mistyped}`), { wstg_status: 'Done', tracked: true })
})
