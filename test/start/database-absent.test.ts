import t from 'tap'
import { createDatabase } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { endsWith, registerAt, startProcess, statusOf, until } from './process.ts'

t.test('with the database away at the start it serves what it can, and everything when it comes', async (t) => {
  const proxy = await startTcpProxy(t, await createDatabase(t, null))
  await proxy.setMode('refuse')
  const service = startProcess(t, 'all', { DATABASE_URL: proxy.url })
  const url = await service.ready()
  const operations = await service.operations()
  t.equal(await statusOf(`${url}/api/config`), 200)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'ana', password: 'correcto caballo batería grapa' })
  const refused = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  t.equal(refused.status, 503)
  t.match(refused.headers.get('retry-after'), /^\d+$/)
  t.match(await refused.json(), { error: String })
  t.equal(await statusOf(`${operations}/readyz`), 503)
  t.equal(await statusOf(`${operations}/livez`), 200)
  t.equal(service.child.exitCode, null, 'the process lives')

  await proxy.setMode('pass')
  await until('it is ready', async () => (await statusOf(`${operations}/readyz`)) === 200)
  t.ok(await registerAt(url, 'ana'), 'also the schema has been made')
  await proxy.setMode('refuse')
  t.equal(await statusOf(`${operations}/readyz`), 503, 'readiness follows the database')
  service.child.kill('SIGTERM')
  await endsWith(t, service, 0)
})
