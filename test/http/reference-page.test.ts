import type { Page } from 'playwright-core'
import t from 'tap'
import { summaryOf, violations } from '../support/axe.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { startService } from '../support/service.ts'
import { listen } from './raw.ts'

const service = await startService(t)
const origin = `http://127.0.0.1:${await listen(service.app)}`
const browser = await startBrowser(t)

const openPage = async (width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const tab = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
  await tab.goto(`${origin}/api/docs`)
  await tab.waitForSelector('.opblock')
  return tab
}

/** The serious and critical violations. */
const seriousIn = async (tab: Page): Promise<string[]> =>
  (await violations(tab))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(summaryOf)

for (const [width, scheme] of [
  [375, 'light'],
  [375, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)
  t.test(`everybody can use the page, ${width} pixels wide, ${scheme}`, async (t) => {
    const tab = await openPage(width, scheme)
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
  const tab = await openPage(1280)
  const header = tab.locator('header')
  await header.getByText('Profiles, body weights, BMI and statistics').waitFor()
  t.match(await header.innerText(), /To log in here, open registerAccount or login/)
  for (const [link, heading] of [
    ['How to log in', 'Authentication'],
    ['Errors', 'Errors'],
    ['Limits', 'Limits'],
  ] as const) {
    await header.getByRole('link', { name: link }).click()
    const place = tab.locator('.info h2', { hasText: heading })
    // Positions are fractions of a pixel.
    const isShown = async () => Math.abs(((await place.boundingBox())?.y ?? -800) - 400) < 401
    await eventually(isShown, `${link} shows its heading`)
  }
  t.equal(await tab.locator('#servers').count(), 0, 'one server is no choice')
  t.equal(await tab.locator('.models article').count(), 0, 'the schemas are closed')
  const icon = await tab.locator('link[rel=icon]').getAttribute('href')
  t.match((await service.request('GET', String(icon))).headers['content-type'], /^image\/svg/)
})

t.test('an operation lists its error codes, and folds those of any operation', async (t) => {
  const tab = await openPage(1280)
  const operation = tab.locator('[id$="-recordWeight"]')
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
  const tab = await openPage(1280)
  const operations = tab.locator('.opblock-summary-operation-id')
  await tab.getByLabel('Filter the operations').fill('weight_change_too_large')
  const found = ['recordWeight', 'recordWeights', 'correctWeight']
  await eventually(async () => (await operations.count()) === found.length, 'the search')
  t.same(await operations.allInnerTexts(), found)
  await tab.getByLabel('Filter the operations').fill('')
  await eventually(async () => (await operations.count()) > found.length, 'all operations')

  await tab.getByRole('navigation', { name: 'Operations' }).getByText('saveProfile').click()
  const operation = tab.locator('[id$="-saveProfile"]')
  const samples = operation.locator('.sample pre')
  await samples.nth(1).waitFor()
  const [curl, client] = await samples.allInnerTexts()
  t.match(curl, /^curl "\$BASE\/api\/user" .*Authorization: Bearer \$TOKEN.*"talla_m":/s)
  t.match(client, /^await client\.saveProfile\(\{\s+body: \{/)
})

t.test('the dialog for tokens asks for no cookie and no key of DefectDojo', async (t) => {
  const tab = await openPage(1280)
  await tab.locator('.auth-wrapper .authorize').click()
  const dialog = tab.getByRole('dialog', { name: 'Authorize' })
  const names = await dialog.locator('h4 code').allInnerTexts()
  t.ok(names.includes('bearerAuth'))
  t.notOk(names.some((name) => /refreshCookie|webhookKey/.test(name)))
  t.equal(await dialog.locator('input').count(), names.length)
})

t.test('the dialog for tokens begins with the access token', async (t) => {
  const tab = await openPage(375)
  await tab.locator('.auth-wrapper .authorize').click()
  const dialog = tab.getByRole('dialog', { name: 'Authorize' })
  const [title, first] = [dialog.locator('h3'), dialog.locator('h4').first()]
  t.match(await first.innerText(), 'bearerAuth')
  const top = ((await title.boundingBox())?.y ?? 0) + ((await title.boundingBox())?.height ?? 0)
  t.ok(((await first.boundingBox())?.y ?? 0) >= top, 'below the title')
  t.equal(await dialog.locator('input').nth(0).and(tab.locator(':focus')).count(), 1, 'focused')
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await tab.waitForFunction('document.activeElement.matches(".auth-wrapper .authorize")')
})
