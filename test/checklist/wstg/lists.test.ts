/** The lists of the checklist, page by page. */
import t from 'tap'
import { pageOf, readPosition } from '../../../src/platform/http/pages.ts'
import { startShared } from './support.ts'

t.test('a page ends at its limit of entries or of bytes', async (t) => {
  const page = (rows: string[], limit: number) =>
    pageOf(rows, limit, { entryOf: (row) => row, positionOf: (row) => [row] })
  const [first, second] = ['a', 'b']
  t.same(page([], 2), { entries: [], next_after: null })
  t.same(page([first, second], 2), { entries: [first, second], next_after: null })
  const { entries, next_after } = page([first, second, 'c'], 2)
  t.same(entries, [first, second])
  t.same(readPosition<[string]>(next_after!, ['']), [second])

  const long = 'ñ'.repeat(1_500_000)
  const shortened = page([long, first, long], 3)
  t.equal(shortened.entries.length, 2, 'at most 4 MB')
  t.same(readPosition<[string]>(shortened.next_after!, ['']), [first])
  t.equal(page(['ñ'.repeat(3_000_000), first], 2).entries.length, 1, 'but one entry at least')
})

t.test('the log is read page by page, with filters', async (t) => {
  const { request, admin, sql } = await startShared(t)
  const { token } = admin
  const list = (query = '') => request('GET', `/api/wstg/log${query}`, { token })
  const pages = async (query: string) => {
    const sizes: number[] = []
    const entries: { wstg_id: string; new_status: string; error_message: string }[] = []
    for (let after: string | null = ''; after !== null && sizes.length < 50; ) {
      const page = (await list(`?${query}${after && `&after=${after}`}`)).json()
      sizes.push(page.entries.length)
      entries.push(...page.entries)
      after = page.next_after
    }
    return { sizes, entries }
  }
  let added = 0
  /** Adds entries that are newer than the former ones. */
  const add = (count: number, wstgId: string, error: string | null) => {
    const before = added
    added += count
    return sql(
      `insert into wstg_sync_log (logged_at, wstg_id, direction, new_status, success, error_message)
       select '2026-01-01'::timestamptz + ($4::int + n) / 3 * interval '1 ms', $2, 'tracker->dd',
         'Done', $3::text is null, $3
       from generate_series(1, $1::int) as n`,
      [count, wstgId, error, before],
    )
  }

  t.test('newest first, each entry once, also when entries come meanwhile', async (t) => {
    t.same((await list()).json(), { entries: [], next_after: null })
    await add(250, 'WSTG-INFO-01', null)
    t.same((await pages('')).sizes, [100, 100, 50], 'a hundred by default')
    const first = (await list('?limit=120')).json()
    await add(30, 'WSTG-INFO-02', null)
    const second = (await list(`?limit=200&after=${first.next_after}`)).json()
    t.same([first.entries.length, second.entries.length], [120, 130])
    t.equal(second.next_after, null)
    const times = [...first.entries, ...second.entries].map(({ timestamp }) => timestamp)
    t.same(times, times.toSorted().reverse())
  })

  t.test('of an item or an outcome', async (t) => {
    await add(3, 'WSTG-INFO-01', null)
    await add(2, 'WSTG-INFO-01', 'refused')
    await add(4, 'own Check', null)
    const found = async (query: string) => (await pages(query)).entries.length
    t.equal(await found('wstg_id=wstg-v42-info-01'), 5)
    t.equal(await found('wstg_id=%20OWN%20check%20'), 4)
    t.equal(await found('wstg_id=wstg-info-09'), 0)
    t.equal(await found('success=false&limit=1'), 2)
    t.equal(await found('wstg_id=WSTG-INFO-01&success=true&limit=2&other=1'), 3)
    const [refused] = (await pages('success=false')).entries
    t.match(refused, { wstg_id: 'WSTG-INFO-01', error_message: 'refused', new_status: 'Done' })
  })

  t.test('ill-formed positions are refused', async (t) => {
    const positions = ['[]', '[1]', '[1,-1]', '[1,1.5]', '["1",1]', '{}', 'x', '[1,9e99]']
    const texts = positions.map((text) => Buffer.from(text).toString('base64url'))
    const afters = ['', '***', ...texts, `${Buffer.from('[1,1]').toString('base64url')}=`]
    for (const after of afters) {
      const { status, headers } = await list(`?after=${after}`)
      t.same([status, headers['x-error-code']], [400, 'invalid_field'], after)
    }
  })
})
