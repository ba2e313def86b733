/** The number of a finding proves nothing: DefectDojo gives it again, and hides findings. */
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { ordinaryUser } from '../../support/findings.ts'
import { matchEach } from '../../support/outcome.ts'
import { startShared } from './support.ts'

const stranger = {
  title: 'SQL Injection in Module 2',
  severity: 'Critical',
  mitigation: 'use bind variables',
}
const ids = ['WSTG-INFO-01', 'WSTG-INFO-02', 'OTG/7 custom']

for (const scope of ['engagement', 'everything'])
  t.test(`after a restored dump, scope ${scope}`, async (t) => {
    const names = { FINDINGS_ENGAGEMENT: 'WSTG', FINDINGS_PRODUCT: 'WSTG Checklist' }
    const service = await startShared(t, { FINDINGS_SCOPE: scope, ...names })
    const { sandbox, sql, logs, addFinding, itemOf, report, run, deliver, webhook, settled } =
      service

    const testOf = async (id: string) =>
      (await sandbox.readFinding((await itemOf(id)).finding)).test

    /** Items whose numbers belong to other findings. */
    const restore = async () => {
      const earlier = await addFinding({ title: 'Earlier' })
      for (const id of ids) await report(id, 'In Progress')
      const numbers = await Promise.all(ids.map(async (id) => (await itemOf(id)).finding))
      await sandbox.restoreBefore('findings', earlier.id + 1)
      const strangers = []
      for (const _ of ids) strangers.push(await addFinding(stranger))
      t.same(
        strangers.map(({ id }) => id),
        numbers,
      )
      const read = async () => {
        const { body } = await sandbox.api('GET', 'findings/?limit=100')
        return body.results.filter(({ id }: { id: number }) => numbers.includes(id))
      }
      const before = await read()
      return {
        numbers,
        unchanged: async () => t.same(await read(), before, 'nothing was written to another'),
      }
    }

    t.test('no request writes to the finding of another', async (t) => {
      const { numbers, unchanged } = await restore()
      for (const [nth, id] of ids.entries()) {
        await report(id, 'Done', { notes: 'checked, all is well' })
        const { finding, status } = await itemOf(id)
        t.notOk(numbers.includes(finding))
        t.equal(status, 'Done')
        t.ok(
          logs().some((line) => line.wstgId === id && line.finding === numbers[nth]),
          'a line in the log',
        )
      }
      await unchanged()
    })

    t.test('no run and no delivery follows it', async (t) => {
      const { numbers, unchanged } = await restore()
      await deliver(numbers[0])
      await settled()
      t.equal((await webhook({ finding: { id: numbers[1] } })).status, 400)
      t.match(await run(), { gone: 3 })
      t.same(await sql('select distinct finding_id, notes, wstg_status from wstg_items'), [
        { finding_id: null, notes: '', wstg_status: 'In Progress' },
      ])
      t.same(await sql(`select note from wstg_inbox where kind = 'finding'`), [
        { note: 'the finding has no WSTG identifier' },
      ])
      await unchanged()
    })

    t.test('an item without the time of creation takes a finding that names it only', async (t) => {
      for (const id of ids) await report(id, 'In Progress')
      const [tagged, renamed, titled] = await Promise.all(ids.map(itemOf))
      await sandbox.changeFinding(renamed!.finding, { title: 'x', tags: [] })
      await sql('update wstg_items set finding_created = null')
      t.match(await run(), { gone: 1 })
      const [numbers] = await sql<Record<string, number>>(
        `select array_agg(finding_id::int order by finding_id) as ids,
           count(finding_created)::int as confirmed from wstg_items`,
      )
      t.match(numbers, { confirmed: 2 })
      t.same(numbers!.ids, [tagged!.finding, titled!.finding, null])
    })

    t.test('the number of another engagement is not used', async (t) => {
      await report(ids[0]!, 'Done')
      await run()
      const engagementOf = async (id: string) =>
        (await sandbox.api('GET', `tests/?id=${await testOf(id)}`)).body.results[0].engagement
      const engagement = await engagementOf(ids[0]!)
      await sandbox.query('delete from findings')
      await sandbox.query('delete from tests where engagement >= $1', [engagement])
      await sandbox.restoreBefore('engagements', engagement)
      const other = await sandbox.createTest('Of others', 'Another product')
      t.equal(other.engagementId, engagement)
      await run()
      await report(ids[1]!, 'Done')
      t.not(await engagementOf(ids[1]!), engagement)
    })

    t.test('no new finding goes into a test that has the number of ours', async (t) => {
      await report(ids[0]!, 'Done')
      const own = await testOf(ids[0]!)
      await sandbox.query('delete from findings')
      await sandbox.restoreBefore('tests', own)
      const { testId } = await sandbox.createTest('Of others', 'Another product')
      t.equal(testId, own)
      await report(ids[1]!, 'Done')
      t.not(await testOf(ids[1]!), testId)
    })

    t.test('the number of a test of another engagement is taken for no other test', async (t) => {
      await report(ids[0]!, 'In Progress')
      const { testId } = await sandbox.createTest('Of others', 'Another product')
      const { id } = await sandbox.createFinding(testId, { tags: ['WSTG-CONF-01'] })
      await deliver(id)
      await settled()
      await sandbox.query('delete from findings')
      await sandbox.query('delete from tests')
      await sandbox.restoreBefore('tests', testId)
      await run()
      await report(ids[0]!, 'Done')
      const { finding } = await itemOf(ids[0]!)
      t.equal(await testOf(ids[0]!), testId)
      await report(ids[0]!, 'In Progress')
      t.equal((await itemOf(ids[0]!)).finding, finding)
    })
  })

