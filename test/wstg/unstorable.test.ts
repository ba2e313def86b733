import t from 'tap'
import { startBehindProxy } from '../support/wstg.ts'

const finding = (id: number, more: object = {}) => ({
  id,
  title: `WSTG-INPV-0${id}`,
  tags: ['wstg', `wstg-inpv-0${id}`],
  active: false,
  verified: true,
  false_p: false,
  mitigation: 'Corregido',
  ...more,
})
const unfit = {
  'NUL in a text': finding(2, { mitigation: 'a\0private' }),
  'a lone surrogate in a text': finding(2, { mitigation: 'a\ud800private' }),
  'NUL in the identifier': finding(2, { tags: ['wstg', 'wstg-private\0'] }),
}

for (const [name, broken] of Object.entries(unfit)) {
  t.test(
    `a finding with ${name} is skipped and logged by its id, and blocks no other`,
    async (t) => {
      const { tool, context, sql, webhook, settled, logs } = await startBehindProxy(t)
      const findings = [finding(1), broken, finding(3), { ...broken, id: 4, duplicate: true }]
      tool.answer(({ url }) => {
        const single = /findings\/(\d+)\//.exec(url)?.[1]
        if (single !== undefined) return { status: 200, body: findings[Number(single) - 1] ?? {} }
        return url.includes('/findings/')
          ? { status: 200, body: { count: findings.length, results: findings } }
          : undefined
      })
      t.match(await context.wstg.synchronise(new AbortController().signal), { read: 4, stored: 2 })
      const known = () =>
        sql(
          `select wstg_id, wstg_status from wstg_items
           where last_sync_timestamp is not null order by 1`,
        )
      const done = [1, 3].map((id) => ({ wstg_id: `WSTG-INPV-0${id}`, wstg_status: 'Done' }))
      t.same(await known(), done)

      t.equal((await webhook({ event: 'finding_updated', finding: { id: 2 } })).status, 202)
      const header = { 'x-defectdojo-event': 'finding_closed' }
      t.equal((await webhook({ finding: { id: 2 } }, header)).status, 202)
      await settled()
      t.same(await known(), done)
      const reason = 'the finding has characters that cannot be stored'
      t.same(await sql('select distinct state, note from wstg_inbox'), [
        { state: 'done', note: reason },
      ])
      const skipped = logs().filter(({ event }) => event === 'finding_skipped')
      t.same(new Set(skipped.map((line) => line.finding)), new Set([2, 4]))
      t.notMatch(JSON.stringify(logs()), /private/)
    },
  )
}

t.test('a write with an unstorable answer counts as carried out', async (t) => {
  const { tool, sync, settled, sql } = await startBehindProxy(t)
  await sync({ wstg_id: 'WSTG-INPV-01', status: 'In Progress' })
  await settled()
  tool.answer(({ method, url }) =>
    method === 'PATCH'
      ? {
          status: 200,
          body: finding(Number(/\d+(?=\/$)/.exec(url)), { mitigation: 'a\0b\ud800' }),
        }
      : undefined,
  )
  await sync({ wstg_id: 'WSTG-INPV-01', status: 'Done' })
  await settled()
  t.match(await sql('select wstg_status, notes from wstg_items'), [
    { wstg_status: 'Done', notes: 'ab\ufffd' },
  ])
})
