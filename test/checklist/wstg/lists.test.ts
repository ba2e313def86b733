/** The lists of the checklist, page by page. */
import t from 'tap'
import { startShared } from './support.ts'

t.test('the log is read page by page, with filters', async (t) => {
  const service = await startShared(t)
  const { request, admin, sql } = service
  const { token } = admin
  const list = (query = '') => request('GET', `/api/wstg/log${query}`, { token })
  const pages = async (query: string) => {
    const all = await service.pages(`log?${query}`)
    return {
      sizes: all.map(({ entries }) => entries.length),
      entries: all.flatMap(({ entries }) => entries),
    }
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
