/** An item's outcome, and when, by whom and for whom its status was set. */
import t from 'tap'
import type { FindingState } from '../../../src/checklist/wstg/status.ts'
import { apiToken } from '../../support/findings.ts'
import { password, startContext } from '../../support/service.ts'
import { doneFlags, guide, startShared } from './support.ts'

const service = await startShared(t, { APP_TIMEZONE: 'America/Lima' })
const { request, admin, get, register, sql, settled, run, report, addFinding, sandbox, tool } =
  service
const { databaseUrl } = service
const { token } = admin

const setOf = async (id: string) => {
  const { status_set_at: at, status_set_by: by, status_set_for: person } = await get(`items/${id}`)
  return { at, by, for: person }
}
const unknown = { at: null, by: null, for: null }

t.test('a request shows when, by which account and for whom the status was set', async (t) => {
  const item = 'WSTG-INFO-01'
  const set = { at: '2026-01-31T07:05:09.123Z', by: admin.username, for: 'ana.garcia' }
  await report(item, 'Done', { user: 'ana.garcia', timestamp: '2026-01-31T08:05:09.1239+01:00' })
  t.same(await setOf(item), set)

  await run()
  t.same(await setOf(item), set, 'a reading that changes nothing')

  await report(item, 'Done', { timestamp: '2026-02-01T00:00:00Z' })
  const again = { at: '2026-02-01T00:00:00.000Z', by: admin.username, for: null }
  t.same(await setOf(item), again, 'a test that was repeated')

  await report(item, 'Done', { timestamp: '2999-01-01T00:00:00Z' })
  const acceptedAt = async () =>
    (await get(`requests?wstg_id=${item}&limit=1`)).requests[0].accepted_at
  t.equal((await setOf(item)).at, await acceptedAt(), 'not later than its acceptance')
  await report(item, 'Blocked', { user: 'luis' })
  t.same(await setOf(item), { at: await acceptedAt(), by: admin.username, for: 'luis' })

  tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body: {} } : undefined))
  await report(item, 'Not Applicable', { user: 'eva' })
  t.same(await setOf(item), { at: await acceptedAt(), by: admin.username, for: 'eva' }, 'refused')
})

t.test('the account is shown by its present name, and not once it is gone', async (t) => {
  const other = await register()
  await sql("update accounts set role = 'admin' where id = $1", [other.id])
  const login = { username: other.username, password }
  const reply = await request('POST', '/api/auth/login', { body: login })
  const token = reply.json().access_token
  const body = { wstg_id: 'WSTG-INFO-02', status: 'Done' }
  t.equal((await request('POST', '/api/wstg/sync', { token, body })).status, 202)
  t.match(await setOf('WSTG-INFO-02'), { by: other.username }, 'known before it is written')
  await settled()
  t.match(await setOf('WSTG-INFO-02'), { by: other.username })
  await sql('delete from accounts where id = $1', [other.id])
  const { at, ...rest } = await setOf('WSTG-INFO-02')
  t.ok(at)
  t.same(rest, { by: null, for: null })
})

t.test('a reading sets the time only, when it changes the status', async (t) => {
  const { id } = await addFinding({ tags: ['wstg', 'wstg-info-03'] })
  await run()
  t.same(await setOf('WSTG-INFO-03'), unknown, 'at its first sight')
  await run()
  t.same(await setOf('WSTG-INFO-03'), unknown)
  await sandbox.changeFinding(id, doneFlags)
  await run()
  const { at, ...rest } = await setOf('WSTG-INFO-03')
  t.match(at, /Z$/)
  t.same(rest, { by: null, for: null })

  await report('WSTG-INFO-03', 'Done', { user: 'ana', timestamp: '2026-01-01T00:00Z' })
  await sandbox.changeFinding(id, { active: true, verified: false })
  await run()
  const read = await setOf('WSTG-INFO-03')
  t.same([read.by, read.for], [null, null])
  t.not(read.at, '2026-01-01T00:00:00.000Z')
})

