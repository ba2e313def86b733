import t from 'tap'
import { endsWith, startProcess, statusOf } from '../start/process.ts'
import { startCollector } from '../support/collector.ts'
import { readSamples } from '../support/metrics.ts'
import { createDatabase } from '../support/postgres.ts'
import { jwtSecret, password } from '../support/service.ts'
import { eventually } from '../support/wstg.ts'
import { type Process, startCluster } from '../support/wstg-processes.ts'

const exportsOf = async (process: Process) => {
  const { msg } = await process.event('operations')
  const address = /127\.0\.0\.1:\d+/.exec(String(msg))?.[0]
  const { value } = readSamples(await (await fetch(`http://${address}/metrics`)).text())
  return {
    success: value('trace_exports_total', { outcome: 'success' }),
    failure: value('trace_exports_total', { outcome: 'failure' }) ?? 0,
  }
}

/** Checks that the process ends in order, also if the last spans are lost. */
const endsInOrder = async (t: Parameters<typeof startCluster>[0], process: Process) => {
  process.child.kill('SIGTERM')
  await eventually(
    () => process.child.exitCode !== null || process.child.signalCode !== null,
    'the end',
  )
  t.equal(process.child.exitCode, 0, 'exit 0')
  t.notOk(
    process.logs().some(({ msg }) => /cut off/.test(String(msg))),
    'no request was cut off',
  )
}

t.test(
  'one trace covers call, queue and tool; an absent collector affects no request',
  async (t) => {
    const collector = await startCollector(t)
    const cluster = await startCluster(t, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key-of-the-collector',
      OTEL_SERVICE_NAME: 'register-of-the-test',
      OTEL_EXPORTER_OTLP_TIMEOUT: '4000',
      SHUTDOWN_TIMEOUT_MS: '60000',
    })
    const [api, worker] = await Promise.all([cluster.startApi(), cluster.startWorker()])
    const body = {
      wstg_id: 'WSTG-INFO-01',
      status: 'Done',
      notes: 'notas confidenciales',
      user: 'berta',
    }
    t.equal((await cluster.call(api, 'POST', '/api/wstg/sync', body)).status, 202)
    await cluster.settled()

    const named = (name: string) => collector.spans.find((span) => span.name === name)
    const call = await eventually(() => named('POST /api/wstg/sync'), 'the span of the call')
    const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === call.traceId)
    const inTrace = (name: string) =>
      eventually(() => ofTrace().find((span) => span.name === name), `${name} in the trace`)
    const accepted = await inTrace('accept wstg-requests')
    const processed = await inTrace('process wstg-requests')
    const created = await inTrace('POST /findings/')
    t.match(call, { parentSpanId: '', kind: 2, failed: false, service: 'register-of-the-test' })
    t.match(call.attributes, {
      'http.request.method': 'POST',
      'http.route': '/api/wstg/sync',
      'http.response.status_code': 202,
      'register.operation': 'requestWstgSync',
    })
    t.match(accepted, { parentSpanId: call.spanId, kind: 4 })
    t.match(processed, {
      parentSpanId: accepted.spanId,
      kind: 5,
      attributes: { 'wstg.kind': 'sync', 'wstg.attempt': 1 },
    })
    t.match(created, {
      parentSpanId: processed.spanId,
      kind: 3,
      attributes: { 'url.template': '/findings/' },
    })
    await inTrace('insert wstg_items')
    const sent = cluster.tool.requests.find(
      ({ method, url }) => method === 'POST' && url.includes('/findings/'),
    )
    t.equal(
      sent?.headers.traceparent,
      `00-${call.traceId}-${created.spanId}-01`,
      'the tool gets the trace',
    )
    t.equal(
      api.logs().find(({ route }) => route === '/api/wstg/sync')?.trace_id,
      call.traceId,
      'the log names the trace',
    )
    t.match(collector.headers[0], { url: '/v1/traces', 'x-collector-key': 'key-of-the-collector' })

    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    t.equal((await fetch(`${api.url}/api/config?who=ana`, { headers })).status, 200)
    t.equal(
      (await fetch(`${api.url}/nowhere/ana`, { headers: { traceparent: 'no trace context' } }))
        .status,
      404,
    )
    const continued = await eventually(
      () => collector.spans.find((span) => span.traceId === traceId),
      'the caller’s trace',
    )
    t.match(continued, { name: 'GET /api/config', parentSpanId: 'b7ad6b7169203331' })
    await eventually(() => named('GET'), 'a call of no route')

    const deliveries = { event: 'finding_status_changed', finding: { id: 1 } }
    cluster.tool.answer(() => ({ status: 500, body: 'el fallo confidencial' }))
    t.equal((await cluster.call(api, 'POST', '/api/wstg/webhook', deliveries)).status, 202)
    const failed = await eventually(
      () => collector.spans.find((span) => span.name === 'GET /findings/{id}/' && span.failed),
      'a failed call of the tool',
    )
    t.equal(failed.attributes['error.type'], 'server_error')
    cluster.tool.pass()
    await cluster.settled()

    const secrets = [
      password,
      jwtSecret,
      'key-of-the-collector',
      'a-key-of-the-tests',
      'administradora',
      'confidencial',
    ]
    const personal = [
      'berta',
      'ana',
      'WSTG-INFO',
      '127.0.0.1',
      'postgres://',
      'clock_timestamp',
      'eyJ',
    ]
    for (const word of [...secrets, ...personal])
      t.notOk(collector.text().includes(word), `nothing says ${word}`)
    t.ok((await exportsOf(api)).success)

    collector.fallSilent()
    const works = async (status: string) => {
      const answer = await cluster.call(api, 'POST', '/api/wstg/sync', {
        wstg_id: 'WSTG-INFO-01',
        status,
      })
      t.equal(answer.status, 202)
      await cluster.settled()
    }
    const asked = collector.asked()
    await works('In Progress')
    await eventually(() => collector.asked() > asked, 'an unanswered export')
    await works('Done')
    await endsInOrder(t, worker)
    collector.close()
    const second = await cluster.startWorker()
    await works('In Progress')
    await eventually(async () => (await exportsOf(api)).failure > 0, 'an export that failed')
    await api.event('trace_export_failed')
    t.equal(
      api.logs().filter(({ event }) => event === 'trace_export_failed').length,
      1,
      'one log line',
    )
    await Promise.all([endsInOrder(t, api), endsInOrder(t, second)])
  },
)

t.test('without a collector no module of OpenTelemetry is loaded', async (t) => {
  const collector = await startCollector(t)
  // prom-client loads the API package, which contains mostly types.
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
  t.ok(
    loaded(withCollector).some((line) => line.includes('sdk-trace')),
    'the check detects loaded modules',
  )

  const operations = await without.operations()
  t.match(operations, /^http:\/\/127\.0\.0\.2:\d+$/, 'OPS_HOST is where health and metrics are')
  await eventually(async () => (await statusOf(`${operations}/readyz`)) === 200, 'readiness')
  for (const service of [without, withCollector]) {
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
  }
})
