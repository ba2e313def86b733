/** A service that ends at once. The argument names the failing phase of the end and its fault. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { runService, type ShutdownPhase } from '../../src/start/service.ts'

const [fault] = process.argv.slice(2)
const error =
  fault === undefined
    ? new Error('Connection terminated by a bug')
    : Object.assign(new pg.DatabaseError('ended', 0, 'error'), { code: fault })
const throwing: ShutdownPhase = {
  name: 'throwing',
  async run() {
    setImmediate(() => {
      throw error
    })
    await delay(50)
  },
}
const hanging: ShutdownPhase = { name: 'hanging', run: () => new Promise(() => undefined) }
const last: ShutdownPhase = {
  name: 'last',
  run: async () => process.stdout.write('closed\n'),
}
await runService(async () => ({ phases: [fault === 'hang' ? hanging : throwing, last] }))
process.kill(process.pid, 'SIGTERM')
// Keeps the process running until the end begins.
await delay(60_000)
