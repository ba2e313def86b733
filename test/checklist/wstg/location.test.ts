/** Engagement, test and product that a user of the tool renames, moves, hides or deletes. */
import t, { type Test } from 'tap'
import { apiToken, noRight, ordinaryUser, period } from '../../support/findings.ts'
import { startContext, type TestService } from '../../support/service.ts'
import {
  eventually,
  findingsWithTag,
  startBehindProxy,
  type WstgTestService,
} from '../../support/wstg.ts'

type Scope = 'engagement' | 'everything'

/** A service whose process can be replaced by a new one on the same database. */
const start = async (t: Test, scope: Scope) => {
  const env = { FINDINGS_SCOPE: scope }
  const service = await startBehindProxy(t, env, { worker: false })
  const { sandbox, tool, databaseUrl, sql } = service
  let { context } = service
  let worker = context.wstgWorker.start(500)
  t.teardown(() => worker.stop(0))
  return {
    ...service,
    async startAnew() {
      await worker.stop(0)
      const findings = { FINDINGS_URL: tool.url, FINDINGS_API_TOKEN: apiToken }
      const another = { ...env, ...findings, FINDINGS_TIMEOUT_MS: '2000' }
      context = (await startContext(t, { databaseUrl, env: another })).context
      worker = context.wstgWorker.start(500)
    },
    run: () => context.wstgWorker.synchronise(new AbortController().signal),
    report: async (wstg_id: string, status: string) => {
      await service.sync({ wstg_id, status })
      await service.settled()
    },
    count: async (path: string) => (await sandbox.api('GET', path)).body.count as number,
    numbers: () => sql('select wstg_id, finding_id from wstg_items order by 1'),
  }
}

const isReason = (note: string | null) =>
  /user sees (no engagement ".+" in the product|neither this finding of .+ nor its test)/.test(
    note ?? '',
  )

const notesOfWaiting = async ({ sql }: Pick<TestService, 'sql'>) => {
  const rows = await sql<{ note: string | null }>(
    `select note from wstg_inbox where state = 'retrying'`,
  )
  return rows.map(({ note }) => note)
}

const retryAll = async ({ sql, settled }: Pick<WstgTestService, 'sql' | 'settled'>) => {
  await sql('update wstg_inbox set due_at = now() where due_at > now()')
  await settled()
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
      await check(label)
    }
    await startAnew()
    await check('all of it, for a new process')
  })

  const hidesEngagement = async (t: Test, isAnew: boolean) => {
    const service = await start(t, scope)
    const { tool, report, run, count, numbers } = service
    const startAnew = isAnew ? service.startAnew : async () => undefined
    for (const id of ['WSTG-INFO-01', 'WSTG-INFO-02']) await report(id, 'Done')
    const before = await numbers()
    await startAnew()
    tool.requests.length = 0
    tool.answer(({ method, url }) => {
      if (method !== 'GET') return noRight
      if (/findings\/\d+\//.test(url)) return { status: 404, body: { detail: 'No Finding' } }
      if (url.includes('/user_profile/')) return ordinaryUser
      const isHidden = /\/(findings|engagements|tests)\//.test(url)
      return isHidden ? { status: 200, body: { count: 0, results: [] } } : undefined
    })
    for (const [nth, wstg_id] of ['WSTG-CONF-01', 'WSTG-INFO-01'].entries()) {
      await service.sync({ wstg_id, status: 'In Progress' })
      await eventually(
        async () => (await notesOfWaiting(service)).filter(isReason).length === nth + 1,
        'the reason of the waiting request',
      )
    }
    t.match(await run(), { gone: 0, warning: /shows no engagement/ })
    t.same((await numbers()).slice(1), before)
    const writes = tool.requests.filter(({ method }) => method !== 'GET')
    t.notOk(writes.some(({ body }) => body.includes('INFO-01')))
    t.ok(writes.length === 0 || !isAnew, 'a new process looks the engagement up first')

    tool.pass()
    await startAnew()
    await retryAll(service)
    t.match(await run(), { gone: 0, warning: undefined })
    t.same((await numbers()).slice(1), before)
    t.equal(await count('findings/'), 3)
    t.equal(await count('engagements/'), 1)
  }
  for (const isAnew of [true, false])
    t.test(
      `a hidden engagement makes requests wait, scope ${scope}, a new process: ${isAnew}`,
      (t) => hidesEngagement(t, isAnew),
    )

  t.test(
    `a finding that is hidden while it is written makes requests wait, ${scope}`,
    async (t) => {
      const service = await start(t, scope)
      const { sandbox, tool, sync, report, numbers } = service
      const wstg_id = 'WSTG-INFO-01'
      await report(wstg_id, 'Done')
      const before = await numbers()
      for (const [refusal, status] of [
        [noRight, 'In Progress'],
        [undefined, 'Not Applicable'],
      ] as const) {
        tool.answer(async ({ method }) => {
          if (method !== 'PATCH') return undefined
          await sandbox.query('update products set hidden = true')
          return refusal
        })
        await sync({ wstg_id, status })
        await eventually(
          async () => (await notesOfWaiting(service)).some(isReason),
          'the reason of the waiting request',
        )
        tool.pass()
        await sandbox.query('update products set hidden = false')
        await retryAll(service)
        t.same(await service.sql('select wstg_status from wstg_items'), [{ wstg_status: status }])
      }
      t.same(await numbers(), before)
    },
  )

  t.test(`a superuser's deleted engagement is created again, scope ${scope}`, async (t) => {
    const service = await start(t, scope)
    const { sandbox, report, run, startAnew, count } = service
    await report('WSTG-INFO-01', 'Done')
    await sandbox.deleteEngagements()
    await startAnew()
    t.match(await run(), { gone: 0, warning: /shows no engagement/ })
    await report('WSTG-INFO-01', 'Done')
    await report('WSTG-INFO-02', 'Done')
    t.equal(await count('engagements/'), 1)
    t.equal(await count('findings/'), 2)
    t.match(await run(), { gone: 0, warning: undefined })
  })

  t.test(`another user's deleted engagement is awaited, scope ${scope}`, async (t) => {
    const service = await start(t, scope)
    const { sandbox, tool, sync, report, startAnew, count } = service
    await report('WSTG-INFO-01', 'Done')
    const [{ name, product }] = (await sandbox.api('GET', 'engagements/')).body.results
    await sandbox.deleteEngagements()
    await startAnew()
    tool.answer(({ url }) => (url.includes('/user_profile/') ? ordinaryUser : undefined))
    await sync({ wstg_id: 'WSTG-INFO-02', status: 'Done' })
    await eventually(
      async () => (await notesOfWaiting(service)).some(isReason),
      'the reason of the waiting request',
    )
    t.equal(await count('engagements/'), 0)
    await sandbox.api('POST', 'engagements/', { name, product, ...period })
    await retryAll(service)
    await report('WSTG-INFO-01', 'Done')
    t.equal(await count('engagements/'), 1)
    t.equal(await count('findings/'), 2)
  })
}
