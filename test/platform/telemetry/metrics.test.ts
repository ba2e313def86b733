import { execFile } from 'node:child_process'
import t from 'tap'
import { startBackgroundWork } from '../../../src/start/background.ts'
import { startService as startFake } from '../../people/accounts/fake-service.ts'
import { need } from '../../programs.ts'
import { eventually } from '../../support/eventually.ts'
import { readSamples } from '../../support/metrics.ts'
import { password, startService, type TestService } from '../../support/service.ts'
import { startBehindProxy } from '../../support/wstg.ts'

need('promtool')

type Samples = ReturnType<typeof readSamples>
type Measured = Pick<TestService, 'context'>

const expose = ({ context }: Measured) => context.metrics.registry.metrics()
const scrape = async (service: Measured) => readSamples(await expose(service))
/** Waits for a scrape, since a value is absent when its source takes more than a second. */
const scrapeUntil = (service: Measured, holds: (samples: Samples) => boolean) =>
  eventually(async () => {
    const samples = await scrape(service)
    return holds(samples) && samples
  }, 'the metrics')

const isOwn = (name: string) => !/^(nodejs|process)_/.test(name)

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
  const ranges = await startFake(t, (_request, response) =>
    response.writeHead(200).end(`${'A'.repeat(35)}:1\n`),
  )
  const service = await startService(t, {
    env: {
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET_KEY: 'secret',
      CAPTCHA_VERIFY_URL: verifier.url,
      BREACH_API_URL: ranges.url,
      AUTH_RATE_LIMIT_MAX: '3',
    },
  })
  const before = await scrape(service)
  const failedLogins = { action: 'login', outcome: 'failure' }
  t.equal(before.value('audited_actions_total', failedLogins), 0, 'counters start at 0')
  t.equal(before.value('register_build_info', { version: '1.0.0' }), 1)

  const send = async (path: string, changes: object = {}) => {
    const body = { username: 'ana', password, captcha_token: 'token', ...changes }
    return (await service.request('POST', path, { body })).status
  }
  t.equal(await send('/api/auth/register'), 201)
  await ranges.close()
  t.equal(await send('/api/auth/register', { username: 'berta' }), 201)
  t.equal(await send('/api/auth/login', { captcha_token: undefined }), 400, 'no captcha')
  t.equal(await send('/api/auth/login'), 400, 'a captcha of another action')
  await verifier.close()
  t.equal(await send('/api/auth/login'), 400, 'no verifier')
  for (const _ of [1, 2]) t.equal(await send('/api/auth/login'), 429)
  t.equal((await service.request('GET', '/api/user')).status, 401)
  t.equal((await service.request('GET', '/nowhere/ana')).status, 404)

  const { value, samples } = await scrape(service)
  const expected: [name: string, ...counts: [labels: Record<string, string>, count: number][]][] = [
    [
      'http_request_duration_seconds_count',
      [{ operation: 'registerAccount', status: '201' }, 2],
      [{ operation: 'login', status: '400' }, 3],
      [{ operation: 'login', status: '429' }, 2],
      [{ operation: 'getProfile', status: '401' }, 1],
      [{ operation: 'none', status: '404' }, 1],
    ],
    [
      'http_request_duration_seconds_bucket',
      [{ operation: 'login', status: '429', le: '+Inf' }, 2],
    ],
    [
      'rate_limited_requests_total',
      [{ operation: 'login' }, 2],
      [{ operation: 'registerAccount' }, 0],
      [{ operation: 'changePassword' }, 0],
    ],
    [
      'breach_checks_total',
      [{ outcome: 'clear' }, 1],
      [{ outcome: 'breached' }, 0],
      [{ outcome: 'failed' }, 1],
    ],
    [
      'captcha_verifications_total',
      [{ outcome: 'passed' }, 2],
      [{ outcome: 'rejected' }, 2],
      [{ outcome: 'failed' }, 1],
    ],
    [
      'audited_actions_total',
      [{ action: 'registration', outcome: 'success' }, 2],
      [failedLogins, 2],
      [{ action: 'login', outcome: 'unavailable' }, 1],
    ],
    ['dependency_up', [{ dependency: 'breach_service' }, 0]],
  ]
  for (const [name, ...counts] of expected)
    for (const [labels, count] of counts)
      t.equal(value(name, labels), count, `${name} ${JSON.stringify(labels)}`)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    t.not(value(name), undefined, name)

  t.notMatch(JSON.stringify(samples), /ana|berta|nowhere/, 'no username, no unknown path')
  for (let index = 0; index < 50; index++)
    await service.request('GET', `/nowhere/${index}?x=${index}`)
  const series = ({ samples }: Samples) => samples.filter(({ name }) => isOwn(name)).length
  t.equal(series(await scrape(service)), series({ samples, value }), 'no series for any address')
})

