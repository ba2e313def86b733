import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { pageProblems, serveFolder, startBrowser } from '../support/browser.ts'
import { password } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { buildPage, createProject } from './project.ts'
import { dumpOf, listen } from './support.ts'

const folder = await createProject(t, join(import.meta.dirname, 'page'))
const site = await serveFolder(t)
site.serve(await buildPage(folder))
const browser = await startBrowser(t)

/** A service without accounts, and a browser profile in which pages of another origin use it. */
const openProfile = async (t: Test, env: Record<string, string> = {}, withTool = false) => {
  const { baseUrl, passMinutes, service } = await listen({
    withTool,
    env: { CORS_ORIGINS: site.origin, ...env },
  })
  const context: BrowserContext = await browser.newContext({ acceptDownloads: true })
  t.teardown(() => context.close())
  const requests: string[] = []
  context.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  const openTab = async (api = baseUrl) => {
    const tab = await context.newPage()
    const problems = pageProblems(tab)
    await tab.goto(`${site.origin}/?api=${api}`)
    return { tab, problems }
  }
  return {
    baseUrl,
    context,
    openTab,
    passMinutes,
    service,
    count: (call: string) => requests.filter((seen) => seen === call).length,
  }
}

const credentials = (username: string) => JSON.stringify({ body: { username, password } })
const register = (tab: Page, username: string) =>
  tab.evaluate(`page.client.registerAccount(${credentials(username)})`)
const run = (tab: Page, script: string): Promise<unknown> => tab.evaluate(script)

t.test('a person registers, saves a profile, records weights and reads the BMI', async (t) => {
  const { context, openTab } = await openProfile(t)
  const { tab, problems } = await openTab()
  t.match(await register(tab, 'ana'), { user_id: 1, username: 'ana', role: 'admin' })
  const profile = {
    nombre: 'Ana',
    apellidos: "García O'Brien",
    fecha_nacimiento: '1990-05-17',
    talla_m: 1.68,
  }
  await run(tab, `page.client.saveProfile({ body: ${JSON.stringify(profile)} })`)
  t.same(await run(tab, 'page.client.getProfile()'), profile)
  await run(tab, 'page.client.recordWeight({ body: { peso_kg: 64.2 } })')
  await run(tab, 'page.client.recordWeight({ body: { peso_kg: 63.5 } })')
  t.match(await run(tab, 'page.client.listWeights()'), {
    weights: [{ peso_kg: 63.5 }, { peso_kg: 64.2 }],
  })
  t.same(await run(tab, 'page.client.getBmi()'), { imc: 22.5, description: 'Peso normal' })
  t.same(problems, [])
  t.match(
    await run(tab, 'page.refusal(() => page.client.recordWeight({ body: { peso_kg: 1 } }))'),
    {
      status: 400,
      message: 'El peso debe estar entre 2 y 650 kg',
    },
  )

  const cookies = await context.cookies()
  t.match(cookies, [
    { name: 'refresh_token', httpOnly: true, sameSite: 'Strict', path: '/api/auth' },
  ])
  t.same(await run(tab, '[document.cookie, Object.values(localStorage), sessionStorage.length]'), [
    '',
    ['session'],
    0,
  ])
})

t.test('a token that expires under ten parallel calls is renewed once', async (t) => {
  const { openTab, passMinutes, count } = await openProfile(t)
  const { tab } = await openTab()
  await register(tab, 'ana')
  passMinutes(16)
  const calls =
    'Array.from({ length: 10 }, (_, i) => ' +
    'page.client.recordWeight({ body: { peso_kg: 70 + i / 10 } }))'
  t.same(await run(tab, `Promise.all(${calls})`), Array(10).fill({ message: 'Peso registrado' }))
  t.equal(count('POST /api/auth/refresh'), 1)
  t.equal(count('POST /api/weight'), 20)
  t.match(await run(tab, 'page.client.getWeightStats()'), {
    num_pesajes: 10,
    peso_max: 70.9,
    peso_min: 70,
  })
})

