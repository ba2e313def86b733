import { join } from 'node:path'
import t from 'tap'
import { processesIn, signalAll } from '../embedded/support.ts'
import { until } from '../support/eventually.ts'
import { checkedFetch } from '../support/http.ts'
import {
  endsWith,
  failsWith,
  registerAt,
  startProcess,
  statusOf,
  temporaryFolder,
} from './process.ts'

/** Like a new machine: no configuration, and a sandbox as the findings tool. */
const sandbox = { FINDINGS_URL: undefined, FINDINGS_API_TOKEN: undefined }

t.test('without DATABASE_URL each instance keeps its own database in its DATA_DIR', async (t) => {
  const folder = temporaryFolder(t)
  t.teardown(async () => {
    signalAll(folder, 'SIGKILL')
    await until('all servers are gone', () => processesIn(folder).length === 0)
  })
  const start = (name: string) =>
    startProcess(t, 'all', { DATA_DIR: join(folder, name), ...sandbox }, folder)
  const first = start('one')
  const second = start('two')
  const [url, otherUrl] = await Promise.all([first.ready(), second.ready()])
  const portOf = async (service: typeof first) =>
    JSON.parse(await service.line(/findings_sandbox/)).port
  const sandboxPort = await portOf(first)
  t.not(url, otherUrl)
  const token = await registerAt(url, 'ana')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  t.equal(
    await statusOf(`${url}/api/weight`, { method: 'POST', headers, body: '{"peso_kg":70}' }),
    201,
  )
  const state = await checkedFetch(`${url}/api/wstg/synchronise`, { headers })
  t.match(await state.json(), { keeps_equivalent_status: true, sandbox: true })
  t.match(await (await checkedFetch(url)).text(), '<meta name="tool" content="Sandbox">')
  await t.resolves(registerAt(otherUrl, 'ana'), 'the name is free in the other instance')

  const intruder = start('one')
  await failsWith(t, intruder, /one\/postgres is in use by process \d+; .*DATA_DIR/)
  t.equal(await statusOf(`${url}/api/config`), 200, 'the first instance still serves')

  first.child.kill('SIGKILL')
  t.same(await first.exited, { code: null, signal: 'SIGKILL' })
  await until('its database server has ended', () => processesIn(join(folder, 'one')).length === 0)
  const again = start('one')
  const newUrl = await again.ready()
  t.equal(await portOf(again), sandboxPort, 'links to findings of the sandbox last')
  const history = await checkedFetch(`${newUrl}/api/weights`, { headers })
  t.match(await history.json(), { weights: [{ peso_kg: 70 }] }, 'with the token from before')

  again.child.kill('SIGTERM')
  await endsWith(t, again, 0)
  signalAll(join(folder, 'two'), 'SIGKILL')
  await endsWith(t, second, 1)
  const reason = JSON.parse(await second.line(/"fatal"/))
  t.match(reason, { msg: /the embedded PostgreSQL in .*two\/postgres has ended/ })
  await until('nothing is left running', () => processesIn(folder).length === 0)
})

t.test('an API and a worker started separately share one embedded database', async (t) => {
  const folder = temporaryFolder(t)
  t.teardown(() =>
    until('all servers are gone', () => processesIn(join(folder, 'data')).length === 0),
  )
  const env = { DATA_DIR: join(folder, 'data') }
  const api = startProcess(t, 'api', env, folder)
  const worker = startProcess(t, 'worker', env, folder)
  await Promise.all([api.ready(), worker.line(/the worker is ready/)])
  const readiness = `${await worker.operations()}/readyz`
  await until('the worker is ready', async () => (await statusOf(readiness)) === 200)
  t.ok(await registerAt(await api.ready(), 'ana'))
  for (const { child } of [api, worker]) child.kill('SIGTERM')
  for (const service of [api, worker]) await endsWith(t, service, 0)
})
