/** A webhook that DefectDojo has switched off is told by the first run that can know it. */
import t from 'tap'
import { startShared } from './support.ts'

const { addFinding, deliver, get, report, run, sandbox, settled, sql, webhook } = await startShared(
  t,
  { FINDINGS_PRODUCT: 'WSTG Checklist' },
)
const genuine = { 'x-defectdojo-event': 'scan_added' }

/** A finding that was created 3 minutes ago, unless said otherwise. */
const addOld = async (minutes = 3) => {
  const { id } = await addFinding({ title: 'x', tags: ['wstg', 'wstg-info-01'] })
  await sandbox.query(
    `update findings set created = created - $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  )
  return Number(id)
}
const lastRun = (minutes: number) =>
  sql(`update wstg_last_run set began_at = now() - $1 * interval '1 minute'`, [minutes])
const lastDelivery = (minutes: number) =>
  sql(
    `insert into wstg_webhook (last_delivery_at) values (now() - $1 * interval '1 minute')
     on conflict (id) do update set last_delivery_at = excluded.last_delivery_at`,
    [minutes],
  )
const missed = async () => {
  const { warning, isSuccess } = await run()
  t.ok(isSuccess)
  const [, id] = /no delivery has named the new finding (\d+): check/.exec(warning ?? '') ?? []
  const told = id === undefined ? null : Number(id)
  t.match(await get('synchronise'), { missed_finding: told })
  return told
}

t.beforeEach(async () => {
  await sql('truncate wstg_last_run, wstg_webhook')
  await run()
  await lastRun(5)
  await lastDelivery(60)
})

t.test('a new finding without a delivery is told until a later delivery', async (t) => {
  const id = await addOld()
  t.equal(await missed(), id)
  t.equal(await missed(), id, 'it is not new any more')
  await lastDelivery(2)
  t.equal(await missed(), id, 'a delivery before')
  await lastDelivery(-1)
  t.equal(await missed(), null, 'a later one')
  await lastDelivery(60)
  t.equal(await missed(), null)
})

t.test('a finding that was too new for the run before is told by the next', async (t) => {
  await sandbox.query('delete from findings')
  const id = await addOld(2.5)
  await lastRun(1)
  t.equal(await missed(), id)
})

t.test('a delivery about an earlier finding with its number proves nothing', async (t) => {
  const id = await addOld()
  await deliver(id)
  await settled()
  await sql(`update wstg_inbox set accepted_at = accepted_at - interval '2 hours'`)
  t.equal(await missed(), id)
})

t.test('a finding that proves nothing', async (t) => {
  for (const [label, prepare] of Object.entries({
    'looked at by the run before': () => addOld(8),
    'too new to be missed': () => addOld(1),
    'made by the service': async () => {
      await report('WSTG-INFO-05', 'Done')
      await sandbox.query(`update findings set created = created - interval '3 minutes'`)
      await sql(`update wstg_findings set created = created - interval '3 minutes' where own`)
    },
    'delivered alone': async () => {
      await deliver(await addOld())
      await settled()
    },
    'delivered and waiting': async () => {
      const id = await addOld()
      await sql(`insert into wstg_inbox (kind, finding_id, payload) values ('finding', $1, '{}')`, [
        id,
      ])
    },
    'delivered with others': async () => {
      const findings = { new: [{ id: await addOld() }, { id: 7 }] }
      await webhook({ findings, test: { id: 1 } }, genuine)
      await settled()
    },
    'without a webhook in use': async () => {
      await addOld()
      await lastDelivery(31 * 24 * 60)
    },
    'without any delivery ever': async () => {
      await addOld()
      await sql('truncate wstg_webhook')
    },
    'without a run before': async () => {
      await addOld()
      await sql('truncate wstg_last_run')
    },
  })) {
    await sql('truncate wstg_items, wstg_inbox, wstg_findings')
    await sandbox.query('delete from findings')
    await run()
    await lastRun(5)
    await lastDelivery(60)
    await prepare()
    t.equal(await missed(), null, label)
    await sql('truncate wstg_inbox')
  }
})
