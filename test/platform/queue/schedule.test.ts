import t from 'tap'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createLeases } from '../../../src/platform/queue/leases.ts'
import { createSchedule } from '../../../src/platform/queue/schedule.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'

const hour = 3_600_000

t.test('a requested task starts at once, even during a long one, and runs once', async (t) => {
  const db = openDatabase(await createDatabase(t), silentLog)
  t.teardown(() => db.destroy())
  const schedule = createSchedule(db, createLeases(db, silentLog), silentLog)
  const end = Promise.withResolvers<void>()
  const started: string[] = []
  const run = (name: string, ended: Promise<void>) => ({
    name,
    interval: hour,
    async run() {
      started.push(name)
      await ended
      return undefined
    },
  })
  const working = schedule.start([run('long', end.promise), run('short', Promise.resolve())])
  await eventually(async () => {
    const rows = await db.selectFrom('scheduled_tasks').select('name').execute()
    return rows.length === 2
  })
  t.same(started, [], 'the first runs come after the interval')
  for (const name of ['long', 'short']) {
    await schedule.request(name)
    await eventually(() => started.includes(name))
  }
  end.resolve()
  await working.stop()
  t.same(started, ['long', 'short'])
})
