/** Given a queue on Postgres, when its connections are ended, then the process continues. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createQueue } from '../../src/platform/queue/queue.ts'
import { silentLog } from '../support/environment.ts'
import { connect, createDatabase } from '../support/postgres.ts'

t.test(
  'terminated connections of the queue do not end the process, also during its start',
  async (t) => {
    const databaseUrl = await createDatabase(t)
    const superuser = await connect(t, databaseUrl)
    let ended = 0
    const endAll = async () => {
      const { rowCount } = await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'weight-bmi-register-queue'`,
      )
      ended += rowCount ?? 0
    }
    for (let round = 0; round < 5; round += 1) {
      const queue = createQueue({ databaseUrl, redisUrl: undefined, log: silentLog })
      queue.add([round + 1], 'sync')
      const worker = queue.work(async () => undefined, 2)
      while (ended <= round) await endAll()
      await Promise.all([worker.close(), endAll()])
      await queue.close()
    }
    // An uncaught error would have ended the test by now.
    await delay(50)
    t.ok(ended >= 5, `${ended} connections were ended`)
  },
)
