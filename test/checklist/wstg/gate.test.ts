/** The gate: its reasons, and the recipe of docs/compatibility.md for CI, word for word. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import openapi from '../../../generated/client/openapi.json' with { type: 'json' }
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { need } from '../../programs.ts'
import { password } from '../../support/service.ts'
import { startShared } from './support.ts'

need('curl', 'jq')

const { app, context, admin, get, request, sql, sync, settled, report, tool } = await startShared(t)

const check = (query = '') => get(`gate?${query}`)

/** Notes when the last run has succeeded, in minutes before now. */
const noteRun = (minutes: number) =>
  sql(
    `insert into scheduled_tasks (name, last_succeeded_at)
     values ('wstg-synchronisation', now() - $1 * interval '1 minute')
     on conflict (name) do update set last_succeeded_at = excluded.last_succeeded_at`,
    [minutes],
  )

interface Case {
  reason: string | null
  status?: string
  side?: string
  at?: string
  requests?: string[]
  query?: string
  /** Severity and state of findings that others made. */
  findings?: [severity: string, state: string][]
  severity?: string
}

const since = 'since=2026-01-31'
/** The reasons in the order in which they apply, each along with those that follow. */
const cases: Case[] = [
  { reason: 'request_failed', status: 'Done', side: 'active', requests: ['waiting', 'failed'] },
  { reason: 'request_waiting', status: 'Done', side: 'active', requests: ['waiting', 'done'] },
  { reason: 'request_waiting', status: 'Done', side: 'verified', requests: ['retrying'] },
  {
    reason: 'request_waiting',
    status: 'Done',
    side: 'active',
    requests: ['waiting'],
    findings: [['low', 'open']],
    severity: 'low',
  },
  {
    reason: 'open_finding',
    status: 'Done',
    side: 'active',
    query: since,
    findings: [
      ['low', 'open'],
      ['high', 'closed_by_status'],
      ['critical', 'closed'],
    ],
    severity: 'high',
  },
  { reason: 'open_finding', findings: [['info', 'open']], severity: 'info' },
  {
    reason: 'open_finding',
    status: 'Not Applicable',
    side: 'active',
    findings: [['critical', 'open']],
    severity: 'critical',
    query: 'allow=high',
  },
  {
    reason: 'conflict',
    status: 'Done',
    side: 'active',
    query: 'allow=high',
    findings: [['high', 'open']],
    severity: 'high',
  },
  {
    reason: null,
    status: 'Done',
    side: 'verified',
    query: 'allow=critical',
    findings: [['critical', 'open']],
  },
  {
    reason: null,
    status: 'Done',
    side: 'verified',
    findings: ['duplicate', 'false_positive', 'out_of_scope', 'risk_accepted', 'closed'].map(
      (state): [string, string] => ['critical', state],
    ),
  },
  { reason: 'conflict', status: 'Done', side: 'active', requests: ['dismissed'], query: since },
  { reason: 'conflict', status: 'In Progress', side: 'verified' },
  { reason: 'blocked', status: 'Blocked', side: 'verified' },
  { reason: null, status: 'Not Applicable', side: 'verified' },
  { reason: 'not_started' },
  { reason: 'not_started', status: 'Not Started', side: 'active', query: since },
  { reason: 'in_progress', status: 'In Progress', side: 'active', query: since },
  { reason: 'blocked', status: 'Blocked', side: 'active', query: since },
  { reason: 'set_before_since', status: 'Done', side: 'verified', query: since },
  {
    reason: 'set_before_since',
    status: 'Not Applicable',
    side: 'active',
    at: '2026-01-30T22:59:59Z',
    query: since,
  },
  { reason: null, status: 'Done', side: 'verified', at: '2026-01-30T23:00Z', query: since },
  { reason: null, status: 'Done', side: 'verified', requests: ['done', 'superseded'] },
  { reason: null, status: 'Not Applicable', side: 'active' },
]

