/** A service that ends at once. The argument is the fault of a phase of the end. */
import { setTimeout as delay } from 'node:timers/promises'
import { runService } from '../../src/start/service.ts'

const [fault] = process.argv.slice(2)
const throwLater = async () => {
  setImmediate(() => {
    throw new Error('the fault of the test')
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
