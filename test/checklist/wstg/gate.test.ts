/** The gate: its reasons, and the recipe of docs/compatibility.md for CI, word for word. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { listen } from '../../platform/http/raw.ts'
import { need } from '../../programs.ts'
import { serve } from '../../support/machine.ts'
import { password } from '../../support/service.ts'
import { tableOf } from '../../support/table.ts'
import { guide, startShared } from './support.ts'

need('curl', 'jq')

const service = await startShared(t)
const { app, context, admin, get, request, sql, sync, settled, report, tool } = service
const { addItems, keepFinding, noteRun } = service

const check = (query = '') => get(`gate?${query}`)

type Column = 'reason' | 'status' | 'side' | 'set at' | 'requests' | 'findings' | 'query'
/** The reasons in the order in which they apply, each along with those that follow. */
const ofStatuses = tableOf<Column>(`
reason           | status         | side     | requests        | query | set at
request_failed   | Done           | active   | waiting failed  |       |
request_waiting  | Done           | active   | waiting done    |       |
request_waiting  | Done           | verified | retrying        |       |
conflict         | Done           | active   | dismissed       | since |
conflict         | In Progress    | verified |                 |       |
blocked          | Blocked        | verified |                 |       |
                 | Not Applicable | verified |                 |       |
not_started      |                |          |                 |       |
not_started      | Not Started    | active   |                 | since |
in_progress      | In Progress    | active   |                 | since |
blocked          | Blocked        | active   |                 | since |
set_before_since | Done           | verified |                 | since |
set_before_since | Not Applicable | active   |                 | since | 2026-01-30T22:59:59Z
                 | Done           | verified |                 | since | 2026-01-30T23:00Z
                 | Done           | verified | done superseded |       |
                 | Not Applicable | active   |                 |       |`)
/** With findings that others made. The reason is followed by the severity of the worst open one. */
const ofFindings = tableOf<Column>(`
reason                | status | side     | requests | query      | findings
request_waiting low   | Done   | active   | waiting  |            | low open
open_finding high     | Done   | active   |          | since      | low open, high closed_by_status
open_finding info     |        |          |          |            | info open
open_finding critical | Done   | verified |          | allow=high | critical open
conflict high         | Done   | active   |          | allow=high | high open
                      | Done   | verified |          | allow=high | high open
open_finding medium   | Done   | verified |          |            | medium closed_by_status
                      | Done   | verified |          |            | critical duplicate
                      | Done   | verified |          |            | critical false_positive
                      | Done   | verified |          |            | critical out_of_scope
                      | Done   | verified |          |            | critical risk_accepted
                      | Done   | verified |          |            | critical closed`)

t.test('an item has the first reason that applies', async (t) => {
  const id = 'WSTG-ATHN-02'
  for (const row of [...ofStatuses, ...ofFindings]) {
    const { status, side, requests, query } = row
    await sql('truncate wstg_items, wstg_inbox, wstg_findings')
    if (status) await addItems([id], { status, side: side || null, at: row['set at'] || null })
    for (const state of requests.split(' ').filter(Boolean))
      await sql(
        `insert into wstg_inbox (kind, item_key, payload, state, due_at)
         values ('sync', lower($1), '{}', $2, null)`,
        [id, state],
      )
    for (const [n, finding] of (row.findings?.split(', ') ?? []).entries()) {
      const [severity, state] = finding.split(' ')
      await keepFinding(id, { id: n + 1, severity, state })
    }
    const since = query.replace('since', 'since=2026-01-31')
    const { open } = await check(`category=wstg-athn&${since}`)
    const { findings: shown, ...found } =
      open.find(({ wstg_id }: { wstg_id: string }) => wstg_id === id) ?? {}
    const [reason, severity = null] = row.reason.split(' ')
    const name = 'Testing for Default Credentials'
    const expected = reason ? { wstg_id: id, name, reason, severity } : {}
    t.same(found, expected, JSON.stringify(row))
  }
  await sql('truncate wstg_inbox')
})

t.test('a status that the rule does not know is not started', async (t) => {
  await sql('alter table wstg_items drop constraint wstg_items_wstg_status_check')
  await addItems(['OWN'], { status: 'New' })
  t.match((await check()).open.at(-1), { wstg_id: 'OWN', reason: 'not_started' })
})

t.test('the gate is stale while a delivery without an item is open', async (t) => {
  const began = (seconds: number) =>
    sql(
      `insert into wstg_last_run (began_at, success_began_at)
       select at, at from (select now() - $1 * interval '1 second' as at) as run
       on conflict (only_row) do update set success_began_at = excluded.success_began_at`,
      [seconds],
    )
  const stale = async () => (await check('max_age=0')).stale_reason === 'delivery_waiting'
  await noteRun(1)
  t.equal(await stale(), false)
  for (const state of ['waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed']) {
    await sql('truncate wstg_inbox, wstg_last_run')
    await sql(
      `insert into wstg_inbox (kind, finding_id, payload, state, due_at, accepted_at)
       values ('finding', 7, '{}', $1, null, now() - interval '1 minute')`,
      [state],
    )
    const isOpen = ['waiting', 'retrying', 'failed'].includes(state)
    t.equal(await stale(), isOpen, state)
    await began(61)
    t.equal(await stale(), isOpen, `${state}, after a run that began before it`)
    await began(59)
    t.equal(await stale(), false, `${state}, after a run that began later`)
  }
  await sql('truncate wstg_inbox, scheduled_tasks')
})