t.test('an item has the first reason that applies', async (t) => {
  const id = 'WSTG-ATHN-02'
  for (const { reason, status, side, at, query = '', ...more } of cases) {
    const { requests = [], findings = [], severity = null } = more
    await sql('truncate wstg_items, wstg_inbox, wstg_findings')
    if (status !== undefined)
      await sql(
        `insert into wstg_items
           (item_key, wstg_id, wstg_status, defectdojo_status, status_set_at)
         values (lower($1), $1, $2, $3, $4)`,
        [id, status, side, at],
      )
    for (const state of requests)
      await sql(
        `insert into wstg_inbox (kind, item_key, payload, state, due_at)
         values ('sync', lower($1), '{}', $2, null)`,
        [id, state],
      )
    for (const [n, [worst, state]] of findings.entries())
      await sql(
        `insert into wstg_findings
           (item_key, finding_id, title, severity, state, flags, own, ending, kept_at)
         values (lower($1), $2, 'A finding', $3, $4, '', false, false, now())`,
        [id, n + 1, worst, state],
      )
    const { open } = await check(`category=wstg-athn&${query}`)
    const { findings: shown, ...found } =
      open.find(({ wstg_id }: { wstg_id: string }) => wstg_id === id) ?? {}
    const name = 'Testing for Default Credentials'
    const expected = reason === null ? {} : { wstg_id: id, name, reason, severity }
    t.same(found, expected, `${status} ${side} ${requests} ${query} ${findings}`)
  }
  await sql('truncate wstg_inbox')
})

t.test('of the statuses of the contract only two pass', async (t) => {
  const statuses = openapi.components.schemas.WstgStatus['x-extensible-enum']
  t.ok(statuses.length > 2)
  for (const status of statuses) {
    await sql('truncate wstg_items')
    await sql(`insert into wstg_items (item_key, wstg_id, wstg_status) values ('own', 'OWN', $1)`, [
      status,
    ])
    const { open } = await check()
    const passes = open.every(({ wstg_id }: { wstg_id: string }) => wstg_id !== 'OWN')
    t.equal(passes, status === 'Done' || status === 'Not Applicable', status)
  }
})

t.test('a status that the rule does not know is not started', async (t) => {
  await sql('alter table wstg_items drop constraint wstg_items_wstg_status_check')
  await sql(`insert into wstg_items (item_key, wstg_id, wstg_status) values ('own', 'OWN', 'New')`)
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
  await sql(`insert into wstg_items (item_key, wstg_id, wstg_status) values
    ('own-2', 'own-2', 'Blocked'), ('Own-10', 'Own-10', 'Done'),
    ('wstg-apit-02', 'WSTG-APIT-02', 'Blocked'), ('wstg-info-01', 'WSTG-INFO-01', 'Done')`)
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
  const add = (item: string, id: number, severity: string, state: string) =>
    sql(
      `insert into wstg_findings
         (item_key, finding_id, title, severity, state, flags, own, ending, kept_at)
       values ($1, $2::bigint, 'Finding ' || $2::bigint, $3, $4, '', $5, false, now())`,
      [item, id, severity, state, id === 1],
    )
  await sql(`insert into wstg_items (item_key, wstg_id, wstg_status, finding_id)
    values ('wstg-info-01', 'WSTG-INFO-01', 'In Progress', 1)`)
  const severities = ['critical', 'low', 'high', 'info', 'high', 'medium', 'critical', 'low']
  for (const [index, severity] of severities.entries())
    await add('wstg-info-01', index + 1, severity, index === 6 ? 'closed' : 'open')
  await add('wstg-info-02', 9, 'low', 'closed_by_status')
  await sql("update wstg_findings set created = '2026-01-24T11:12:44+01' where finding_id = 9")
  const { open } = await check('category=WSTG-INFO')
  const shown = (index: number) =>
    open[index].findings.map((it: Record<string, unknown>) => [it.finding_id, it.severity])
  // The first is the item's own, whose state is its status.
  t.same(shown(0), [
    [5, 'high'],
    [3, 'high'],
    [6, 'medium'],
    [8, 'low'],
    [2, 'low'],
  ])
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
  await sql(
    `insert into wstg_items (item_key, wstg_id, wstg_status, defectdojo_status)
    select lower(id), id, 'Done', 'verified' from unnest($1::text[]) as id`,
    [wstgTests.map(({ id }) => id)],
  )
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
  await sql(
    `insert into wstg_items (item_key, wstg_id, wstg_status, defectdojo_status)
    select lower(id), id, 'Done', 'verified' from unnest($1::text[]) as id`,
    [wstgTests.map(({ id }) => id)],
  )
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
  const server = createServer((_, response) => {
    const { status = 200, body, cut } = answer
    response.writeHead(status, { 'content-length': body.length + (cut ? 10 : 0) })
    response.write(body, () => (cut ? response.destroy() : response.end()))
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const BASE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const shared = { BASE: `http://127.0.0.1:${port}`, TOKEN: admin.token, PASSWORD: password }
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
