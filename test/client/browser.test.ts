import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { pageProblems, serveFolder, startBrowser } from '../support/browser.ts'
import { serve, temporaryFolder } from '../support/machine.ts'
import { password } from '../support/service.ts'
import { credentials, dumpOf, listen } from './support.ts'

/** The page imports the client's modules as they are. `package.test.ts` tests a bundled client. */
const folder = temporaryFolder(t)
await cp(join(import.meta.dirname, 'page'), folder, { recursive: true })
await cp(join(import.meta.dirname, '../../generated/client'), join(folder, 'client'), {
  recursive: true,
})
const site = await serveFolder(t)
site.serve(folder)
const browser = await startBrowser(t)

/** A service without accounts, and a browser profile in which pages of another origin use it. */
const openProfile = async (t: Test, env: Record<string, string> = {}) => {
  const running = await listen({ withTool: true, env: { CORS_ORIGINS: site.origin, ...env } })
  const context = await browser.newContext()
  t.teardown(() => context.close())
  const requests: string[] = []
  context.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const openTab = async (api = running.baseUrl) => {
    const tab = await context.newPage()
    const problems = pageProblems(tab)
    await tab.goto(`${site.origin}/?api=${api}`)
    await tab.waitForFunction('window.page')
    return { tab, problems }
  }
  const refreshes = () => requests.filter((path) => path === '/api/auth/refresh').length
  return { ...running, context, openTab, refreshes }
}

const run = (tab: Page, script: string): Promise<unknown> => tab.evaluate(script)
const session = (tab: Page, operation: 'login' | 'registerAccount', username: string) =>
  run(tab, `page.client.${operation}(${JSON.stringify(credentials(username))})`)
const restore = 'page.client.session.restore()'
const lastChange = 'page.changes.at(-1)'
const record = 'page.client.recordWeight({ body: { peso_kg: 70 } })'
const refusalOf = (tab: Page, call: string) => run(tab, `page.refusal(() => ${call})`)
/** Waits until the tab has received this many messages of other tabs. */
const receives = (tab: Page, messages: number) =>
  tab.waitForFunction(`page.received >= ${messages}`)

/** A first tab in which ana has registered. */
const openSession = async (t: Test, env: Record<string, string> = {}) => {
  const profile = await openProfile(t, env)
  const first = await profile.openTab()
  t.match(await session(first.tab, 'registerAccount', 'ana'), { user_id: 1, role: 'admin' })
  return { ...profile, first: first.tab, problems: first.problems }
}

/**
 * Starts a script that asks for a new token, and holds back the answer. `finish` releases the
 * answer and returns the outcome of the script.
 */
const hold = async (tab: Page, script: string) => {
  await run(tab, `void Object.assign(page, { release: page.holdRefreshes(), outcome: ${script} })`)
  await tab.waitForFunction('page.held > 0')
  return { finish: () => run(tab, 'page.release(), page.outcome') }
}

t.test('a reload keeps the session; logging out in one tab ends it in the other', async (t) => {
  const { context, openTab, refreshes } = await openProfile(t)
  const { tab: first, problems } = await openTab()
  t.equal(await run(first, restore), null)
  t.same([refreshes(), problems], [0, []], 'a page without a login sends no request')
  await session(first, 'registerAccount', 'ana')
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/api/auth' }
  t.match(await context.cookies(), [{ name: 'refresh_token', ...attributes }])
  const stored = '[document.cookie, Object.values(localStorage), sessionStorage.length]'
  t.same(await run(first, stored), ['', ['session'], 0], 'no token is stored')

  await first.reload()
  await first.waitForFunction('window.page')
  t.equal(await run(first, 'page.client.session.account'), null)
  const account = { userId: 1, username: 'ana', role: 'admin' }
  t.same(await run(first, restore), account)
  const { tab: second } = await openTab()
  t.same(await run(second, restore), account, 'the tabs share the cookie')
  t.same(await run(first, 'page.client.logout()'), { message: 'Sesión cerrada' })
  await second.waitForFunction('page.changes.length > 1')
  for (const tab of [first, second])
    t.same(await run(tab, lastChange), { account: null, change: 'signed_out' })
  const before = refreshes()
  t.match(await refusalOf(second, record), { status: 401 })
  t.equal(await run(second, restore), null)
  t.equal(refreshes(), before, 'no refresh is sent')
})

t.test('a page that clears its storage keeps its session until it ends', async (t) => {
  const { first, passMinutes } = await openSession(t)
  const clear = 'localStorage.clear()'
  const stored = 'Object.values(localStorage)'
  await run(first, clear)
  passMinutes(16)
  t.same(await run(first, record), { message: 'Peso registrado' }, 'with a new token')
  t.same(await run(first, stored), ['session'], 'the next page load restores the session')
  await run(first, clear)
  passMinutes(8 * 24 * 60)
  t.match(await refusalOf(first, record), { status: 401 })
  t.same(await run(first, lastChange), { account: null, change: 'expired' })
})