t.test('the gate covers the guide and all tracked items, in the order of the list', async (t) => {
  await addItems(['own-2', 'WSTG-APIT-02'], { status: 'Blocked' })
  await addItems(['Own-10', 'WSTG-INFO-01'])
  const { open, ...verdict } = await check()
  t.same(verdict, {
    passed: false,
    stale: true,
    stale_reason: 'never_read',
    read_at: null,
    items: wstgTests.length + 3,
  })
  const expected = [...wstgTests.slice(1).map(({ id }) => id), 'WSTG-APIT-02', 'own-2']
  t.same(
    open.map(({ wstg_id }: { wstg_id: string }) => wstg_id),
    expected,
  )
  t.same(open.at(-1), {
    wstg_id: 'own-2',
    name: null,
    reason: 'blocked',
    severity: null,
    findings: [],
  })
  for (const category of ['WSTG-ERRH', 'Error Handling', 'testing for error handling'])
    t.equal((await check(`category=${encodeURIComponent(category)}`)).items, 2, category)
  t.equal((await check('category=WSTG-INFO')).items, 10)
  const { status, headers } = await request('GET', '/api/wstg/gate?category=x', {
    token: admin.token,
  })
  t.same([status, headers['x-error-code']], [400, 'category_unknown'])
})

t.test('an entry shows the five worst open findings', async (t) => {
  await addItems(['WSTG-INFO-01'], { status: 'In Progress', finding: 1 })
  const severities = ['critical', 'low', 'high', 'info', 'high', 'medium', 'critical', 'low']
  for (const [index, severity] of severities.entries()) {
    const state = index === 6 ? 'closed' : 'open'
    await keepFinding('WSTG-INFO-01', { id: index + 1, severity, state, own: index === 0 })
  }
  await keepFinding('WSTG-INFO-02', { id: 9, severity: 'low', state: 'closed_by_status' })
  await sql("update wstg_findings set created = '2026-01-24T11:12:44+01' where finding_id = 9")
  const { open } = await check('category=WSTG-INFO')
  const shown = (index: number) =>
    open[index].findings.map((it: Record<string, unknown>) => [it.finding_id, it.severity])
  // The first is the item's own, whose state is its status.
  t.same(shown(0).join(' '), '5,high 3,high 6,medium 8,low 2,low')
  t.equal(open[0].findings[0].created, null)
  t.same(shown(1), [[9, 'low']])
  t.same(open[1].findings[0], {
    finding_id: 9,
    title: 'Finding 9',
    severity: 'low',
    created: '2026-01-24T10:12:44.000Z',
    finding_url: `${tool.url}/finding/9`,
  })
  t.same(shown(2), [])
})

t.test('a parameter that the gate does not know is refused by its name', async (t) => {
  for (const [query, field, near] of [
    ['sinse=2026-01-31', 'sinse', 'since'],
    ['Since=2026-01-31', 'Since', 'since'],
    ['since%5B%5D=2026-01-31', 'since[]', 'since'],
    ['maxage=1', 'maxage', 'max_age'],
    ['category=WSTG-ATHN&max-age=1', 'max-age', 'max_age'],
    ['limit=1', 'limit', 'wait'],
    [`${'x'.repeat(3000)}=1`, 'x'.repeat(300), 'max_age'],
  ] as const) {
    const path = `/api/wstg/gate?${query}`
    const { status, headers, json } = await request('GET', path, { token: admin.token })
    t.same([status, headers['x-error-code']], [400, 'parameter_unknown'], query)
    const told = JSON.parse(String(headers['x-error-parameters']))
    t.ok(field.startsWith(told.field), `${query}: ${told.field}`)
    t.equal(told.expected, near, query)
    t.match(json().error, told.field)
  }
  const repeated = await request('GET', '/api/wstg/gate?wait=1&wait=2', { token: admin.token })
  t.equal(repeated.status, 400)
  t.equal((await request('GET', '/api/wstg/items?sinse=1', { token: admin.token })).status, 200)
})

t.test('the gate does not pass without a recent run', async (t) => {
  await addItems(guide)
  const verdict = async (query = '') => {
    const { passed, stale, stale_reason: why, open } = await check(query)
    t.same(open, [])
    t.equal(stale, why !== null)
    return [passed, why]
  }
  t.same(await verdict('max_age=0'), [false, 'never_read'])
  await noteRun(61)
  t.same(await verdict(), [false, 'too_old'])
  t.same(await verdict('max_age=0'), [true, null])
  t.same(await verdict('max_age=90'), [true, null])
  await noteRun(59)
  t.same(await verdict(), [true, null])
  t.match((await check()).read_at, /Z$/)
})

