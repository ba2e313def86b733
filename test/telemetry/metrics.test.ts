import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { startService as startFake } from '../accounts/fake-service.ts'
import { readSamples } from '../support/metrics.ts'
import { createDatabase } from '../support/postgres.ts'
import { outageTimeouts, password, startService } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { eventually, startBehindProxy } from '../support/wstg.ts'

const documentation = new URL('../../docs/operations.md', import.meta.url)

type Measured = { context: { metrics: { registry: { metrics: () => Promise<string> } } } }
const scrape = async ({ context }: Measured) =>
  readSamples(await context.metrics.registry.metrics())

type Samples = ReturnType<typeof readSamples>
/** Waits for a scrape, since a value is absent when its source takes more than a second. */
const scrapeUntil = (service: Measured, holds: (samples: Samples) => boolean) =>
  eventually(async () => {
    const samples = await scrape(service)
    return holds(samples) && samples
  }, 'the metrics')

/** The complaints of promtool about an exposition. */
const checkMetrics = (text: string) =>
  new Promise<string>((resolve) => {
    const child = execFile('promtool', ['check', 'metrics'], (error, stdout, stderr) =>
      resolve(error && stdout + stderr === '' ? String(error) : stdout + stderr),
    )
    child.stdin?.end(text)
  })

t.test('calls, refusals, checks and actions are counted', async (t) => {
  const verifier = await startFake(t, (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, action: 'register', score: 0.9 })),
  )
  const captcha = {
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET_KEY: 'secret',
    CAPTCHA_VERIFY_URL: verifier.url,
  }
  const ranges = await startFake(t, (_request, response) =>
    response.writeHead(200).end(`${'A'.repeat(35)}:1\n`),
  )
  const service = await startService(t, {
    env: { ...captcha, AUTH_RATE_LIMIT_MAX: '3', BREACH_API_URL: ranges.url },
  })
  const before = await scrape(service)
  t.equal(
    before.value('audited_actions_total', { action: 'login', outcome: 'failure' }),
    0,
    'counters start at 0',
  )
  t.equal(before.value('register_build_info', { version: '1.0.0' }), 1)

  const send = (path: string, body: object) => service.request('POST', path, { body })
  const good = { username: 'ana', password, captcha_token: 'token' }
  t.equal((await send('/api/auth/register', good)).status, 201)
  await ranges.close()
  t.equal((await send('/api/auth/register', { ...good, username: 'berta' })).status, 201)
  t.equal(
    (await send('/api/auth/login', { ...good, captcha_token: undefined })).status,
    400,
    'no captcha',
  )
  t.equal((await send('/api/auth/login', good)).status, 400, 'a captcha of another action')
  await verifier.close()
  t.equal((await send('/api/auth/login', good)).status, 400, 'no verifier')
  for (const _ of [1, 2]) t.equal((await send('/api/auth/login', good)).status, 429)
  t.equal((await service.request('GET', '/api/user')).status, 401)
  t.equal((await service.request('GET', '/nowhere/ana')).status, 404)

  const { value, samples } = await scrape(service)
  const count = (operation: string, status: string) =>
    value('http_request_duration_seconds_count', { operation, status })
  t.same([count('registerAccount', '201'), count('login', '400'), count('login', '429')], [2, 3, 2])
  t.same([count('getProfile', '401'), count('none', '404')], [1, 1])
  t.equal(
    value('http_request_duration_seconds_bucket', {
      operation: 'login',
      status: '429',
      le: '+Inf',
    }),
    2,
  )
  t.equal(value('rate_limited_requests_total', { operation: 'login' }), 2)
  t.equal(value('rate_limited_requests_total', { operation: 'registerAccount' }), 0)
  const checks = (outcome: string) => value('breach_checks_total', { outcome })
  t.same([checks('clear'), checks('breached'), checks('failed')], [1, 0, 1])
  const captchas = (outcome: string) => value('captcha_verifications_total', { outcome })
  t.same([captchas('passed'), captchas('rejected'), captchas('failed')], [2, 2, 1])
  t.equal(value('audited_actions_total', { action: 'registration', outcome: 'success' }), 2)
  t.equal(value('audited_actions_total', { action: 'login', outcome: 'failure' }), 2)
  t.equal(value('audited_actions_total', { action: 'login', outcome: 'unavailable' }), 1)
  t.equal(value('dependency_up', { dependency: 'breach_service' }), 0)
  t.not(value('nodejs_eventloop_lag_p99_seconds'), undefined)
  t.ok(value('process_resident_memory_bytes'))

  t.notMatch(
    JSON.stringify(samples),
    /ana|berta|nowhere/,
    'no metric has a username or an unknown path',
  )
  const series = samples.filter(({ name }) => !/^(nodejs|process)_/.test(name))
  for (let index = 0; index < 50; index++)
    await service.request('GET', `/nowhere/${index}?x=${index}`)
  const after = (await scrape(service)).samples.filter(
    ({ name }) => !/^(nodejs|process)_/.test(name),
  )
  t.equal(after.length, series.length, 'unknown addresses make no new series')
})

