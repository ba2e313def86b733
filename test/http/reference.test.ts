import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { parse } from 'yaml'
import { complete } from '../../api/complete.ts'
import contract from '../../generated/client/openapi.json' with { type: 'json' }
import { routes } from '../../generated/routes.ts'
import { pageProblems, startBrowser } from '../support/browser.ts'
import { checkedFetch } from '../support/http.ts'
import { temporaryFolder } from '../support/machine.ts'
import { eachIs, outcome } from '../support/outcome.ts'
import { password, startService } from '../support/service.ts'
import { listen } from './raw.ts'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

const service = await startService(t)
const { request } = service
const origin = `http://127.0.0.1:${await listen(service.app)}`

const packagePath = `/api/docs/client-${contract.info.version}.tgz`
const page = (await request('GET', '/api/docs')).text
/** The files of the page as its document names them. */
const named = [...page.matchAll(/"\/api\/docs(\/[\w./-]+-\w{12}\.\w+)"/g)].flatMap(
  ([, path]) => path ?? [],
)
const files = ['', '/', ...new Set(named)]
const paths = ['/api/openapi.json', packagePath, ...files.map((rest) => `/api/docs${rest}`)]

t.test('the service serves the document of the repository', async (t) => {
  const reply = await request('GET', '/api/openapi.json')
  t.same([reply.status, reply.headers['content-type']], [200, 'application/json; charset=utf-8'])
  t.equal(reply.text, await read('generated/client/openapi.json'), 'byte for byte')
  const document = parse(await read('api/openapi.yaml'))
  complete(document)
  t.same(reply.json(), document)
  for (const path of [...paths, '/api/config', '/api/imc', '/nowhere'])
    t.equal((await request('GET', path)).headers['x-api-version'], document.info.version, path)
})

t.test('a browser that has a file is told that it has not changed', async (t) => {
  t.equal(files.length, 7)
  for (const path of paths) {
    const { headers } = await request('GET', path)
    t.match(headers.etag, /^"[\w-]{43}"$/, path)
    const ask = (tag: string) => request('GET', path, { headers: { 'if-none-match': tag } })
    for (const tag of [`${headers.etag}`, `W/${headers.etag}`, `"old", ${headers.etag}`, '*']) {
      const unchanged = await ask(tag)
      t.same([unchanged.status, unchanged.text], [304, ''], `${path} ${tag}`)
      t.equal(unchanged.headers.etag, headers.etag)
      t.equal(unchanged.headers['content-security-policy'], headers['content-security-policy'])
    }
    t.equal((await ask('"old"')).status, 200)
  }
})

t.test('browsers keep the files of the page, whose addresses have a hash', async (t) => {
  for (const path of files.slice(2)) {
    const { headers } = await request('GET', `/api/docs${path}`)
    t.match(headers['cache-control'], /immutable/, path)
    const other = await request('GET', `/api/docs${path.replace(/-\w{12}\./, '-000000000000.')}`)
    t.same([other.status, other.headers['cache-control']], [200, 'no-cache'], 'another release')
  }
  t.equal((await request('GET', '/api/docs')).headers['cache-control'], 'no-cache')
})

t.test('API_DOCS=false switches document and page off', async (t) => {
  const off = await startService(t, { env: { API_DOCS: 'false' } })
  for (const method of ['GET', 'POST'] as const)
    await eachIs(t, '404 route_not_found', paths, (path) => off.request(method, path))
})

t.test('document and page are read-only, and no other file is served', async (t) => {
  for (const path of paths) {
    const refused = await request('POST', path)
    t.same([refused.status, refused.headers.allow], [405, 'GET, HEAD'], path)
    t.equal((await request('HEAD', path)).status, 200, path)
  }
  const outside = ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/package.json', 'no']
  const get = (path: string) => request('GET', `/api/docs/assets/${path}`)
  await eachIs(t, '404 route_not_found', [...outside, '..\\package.json', 'package.json'], get)
  t.equal(outcome(await get('%00')), '400 invalid_text')
})

