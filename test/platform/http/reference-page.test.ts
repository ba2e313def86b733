/** The reference page at `/api/docs` in a browser. */
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { routes } from '../../../generated/routes.ts'
import { summaryOf, violations } from '../../support/axe.ts'
import { pageProblems, startBrowser } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { checkedFetch } from '../../support/http.ts'
import { password, startService } from '../../support/service.ts'
import { listen } from './raw.ts'

const service = await startService(t)
const origin = `http://127.0.0.1:${await listen(service.app)}`
// One context: the second page takes its files from the browser's cache.
const context = await (await startBrowser(t)).newContext()

const openPage = async (width: number): Promise<Page> => {
  const tab = await context.newPage()
  await tab.setViewportSize({ width, height: 800 })
  await tab.goto(`${origin}/api/docs`)
  await tab.waitForSelector('.opblock')
  return tab
}

/** For the tests that look at parts of the page. */
const page = await openPage(1280)

/** Rules whose outcome depends on the colours. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** The serious and critical violations in the light and the dark colour scheme. */
const seriousIn = async (tab: Page): Promise<string[]> => {
  const found: string[] = []
  for (const [colorScheme, rules] of [['light'], ['dark', ofColors]] as const) {
    await tab.emulateMedia({ colorScheme })
    await tab.locator(colorScheme === 'dark' ? 'html.dark-mode' : 'html:not(.dark-mode)').waitFor()
    // Colours between the two schemes have other contrasts.
    await tab.evaluate('Promise.allSettled(document.getAnimations().map((one) => one.finished))')
    for (const problem of await violations(tab, rules))
      if (problem.impact === 'serious' || problem.impact === 'critical')
        found.push(`${colorScheme}, ${summaryOf(problem)}`)
  }
  return found
}

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

for (const width of [375, 1280])
  t.test(`everybody can use the page, ${width} pixels wide`, async (t) => {
    const tab = await openPage(width)
    t.same(await seriousIn(tab), [], 'as it opens')
    const operation = tab.locator('[id$="-recordWeight"]')
    await operation.locator('.opblock-summary-control').click()
    await operation.locator('.try-out__btn').click()
    t.same(await seriousIn(tab), [], 'with an opened operation')
    await operation.locator('.opblock-summary-control').click()
    await tab.getByText('Schemas', { exact: true }).click()
    await tab.locator('.auth-wrapper .authorize').click()
    await tab.getByRole('dialog', { name: 'Authorize' }).waitFor()
    t.same(await seriousIn(tab), [], 'with the dialog for tokens')
  })

t.test('the page opens with its purpose, and links to the prose', async (t) => {
  const header = page.locator('header')
  await header.getByText('Profiles, body weights, BMI and statistics').waitFor()
  t.match(await header.innerText(), /To log in here, open registerAccount or login/)
  for (const [link, heading] of [
    ['How to log in', 'Authentication'],
    ['Errors', 'Errors'],
    ['Limits', 'Limits'],
  ] as const) {
    await header.getByRole('link', { name: link }).click()
    const place = page.locator('.info h2', { hasText: heading })
    // Positions are fractions of a pixel.
    const isShown = async () => Math.abs(((await place.boundingBox())?.y ?? -800) - 400) < 401
    await eventually(isShown, `${link} shows its heading`)
  }
  t.equal(await page.locator('#servers').count(), 0, 'one server is no choice')
  t.equal(await page.locator('.models article').count(), 0, 'the schemas are closed')
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  t.match((await service.request('GET', String(icon))).headers['content-type'], /^image\/svg/)
})

t.test('an operation lists its error codes, and folds those of any operation', async (t) => {
  const operation = page.locator('[id$="-recordWeight"]')
  await operation.locator('.opblock-summary-control').click()
  const row = (status: number) => operation.locator(`tr[data-code="${status}"]`)
  t.match(await row(400).innerText(), /weight_out_of_range El peso debe estar entre 2 y 650 kg/)
  t.match(await row(400).innerText(), /malformed_json/)
  const folded = ['405', '408', '413', '415', '431', '500', '503']
  const details = operation.locator('tr:has(details:not([open]))')
  t.same(await details.locator('.response-col_status').allInnerTexts(), folded)
  t.match(await row(503).innerText(), /^503\s+service_unavailable busy$/)
  await row(503).locator('summary').click()
  t.match(await row(503).innerText(), /may still be stored.*Headers: Retry-After/s)
})

t.test('a code finds its operations, and the list at the side opens one', async (t) => {
  const operations = page.locator('.opblock-summary-operation-id')
  await page.getByLabel('Filter the operations').fill('weight_change_too_large')
  const found = ['recordWeight', 'recordWeights', 'correctWeight']
  await eventually(async () => (await operations.count()) === found.length, 'the search')
  t.same(await operations.allInnerTexts(), found)
  await page.getByLabel('Filter the operations').fill('')
  await eventually(async () => (await operations.count()) > found.length, 'all operations')

  await page.getByRole('navigation', { name: 'Operations' }).getByText('saveProfile').click()
  const operation = page.locator('[id$="-saveProfile"]')
  const samples = operation.locator('.sample pre')
  await samples.nth(1).waitFor()
  const [curl, client] = await samples.allInnerTexts()
  t.match(curl, /^curl "\$BASE\/api\/user" .*Authorization: Bearer \$TOKEN.*"talla_m":/s)
  t.match(client, /^await client\.saveProfile\(\{\s+body: \{/)
})

t.test('the dialog for tokens begins with the access token, and asks for no cookie', async (t) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.locator('.auth-wrapper .authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Authorize' })
  const [title, first] = [dialog.locator('h3'), dialog.locator('h4').first()]
  t.match(await first.innerText(), 'bearerAuth')
  const top = ((await title.boundingBox())?.y ?? 0) + ((await title.boundingBox())?.height ?? 0)
  t.ok(((await first.boundingBox())?.y ?? 0) >= top, 'below the title')
  t.equal(await dialog.locator('input').nth(0).and(page.locator(':focus')).count(), 1, 'focused')

  const names = await dialog.locator('h4 code').allInnerTexts()
  t.ok(names.includes('bearerAuth'))
  t.notOk(
    names.some((name) => /refreshCookie|webhookKey/.test(name)),
    'nor a key of DefectDojo',
  )
  t.equal(await dialog.locator('input').count(), names.length)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.auth-wrapper .authorize:focus').waitFor()
})

t.test('the page works under a policy that admits only files of this service', async (t) => {
  const { headers } = await checkedFetch(`${origin}/api/docs`)
  t.notMatch(headers.get('content-security-policy'), /unsafe|https?:|\*/)
  t.match(headers.get('content-security-policy'), "default-src 'none'; script-src 'self'")

  await service.register('ana')
  const tab = await context.newPage()
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