t.test('a second product', async (t) => {
  const service = await startShared(t, { FINDINGS_SCOPE: 'everything' })
  const { sandbox, sql, tool, itemOf, report, run, sync, settled, logs } = service
  const id = 'WSTG-ATHN-01'
  const total = async () => (await sandbox.api('GET', 'findings/')).body.count

  /** A finding of another product, and whether the token's user, no superuser, sees that. */
  const track = async () => {
    const made = await sandbox.createTest('Of others', 'Another product')
    const { id: finding } = await sandbox.createFinding(made.testId, { tags: ['WSTG', id] })
    await report('WSTG-INFO-01', 'Done')
    await run()
    tool.answer(({ url }) => (url.includes('/user_profile/') ? ordinaryUser : undefined))
    const hide = (hidden: boolean) =>
      sandbox.query('update products set hidden = $2 where id = $1', [made.productId, hidden])
    return { ...made, finding: finding as number, hide }
  }
  const hurry = () => sql('update wstg_inbox set due_at = now() where due_at > now()')

  t.test('that is hidden keeps its findings, and its requests wait', async (t) => {
    const { finding, hide } = await track()
    const before = await total()
    await hide(true)
    const earlier = logs().length
    t.match(await run(), {
      gone: 0,
      warning: /neither the findings of 1 items nor their engagements/,
    })
    matchEach(t, logs().slice(earlier), [{ event: 'wstg_findings_not_shown', named: [id] }, {}])
    await sync({ wstg_id: id, status: 'Done' })
    await eventually(
      async () => (await sql('select note from wstg_inbox where note is not null')).length === 1,
      'the reason',
    )
    matchEach(t, await sql('select state, note from wstg_inbox where note is not null'), [
      { state: 'retrying', note: /sees neither this finding of WSTG-ATHN-01 nor its test/ },
    ])
    t.equal(await total(), before - 1, 'none is made')
    await hide(false)
    await hurry()
    await settled()
    t.same(await itemOf(id), { finding, status: 'Done' })
    t.equal(await total(), before)
  })

  t.test('whose finding was deleted gets another one', async (t) => {
    const { finding } = await track()
    await sandbox.deleteFindings(finding)
    await report(id, 'Done')
    const item = await itemOf(id)
    t.not(item.finding, finding)
    t.equal(item.status, 'Done')
  })

  t.test('that is deleted is gone for a superuser, and for no one else', async (t) => {
    const { engagementId, testId } = await track()
    await sandbox.query('delete from findings where test = $1', [testId])
    await sandbox.query('delete from tests where id = $1', [testId])
    await sandbox.query('delete from engagements where id = $1', [engagementId])
    t.match(await run(), { gone: 0, warning: /neither/ })
    tool.pass()
    t.match(await run(), { gone: 1, warning: undefined })
  })

  t.test('with many items does not keep a run from the others', async (t) => {
    for (let n = 1; n <= 12; n++) await service.addFinding({ tags: ['WSTG', `WSTG-ACME-${n}`] })
    const { testId, hide } = await track()
    await hide(true)
    const add = (ids: string, test: number, synchronised: string) =>
      sql(`insert into wstg_items
      (item_key, wstg_id, wstg_status, defectdojo_status, finding_id, finding_test,
        last_sync_timestamp)
      select 'wstg-many-' || n, 'WSTG-MANY-' || n, 'Done', 'verified', 100000 + n, ${test},
        ${synchronised} from generate_series(${ids}) as n`)
    await add('1, 205', testId, `timestamptz '2020-01-01'`)
    const shown = await sql<{ finding_test: number }>(
      `select finding_test from wstg_items where item_key = 'wstg-acme-1'`,
    )
    await add('206, 206', shown[0]!.finding_test, 'now()')
    t.match(await run(), { gone: 1, warning: /findings of 206 items/ })
    await hide(false)
  })
})

t.test('a user who sees all deletes a test, and the next request makes another', async (t) => {
  const { sandbox, tool, report, itemOf } = await startShared(t)
  await report('WSTG-INFO-01', 'Done')
  const { finding } = await itemOf('WSTG-INFO-01')
  const { test } = await sandbox.readFinding(finding)
  await sandbox.query('delete from findings where test = $1', [test])
  await sandbox.query('delete from tests where id = $1', [test])
  tool.answer(({ url }) => (url.includes('/user_profile/') ? ordinaryUser : undefined))
  await report('WSTG-INFO-01', 'In Progress')
  t.not((await itemOf('WSTG-INFO-01')).finding, finding)
  t.equal((await sandbox.api('GET', 'findings/')).body.count, 1)
})