t.test('the backlog, the queue, the tool and the reports are counted', async (t) => {
  const service = await startBehindProxy(t)
  const { admin, tool, sync, settled, context } = service
  t.equal((await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })).status, 202)
  await settled()
  const first = await scrapeUntil(
    service,
    ({ value }) => value('wstg_backlog_up') === 1 && value('wstg_queue_up') === 1,
  )
  t.equal(first.value('wstg_requests_processed_total', { kind: 'sync', outcome: 'done' }), 1)
  t.ok(
    first.value('findings_tool_request_duration_seconds_count', {
      operation: 'POST /findings/',
      outcome: 'success',
    }),
  )
  t.equal(first.value('wstg_requests', { state: 'waiting' }), 0)
  t.equal(first.value('wstg_oldest_request_age_seconds'), 0)
  t.not(first.value('wstg_queue_jobs', { state: 'active' }), undefined)
  t.equal(
    first.value('wstg_periodic_sync_last_success_timestamp_seconds'),
    undefined,
    'no success so far',
  )
  t.equal(first.value('wstg_periodic_sync_interval_seconds'), 300)
  t.equal(first.value('database_pool_max_connections'), 10)
  t.ok((first.value('database_pool_connections') ?? 0) > 0)

  tool.answer(() => ({ status: 500 }))
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
  const retrying = await scrapeUntil(
    service,
    ({ value }) => value('wstg_requests', { state: 'retrying' }) === 1,
  )
  t.ok((retrying.value('wstg_oldest_request_age_seconds') ?? 0) > 0)
  t.ok(
    (retrying.value('wstg_requests_processed_total', { kind: 'sync', outcome: 'retrying' }) ?? 0) >
      0,
  )
  t.ok(
    retrying.value('findings_tool_request_duration_seconds_count', {
      operation: 'GET /findings/',
      outcome: 'server_error',
    }),
  )
  t.equal(retrying.value('dependency_up', { dependency: 'findings_tool' }), 0)

  const operations = new Set(
    retrying.samples
      .filter(({ name }) => name === 'findings_tool_request_duration_seconds_count')
      .map(({ labels }) => labels.operation),
  )
  for (const operation of operations) t.notMatch(operation, /\d|WSTG/i, 'no identifier in a label')

  tool.pass()
  const task = { name: 'wstg-synchronisation', interval: 300_000, run: async () => undefined }
  await context.schedule.runNow(task, new AbortController().signal)
  await service.sql(`update scheduled_tasks set last_succeeded_at = to_timestamp(1000)`)
  const failing = { ...task, run: async () => Promise.reject(new Error('the fault of the test')) }
  await t.rejects(context.schedule.runNow(failing, new AbortController().signal))
  const report = await service.request('GET', '/api/findings-manager/generate-pdf', {
    token: admin.token,
  })
  t.equal(report.status, 200)
  t.equal(
    (await service.request('GET', '/api/findings-manager/export-dump', { token: admin.token }))
      .status,
    500,
  )
  const last = await scrapeUntil(service, ({ value }) => value('wstg_periodic_sync_failed') === 1)
  t.equal(
    last.value('wstg_periodic_sync_last_success_timestamp_seconds'),
    1000,
    'a failure does not move it',
  )
  t.equal(last.value('audited_actions_total', { action: 'report', outcome: 'success' }), 1)
  t.equal(last.value('audited_actions_total', { action: 'export', outcome: 'failure' }), 1)

  const text = await context.metrics.registry.metrics()
  const complaints = (await checkMetrics(text))
    .split('\n')
    .filter((line) => line !== '' && !/^(nodejs|process)_/.test(line))
  t.same(complaints, [], 'promtool finds nothing wrong')

  const documented = [...(await readFile(documentation, 'utf8')).matchAll(/^\| `([a-z_]+)`/gm)].map(
    ([, name]) => name,
  )
  const exported = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '')
  const own = exported.filter((name) => !/^(nodejs|process)_/.test(name))
  t.same(
    documented.toSorted(),
    own.toSorted(),
    'docs/operations.md names every metric, and no other',
  )
})

t.test(
  'without the database its metrics are absent instead of stale, and the others stay',
  async (t) => {
    const proxy = await startTcpProxy(t, await createDatabase(t))
    const service = await startService(t, { databaseUrl: proxy.url, env: outageTimeouts })
    service.context.health.noteCall('schema', true)
    const isUp = ({ value }: Samples, state: 0 | 1) =>
      value('wstg_backlog_up') === state &&
      value('dependency_up', { dependency: 'database' }) === state &&
      value('register_ready') === state
    await scrapeUntil(service, (samples) => isUp(samples, 1))
    await proxy.setMode('black hole')
    const away = await scrapeUntil(
      service,
      (samples) => isUp(samples, 0) && samples.value('wstg_queue_up') === 0,
    )
    t.equal(away.value('wstg_requests', { state: 'waiting' }), undefined)
    t.equal(away.value('wstg_oldest_request_age_seconds'), undefined)
    t.equal(away.value('wstg_queue_jobs', { state: 'waiting' }), undefined)
    t.equal(away.value('audited_actions_total', { action: 'login', outcome: 'success' }), 0)
    await proxy.setMode('pass')
    await scrapeUntil(service, (samples) => isUp(samples, 1))
  },
)
