/** Sessions in a real browser: a proxy that rewrites `Host`, and pages of other sites. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { createServer } from 'vite'
import { listen } from '../../client/support.ts'
import { serveFolder, startBrowser } from '../../support/browser.ts'
import { password } from '../../support/service.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-pages-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))
await writeFile(join(folder, 'index.html'), '<!doctype html><title>a page</title>')
const openPage = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** The status that the page receives, or 0 if the browser hides the answer. */
const post = (page: Page, url: string, body: object = {}): Promise<number> =>
  page.evaluate(
    async ([target, text]) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', credentials: 'include', headers, body: text } as const
      return fetch(target, init).then(
        ({ status }) => status,
        () => 0,
      )
    },
    [url, JSON.stringify(body)] as const,
  )

const account = { username: 'ana', password }
const reasonsIn = (logs: Record<string, unknown>[]) =>
  logs.filter(({ event }) => event === 'refresh').map(({ reason }) => reason)

/** Pages on the site `localhost`; the service is on the site 127.0.0.1. */
const otherSite = async (t: Test): Promise<string> => {
  const { origin, serve } = await serveFolder(t)
  serve(folder)
  return origin.replace('127.0.0.1', 'localhost')
}

t.test('a reload keeps the session behind a frontend proxy that rewrites Host', async (t) => {
  const { baseUrl, service } = await listen()
  const proxy = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: {
      host: '127.0.0.1',
      port: 0,
      proxy: { '/api': { target: baseUrl, changeOrigin: true } },
    },
  })
  await proxy.listen()
  t.teardown(() => proxy.close())
  const page = await openPage(
    await (await startBrowser(t)).newContext(),
    proxy.resolvedUrls?.local[0] ?? '',
  )
  t.equal(await post(page, '/api/auth/register', account), 201)
  await page.reload()
  t.equal(await post(page, '/api/auth/refresh'), 200)
  t.same(reasonsIn(service.logs()), [])
})

t.test(
  'with COOKIE_SAMESITE=None only listed pages of other sites keep their session',
  async (t) => {
    const listed = await otherSite(t)
    const unlisted = await otherSite(t)
    const { baseUrl, service } = await listen({
      env: { CORS_ORIGINS: listed, COOKIE_SAMESITE: 'None' },
    })
    const context = await (await startBrowser(t)).newContext()
    const page = await openPage(context, listed)
    t.equal(await post(page, `${baseUrl}/api/auth/register`, account), 201)
    await page.reload()
    t.equal(await post(page, `${baseUrl}/api/auth/refresh`), 200)

    const foreign = await openPage(context, unlisted)
    const send = (target: string) =>
      fetch(target, { method: 'POST', credentials: 'include', mode: 'no-cors' })
    const { status, type } = (await foreign.evaluate(
      `(${send})('${baseUrl}/api/auth/refresh').then(({ status, type }) => ({ status, type }))`,
    )) as { status: number; type: string }
    t.same(
      { status, type },
      { status: 0, type: 'opaque' },
      'the call is sent, but its answer is hidden',
    )
    t.same(
      reasonsIn(service.logs()),
      ['foreign_page'],
      'the log contains the reason of the refusal',
    )
    t.equal(await post(page, `${baseUrl}/api/auth/refresh`), 200, 'the session continues')
  },
)
