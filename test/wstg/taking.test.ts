import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/database/database.ts'
import { inboxRepository } from '../../src/wstg/inbox-repository.ts'
import { stateRepository } from '../../src/wstg/state-repository.ts'
import { createDatabase } from '../support/postgres.ts'
import { eventually } from '../support/wstg.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const item = { key: 'wstg-info-01', wstgId: 'WSTG-INFO-01' }
const lasting = 60_000

const open = async (t: Test) => {
  const db = openDatabase(await createDatabase(t), quiet)
  t.teardown(() => db.destroy())
  const inbox = inboxRepository(db)
  const state = stateRepository(db)
  const accept = async () => (await inbox.acceptSyncs([{ item, payload: { status: 'Done' } }]))[0]!
  const attempts = async () =>
    (await db.selectFrom('wstg_inbox').select('attempts').orderBy('seq').execute()).map(
      (row) => row.attempts,
    )
  const outcome = (seq: number) =>
    ({
      seq,
      findingId: 7,
      status: 'Done',
      toolStatus: 'active',
      notes: '',
      severity: 'Low',
      changedAt: undefined,
    }) as const
  /** A stored holder in the form that `storeWritten` expects. */
  const leaseOf = (token: string, name = `wstg:${item.key}`) => ({ name, token }) as never
  return { db, inbox, state, accept, attempts, outcome, leaseOf }
}

t.test(
  'an item is taken once, with its requests; the attempt of the first one is counted',
  async (t) => {
    const { db, inbox, state, accept, attempts, outcome, leaseOf } = await open(t)
    t.equal(await state.takeItemOf(1)(randomUUID(), lasting), undefined, 'there is no such request')
    const [first, second] = [await accept(), await accept()]

    const token = randomUUID()
    const taken = await state.takeItemOf(second)(token, lasting)
    t.match(taken, {
      name: `wstg:${item.key}`,
      key: item.key,
      counted: first,
      work: { item: { ...item, lastSeq: 0 } },
    })
    t.match(
      taken?.work?.requests,
      [
        {
          seq: first,
          kind: 'sync',
          attempts: 0,
          failed: false,
          due: true,
          payload: { status: 'Done' },
        },
        { seq: second, attempts: 0 },
      ],
      'the state before the taking',
    )
    t.same(await attempts(), [1, 0])
    t.equal(await state.takeItemOf(first)(randomUUID(), lasting), undefined)
    t.equal(await state.takeItem(item.key)(randomUUID(), lasting), undefined)
    t.same(await attempts(), [1, 0], 'a refused holder counts no attempt')

    t.equal(
      await state.storeWritten(item.key, outcome(first), leaseOf(randomUUID())),
      'refused',
      'the outcome of a former holder',
    )
    t.equal(
      await state.storeWritten(item.key, outcome(first), leaseOf(token)),
      'stored',
      'another request is waiting',
    )
    t.equal(await state.storeWritten(item.key, outcome(second), leaseOf(token)), 'released')
    t.equal(await state.storeWritten(item.key, outcome(second), leaseOf(token)), 'refused')
    t.same(await db.selectFrom('leases').selectAll().execute(), [])
    t.equal(await state.takeItemOf(second)(randomUUID(), lasting), undefined, 'it is finished')

    const third = await accept()
    await inbox.postpone([third], 60_000, 'later')
    t.match(await state.takeItem(item.key)(randomUUID(), 1), {
      counted: null,
      work: { requests: [{ due: false }] },
    })
    t.same(await attempts(), [1, 0, 0], 'a request that is not due is not tried')
  },
)

t.test('the attempt of a failed or superseded request is not counted beforehand', async (t) => {
  const { db, inbox, state, accept, attempts, outcome, leaseOf } = await open(t)
  const [failed, newer] = [await accept(), await accept()]
  await state.storeFailure([failed], item.key, {
    direction: 'tracker->dd',
    status: 'Done',
    error: 'broken',
    delay: 0,
  })
  t.match(await state.takeItem(item.key)(randomUUID(), 0), { counted: null })

  const token = randomUUID()
  await inbox.finish([failed], null)
  t.match(await state.takeItem(item.key)(token, lasting), { counted: newer })
  t.equal(await state.storeWritten(item.key, outcome(newer), leaseOf(token)), 'released')
  await sql`
      update wstg_inbox set state = 'pending', due_at = now() where seq = ${failed}`.execute(db)
  t.match(await state.takeItem(item.key)(randomUUID(), lasting), {
    counted: null,
    work: { requests: [{ seq: failed }] },
  })
  t.same(await attempts(), [0, 1])
})

t.test('a holder that takes the item while an outcome is stored gets the new state', async (t) => {
  const { db, state, accept, attempts, outcome, leaseOf } = await open(t)
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows.length > 0
  }
  const seq = await accept()
  const token = randomUUID()
  await state.takeItem(item.key)(token, lasting)
  const coming = await db.transaction().execute(async (transaction) => {
    t.equal(
      await stateRepository(transaction).storeWritten(item.key, outcome(seq), leaseOf(token)),
      'released',
    )
    const taking = [state.takeItemOf(seq)(randomUUID(), lasting)]
    await eventually(waiting, 'the wait for the lease')
    return taking
  })
  const taken = await coming[0]
  t.match(taken, { counted: null, work: { item: { lastSeq: seq } } })
  t.same(taken?.work?.requests, [])
  t.same(await attempts(), [1])
})
