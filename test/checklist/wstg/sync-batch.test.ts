/** Several statuses in one call: as many calls of one status would have it. */
import fc from 'fast-check'
import t from 'tap'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { trackerStatuses } from '../../../src/checklist/wstg/status.ts'
import { runs, seed } from '../../fuzz/settings.ts'
import { outcome } from '../../support/outcome.ts'
import { startWstgService } from '../../support/wstg.ts'
import { startShared } from './support.ts'

const { admin, request, sql } = await startWstgService(t, { worker: false })

interface Result {
  index: number
  request_id: number | null
  code: string | null
  hint: string | null
}

const ids = ['WSTG-INFO-01', 'wstg-info-01 ', 'WSTG-v42-INFO-01', 'WSTG-INFO-02', 'Own check 7']
const unknown = ['WSTG-INF0-01', 'WSTG‑ATHN‑6', 'OTG-INFO-002', 'MASTG-TEST-0001']
const refused = ['WSTG-INFO-01, WSTG-INFO-02', 'WSTG-INFO-03/WSTG-INFO-04']
const entry = fc.record(
  {
    wstg_id: fc.constantFrom(...ids, ...unknown, ...refused),
    status: fc.constantFrom(...trackerStatuses, 'N/A', ' Done ', 'done', 'Pass', 'Issues', 'Hecho'),
    notes: fc.constantFrom('', 'first', 'ñ'),
    user: fc.constantFrom('ana', 'eva'),
    timestamp: fc.constantFrom('2026-01-31T08:05:09+01:00', '2026-02-30T08:05Z', '2999-01-01T00Z'),
  },
  { requiredKeys: ['wstg_id', 'status'] },
)

t.test(`a batch stores and answers as its entries one by one, seed ${seed}`, async (t) => {
  const headers = { 'accept-language': 'en' }
  const { token } = admin
  /** The state that the calls have made, with the requests by their order. */
  const takeState = async () => {
    const requests = await sql('select kind, item_key, payload from wstg_inbox order by seq')
    const items = await sql(`select item_key, wstg_id, wstg_status, status_set_by, status_set_for,
        requested, case when status_set_at < now() - interval '1 day' then status_set_at end as at
      from wstg_items order by item_key`)
    await sql('truncate wstg_inbox, wstg_items, wstg_findings')
    return { requests, items }
  }
  const property = fc.asyncProperty(
    fc.array(entry, { minLength: 1, maxLength: 12 }),
    async (items) => {
      const singly: Omit<Result, 'index' | 'request_id'>[] = []
      for (const body of items) {
        const reply = await request('POST', '/api/wstg/sync', { token, headers, body })
        const [, ...hints] = reply.status === 202 ? reply.json().message.split('; ') : []
        const code = (reply.headers['x-error-code'] as string) ?? null
        singly.push({ code, hint: hints.join('; ') || null })
      }
      const expected = await takeState()
      const body = { items }
      const reply = await request('POST', '/api/wstg/sync/batch', { token, headers, body })
      const seqs = await sql<{ seq: number }>('select seq::integer from wstg_inbox order by seq')
      t.same(await takeState(), expected)
      const { code } = singly[0]!
      if (singly.every((one) => one.code !== null)) {
        t.equal(outcome(reply).split(' ').slice(0, 2).join(' '), `400 ${code}`)
        t.match(JSON.parse(String(reply.headers['x-error-parameters'])), { index: 0 })
        return
      }
      const numbers = seqs.map(({ seq }) => seq).values()
      const results = singly.map((one, index) => {
        const request_id = one.code === null ? (numbers.next().value ?? null) : null
        return { index, request_id, ...one }
      })
      t.same([reply.status, reply.json().results], [202, results])
    },
  )
  await t.resolves(fc.assert(property, { seed, numRuns: Math.min(runs, 100) }))
})

t.test('200 entries take effect in their order, and a repetition changes nothing', async (t) => {
  const service = await startShared(t)
  const { request, admin, settled, sql, sandbox, tool } = service
  const items = Array.from({ length: 200 }, (_, n) => ({
    wstg_id: wstgTests[(n * 7) % wstgTests.length]!.id,
    status: trackerStatuses[n % trackerStatuses.length]!,
    notes: `note ${n}`,
  }))
  const send = () =>
    request('POST', '/api/wstg/sync/batch', { token: admin.token, body: { items } })
  const last = new Map(items.map(({ wstg_id, ...value }) => [wstg_id, value]))
  const findings = async () => (await sandbox.api('GET', 'findings/?limit=1000')).body.results
  for (const round of ['first', 'repeated']) {
    tool.requests.length = 0
    const reply = await send()
    t.equal(reply.status, 202)
    t.equal(reply.json().results.filter(({ code }: Result) => code === null).length, 200)
    await settled()
    const stored = await sql<{ wstg_id: string; wstg_status: string; notes: string }>(
      'select wstg_id, wstg_status, notes from wstg_items',
    )
    const statuses = stored.map(({ wstg_id, wstg_status: status, notes }) => {
      return [wstg_id, { status, notes }] as const
    })
    t.same(new Map(statuses), last, round)
    t.equal((await findings()).length, wstgTests.length, 'each test has one finding')
    if (round === 'repeated')
      t.same(
        tool.requests.filter(({ method }) => method !== 'GET'),
        [],
        'nothing is written',
      )
  }
})

t.test('a malformed batch or entry refuses the call, and names the first', async (t) => {
  const good = { wstg_id: 'WSTG-INFO-01', status: 'Done' }
  const many = (count: number) => Array.from({ length: count }, () => good)
  for (const [items, told] of [
    [undefined, '400 missing_field items'],
    ['x', '400 invalid_field items reason_array'],
    [[], '400 invalid_field items reason_min_items 1'],
    [[...many(200), {}], '400 invalid_field items reason_max_items 200'],
    [[good, 'x'], '400 invalid_field items reason_object 1'],
    [[good, { status: 'Done' }, {}], '400 missing_field wstg_id 1'],
    [[good, good, { wstg_id: 'WSTG-INFO-01' }], '400 missing_field status 2'],
    [[good, { ...good, wstg_id: ' ' }], '400 wstg_id_invalid 1 100 1'],
    [[good, { ...good, wstg_id: 7 }], '400 invalid_field wstg_id reason_string 1'],
    [[{ ...good, timestamp: 'now' }, {}], '400 timestamp_invalid 0'],
    [[good, { ...good, status: '' }], '400 invalid_field status reason_min_length 1 1'],
    [[good, { ...good, notes: 'x'.repeat(16_385) }], '400 invalid_field notes'],
  ] as const) {
    const body = { items }
    const reply = await request('POST', '/api/wstg/sync/batch', { token: admin.token, body })
    t.match(outcome(reply), told, JSON.stringify(items)?.slice(0, 80))
  }
  t.same(await sql('select from wstg_inbox'), [])
  const body = { items: many(200) }
  const reply = await request('POST', '/api/wstg/sync/batch', { token: admin.token, body })
  t.equal(reply.status, 202, 'the most')
})
