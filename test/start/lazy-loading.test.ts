import t from 'tap'
import type { HealthReport } from '../../src/platform/telemetry/health.ts'
import { until } from '../support/eventually.ts'
import { createDatabase } from '../support/postgres.ts'
import { endsWith, registerAt, startProcess, statusOf } from './process.ts'

/** Packages that few requests need. */
const rare = ['bullmq', 'ioredis', 'libpg-query', 'pdfmake', 'fontkit', '@zxcvbn-ts']

const packages = rare.map((name) => name.replace('/', '\\/')).join('|')

/** Prints each of these packages when it is loaded. */
const hook = `import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    const name = /node_modules\\/(${packages})\\//.exec(url)?.[1]
    if (name) process.stdout.write('{"loaded":"' + name + '"}\\n')
    return next(url, context)
  } })`

t.test('packages for rare calls are loaded with the first such call', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`
  const service = startProcess(t, 'api', { DATABASE_URL, NODE_OPTIONS })
  const loaded = () =>
    new Set(service.lines.map((line) => /"loaded":"([^"]+)"/.exec(line)?.[1]).filter(Boolean))
  const url = await service.ready()
  t.equal(await statusOf(`${url}/api/config`), 200)
  t.same([...loaded()], [])

  const operations = await service.operations()
  await Promise.all(
    ['/readyz', '/metrics', '/readyz'].map((path) =>
      until(`${path} answers`, async () => (await statusOf(operations + path)) === 200),
    ),
  )
  await until('the queue is up', async () => {
    const { dependencies } = (await (await fetch(`${operations}/readyz`)).json()) as HealthReport
    return dependencies.queue?.state === 'up'
  })
  t.ok(loaded().has('bullmq'), 'the queue has been asked')
  t.ok(await registerAt(url, 'ana'), 'the list of passwords, as the breach service is away')
  t.ok(loaded().has('@zxcvbn-ts'))
  service.child.kill('SIGTERM')
  await endsWith(t, service, 0)
})

t.test('a configured start loads no embedded server', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const embedded = new URL('../../embedded/', import.meta.url).href
  const seen = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (url.startsWith('${embedded}')) process.stdout.write(url + '\\n')
      return next(url, context)
    } })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(seen)}`
  const loaded = async (env: Record<string, string | undefined>) => {
    const service = startProcess(t, 'all', {
      DATABASE_URL,
      NODE_OPTIONS,
      JWT_SECRET_KEY: undefined,
      ...env,
    })
    await service.ready()
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
    return service.lines.filter((line) => line.startsWith('file:')).length
  }
  t.equal(await loaded({}), 0)
  t.not(await loaded({ FINDINGS_URL: undefined }), 0, 'the sandbox, in development')
})
