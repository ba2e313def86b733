import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { commandEnvironment } from '../../start/process.ts'
import { startAnsweringProxy } from '../../support/answering-proxy.ts'
import { apiToken } from '../../support/findings.ts'
import {
  eventually,
  findingsWithTag,
  startWstgService,
  type WstgTestService,
} from '../../support/wstg.ts'

const main = fileURLToPath(new URL('../../../src/start/wstg-command.ts', import.meta.url))

const environmentOf = ({ databaseUrl }: WstgTestService, toolUrl: string) => ({
  ...commandEnvironment(databaseUrl),
  FINDINGS_URL: toolUrl,
  FINDINGS_API_TOKEN: apiToken,
})

/** Runs one of the administrator's commands against a service's database and tool. */
const run = async (service: WstgTestService, toolUrl: string, name: string, ...words: string[]) => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, name, ...words], {
      cwd: '/',
      env: environmentOf(service, toolUrl),
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}

const startRefusing = async (t: Test) => {
  let refuse = true
  let toolUrl = ''
  const service = await startWstgService(t, {
    through: async (url) => {
      const proxy = await startAnsweringProxy(t, url)
      proxy.answer(({ method }) =>
        refuse && method !== 'GET'
          ? { status: 403, body: { detail: 'Invalid token.' } }
          : undefined,
      )
      toolUrl = proxy.url
      return proxy.url
    },
  })
  return {
    service,
    toolUrl,
    accept: () => {
      refuse = false
    },
  }
}

t.test(
  'wstg:status shows the backlog and the reasons of failures; wstg:retry queues them again',
  async (t) => {
    const { service, toolUrl, accept } = await startRefusing(t)
    const before = await run(service, toolUrl, 'status')
    t.equal(before.code, 0)
    t.match(before.stdout, /Items +0 tracked/)
    t.match(before.stdout, /Requests +0 waiting, 0 retrying, 0 failed/)
    t.match(before.stdout, /Queue +postgres: 0 jobs waiting/)
    t.match((await run(service, toolUrl, 'retry')).stdout, /No request has failed/)

    for (const n of [1, 2, 3]) await service.sync({ wstg_id: `WSTG-ERRH-0${n}`, status: 'Done' })
    await service.settled()
    const failed = await run(service, toolUrl, 'status')
    t.match(failed.stdout, /3 failed/)
    t.match(
      failed.stdout,
      /1 {2}WSTG-ERRH-01 {2}tracker->dd {2}accepted \S+, attempts: 1, not retried automatically/,
    )
    t.match(failed.stdout, /Invalid token/)
    t.notMatch(failed.stdout + failed.stderr, new RegExp(apiToken))

    const again = await run(service, toolUrl, 'retry', '1')
    t.match(again, { code: 0, stdout: /Failed requests queued again \(1\): 1\n/ })
    await service.settled()

    accept()
    const retried = await run(service, toolUrl, 'retry')
    t.match(retried, { code: 0, stdout: /Failed requests queued again \(3\)/ })
    await service.settled()
    t.match((await run(service, toolUrl, 'status')).stdout, /0 failed/)
    t.match((await run(service, toolUrl, 'retry', '1')).stdout, /None of these requests has failed/)
    const wrong = await run(service, toolUrl, 'retry', 'all')
    t.equal(wrong.code, 2)
    t.match(wrong.stderr, /Usage/)
  },
)

t.test('wstg:status shows one item, wstg:dismiss drops failed requests', async (t) => {
  const { service, toolUrl } = await startRefusing(t)
  for (const n of [1, 2]) await service.sync({ wstg_id: `WSTG-ERRH-0${n}`, status: 'Done' })
  await service.settled()
  const item = await run(service, toolUrl, 'status', 'wstg-errh-01')
  t.equal(item.code, 0)
  t.match(item.stdout, /Item +WSTG-ERRH-01\nTracker +Done\nTool +active, no finding yet/)
  t.match(item.stdout, /tracker->dd {2}failed: .*Invalid token/)
  const unknown = await run(service, toolUrl, 'status', 'WSTG-ERRH-09')
  t.match(unknown, { code: 1, stdout: /WSTG-ERRH-09 is not tracked/ })

  const one = await run(service, toolUrl, 'dismiss', '1')
  t.match(one, { code: 0, stdout: /Failed requests dismissed \(1\): 1/ })
  t.match((await run(service, toolUrl, 'status')).stdout, /0 retrying, 1 failed/)
  t.match(await run(service, toolUrl, 'dismiss'), { code: 0, stdout: /dismissed \(1\): 2/ })
  t.match(await run(service, toolUrl, 'dismiss', '1'), { code: 1, stdout: /None/ })
  t.match(await run(service, toolUrl, 'dismiss', 'x'), { code: 2, stderr: /Usage/ })
})

