/** A service that an error without a listener overtakes while it ends; the first argument is the error's SQL state, if any. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { runService } from '../../src/start/service.ts'

const [code] = process.argv.slice(2)
const error =
  code === undefined
    ? new Error('Connection terminated by a bug')
    : Object.assign(new pg.DatabaseError('ended', 0, 'error'), { code })
await runService(async () => ({
  phases: [
    {
      name: 'test',
      async run() {
        setImmediate(() => {
          throw error
        })
        await delay(50)
        process.stdout.write('closed\n')
      },
    },
  ],
}))
process.kill(process.pid, 'SIGTERM')
// Something has to keep it going until then.
await delay(60_000)