t.test('a call waits for requests, which is no part of its duration', async (t) => {
  await addItems(guide)
  await noteRun(1)
  const add = (kind: 'sync' | 'finding', item: string | null) =>
    sql(`insert into wstg_inbox (kind, item_key, payload, due_at) values ($1, $2, '{}', null)`, [
      kind,
      item,
    ])
  await add('sync', 'wstg-info-01')
  await add('finding', null)
  t.match(await check('wait=2'), { passed: false, stale_reason: 'delivery_waiting' })
  const answer = check('wait=25')
  await sql(`update wstg_inbox set state = 'dismissed'`)
  t.match(await answer, { passed: true, stale_reason: null })
  const text = await context.metrics.registry.metrics()
  const [, seconds] = /request_duration_seconds_sum{operation="checkGate",status="200"} (\S+)/.exec(
    text,
  )!
  const calls = /request_duration_seconds_count{operation="checkGate",status="200"} (\S+)/.exec(
    text,
  )
  t.ok(Number(seconds) / Number(calls?.[1]) < 1, `${seconds} s for ${calls?.[1]} calls`)
})

const document = await readFile(new URL('../../../docs/compatibility.md', import.meta.url), 'utf8')
const recipe = /\*\*A gate in your CI\.\*\*([\s\S]*?)\n\*\*/.exec(document)?.[1] ?? ''
const [makeKey = 'exit 99', callGate = 'exit 99'] = Array.from(
  recipe.matchAll(/```(?:ba)?sh\n([\s\S]*?)```/g),
  ([, script]) => script,
)

const shell = (script: string, variables: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { ...process.env, ...variables }
    execFile('bash', ['-c', script], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })

t.test('the recipe passes on a whole verdict alone', async (t) => {
  let answer: { status?: number; body: string; cut?: boolean } = { body: '' }
  const { url: BASE } = await serve(t, (_, response) => {
    const { status = 200, body, cut } = answer
    response.writeHead(status, { 'content-length': body.length + (cut ? 10 : 0) })
    response.write(body, () => (cut ? response.destroy() : response.end()))
  })
  const passing = '{"passed":true,"stale":false,"stale_reason":null,"open":[]}'
  const codeOf = async (next: typeof answer) => {
    answer = next
    return (await shell(callGate, { BASE, KEY: 'x' })).code
  }
  t.equal(await codeOf({ body: passing }), 0)
  for (const status of [400, 401, 429, 500, 502, 503])
    t.not(await codeOf({ status, body: passing }), 0, `${status} with a whole verdict`)
  t.not(await codeOf({ body: passing, cut: true }), 0, 'cut off after the verdict')
  for (const value of ['"false"', '"true"', '1', '[true]', '{}', 'null', 'false'])
    t.not(await codeOf({ body: passing.replace('true', value) }), 0, `passed: ${value}`)
  for (const body of ['', '{}', '[]', 'null', 'true', '"true"', '<html>', passing.slice(0, -1)])
    t.not(await codeOf({ body }), 0, body)
  t.not(await codeOf({ status: 503, body: '{"error":"busy"}' }), 0)
})

t.test('the recipe fails with the reasons, and passes when the category is finished', async (t) => {
  const shared = {
    BASE: `http://127.0.0.1:${await listen(app)}`,
    TOKEN: admin.token,
    PASSWORD: password,
  }
  const made = await shell(makeKey, shared)
  t.match(made, { code: 0, text: /^wbr_\S{43}\n$/ })
  const gate = (script = callGate, KEY = made.text.trim()) => shell(script, { ...shared, KEY })

  t.match(await gate(), {
    code: 1,
    text: /^stale: never_read\n[\s\S]*WSTG-ATHN-01 not_started[\s\S]*false\n$/,
  })
  await noteRun(1)
  const category = wstgTests.filter(({ categoryId }) => categoryId === 'WSTG-ATHN')
  for (const [index, { id }] of category.entries())
    await sync({ wstg_id: id, status: index % 2 ? 'Done' : 'N/A' })
  await settled()
  t.same(await gate(), { code: 0, text: 'true\n' })
  t.match(await gate(callGate, 'wrong'), { code: 5, text: /Autenticación requerida/ })
  const mistyped = await gate(callGate.replace('Authentication', 'No'))
  t.match(mistyped, { code: 5, text: /400[\s\S]*La guía no tiene esa categoría/ })
  const away = await shell(callGate, { KEY: made.text.trim(), BASE: 'http://127.0.0.1:1' })
  t.match(away, { code: 5, text: /connect/ })

  tool.answer(({ method }) => (method === 'PATCH' ? { status: 400, body: {} } : undefined))
  await report('WSTG-ATHN-02', 'Blocked')
  t.same(await gate(), { code: 1, text: 'WSTG-ATHN-02 request_failed\nfalse\n' })
})