t.test('a token that arrives after the logout of another tab is not used', async (t) => {
  const { openTab, first } = await openSession(t)
  const call = (name: string) => `page.refusal(() => page.client.${name}())`
  const refused = { status: 401, message: 'La sesión ha terminado' }
  const cases: [before: string, script: string, outcome: unknown][] = [
    ['', restore, null],
    ['', call('getCurrentAccount'), { status: 401 }],
    [restore, call('refreshAccessToken'), refused],
  ]
  for (const [before, script, outcome] of cases) {
    const { tab } = await openTab()
    await run(tab, before)
    const { finish } = await hold(tab, script)
    await run(first, 'page.client.logout()')
    await receives(tab, 1)
    t.match(await finish(), outcome, script)
    t.equal(await run(tab, 'page.client.session.account'), null)
    await session(first, 'login', 'ana')
  }
})

t.test('logging out ends the session in other tabs also when it has expired', async (t) => {
  const { openTab, first, passMinutes } = await openSession(t)
  const { tab } = await openTab()
  await run(tab, restore)
  passMinutes(8 * 24 * 60)
  t.same(await run(first, 'page.client.logout()'), { message: 'Token expirado' })
  await receives(tab, 1)
  t.same(await run(tab, lastChange), { account: null, change: 'signed_out' })
})

t.test('a client that no longer listens to other tabs continues to work', async (t) => {
  const { openTab } = await openProfile(t)
  const { tab } = await openTab()
  await run(tab, 'page.client.session.close()')
  t.match(await session(tab, 'registerAccount', 'ana'), { username: 'ana' })
  t.same(await run(tab, 'page.client.logout()'), { message: 'Sesión cerrada' })
})

t.test('a tab without a session takes up the session that another tab begins', async (t) => {
  const { openTab } = await openProfile(t)
  const { tab: first } = await openTab()
  const { tab } = await openTab()
  t.equal(await run(tab, restore), null)
  await session(first, 'registerAccount', 'ana')
  await tab.waitForFunction('page.changes.length > 0')
  const account = { userId: 1, username: 'ana', role: 'admin' }
  t.same(await run(tab, 'page.changes'), [{ account, change: 'signed_in' }])

  const { tab: third } = await openTab()
  const { finish } = await hold(third, restore)
  await session(first, 'registerAccount', 'luis')
  await receives(third, 1)
  t.match(await finish(), { username: 'luis' }, 'the pending answer was that of ana')
})

t.test('a tab sends no call of one account for another', async (t) => {
  const { openTab, service, first } = await openSession(t)
  const { tab } = await openTab()
  await run(tab, restore)
  await run(first, 'page.client.logout()')
  await session(first, 'registerAccount', 'luis')
  await receives(tab, 2)
  t.match(await refusalOf(tab, record), { status: 401 }, 'after the end of its session')
  await session(first, 'login', 'ana')
  await receives(tab, 3)
  t.same(await run(tab, record), { message: 'Peso registrado' }, 'the same account can continue')

  await session(tab, 'login', 'luis')
  await first.waitForFunction(`${lastChange}.change === 'account_changed'`)
  t.match(await refusalOf(first, record), { status: 401 }, 'with a changed cookie')
  t.same(await service.sql('select user_id from weights'), [{ user_id: 1 }])
  t.match(await run(first, restore), { username: 'luis' }, 'the page takes up the new session')
})

t.test('a dump is uploaded, also with an expired token, and reports its progress', async (t) => {
  const { first: tab, problems, passMinutes } = await openSession(t)
  const file = join(folder, 'findings.sql')
  const upload = async (lines: number) => {
    await writeFile(file, dumpOf(lines))
    await tab.setInputFiles('input[type=file]', file)
    return (await run(tab, 'page.upload()')) as { message: string; steps: { loaded: number }[] }
  }
  const { message, steps } = await upload(500_000)
  t.equal(message, 'Volcado importado')
  t.ok(steps.length > 1, `${steps.length} steps`)
  const size = dumpOf(500_000).length
  t.same(steps.at(-1), { loaded: size, total: size })
  t.ok(steps.every(({ loaded }, index) => loaded >= (steps[index - 1]?.loaded ?? 0)))
  t.same(problems, [])

  passMinutes(16)
  t.match(await upload(1), { message: 'Volcado importado' })
})