t.test('wstg:sync --dry-run lists the changes and stores nothing', async (t) => {
  const service = await startWstgService(t)
  const { sandbox } = service
  const { stdout: first } = await run(service, sandbox.url, 'sync', '--dry-run')
  t.match(first, /The tool shows no engagement ".+"; the next new finding creates it/)
  for (const n of [1, 2, 3]) await service.sync({ wstg_id: `WSTG-ERRH-0${n}`, status: 'Done' })
  await service.settled()
  const [gone] = await findingsWithTag(sandbox, 'wstg-errh-01')
  const [changed] = await findingsWithTag(sandbox, 'wstg-errh-02')
  await sandbox.deleteFindings(gone!.id)
  const change = { active: true, verified: false }
  await sandbox.api('PATCH', `findings/${changed!.id}/`, change)
  const { testId } = await sandbox.createTest()
  const second = await sandbox.createFinding(testId, { tags: ['wstg', 'wstg-errh-03'] })

  const { code, stdout } = await run(service, sandbox.url, 'sync', '--dry-run')
  t.equal(code, 0)
  t.match(stdout, `WSTG-ERRH-01  finding ${gone!.id} is gone`)
  t.match(stdout, /WSTG-ERRH-02 {2}Done -> In Progress \(active\), finding \d+/)
  t.match(stdout, new RegExp(`WSTG-ERRH-03 {2}has several findings: \\d+, ${second.id}\n`))
  t.match(stdout, /Nothing was stored\. Findings read: 3; missing: 1/)
  t.match(await service.sql("select from wstg_items where wstg_status = 'Done'"), { length: 3 })
  for (const words of [['--dry'], ['all'], ['--dry-run=no']])
    t.match(await run(service, sandbox.url, 'sync', ...words), { code: 2, stderr: /Usage/ })
})

t.test(
  'wstg:sync reads everything at once, and reports a running synchronisation or a failing tool',
  async (t) => {
    const service = await startWstgService(t, { worker: false })
    const { sandbox } = service
    const { testId } = await sandbox.createTest()
    for (let n = 1; n <= 3; n++)
      await sandbox.createFinding(testId, { tags: ['wstg', `wstg-errh-0${n}`] })
    const done = await run(service, sandbox.url, 'sync')
    t.equal(done.code, 0)
    t.match(done.stdout, /Done\. Findings read: 3; items stored: 3/)
    t.match((await run(service, sandbox.url, 'status')).stdout, /Periodic +last run 2\S+, next 2/)

    const over = Promise.withResolvers<undefined>()
    const { schedule } = service.context
    const task = { name: 'wstg-synchronisation', interval: 60_000, run: () => over.promise }
    const running = schedule.runNow(task, new AbortController().signal)
    await eventually(async () => (await service.sql('select from leases')).length === 1)
    const second = await run(service, sandbox.url, 'sync')
    t.equal(second.code, 1)
    t.match(second.stdout, /already running/)
    over.resolve(undefined)
    await running

    await service.sql(`insert into wstg_items (item_key, wstg_id, wstg_status, finding_id)
      select 'own-' || n, 'OWN-' || n, 'Done', 1000 + n from generate_series(1, 100) as n`)
    t.match(
      (await run(service, sandbox.url, 'sync')).stdout,
      /Warning: the findings tool shows 3 findings of 103 items/,
    )
    const warned = (await run(service, sandbox.url, 'status')).stdout
    t.match(warned, /items kept their findings: the findings tool shows .*\nWebhook +last .* never/)

    const failed = await run(service, 'http://127.0.0.1:59999', 'sync')
    t.equal(failed.code, 1)
    t.match(failed.stderr, /the connection failed: ECONNREFUSED/)
    t.match((await run(service, sandbox.url, 'status')).stdout, /it failed: .*ECONNREFUSED/)
  },
)

t.test('a reader that closes its end of the pipe ends a command quietly', async (t) => {
  const service = await startWstgService(t, { worker: false })
  const env = environmentOf(service, service.sandbox.url)
  const child = spawn(process.execPath, [main, 'status'], { env })
  child.stdout.destroy()
  const errors = text(child.stderr)
  const [code] = await once(child, 'exit')
  t.same([code, await errors], [0, ''])
})