t.test('the service serves the package of the client', async (t) => {
  const folder = temporaryFolder(t)
  const latest = await fetch(`${origin}/api/docs/client.tgz`)
  t.equal(new URL(latest.url).pathname, packagePath, 'the name without a version redirects')
  const bytes = Buffer.from(await latest.arrayBuffer())
  await writeFile(join(folder, 'client.tgz'), bytes)
  await promisify(execFile)('tar', ['-xzf', 'client.tgz'], { cwd: folder })
  const names = (await readdir(new URL('../../generated/client/', import.meta.url))).sort()
  t.same((await readdir(join(folder, 'package'))).sort(), names)
  for (const name of names) {
    const text = await readFile(join(folder, 'package', name), 'utf8')
    t.equal(text, await read(`generated/client/${name}`), name)
  }
  const other = await startService(t)
  const again = await fetch(`http://127.0.0.1:${await listen(other.app)}${packagePath}`)
  t.ok(bytes.equals(Buffer.from(await again.arrayBuffer())), 'the same bytes after a restart')
  t.ok(bytes.includes('"name": "weight-bmi-register-client"'), 'and with any compressor: stored')
})

t.test('the page works under a policy that admits only files of this service', async (t) => {
  const { headers } = await checkedFetch(`${origin}/api/docs`)
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
  t.equal(await tab.locator('.opblock').count(), Object.keys(routes).length, 'every operation')
  t.match(await tab.title(), 'Weight and BMI Register Service')

  t.test('the search finds operations by name, and a login fills in its token', async (t) => {
    await tab.fill('.operation-filter-input', 'getcurrent')
    await tab.locator('#operations-Authentication-login').waitFor({ state: 'detached' })
    t.match(await tab.locator('.opblock').allInnerTexts(), [/getCurrentAccount/])
    await tab.fill('.operation-filter-input', '')
    // A click while the list still grows back would miss.
    await tab.locator('#operations-Authentication-login').waitFor()
    t.match(await execute(tab, 'Authentication-getCurrentAccount'), {
      status: '401',
      body: { error: String },
    })
    const credentials = JSON.stringify({ username: 'ana', password })
    const login = await execute(tab, 'Authentication-login', credentials)
    t.match(login, { status: '200', body: { username: 'ana', role: 'admin' } })
    t.match(await execute(tab, 'Authentication-getCurrentAccount'), {
      status: '200',
      body: { user_id: 1, username: 'ana', role: 'admin' },
    })
  })

  t.test('the page shows the beginning of a long answer', async (t) => {
    await service.sql(`insert into weights (user_id, weight_kg, recorded_at)
      select id, 70, now() - n * interval '1 minute' from accounts, generate_series(1, 3000) n`)
    const block = tab.locator('[id$="-listWeights"]')
    await run(block)
    await block.locator('.live-responses-table').waitFor()
    t.match(
      await block.locator('.live-responses-table').innerText(),
      /more characters: the command above/,
    )
  })

  t.test('the page fits a phone', async (t) => {
    await tab.setViewportSize({ width: 375, height: 800 })
    t.ok(
      await tab.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      'no element exceeds the width',
    )
    t.equal(await tab.locator('meta[name=viewport]').count(), 1)
  })

  t.same([...origins], [origin], 'nothing is loaded from elsewhere')
  t.same(
    problems.filter((problem) => !/status of 401/.test(problem)),
    [],
    'no script error and no violation of the policy',
  )
})

interface Outcome {
  status: string
  body: Record<string, unknown>
}

/** Opens an operation, starts its form, and sends it. */
const run = async (block: Locator, body?: string): Promise<void> => {
  if (!(await block.locator('.execute').isVisible())) {
    await block.locator('.opblock-summary-control').click()
    await block.locator('.try-out__btn').click()
  }
  if (body !== undefined) await block.locator('textarea').fill(body)
  await block.locator('.execute').click()
}

/** Opens an operation, fills in its body, sends it and reads the answer from the page. */
const execute = async (tab: Page, id: string, body?: string): Promise<Outcome> => {
  const block = tab.locator(`#operations-${id}`)
  const answered = tab.waitForResponse((response) => response.url().includes('/api/auth/'))
  await run(block, body)
  await answered
  const live = block.locator('.live-responses-table')
  await live.waitFor()
  const status = await live.locator('tbody .response-col_status').first().innerText()
  const text = await live.locator('tbody .response-col_description .microlight').first().innerText()
  return { status: status.trim().slice(0, 3), body: JSON.parse(text) }
}
