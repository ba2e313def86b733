/** The reference page at `/api/docs` in a browser. */
import type { Locator } from 'playwright-core'
import t from 'tap'
import { routes } from '../../../generated/routes.ts'
import { pageProblems, startBrowser } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { checkedFetch } from '../../support/http.ts'
import { password, startService } from '../../support/service.ts'
import { listen } from './raw.ts'

const service = await startService(t)
await service.register('ana')
const origin = `http://127.0.0.1:${await listen(service.app)}`
const page = await (await startBrowser(t)).newPage()
const problems = pageProblems(page)
const origins = new Set<string>()
page.on('request', (sent) => {
  if (!sent.url().startsWith('data:')) origins.add(new URL(sent.url()).origin)
})
const operations = page.locator('.opblock')
const openPage = async () => {
  await page.goto(`${origin}/api/docs`)
  await operations.first().waitFor()
}

/** Opens an operation, starts its form, and sends it. */
const send = async (block: Locator, body?: string): Promise<void> => {
  await block.locator('.opblock-summary-control').click()
  await block.locator('.try-out__btn').click()
  if (body !== undefined) await block.locator('textarea').fill(body)
  await block.locator('.execute').click()
}

/** Waits for the answer with this status and returns its body. */
const answerOf = async (block: Locator, status: string): Promise<unknown> => {
  const answer = block.locator('.live-responses-table tbody').first()
  await answer.locator('.response-col_status', { hasText: status }).first().waitFor()
  return JSON.parse(await answer.locator('.microlight').first().innerText())
}

t.test('it shows every operation, under a policy that admits only own files', async (t) => {
  const { headers } = await checkedFetch(`${origin}/api/docs`)
  t.notMatch(headers.get('content-security-policy'), /unsafe|https?:|\*/)
  t.match(headers.get('content-security-policy'), "default-src 'none'; script-src 'self'")
  await openPage()
  t.equal(await operations.count(), Object.keys(routes).length)
  t.match(await page.title(), 'Weight and BMI Register Service')
})

t.test('the filter finds operations by name, path and summary', async () => {
  const filter = page.locator('.operation-filter-input')
  const names = page.locator('.opblock-summary-operation-id')
  for (const [text, name] of [
    ['getcurrent', 'getCurrentAccount'],
    ['/WEIGHTS/recent', 'listRecentWeights'],
    ['current BMI', 'getBmi'],
  ] as const) {
    await filter.fill(text)
    await eventually(async () => (await names.allInnerTexts()).join() === name, text)
  }
  await filter.fill('')
  await eventually(async () => (await operations.count()) > 1, 'all operations')
})

t.test('a login, and the session at a later load, send the access token', async (t) => {
  const me = page.locator('#operations-Authentication-getCurrentAccount')
  await send(me)
  t.match(await answerOf(me, '401'), { error: String })
  const login = page.locator('#operations-Authentication-login')
  await send(login, JSON.stringify({ username: 'ana', password }))
  t.match(await answerOf(login, '200'), { username: 'ana' })
  await me.locator('.execute').click()
  t.match(await answerOf(me, '200'), { user_id: 1, username: 'ana', role: 'admin' })

  const refreshed = page.waitForResponse(`${origin}/api/auth/refresh`)
  await openPage()
  t.equal((await refreshed).status(), 200)
  await page.locator('.auth-wrapper .authorize.locked').waitFor()
  await send(me)
  t.match(await answerOf(me, '200'), { username: 'ana' })
})

t.test('nothing is loaded from elsewhere, and no script fails', async (t) => {
  t.same([...origins], [origin])
  t.same(
    problems.filter((problem) => !/status of 401/.test(problem)),
    [],
  )
})