t.test('a reload keeps the session; logging out in one tab ends it in the other', async (t) => {
  const { openTab, count } = await openProfile(t)
  const first = await openTab()
  t.equal(await run(first.tab, 'page.client.session.restore()'), null)
  t.same(
    [count('POST /api/auth/refresh'), first.problems],
    [0, []],
    'a page without a login sends no request',
  )
  await register(first.tab, 'ana')
  await first.tab.reload()
  t.equal(await run(first.tab, 'page.client.session.account'), null, 'the token was in memory only')
  const account = { userId: 1, username: 'ana', role: 'admin' }
  t.same(await run(first.tab, 'page.client.session.restore()'), account)
  t.match(await run(first.tab, 'page.client.getWeightStats()'), { num_pesajes: 0 })

  const second = await openTab()
  t.same(
    await run(second.tab, 'page.client.session.restore()'),
    account,
    'the tabs share the cookie',
  )
  t.same(await run(first.tab, 'page.client.logout()'), { message: 'Sesión cerrada' })
  await second.tab.waitForFunction('page.changes.length > 1')
  t.same(await run(second.tab, 'page.changes.at(-1)'), { account: null, change: 'signed_out' })
  t.same(await run(first.tab, 'page.changes.at(-1)'), { account: null, change: 'signed_out' })
  t.match(await run(second.tab, 'page.refusal(() => page.client.getWeightStats())'), {
    status: 401,
  })
  const refreshes = count('POST /api/auth/refresh')
  t.equal(await run(second.tab, 'page.client.session.restore()'), null)
  t.equal(count('POST /api/auth/refresh'), refreshes, 'no refresh is sent')
})

/**
 * Starts a script that asks for a new token, and holds back the answer. `finish` releases the
 * answer and returns the outcome of the script.
 */
const hold = async (tab: Page, script: string) => {
  await run(tab, `void Object.assign(page, { release: page.holdRefreshes(), outcome: ${script} })`)
  await tab.waitForFunction('page.held > 0')
  return { finish: () => run(tab, 'page.release(), page.outcome') }
}

t.test(
  'a tab that is taking up the session while another one logs out stays logged out',
  async (t) => {
    const { openTab } = await openProfile(t)
    const first = await openTab()
    await register(first.tab, 'ana')
    for (const script of [
      'page.client.session.restore()',
      'page.refusal(() => page.client.getCurrentAccount()).then(() => null)',
    ]) {
      const { tab } = await openTab()
      const { finish } = await hold(tab, script)
      await run(first.tab, 'page.client.logout()')
      await tab.waitForFunction('page.heard > 0')
      t.equal(await finish(), null)
      t.same(await run(tab, '[page.client.session.account, page.changes]'), [null, []])
      t.match(await run(tab, 'page.refusal(() => page.client.getCurrentAccount())'), {
        status: 401,
      })
      await run(first.tab, `page.client.login(${credentials('ana')})`)
    }
  },
)

t.test(
  'a token that arrives after the logout of another tab is refused like an expired one',
  async (t) => {
    const { openTab } = await openProfile(t)
    const first = await openTab()
    await register(first.tab, 'ana')
    const { tab } = await openTab()
    await run(tab, 'page.client.session.restore()')
    const { finish } = await hold(tab, 'page.refusal(() => page.client.refreshAccessToken())')
    await run(first.tab, 'page.client.logout()')
    await tab.waitForFunction('page.heard > 0')
    t.match(await finish(), { status: 401, message: 'La sesión ha terminado' })
  },
)

t.test('logging out ends the session in other tabs also when it has expired', async (t) => {
  const { openTab, passMinutes } = await openProfile(t)
  const first = await openTab()
  await register(first.tab, 'ana')
  const { tab } = await openTab()
  await run(tab, 'page.client.session.restore()')
  passMinutes(8 * 24 * 60)
  t.same(await run(first.tab, 'page.client.logout()'), { message: 'Token expirado' })
  await tab.waitForFunction('page.heard > 0')
  t.same(await run(tab, 'page.changes.at(-1)'), { account: null, change: 'signed_out' })
})