/** Status, the time at which it was set, `since`, the outcome, and the state of a finding. */
type OutcomeRow = [status: string | null, at: string | null, since: string, outcome: string]
const outcomes: [...OutcomeRow, finding?: FindingState][] = [
  [null, null, '', 'untested'],
  ['Not Started', '2026-03-01', '', 'untested'],
  ['In Progress', null, '', 'in_progress'],
  ['Blocked', null, '', 'in_progress'],
  ['Done', null, '', 'passed'],
  ['Not Applicable', null, '', 'not_applicable'],
  ['Done', null, '2026-01-31', 'untested'],
  ['Not Started', '2026-03-01', '2026-01-31', 'untested'],
  ['In Progress', '2026-01-01', '2026-01-31', 'untested'],
  ['In Progress', '2026-03-01', '2026-01-31', 'in_progress'],
  ['Blocked', '2026-03-01', '2026-01-31', 'in_progress'],
  ['Done', '2026-01-31T04:59:59.999Z', '2026-01-31', 'untested'],
  ['Done', '2026-01-31T05:00Z', '2026-01-31', 'passed'],
  ['Done', '2026-01-31T05:00Z', '2026-01-31T05:00:00.001Z', 'untested'],
  ['Not Applicable', '2026-01-01', '2026-01-31', 'untested'],
  ['Not Applicable', '2026-03-01', '2026-01-31', 'not_applicable'],
  [null, null, '', 'issues', 'open'],
  ['Not Started', null, '', 'issues', 'open'],
  ['In Progress', '2026-01-01', '2026-01-31', 'issues', 'open'],
  ['Blocked', null, '', 'issues', 'open'],
  ['Done', '2026-03-01', '2026-01-31', 'issues', 'closed_by_status'],
  ['Not Applicable', null, '', 'issues', 'closed_by_status'],
  ['Done', null, '', 'passed', 'closed'],
  ['Done', null, '', 'passed', 'duplicate'],
  ['Done', null, '', 'passed', 'false_positive'],
  ['Done', null, '', 'passed', 'out_of_scope'],
  ['Done', null, '', 'passed', 'risk_accepted'],
]

t.test('the outcome of an item follows from its status and the assessment', async (t) => {
  const id = 'WSTG-INFO-04'
  for (const [status, at, since, outcome, state] of outcomes) {
    await sql('truncate wstg_items, wstg_findings')
    if (status !== null) await service.addItems([id], { status, at })
    if (state !== undefined) await service.keepFinding(id, { state })
    const query = since && `&since=${encodeURIComponent(since)}`
    const { items } = await get(`items?category=WSTG-INFO${query}`)
    const found = items.find(({ wstg_id }: { wstg_id: string }) => wstg_id === id)
    t.equal(found.outcome, outcome, `${status}, set at ${at}, since ${since}, ${state}`)
    const same = await get(`items?category=WSTG-INFO&outcome=${outcome}${query}`)
    t.ok(same.items.some(({ wstg_id }: { wstg_id: string }) => wstg_id === id))
  }
  const pages = await service.pages('items?outcome=untested&limit=50')
  t.same(
    pages.map(({ items }) => items.length),
    [50, 46],
  )
})

t.test('a `since` that is neither an instant with a zone nor a day is refused', async (t) => {
  for (const operation of ['items', 'gate'])
    for (const since of [
      '',
      'yesterday',
      '2026-02-30',
      '2026-01-31T07:05:09',
      '31.1.2026',
      '0001-01-01',
      '9999-12-31',
    ]) {
      const { status, headers } = await request('GET', `/api/wstg/${operation}?since=${since}`, {
        token,
      })
      t.same([status, headers['x-error-code']], [400, 'invalid_field'], `${operation} ${since}`)
    }
})

t.test('equivalent statuses are not kept by default', async (t) => {
  t.equal((await get('synchronise')).keeps_equivalent_status, false)
})

/** "A new assessment" of docs/defectdojo.md: another engagement takes the place of the old one. */
t.test('the first complete run replaces all numbers by what the engagement holds', async (t) => {
  // So many that the one item that the new engagement holds is next to none of them.
  for (const id of guide.slice(0, 25)) await report(id, 'Done')
  await run()

  const { testId } = await sandbox.createTest('Pentest 2027', 'Weight and BMI Register Service')
  const tags = ['wstg', 'wstg-info-02']
  const { id } = await sandbox.createFinding(testId, { tags, active: true })
  const findings = { FINDINGS_URL: tool.url, FINDINGS_API_TOKEN: apiToken }
  const engagement = { FINDINGS_SCOPE: 'engagement', FINDINGS_ENGAGEMENT: 'Pentest 2027' }
  const { context } = await startContext(t, { databaseUrl, env: { ...findings, ...engagement } })
  tool.requests.length = 0
  const began = new Date().toISOString()
  t.match(await context.wstgWorker.synchronise(new AbortController().signal), {
    warning: undefined,
  })
  const single = tool.requests.filter(({ url }) => /findings\/\d+\//.test(url))
  t.equal(single.length, 1, 'one finding of a test tells of all')
  t.same(await sql('select wstg_id from wstg_items where finding_id is not null'), [
    { wstg_id: 'WSTG-INFO-02' },
  ])
  t.match(await get('items/WSTG-INFO-01'), { wstg_status: 'Done', finding_id: null })
  t.match(await get('items/WSTG-INFO-02'), { wstg_status: 'In Progress', finding_id: id })

  const { items } = await get(`items?since=${began}&category=WSTG-INFO`)
  const outcomes = items.slice(0, 3).map(({ outcome }: { outcome: string }) => outcome)
  t.same(outcomes, ['untested', 'issues', 'untested'])
})
