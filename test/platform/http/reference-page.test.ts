/** The reference page at `/api/docs` in a browser. */
import t from 'tap'
import { type Route, routes } from '../../../generated/routes.ts'
import { summaryOf, violations } from '../../support/axe.ts'
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
const explorer = page.locator('openapi-explorer')
/** The next answer about the session, once it is whole. */
const refreshed = async () => {
  const answer = await page.waitForResponse(`${origin}/api/auth/refresh`)
  await answer.finished()
  return answer
}
const openPage = async (route = '') => {
  await page.goto('about:blank')
  const session = refreshed()
  await page.goto(`${origin}/api/docs${route}`)
  return session
}
const idOf = ({ method, path }: Route) =>
  `${method.toLowerCase()}-${path.replaceAll(/[{}-]+/g, '-')}`
const all = Object.values<Route>(routes)

/** Sends the operation that is shown, and returns the answer. */
const send = async (path: string, body?: string): Promise<{ status: number; body: unknown }> => {
  if (body !== undefined) {
    await explorer.locator('button', { hasText: 'Body' }).first().click()
    await explorer.locator('textarea.request-body-param-user-input').fill(body)
  }
  const answer = page.waitForResponse(origin + path)
  await explorer.locator('button[part~="btn-try"]').click()
  const response = await answer
  return { status: response.status(), body: await response.json() }
}

t.test('it lists every operation at the side, and shows the first one', async (t) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { headers } = await checkedFetch(`${origin}/api/docs`)
  const policy = headers.get('content-security-policy') ?? ''
  t.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; /)
  t.notMatch(policy.replace(/style-src [^;]+/, ''), /unsafe|https?:|\*/)
  await openPage()
  t.equal(await page.title(), 'Weight and BMI Register Service')
  for (const route of all) {
    const id = idOf(route)
    t.equal(await explorer.locator(`[id="link-${id}"]`).count(), 1, id)
  }
  const sample = explorer.locator('pre').first()
  const box = await sample.boundingBox()
  t.ok(box !== null && box.y + box.height < 800, 'a sample of the first one without scrolling')
  t.match(await sample.innerText(), /^await client\.registerAccount\(\{/)
  const request = explorer.locator('api-request pre').last()
  t.match(await request.textContent(), /^curl -X POST "http.*\/api\/auth\/register"/)
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, 5000)
  const tag = explorer.locator('[id="link-tag--Authentication"]')
  t.ok(await tag.isVisible(), 'the list stays')
})

t.test('each operation has a table of its errors, with their meaning', async (t) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage('#?route=post-/api/auth/login')
  await explorer.locator('summary', { hasText: 'Errors' }).click()
  const status = await explorer.locator('details th').first().boundingBox()
  t.ok(status !== null && status.height < 60, 'a phone does not break its words')
  const rows = await explorer.locator('details tbody tr').allInnerTexts()
  t.match(rows, [/^400\s+[a-z_]+\s+\S/])
  t.ok(
    rows.some((row) => /^401\s+invalid_credentials\s+\S/.test(row)),
    rows.join('\n'),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
})

t.test('the list is filtered by names, paths and codes of errors', async (t) => {
  await openPage()
  const { deleteWeight, correctWeight, getBmi } = routes
  const cases: [text: string, Route[]][] = [
    ['imc', [getBmi]],
    ['{weight_id}', [deleteWeight, correctWeight]],
    ["the caller's current BMI", [getBmi]],
    ['weight_not_found', [deleteWeight, correctWeight]],
  ]
  for (const [text, found] of cases) {
    await explorer.getByPlaceholder('Filter').fill(text)
    const links = explorer.locator('.nav-bar-path:visible')
    await eventually(async () => (await links.count()) === found.length, text)
    const ids = await Promise.all((await links.all()).map((link) => link.getAttribute('id')))
    t.same(ids.sort(), found.map((route) => `link-${idOf(route)}`).sort(), text)
  }
})

t.test('nothing violates a rule of accessibility, light or dark, wide or narrow', async (t) => {
  const paths = ['', 'overview', idOf(routes.recordWeight), idOf(routes.importFindingsDump), 'auth']
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      for (const path of paths) {
        await openPage(path && `#?route=${path}`)
        await explorer.locator('[part~="section-main-content"]').waitFor()
        const found = await violations(page)
        t.same(found.map(summaryOf), [], `${width} ${colorScheme} ${path}`)
      }
    }
  await page.setViewportSize({ width: 1280, height: 800 })
})

t.test('a login, and the session at a later load, send the access token', async (t) => {
  const route = '#?route=get-/api/auth/me'
  await openPage(route)
  t.match(await send('/api/auth/me'), { status: 401, body: { error: String } })
  await openPage('#?route=post-/api/auth/login')
  const picked = refreshed()
  const login = await send('/api/auth/login', JSON.stringify({ username: 'ana', password }))
  t.match(login, { status: 200, body: { username: 'ana' } })
  t.equal((await picked).status(), 200)
  t.equal((await openPage(route)).status(), 200)
  t.match(await send('/api/auth/me'), { status: 200, body: { username: 'ana' } })
})

t.test('nothing is loaded from elsewhere, and no script fails', async (t) => {
  t.same([...origins], [origin])
  t.same(
    problems.filter((problem) => !/status of 401/.test(problem)),
    [],
  )
})