t.test('a client that no longer listens to other tabs continues to work', async (t) => {
  const { openTab } = await openProfile(t)
  const { tab } = await openTab()
  await run(tab, 'page.client.session.close()')
  t.match(await register(tab, 'ana'), { username: 'ana' })
  t.same(await run(tab, 'page.client.logout()'), { message: 'Sesión cerrada' })
})

t.test('a tab without a session takes up the session that another tab begins', async (t) => {
  const { openTab } = await openProfile(t)
  const first = await openTab()
  const { tab } = await openTab()
  t.equal(await run(tab, 'page.client.session.restore()'), null)
  await register(first.tab, 'ana')
  await tab.waitForFunction('page.changes.length > 0')
  t.match(await run(tab, 'page.changes'), [{ account: { username: 'ana' }, change: 'signed_in' }])
  t.match(await run(tab, 'page.client.getCurrentAccount()'), { username: 'ana' })

  const third = await openTab()
  const { finish } = await hold(third.tab, 'page.client.session.restore()')
  await register(first.tab, 'luis')
  await third.tab.waitForFunction('page.heard > 0')
  t.match(
    await finish(),
    { username: 'luis' },
    'the pending answer belongs to the previous account',
  )
})

t.test('a tab whose session has ended sends no call for the next account', async (t) => {
  const { openTab, service } = await openProfile(t)
  const first = await openTab()
  await register(first.tab, 'ana')
  const { tab } = await openTab()
  await run(tab, 'page.client.session.restore()')
  await run(first.tab, 'page.client.logout()')
  await register(first.tab, 'luis')
  await tab.waitForFunction('page.heard > 1')
  const call = 'page.client.recordWeight({ body: { peso_kg: 70 } })'
  t.match(await run(tab, `page.refusal(() => ${call})`), { status: 401 })
  t.same(await service.sql('select * from weights'), [])

  await run(first.tab, `page.client.login(${credentials('ana')})`)
  await tab.waitForFunction('page.heard > 2')
  t.same(await run(tab, call), { message: 'Peso registrado' }, 'the same account can continue')
})

t.test('another account in another tab replaces the cookie, never the session', async (t) => {
  const { openTab, service } = await openProfile(t)
  const first = await openTab()
  await register(first.tab, 'ana')
  const second = await openTab()
  await register(second.tab, 'luis')
  await first.tab.waitForFunction('page.changes.length > 1')
  t.same(await run(first.tab, 'page.changes.at(-1)'), { account: null, change: 'account_changed' })
  const call = 'page.refusal(() => page.client.recordWeight({ body: { peso_kg: 70 } }))'
  t.match(await run(first.tab, call), { status: 401 })
  t.same(await service.sql('select * from weights'), [])
  t.match(
    await run(first.tab, 'page.client.session.restore()'),
    { username: 'luis' },
    'the page takes up the new session itself',
  )
})

t.test('the report is saved under the file name that the service sends', async (t) => {
  const { openTab } = await openProfile(t, {}, true)
  const { tab, problems } = await openTab()
  await register(tab, 'ana')
  const saved = tab.waitForEvent('download')
  await run(tab, 'page.saveReport()')
  const download = await saved
  t.match(download.suggestedFilename(), /^informe-seguridad-\d{4}-\d\d-\d\d\.pdf$/)
  const bytes = await readFile(await download.path())
  t.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  // A click on the link to the file may come before the browser has noted the end of the answer.
  t.same(
    problems.filter((problem) => !problem.endsWith('ERR_ABORTED')),
    [],
  )
})

