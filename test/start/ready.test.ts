import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { eventually, until } from '../support/eventually.ts'
import { freePort } from '../support/machine.ts'
import { createDatabase } from '../support/postgres.ts'
import {
  endsWith,
  registerAt,
  scripts,
  startProcess,
  statusOf,
  temporaryFolder,
} from './process.ts'

for (const level of ['trace', 'silent']) {
  t.test(`at LOG_LEVEL ${level} it migrates, prints its address once, and serves`, async (t) => {
    const DATABASE_URL = await createDatabase(t, null)
    const service = startProcess(t, 'all', { DATABASE_URL, LOG_LEVEL: level })
    const url = await service.ready()
    t.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
    t.equal(await statusOf(`${url}/api/config`), 200)
    const told = service.lines.some((line) => line.includes('the first account that registers'))
    t.equal(told, level === 'trace', 'the administrator is still to come')
    t.ok(await registerAt(url, 'ana'), 'the schema has been made')
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
    t.equal(service.lines.filter((line) => line.includes('http://')).length, 1, 'no other')
    t.equal(service.errors(), '', 'standard error stays empty')
    for (const line of service.lines) {
      const { time, level: itsLevel, msg } = JSON.parse(line)
      t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      t.ok(itsLevel && msg, 'every line is JSON with a time, a level and a message')
    }
  })
}

t.test('the ready line has HOST; health is only on the port for operations', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'api', { DATABASE_URL, HOST: 'localhost' })
  const url = await service.ready()
  t.match(url, /^http:\/\/localhost:\d+$/)
  const operations = await service.operations()
  t.match(operations, /^http:\/\/127\.0\.0\.1:\d+$/)
  t.equal(await statusOf(`${operations}/livez`), 200)
  await until('it is ready', async () => (await statusOf(`${operations}/readyz`)) === 200)
  t.equal(await statusOf(`${url}/api/config`), 200)
  const counted = /^http_request_duration_seconds_count\{operation="getPublicConfig",.*\} 1$/m
  const metrics = await eventually(async () => {
    const text = await (await fetch(`${operations}/metrics`)).text()
    return counted.test(text) && text
  }, 'the call is counted')
  t.match(metrics, /^process_resident_memory_bytes \d+/m)
  const open = metrics.matchAll(/^database_pool_connections\{state="\w+"\} (\d+)$/gm)
  const connections = [...open].reduce((sum, [, count]) => sum + Number(count), 0)
  t.ok(connections >= 4, `${connections} connections: four are opened and kept`)
  for (const path of ['/livez', '/readyz', '/metrics', '/api/metrics'])
    t.equal(await statusOf(url + path), 404, path)
  t.equal((await fetch(`${operations}/api/config`)).status, 404)
})

for (const OPS_HOST of ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'])
  t.test(`the health check of a container asks OPS_HOST, ${OPS_HOST}`, async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const OPS_PORT = String(await freePort())
    const worker = startProcess(t, 'worker', { DATABASE_URL, OPS_HOST, OPS_PORT })
    await worker.line(/health and metrics are on/)
    const ask = (path: string, port: string) =>
      spawnSync('bash', ['deploy/health.sh', path], { env: { OPS_HOST, OPS_PORT: port } }).status
    await until('it is ready', async () => ask('readyz', OPS_PORT) === 0)
    t.not(ask('none', OPS_PORT), 0)
    t.not(ask('livez', String(await freePort())), 0)
  })

t.test('an old Node.js ends every program with the remedy', (t) => {
  const folder = temporaryFolder(t)
  const node = (version: string) =>
    writeFileSync(join(folder, 'node'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 })
  const run = () =>
    spawnSync('/bin/sh', ['deploy/node.sh', 'x'], { env: { PATH: folder }, encoding: 'utf8' })
  for (const version of ['v18.20.8', 'v20.20.2', 'v22.22.0', 'v23.6.0']) {
    node(version)
    const { status, stderr } = run()
    t.equal(status, 1, version)
    t.match(stderr, /^Node\.js v[\d.]+ is too old: run `npm rebuild`.*\n$/)
  }
  for (const version of ['v24.0.0', 'v26.1.0', 'v100.0.0']) {
    node(version)
    t.equal(run().status, 0, version)
  }
  t.end()
})

t.test('/readyz is 200 only when the API accepts connections', async (t) => {
  const port = await freePort()
  const service = startProcess(t, 'api', {
    DATABASE_URL: await createDatabase(t),
    PORT: String(port),
  })
  const readiness = `${await service.operations()}/readyz`
  await until('it is ready', async () => (await statusOf(readiness)) === 200)
  t.equal(await statusOf(`http://127.0.0.1:${port}/api/config`), 200)
})

t.test(
  'on a busy machine a start is ready before its first answer, and without alarms',
  async (t) => {
    // They end by themselves too.
    const loop = 'const end = Date.now() + 60_000; while (Date.now() < end);'
    const loops = Array.from({ length: 6 }, () => spawn(process.execPath, ['-e', loop]))
    const stopLoops = () => loops.map((child) => child.kill('SIGKILL'))
    t.teardown(stopLoops)
    const cwd = temporaryFolder(t)
    const [node, output] = [join(cwd, 'node'), join(cwd, 'output')]
    writeFileSync(node, `#!/bin/sh\nexec ${process.execPath} "$@" >${output}\n`, { mode: 0o755 })
    const PORT = String(await freePort())
    const env = { DATABASE_URL: await createDatabase(t, null), PORT }
    const { child, exited } = startProcess(t, 'all', env, cwd, { node, scripts })
    const lines = () => readFileSync(output, 'utf8').trim().split('\n')
    const written = await eventually(
      async () => (await statusOf(`http://127.0.0.1:${PORT}/api/config`)) === 200 && lines(),
      'the first answer',
      1,
    )
    const ready = `the API is ready at http://127.0.0.1:${PORT} `
    t.ok(
      written.some((line) => line.includes(ready)),
      'the ready line comes first',
    )
    await delay(5000)
    stopLoops()
    child.kill('SIGTERM')
    await exited
    const alarms = lines().filter((line) => /"level":"(warn|error)"/.test(line))
    t.same(
      alarms.filter((line) => !line.includes('database_outdated')),
      [],
      'nothing was out of reach',
    )
  },
)

t.test('a worker goes on without its port for operations, and serves no calls', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const OPS_PORT = new URL(await startProcess(t, 'api', { DATABASE_URL }).operations()).port
  const worker = startProcess(t, 'worker', { DATABASE_URL, OPS_PORT })
  await worker.line(/the worker is ready/)
  await worker.line(/"level":"warn".*health and metrics are not served: the port is taken/)
  t.notOk(
    worker.lines.some((line) => line.includes('the API is ready')),
    'it serves no calls',
  )
})
