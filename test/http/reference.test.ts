import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import t from 'tap'
import { parse } from 'yaml'
import { pageProblems, startBrowser } from '../support/browser.ts'
import { password, startService } from '../support/service.ts'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

t.test('the document that is served is the one in the repository', async (t) => {
  const { request } = await startService(t)
  const reply = await request('GET', '/api/openapi.json')
  t.equal(reply.status, 200)
  t.equal(reply.headers['content-type'], 'application/json; charset=utf-8')
  t.equal(reply.text, await read('generated/openapi.json'), 'byte for byte')
  t.same(reply.json(), parse(await read('api/openapi.yaml')))
})

t.test('API_DOCS=false switches document and page off', async (t) => {
  const { request } = await startService(t, { env: { API_DOCS: 'false' } })
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.css']) {
    t.equal((await request('GET', path)).status, 404, path)
    t.equal((await request('POST', path)).status, 404, path)
  }
})

t.test('document and page can only be read, and nothing but their files', async (t) => {
  const { request } = await startService(t)
  const files = ['/', '/json', '/yaml', '/static/index.css'].map((rest) => `/api/docs${rest}`)
  for (const path of ['/api/openapi.json', '/api/docs', ...files]) {
    const refused = await request('POST', path)
    t.equal(refused.status, 405)
    t.equal(refused.headers.allow, 'GET, HEAD')
    t.equal((await request('HEAD', path)).status, 200)
  }
  const outside = ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/package.json', '..\\package.json', 'no', '%00']
  for (const path of outside) {
    const { status } = await request('GET', `/api/docs/static/${path}`)
    t.ok(status === 404 || status === 400 || status === 403, `${path}: ${status}`)
  }
})

t.test('a query does not keep the page from its document', async (t) => {
  const { request } = await startService(t)
  const { status, headers } = await request('GET', '/api/docs?utm_source=mail&url=https://evil.example/x.json')
  t.same([status, headers.location], [302, '/api/docs'])
})

t.test('the page keeps a policy under which only files of this service run, and it runs', async (t) => {
  const service = await startService(t)
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const { headers } = await fetch(`${origin}/api/docs`)
  t.notMatch(headers.get('content-security-policy'), /unsafe|https?:|\*/)
  t.match(headers.get('content-security-policy'), "default-src 'none'; script-src 'self'")

  await service.register('ana')
  const browser = await startBrowser(t)
  const tab = await browser.newPage()
  const problems = pageProblems(tab)
  const origins = new Set<string>()
  tab.on('request', (sent) => {
    if (!sent.url().startsWith('data:')) origins.add(new URL(sent.url()).origin)
  })
  await tab.goto(`${origin}/api/docs`)
  await tab.waitForSelector('.opblock')
  t.equal(await tab.locator('.opblock').count(), 22, 'every operation is there')
  t.match(await tab.title(), 'Weight and BMI Register Service')

  t.test('it logs in and calls an operation with the token', async (t) => {
    const login = await execute(tab, 'Authentication-login', JSON.stringify({ username: 'ana', password }))
    t.match(login, { status: '200', body: { username: 'ana', role: 'admin' } })
    t.match(await execute(tab, 'Authentication-getCurrentAccount'), { status: '401', body: { error: String } })
    await tab.click('.auth-wrapper .authorize')
    await tab.fill('#auth-bearer-value', String(login.body.access_token))
    await tab.click('.auth-container:has(#auth-bearer-value) .modal-btn.authorize')
    await tab.click('.modal-ux .close-modal')
    t.match(await execute(tab, 'Authentication-getCurrentAccount'), {
      status: '200',
      body: { user_id: 1, username: 'ana', role: 'admin' },
    })
  })
  t.same([...origins], [origin], 'nothing is loaded from elsewhere')
  t.same(
    problems.filter((problem) => !/status of 401/.test(problem)),
    [],
    'no script failed and the policy refused nothing',
  )
})

interface Outcome {
  status: string
  body: Record<string, unknown>
}

/** Opens an operation, fills in its body, sends it and reads the answer from the page. */
const execute = async (tab: Page, id: string, body?: string): Promise<Outcome> => {
  const block = tab.locator(`#operations-${id}`)
  if (!(await block.locator('.execute').isVisible())) await block.locator('.opblock-summary-control').click()
  if (body !== undefined) await block.locator('textarea').fill(body)
  const answered = tab.waitForResponse((response) => response.url().includes('/api/auth/'))
  await block.locator('.execute').click()
  await answered
  const live = block.locator('.live-responses-table')
  await live.waitFor()
  const status = await live.locator('tbody .response-col_status').first().innerText()
  const text = await live.locator('tbody .response-col_description code').first().innerText()
  return { status: status.trim().slice(0, 3), body: JSON.parse(text) }
}