t.test(
  'a dump is uploaded, also with an expired token, and its progress is reported',
  async (t) => {
    const { openTab, passMinutes } = await openProfile(t, {}, true)
    const { tab, problems } = await openTab()
    await register(tab, 'ana')
    const file = join(folder, 'findings.sql')
    const text = dumpOf(1_000_000)
    await writeFile(file, text)
    await tab.setInputFiles('input[type=file]', file)
    const { message, steps } = (await run(tab, 'page.upload()')) as {
      message: string
      steps: { loaded: number }[]
    }
    t.equal(message, 'Volcado importado')
    t.ok(steps.length > 1, `${steps.length} steps`)
    t.same(steps.at(-1), { loaded: text.length, total: text.length })
    t.ok(steps.every(({ loaded }, index) => loaded >= (steps[index - 1]?.loaded ?? 0)))
    t.same(problems, [])

    passMinutes(16)
    await writeFile(file, dumpOf(1))
    await tab.setInputFiles('input[type=file]', file)
    t.match(await run(tab, 'page.upload()'), { message: 'Volcado importado' })
  },
)

t.test('an upload that was sent completely waits as long as the service works', async (t) => {
  const { openTab, baseUrl } = await openProfile(t, {}, true)
  const proxy = await startTcpProxy(t, baseUrl)
  const { tab } = await openTab(new URL(proxy.url).origin)
  await register(tab, 'ana')
  const body = `{ file: new Blob([${JSON.stringify(dumpOf(1))}]) }`
  const upload = `page.client.importDump({ body: ${body}, timeoutMs: 4000 })`
  t.match(await run(tab, upload), { success: true }, 'the browser has made its preflight request')
  // Both ways together take longer than the limit.
  await proxy.setMode({ delayMs: 2500 })
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
  for (const call of [
    "importDump({ body: { file: new Blob(['--']) } })",
    'getPublicConfig()',
    'exportDump()',
  ]) {
    t.equal(
      await run(tab, `page.client.${call}.catch(({ name }) => name)`),
      'ConnectionError',
      call,
    )
  }
})

t.test(
  'a function of the page that throws is reported and affects no other function',
  async (t) => {
    const { openTab, passMinutes } = await openProfile(t, {}, true)
    const { tab, problems } = await openTab()
    const errors = () => problems.splice(0).filter((problem) => problem.startsWith('error'))
    const other = await openTab()
    await run(tab, `void page.client.session.onChange(() => { throw new Error('listener') })`)
    await run(tab, 'void page.client.session.onChange((account) => (page.last = account))')
    t.match(await register(tab, 'ana'), { username: 'ana' })
    t.match(await run(tab, 'page.last'), { username: 'ana' }, 'the next listener is called')
    await other.tab.waitForFunction('page.heard > 0')
    passMinutes(16)
    t.match(await run(tab, 'page.client.getWeightStats()'), { num_pesajes: 0 })
    t.same(errors(), ['error: listener', 'error: listener'])

    const options = `onProgress() { throw new Error('progress') }`
    const body = `{ file: new Blob([${JSON.stringify(dumpOf(1))}]) }`
    const upload = `page.client.importDump({ body: ${body}, ${options} })`
    t.match(await run(tab, upload), { success: true })
    const download =
      `page.client.exportDump({ ${options} })` +
      '.then((file) => file.blob()).then(({ size }) => size)'
    t.ok(await run(tab, download))
    t.same(new Set(errors()), new Set(['error: progress']))

    t.match(await run(tab, 'page.client.logout()'), { message: 'Sesión cerrada' })
    t.equal(await run(tab, 'page.last'), null)
    await other.tab.waitForFunction('page.heard > 1')
  },
)

t.test('a page of another origin can read Retry-After', async (t) => {
  const { openTab } = await openProfile(t, { AUTH_RATE_LIMIT_MAX: '1' })
  const { tab } = await openTab()
  const attempt = `page.refusal(() => page.client.login(${credentials('nadie')}))`
  t.match(await run(tab, attempt), { status: 401 })
  const refusal = await run(tab, attempt)
  t.match(refusal, { status: 429, message: /Demasiados intentos/, retryAfter: Number })
})
