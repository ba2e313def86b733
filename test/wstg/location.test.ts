/** Engagement, test and product that a user of the tool renames, moves, hides or deletes. */
import t, { type Test } from 'tap'
import { apiToken } from '../support/findings.ts'
import { startService } from '../support/service.ts'
import { eventually, findingsWithTag, startBehindProxy } from '../support/wstg.ts'

type Scope = 'engagement' | 'everything'

/** A service whose process can be replaced by a new one on the same database. */
const start = async (t: Test, scope: Scope) => {
  const env = { FINDINGS_SCOPE: scope }
  const service = await startBehindProxy(t, env, { worker: false })
  const { sandbox, tool, databaseUrl, sql } = service
  let { context } = service
  let worker = context.wstg.startWorker()
  t.teardown(() => worker.stop(0))
  return {
    ...service,
    async startAnew() {
      await worker.stop(0)
      const findings = { FINDINGS_URL: tool.url, FINDINGS_API_TOKEN: apiToken }
      const another = { ...env, ...findings, FINDINGS_TIMEOUT_MS: '2000' }
      context = (await startService(t, { databaseUrl, env: another })).context
      worker = context.wstg.startWorker()
    },
    run: () => context.wstg.synchronise(new AbortController().signal),
    report: async (wstg_id: string, status: string) => {
      await service.sync({ wstg_id, status })
      await service.settled()
    },
    count: async (path: string) => (await sandbox.api('GET', path)).body.count as number,
    numbers: () => sql('select wstg_id, finding_id from wstg_items order by 1'),
  }
}

for (const scope of ['engagement', 'everything'] as const) {
  t.test(`renamed and moved records hold the one checklist, scope ${scope}`, async (t) => {
    const { sandbox, report, run, startAnew, count, numbers } = await start(t, scope)
    await report('WSTG-INFO-01', 'Done')
    await report('WSTG-INFO-02', 'Done')
    const prod_type = (await sandbox.api('GET', 'product_types/')).body.results[0].id
    const other = { name: 'Another product', description: 'x', prod_type }
    const product = (await sandbox.api('POST', 'products/', other)).body.id

    let expected = 2
    const check = async (label: string) => {
      await report('WSTG-INFO-01', expected % 2 === 0 ? 'In Progress' : 'Done')
      await report(`WSTG-CONF-0${++expected}`, 'Done')
      const before = await numbers()
      t.match(await run(), { gone: 0, read: expected, warning: undefined }, label)
      t.same(await numbers(), before, label)
      t.equal(await count('findings/'), expected, label)
      t.equal(await count('engagements/'), 1, label)
      t.equal(await count('tests/'), 1, label)
      t.equal(await count('products/'), 2, label)
      t.equal((await findingsWithTag(sandbox, 'wstg-info-01')).length, 1, label)
    }
    for (const [label, statement, values] of [
      ['engagement renamed', `update engagements set name = 'Q3'`, []],
      ['test renamed', `update tests set title = 'Q3', test_type = 3`, []],
      ['engagement moved', 'update engagements set product = $1', [product]],
      ['product renamed', `update products set name = name || ' of the past'`, []],
    ] as const) {
      await sandbox.query(statement, [...values])
      await check(`${label}, the same process`)
      await startAnew()
      await check(`${label}, a new process`)
    }
  })

  t.test(`a hidden engagement makes requests wait, scope ${scope}`, async (t) => {
    const service = await start(t, scope)
    const { tool, sql, report, run, startAnew, count, numbers, settled } = service
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02']) await report(id, 'Done')
    const before = await numbers()
    await startAnew()
    tool.requests.length = 0
    tool.answer(({ url }) => {
      if (/findings\/\d+\//.test(url)) return { status: 404, body: { detail: 'No Finding' } }
      return { status: 200, body: { count: 0, results: [] } }
    })
    await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
    const note = /item has a finding, but the token's user sees no engagement ".+" in the product/
    await eventually(async () => {
      const [row] = await sql<{ note: string | null }>(
        `select note from wstg_inbox where state = 'pending'`,
      )
      return note.test(row?.note ?? '')
    }, 'the reason of the waiting request')
    t.match(await run(), { gone: 0, warning: /shows no engagement/ })
    t.same(await numbers(), before)
    t.same(
      tool.requests.filter(({ method }) => method !== 'GET'),
      [],
      'nothing is created',
    )

    tool.pass()
    await startAnew()
    await sql('update wstg_inbox set due_at = now(), requeue_at = now() where due_at > now()')
    await settled()
    t.match(await run(), { gone: 0, warning: undefined })
    t.same(await numbers(), before)
    t.equal(await count('findings/'), 2)
  })

  t.test(`a deleted engagement is created for a new item, scope ${scope}`, async (t) => {
    const { sandbox, report, run, startAnew, count } = await start(t, scope)
    await report('WSTG-INFO-01', 'Done')
    for (const table of ['findings', 'tests', 'engagements'])
      await sandbox.query(`delete from ${table}`)
    await startAnew()
    t.match(await run(), { gone: 0, warning: /shows no engagement/ })
    await report('WSTG-INFO-02', 'Done')
    await report('WSTG-INFO-01', 'Done')
    t.equal(await count('engagements/'), 1)
    t.equal(await count('findings/'), 2)
    t.match(await run(), { gone: 0, warning: undefined })
  })
}
