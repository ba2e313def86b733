/** Given a terminal, when the service runs in it, then the log is for people. */
import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { processesIn } from '../embedded/support.ts'
import { need } from '../programs.ts'
import { until } from '../support/eventually.ts'
import { checkedFetch } from '../support/http.ts'
import { createDatabase } from '../support/postgres.ts'
import { registerAt, scripts, startProcess, statusOf, temporaryFolder } from './process.ts'

need('script')

/** The service in a terminal of its own, which is closed at the end. */
const startInTerminal = async (t: Test, env: Record<string, string>) => {
  const folder = realpathSync(temporaryFolder(t))
  const node = join(folder, 'node')
  const command = `exec script -qc "${process.execPath} $1" /dev/null`
  writeFileSync(node, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  const service = startProcess(t, 'all', { NO_COLOR: '1', ...env }, folder, { node, scripts })
  await service.line(/Ctrl-C ends it/)
  const lines = () => service.lines.map((line) => line.trimEnd())
  const end = lines().indexOf('  Ctrl-C ends it') + 1
  const block = lines().slice(lines().indexOf('') + 1, end)
  const url = /^ {2}The service is ready at (http:.*)$/.exec(block[0] ?? '')?.[1] ?? ''
  return { folder, service, url, block: block.slice(1), before: lines().slice(0, end), lines }
}

const first = "  Open it and create the administrator's account"
const byCommand = '  Administrator: create it with `npm run account -- create NAME`'
const blocks: [env: Record<string, string>, line: string][] = [
  [{}, first],
  [{ LOG_LEVEL: 'silent' }, first],
  [{ API_DOCS: 'false' }, first],
  [{ REGISTRATION: 'closed' }, byCommand],
  [{ REGISTRATION: 'closed', WEB_PAGE: 'false' }, byCommand],
  [{ WEB_PAGE: 'false' }, '  Administrator: the first account that registers'],
]
for (const [env, line] of blocks)
  t.test(`with ${JSON.stringify(env)} the start ends with: ${line.trim()}`, async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const { block, before } = await startInTerminal(t, { DATABASE_URL, ...env })
    t.same(block, [line, '  Ctrl-C ends it'])
    t.equal(before.filter((text) => text.includes('http://')).length, 1, 'one address')
    t.equal(before.filter((text) => /no account|listening/.test(text)).length, 0)
  })

for (const LOG_LEVEL of ['info', 'debug'])
  t.test(`at LOG_LEVEL ${LOG_LEVEL} calls in a terminal leave these lines`, async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const { url, service, before, lines } = await startInTerminal(t, { DATABASE_URL, LOG_LEVEL })
    t.equal(await statusOf(`${url}/`), 200)
    t.equal(await statusOf(`${url}/api/config`), 200)
    await registerAt(url, 'ana')
    const headers = { authorization: `Bearer ${await registerAt(url, 'luis')}` }
    t.equal(await statusOf(`${url}/api/weights`, { headers }), 200)
    t.equal(await statusOf(`${url}/api/admin/users`, { headers }), 403)
    await service.line(/operation=listUsers/)
    await service.line(/status=403/)
    const shown = lines()
      .slice(before.length)
      .filter((line) => /request|registration|forbidden/.test(line))
      .map((line) => line.replace(/^\[[\d:]+\] /, '').replace(/ duration_ms=.*/, ''))
    const request = (text: string) => `INFO: request  method=${text}`
    const succeeded = (text: string) => (LOG_LEVEL === 'debug' ? [request(text)] : [])
    const registration = (id: number, role: string) =>
      `INFO: registration  user_id=${id}  role=${role}  address=127.0.0.1  outcome=success`
    t.same(shown, [
      ...succeeded('GET  route=/  status=200 '),
      ...succeeded('GET  route=/api/config  status=200 '),
      registration(1, 'admin'),
      ...succeeded('POST  route=/api/auth/register  status=201 '),
      registration(2, 'user'),
      ...succeeded('POST  route=/api/auth/register  status=201 '),
      ...succeeded('GET  route=/api/weights  status=200 '),
      'WARN: forbidden  user_id=2  address=127.0.0.1  outcome=refused  operation=listUsers',
      request('GET  route=/api/admin/users  status=403  error_code=forbidden '),
    ])
  })

t.test('a service with accounts names its address alone, and ends with its terminal', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const settings = { DATABASE_URL, FINDINGS_URL: '', FINDINGS_API_TOKEN: '' }
  const { url, service, folder, block } = await startInTerminal(t, settings)
  const [, sandbox = ''] =
    /^ {2}The sandbox in place of DefectDojo: (.*)/.exec(block[1] ?? '') ?? []
  t.match(await (await checkedFetch(sandbox)).text(), '<h1>Sandbox</h1>')
  await registerAt(url, 'ana')
  service.child.kill('SIGKILL')
  await until('the service has ended', () => processesIn(folder).length === 0)
  const again = await startInTerminal(t, { DATABASE_URL })
  t.same(again.block, ['  Ctrl-C ends it'])
  const config = await checkedFetch(`${again.url}/api/config`)
  t.equal(config.status, 200)
})
