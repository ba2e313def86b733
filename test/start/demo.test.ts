/** `make demo`: the service with examples, in a folder of its own. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createClient } from '../../generated/client/index.js'
import { processesIn } from '../embedded/support.ts'
import { until } from '../support/eventually.ts'
import { freePort } from '../support/machine.ts'
import {
  endsWith,
  failsWith,
  type ServiceProcess,
  startProcess,
  temporaryFolder,
} from './process.ts'

const script = '../../embedded/start-demo'

const accountsOf = async (service: ServiceProcess) => {
  const line = await service.line(/the API is ready/)
  return new Map(
    [...line.matchAll(/(\w+) ([\w-]{16}) \(/g)].map(([, name, secret]) => [name, secret ?? '']),
  )
}

t.test('it begins anew until it is filled, and then keeps its content', async (t) => {
  const folder = temporaryFolder(t)
  t.teardown(() => until('all servers are gone', () => processesIn(folder).length === 0))
  const settings = {
    ...{ PORT: String(await freePort()), HOST: '0.0.0.0', REGISTRATION: 'closed' },
    ...{ DATA_DIR: join(folder, 'genuine'), DATABASE_URL: 'postgres://127.0.0.1:9/genuine' },
  }
  const start = () => startProcess(t, script, settings, folder)
  const cutOff = start()
  await cutOff.line(/filling the service/)
  cutOff.child.kill('SIGKILL')
  await cutOff.exited

  const first = start()
  const baseUrl = await first.ready()
  t.equal(baseUrl, `http://127.0.0.1:${settings.PORT}`)
  const accounts = await accountsOf(first)
  t.same([...accounts.keys()], ['admin', 'lucia', 'marta'])
  const file = join(folder, 'var-demo/accounts')
  t.equal(statSync(file).mode & 0o777, 0o600)
  t.match(readFileSync(file, 'utf8'), accounts.get('admin'))
  const clientOf = async (username: string) => {
    const client = createClient({ baseUrl })
    await client.login({ body: { username, password: accounts.get(username) ?? '' } })
    return client
  }
  const [admin, tester, person] = [
    await clientOf('admin'),
    await clientOf('lucia'),
    await clientOf('marta'),
  ]
  t.equal(admin.session.account?.role, 'admin')
  const { weights } = await person.listWeights()
  t.equal(weights.length, 183)
  t.match(await person.getSettings(), { time_zone: 'Europe/Madrid', goal_kg: 65 })
  t.match(await person.listKeys(), { keys: [{ name: 'Bathroom scale', last_used_at: String }] })
  const { items, open } = await tester.checkGate()
  t.equal(items, 97)
  const reasons = new Set(open.map(({ reason }) => reason))
  for (const reason of [
    ...(['open_finding', 'request_failed', 'unassigned_finding'] as const),
    ...(['blocked', 'in_progress', 'not_started'] as const),
  ])
    t.ok(reasons.has(reason), reason)
  t.match(await tester.getWstgStatus(), { total_items: 97, conflicts: 1 })
  t.match(await tester.getSynchronisation(), { failed: 1, unassigned: 1, sandbox: true })

  first.child.kill('SIGTERM')
  await endsWith(t, first, 0)
  const second = start()
  t.same(await accountsOf(second), accounts)
  t.notOk(second.lines.some((line) => line.includes('filling')))
  second.child.kill('SIGTERM')
  await endsWith(t, second, 0)
})

t.test('production has no demo', async (t) => {
  const line = 'NODE_ENV: production has no demo\n'
  await failsWith(t, startProcess(t, script, { NODE_ENV: 'production' }), line)
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, '.env'), 'NODE_ENV=production\n')
  await failsWith(t, startProcess(t, script, { NODE_ENV: undefined }, folder), line)
})