t.test('an upload that was sent completely waits as long as the service works', async (t) => {
  const { openTab } = await openProfile(t)
  const { url } = await serve(t, async (request, response) => {
    response.setHeader('access-control-allow-origin', site.origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type')
    for await (const _ of request);
    if (request.method === 'POST') await setTimeout(3000)
    response.end('{"success":true}')
  })
  const { tab } = await openTab(url)
  const input = `{ body: { file: new Blob(['--']) }, timeoutMs: 2000 }`
  const upload = `page.client.importFindingsDump(${input})`
  t.match(await run(tab, upload), { success: true })
})

t.test('an answer without a body is an error, also for an upload', async (t) => {
  const { openTab } = await openProfile(t)
  const { tab } = await openTab()
  const headers = {
    'access-control-allow-origin': site.origin,
    'access-control-allow-credentials': 'true',
  }
  await tab.route('**/api/**', (route) => route.fulfill({ status: 204, headers }))
  const upload = "importFindingsDump({ body: { file: new Blob(['--']) } })"
  for (const call of [upload, 'getPublicConfig()', 'exportFindingsDump()'])
    t.match(await refusalOf(tab, `page.client.${call}`), { name: 'ConnectionError' }, call)
})

t.test('a listener of the page that throws is reported and affects no other', async (t) => {
  const { openTab, passMinutes } = await openProfile(t)
  const { tab, problems } = await openTab()
  const { tab: other } = await openTab()
  const errors = () => problems.splice(0).filter((problem) => problem.startsWith('error'))
  await run(tab, `void page.client.session.onChange(() => { throw new Error('listener') })`)
  await run(tab, 'void page.client.session.onChange((account) => (page.last = account))')
  await session(tab, 'registerAccount', 'ana')
  t.match(await run(tab, 'page.last'), { username: 'ana' }, 'the next listener is called')
  await receives(other, 1)
  passMinutes(16)
  t.match(await run(tab, 'page.client.getWeightStats()'), { num_pesajes: 0 })
  t.same(errors(), ['error: listener', 'error: listener'])

  const options = `onProgress() { throw new Error('progress') }`
  const body = `{ file: new Blob([${JSON.stringify(dumpOf(1))}]) }`
  const upload = `page.client.importFindingsDump({ body: ${body}, ${options} })`
  t.match(await run(tab, upload), { success: true })
  const download = `page.client.exportFindingsDump({ ${options} }).then((file) => file.blob())`
  t.ok(await run(tab, `${download}.then(({ size }) => size)`))
  t.same(new Set(errors()), new Set(['error: progress']))
})

t.test('other tabs follow a change of the password, and leave with the account', async (t) => {
  // A service of its own: it remembers ended sessions, even when the next test reuses the ids.
  const { openTab, first, refreshes } = await openSession(t, { AUTH_RATE_LIMIT_MAX: '1001' })
  const { tab } = await openTab()
  await run(tab, restore)
  const next = 'otra frase larga y propia'
  const call = (operation: string, body: object) =>
    `page.client.${operation}({ body: ${JSON.stringify(body)} })`
  const released = Promise.withResolvers<void>()
  await first.route('**/api/auth/password', async (route) => {
    await released.promise
    await route.continue()
  })
  const body = { current_password: password, new_password: next }
  const change = run(first, call('changePassword', body))
  await first.waitForFunction('navigator.locks.query().then(({ held }) => held.length > 0)')
  const before = refreshes()
  const refreshed = run(tab, 'page.client.refreshAccessToken()')
  await tab.waitForFunction('navigator.locks.query().then(({ pending }) => pending.length > 0)')
  t.equal(refreshes(), before, 'a refresh waits for the new cookie')
  released.resolve()
  t.match([await change, await refreshed], [{ username: 'ana' }, { username: 'ana' }])
  for (const one of [first, tab]) {
    t.same(await run(one, record), { message: 'Peso registrado' })
    t.match(await run(one, lastChange), { account: { username: 'ana' }, change: 'refreshed' })
  }

  const signedOut = { account: null, change: 'signed_out' }
  const refusal = await refusalOf(first, call('logoutEverywhere', { password: 'wrong' }))
  t.match(refusal, { status: 400 })
  t.match(await run(first, record), { message: 'Peso registrado' }, 'a wrong password ends nothing')
  for (const operation of ['logoutEverywhere', 'deleteAccount']) {
    t.match(await run(first, call(operation, { password: next })), { message: /./ })
    await tab.waitForFunction(`${lastChange}.change === 'signed_out'`)
    for (const one of [first, tab]) {
      t.same(await run(one, lastChange), signedOut, operation)
      t.equal(await run(one, restore), null)
    }
    if (operation === 'deleteAccount') continue
    await run(first, call('registerAccount', { username: 'eva', password: next }))
    await tab.waitForFunction(`${lastChange}.change === 'account_changed'`)
    t.match(await run(tab, restore), { username: 'eva' })
  }
})
