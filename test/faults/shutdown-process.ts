/** A service that ends at once. The argument names the failing phase of the end and its fault. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { runService } from '../../src/start/service.ts'

const [fault] = process.argv.slice(2)
const error =
  fault === undefined
    ? new Error('Connection terminated by a bug')
    : Object.assign(new pg.DatabaseError('ended', 0, 'error'), { code: fault })
const throwLater = async () => {
  setImmediate(() => {
    throw error
  })
  await delay(50)
}
await runService(async ({ onEnd }) => {
  onEnd('last', async () => process.stdout.write('closed\n'))
  if (fault === 'hang') onEnd('hanging', () => new Promise(() => undefined))
  else onEnd('throwing', throwLater)
})
process.kill(process.pid, 'SIGTERM')
// Keeps the process running until the end begins.
await delay(60_000)
