import t from 'tap'
import { recordRepository } from '../../../src/checklist/defectdojo/record-repository.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase, open } from '../../support/postgres.ts'

t.test(
  'one process creates records, until it gives the right back or its time is over',
  async (t) => {
    const url = await createDatabase(t)
    const [a, b] = [recordRepository(open(t, url)), recordRepository(open(t, url))]
    const taken = await Promise.all([a, b, a, b].map((records) => records.takeCreation(60_000)))
    t.equal(taken.filter(Boolean).length, 1)
    const [holder, other] = taken[0] || taken[2] ? [a, b] : [b, a]
    await other.holdCreation(0)
    t.notOk(await other.takeCreation(60_000), "another's is not given back")
    await holder.holdCreation(0)
    t.ok(await other.takeCreation(300))
    await eventually(() => holder.takeCreation(60_000), 'the end of its time')
    await other.holdCreation(0)
    t.notOk(await other.takeCreation(60_000))
  },
)