t.test('without a findings tool no run is scheduled, and none is waited for', async (t) => {
  const service = await startService(t)
  await service.sql(`insert into scheduled_tasks (name, last_error)
    values ('wstg-synchronisation', 'of an earlier start')`)
  t.teardown(startBackgroundWork(service.context))
  const { runs } = service.context
  await eventually(async () => (await runs.next('purge_requests')) !== null)
  t.equal(await runs.next('wstg-synchronisation'), null)
  const { samples } = await scrapeUntil(service, ({ value }) => value('wstg_backlog_up') === 1)
  const ofRuns = samples.filter(({ name }) => name.startsWith('wstg_periodic_sync'))
  t.same(ofRuns, [])
})

t.test('the backlog, the queue, the tool and the reports are counted', async (t) => {
  const service = await startBehindProxy(t)
  const { admin, tool, sync, settled, context } = service
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })
  await settled()
  const first = await scrapeUntil(
    service,
    ({ value }) => value('wstg_backlog_up') === 1 && value('wstg_queue_up') === 1,
  )
  const lastSuccess = 'wstg_periodic_sync_last_success_timestamp_seconds'
  const toolCalls = 'findings_tool_request_duration_seconds_count'
  t.ok(first.value(toolCalls, { operation: 'POST /findings/', outcome: 'success' }))
  t.equal(first.value('wstg_requests', { state: 'waiting' }), 0)
  t.equal(first.value('wstg_oldest_request_age_seconds'), 0)
  t.not(first.value('wstg_queue_jobs', { state: 'active' }), undefined)
  t.equal(first.value(lastSuccess), undefined, 'no success so far')
  t.equal(first.value('wstg_periodic_sync_interval_seconds'), 300)
  t.ok(first.value('database_pool_connections'))

  tool.answer(() => ({ status: 500 }))
  await sync({ wstg_id: 'WSTG-INFO-01', status: 'In Progress' })
  const retrying = await scrapeUntil(
    service,
    ({ value }) => value('wstg_requests', { state: 'retrying' }) === 1,
  )
  t.ok(retrying.value('wstg_oldest_request_age_seconds'))
  t.ok(retrying.value(toolCalls, { operation: 'GET /findings/', outcome: 'server_error' }))
  for (const { name, labels } of retrying.samples)
    if (name === toolCalls) t.notMatch(labels.operation, /\d|WSTG/i, 'no identifier in a label')

  tool.pass()
  await context.wstg.overview.noteDelivery()
  await service.sql(`insert into scheduled_tasks (name, last_error, last_warning, last_succeeded_at)
    values ('wstg-synchronisation', 'the fault of the test', 'hidden', to_timestamp(1000))`)
  for (const [name, status] of [
    ['generate-pdf', 200],
    ['export-dump', 500],
  ]) {
    const url = `/api/findings-manager/${name}`
    t.equal((await service.request('GET', url, { token: admin.token })).status, status)
  }
  const last = await scrapeUntil(service, ({ value }) => value('wstg_periodic_sync_failed') === 1)
  t.equal(last.value(lastSuccess), 1000, 'a failure does not move it')
  t.equal(last.value('wstg_periodic_sync_warning'), 1)
  t.ok(last.value('wstg_webhook_last_delivery_timestamp_seconds'))
  t.equal(last.value('audited_actions_total', { action: 'report', outcome: 'success' }), 1)
  t.equal(last.value('audited_actions_total', { action: 'export', outcome: 'failure' }), 1)

  const text = await expose(service)
  const complaints = (await checkMetrics(text)).split('\n').filter((line) => line && isOwn(line))
  t.same(complaints, [], 'promtool finds nothing wrong')
})
