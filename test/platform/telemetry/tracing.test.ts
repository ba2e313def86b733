import t, { type Test } from 'tap'
import { endsWith, startProcess, statusOf } from '../../start/process.ts'
import { startCollector } from '../../support/collector.ts'
import { eventually } from '../../support/eventually.ts'
import { readSamples } from '../../support/metrics.ts'
import { createDatabase } from '../../support/postgres.ts'
import { jwtSecret, password } from '../../support/service.ts'
import { type Process, startCluster } from '../../support/wstg-processes.ts'

const exportsOf = async (process: Process, outcome: 'success' | 'failure') => {
  const { msg } = await process.event('operations')
  const address = /127\.0\.0\.1:\d+/.exec(String(msg))?.[0]
  const { value } = readSamples(await (await fetch(`http://${address}/metrics`)).text())
  return value('trace_exports_total', { outcome }) ?? 0
}

/** Checks that the process ends in order, even if the last spans are lost. */
const endsInOrder = async (t: Test, { child, logs }: Process) => {
  child.kill('SIGTERM')
  await eventually(() => child.exitCode !== null || child.signalCode !== null, 'the end')
  t.equal(child.exitCode, 0, 'exit 0')
  const cutOff = logs().filter(({ msg }) => /cut off/.test(String(msg)))
  t.same(cutOff, [], 'no request was cut off')
}

t.test('one trace covers call, queue and tool; a lost collector affects no request', async (t) => {
  const collector = await startCollector(t)
  const cluster = await startCluster(t, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key-of-the-collector',
    OTEL_SERVICE_NAME: 'register-of-the-test',
    OTEL_EXPORTER_OTLP_TIMEOUT: '4000',
    SHUTDOWN_TIMEOUT_MS: '60000',
  })
  const [api, worker] = await Promise.all([cluster.startApi(), cluster.startWorker()])
  const sync = async (status: string, more: object = {}) => {
    const body = { wstg_id: 'WSTG-INFO-01', status, ...more }
    t.equal((await cluster.call(api, 'POST', '/api/wstg/sync', body)).status, 202)
    await cluster.settled()
  }
  /** Waits for a span with this name that has these values. */
  const spanOf = (name: string, values: Partial<(typeof collector.spans)[number]> = {}) =>
    eventually(
      () =>
        collector.spans.find(
          (span) =>
            span.name === name &&
            Object.entries(values).every(([key, value]) => Reflect.get(span, key) === value),
        ),
      `${name} ${JSON.stringify(values)}`,
    )

  await sync('Done', { notes: 'notas confidenciales', user: 'berta' })
  const call = await spanOf('POST /api/wstg/sync', { parentSpanId: '' })
  const { traceId } = call
  t.match(call, { kind: 2, failed: false, service: 'register-of-the-test' })
  t.match(call.attributes, {
    'http.request.method': 'POST',
    'http.route': '/api/wstg/sync',
    'http.response.status_code': 202,
    'register.operation': 'requestWstgSync',
  })
  const accepted = await spanOf('accept wstg-requests', { traceId, parentSpanId: call.spanId })
  const under = { traceId, parentSpanId: accepted.spanId }
  const processed = await spanOf('process wstg-requests', under)
  const created = await spanOf('POST /findings/', { traceId, parentSpanId: processed.spanId })
  t.same([accepted.kind, processed.kind, created.kind], [4, 5, 3], 'producer, consumer, client')
  t.match(processed.attributes, { 'wstg.kind': 'sync', 'wstg.attempt': 1 })
  t.match(created.attributes, { 'url.template': '/findings/' })
  await spanOf('insert wstg_items', { traceId })
  const sent = cluster.tool.requests.find(
    ({ method, url }) => method === 'POST' && url.includes('/findings/'),
  )
  t.equal(sent?.headers.traceparent, `00-${traceId}-${created.spanId}-01`, 'the tool gets it')
  const logged = api.logs().find(({ route }) => route === '/api/wstg/sync')
  t.equal(logged?.trace_id, traceId, 'the log names the trace')
  t.match(collector.headers[0], { url: '/v1/traces', 'x-collector-key': 'key-of-the-collector' })

  const given = { traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' }
  const get = async (path: string, traceparent: string) =>
    (await fetch(api.url + path, { headers: { traceparent } })).status
  const traceparent = `00-${given.traceId}-${given.parentSpanId}-01`
  t.equal(await get('/api/config?who=ana', traceparent), 200)
  t.equal(await get('/nowhere/ana', 'no trace context'), 404)
  await spanOf('GET /api/config', given)
  await spanOf('GET', { parentSpanId: '' })

  const delivery = { event: 'finding_status_changed', finding: { id: 1 } }
  cluster.tool.answer(() => ({ status: 500, body: 'el fallo confidencial' }))
  t.equal((await cluster.call(api, 'POST', '/api/wstg/webhook', delivery)).status, 202)
  const failed = await spanOf('GET /findings/{id}/', { failed: true })
  t.equal(failed.attributes['error.type'], 'server_error')
  cluster.tool.pass()
  await cluster.settled()

  const secrets = [password, jwtSecret, 'key-of-the-collector', 'a-key-of-the-tests', 'eyJ']
  const personal = ['administradora', 'confidencial', 'berta', 'ana', 'WSTG-INFO', '127.0.0.1']
  for (const word of [...secrets, ...personal, 'postgres://', 'clock_timestamp'])
    t.notOk(collector.text().includes(word), `nothing says ${word}`)
  t.ok(await exportsOf(api, 'success'))

  collector.fallSilent()
  const asked = collector.asked()
  await sync('In Progress')
  await eventually(() => collector.asked() > asked, 'an unanswered export')
  await sync('Done')
  await endsInOrder(t, worker)
  collector.close()
  const second = await cluster.startWorker()
  await sync('In Progress')
  await eventually(async () => (await exportsOf(api, 'failure')) > 0, 'an export that failed')
  await api.event('trace_export_failed')
  const failures = api.logs().filter(({ event }) => event === 'trace_export_failed')
  t.equal(failures.length, 1, 'one log line')
  await Promise.all([endsInOrder(t, api), endsInOrder(t, second)])
})

t.test("without a collector OpenTelemetry's SDK is not loaded", async (t) => {
  const collector = await startCollector(t)
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      const name = /@opentelemetry\\/(?!api)[a-z-]+/.exec(url)?.[0]
      if (name) process.stdout.write('{"loaded":"' + name + '"}\\n')
      return next(url, context)
    } })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`
  const DATABASE_URL = await createDatabase(t)
  const start = (env: Record<string, string>) =>
    startProcess(t, 'api', { DATABASE_URL, NODE_OPTIONS, ...env })
  const without = start({ OPS_HOST: '127.0.0.2' })
  const withCollector = start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await Promise.all([without.ready(), withCollector.ready()])
  const loaded = ({ lines }: { lines: readonly string[] }) =>
    lines.filter((line) => line.includes('"loaded"'))
  t.same(loaded(without), [])
  t.match(loaded(withCollector).join(), /sdk-trace/, 'the check detects loaded modules')

  const operations = await without.operations()
  t.match(operations, /^http:\/\/127\.0\.0\.2:\d+$/, 'OPS_HOST is where health and metrics are')
  t.equal(await statusOf(`${operations}/livez`), 200)
  for (const service of [without, withCollector]) {
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
  }
})
