/** Every view is usable by everybody: narrow and wide, light and dark. */
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { summaryOf, violations } from '../support/axe.ts'
import { startWstgService } from '../support/wstg.ts'
import { fillService } from './data.ts'
import { startVisits, switchLanguage, type Tab } from './tabs.ts'

const { en, es } = texts

const service = await startWstgService(t)
await fillService(service, service.admin)
const { visit, visitAs } = await startVisits(t, service)

/** Of all rules those about colours alone can differ between light and dark. */
const rulesOf = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

const resize = async (tab: Tab, width: number, name: string): Promise<string[]> => {
  await tab.setViewportSize({ width, height: 800 })
  const content = Number(await tab.evaluate('document.documentElement.scrollWidth'))
  return content > width ? [`${name}, ${width}: ${content} pixels wide`] : []
}

/** Looks at the view of a tab in all its looks. */
const check = async (tab: Tab, name: string): Promise<string[]> => {
  const found = await resize(tab, 768, name)
  for (const width of [320, 1280]) {
    found.push(...(await resize(tab, width, name)))
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const problems = (await violations(tab, rulesOf[colorScheme])).map(summaryOf)
      found.push(...problems.map((problem) => `${name}, ${width}, ${colorScheme}: ${problem}`))
    }
  }
  return found
}

/** The longer Spanish words have room too. */
const checkSpanish = async (tab: Tab, name: string): Promise<string[]> => {
  await switchLanguage(tab, en)
  const found = await resize(tab, 320, `${name} in Spanish`)
  await switchLanguage(tab, es)
  return found
}

/** Places, and what a person sees once the view is there. */
const views: [place: string, heading: string, content: string | RegExp][] = [
  ['#/weight', en.weight, en.newestFirst],
  ['#/weight/import', en.importTitle, en.file],
  ['#/profile', en.profile, en.height],
  ['#/account', en.account, en.exportTitle],
  ['#/checklist', en.checklist, new RegExp(`^${en.items('\\d')}`)],
  ['#/checklist/WSTG-ATHN-01', 'WSTG-ATHN-01', en.requests],
  ['#/synchronisation', en.synchronisation, en.failedRequests],
  ['#/files', en.files, en.report],
  ['#/accounts', en.accounts, new RegExp(`^${en.accountsCount('\\d')}`)],
  ['#/nowhere', en.notFound, en.notFound],
]

const show = async (tab: Tab, [place, heading, content]: (typeof views)[number]) => {
  await tab.evaluate(`location.hash = '${place}'`)
  await tab.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await tab.getByText(content, { exact: true }).first().waitFor()
}

t.test('the views of people without a session', async (t) => {
  const tab = await (await visit(t)).open()
  await tab.getByRole('heading', { name: en.signIn }).waitFor()
  t.same(await check(tab, en.signIn), [])
  await tab.getByRole('link', { name: en.register }).click()
  await tab.getByRole('button', { name: en.register }).click()
  await tab.getByRole('alert').waitFor()
  t.same(await check(tab, 'Create an account, refused'), [])
})

t.test('the views of a session', async (t) => {
  const halves = [views.slice(0, 5), views.slice(5)]
  const look = async (some: typeof views) => {
    const tab = await visitAs(t, service.admin.username)
    const found: string[] = []
    for (const view of some) {
      await show(tab, view)
      found.push(...(await check(tab, view[1])), ...(await checkSpanish(tab, view[1])))
    }
    return found
  }
  t.same((await Promise.all(halves.map(look))).flat(), [])
})

t.test('an empty history, and dialogs', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  await tab.getByText(en.noWeights).waitFor()
  t.same(await check(tab, 'Weight, empty'), [])
  await tab.getByLabel(en.weightKg).fill('70')
  await tab.getByRole('button', { name: en.record, exact: true }).click()
  await tab.getByRole('button', { name: `${en.correct}: ` }).click()
  await tab.getByRole('dialog').waitFor()
  t.same(await check(tab, en.correct), [])
  await tab.keyboard.press('Escape')
  await tab.getByRole('button', { name: `${en.remove}: ` }).click()
  await tab.getByRole('dialog').waitFor()
  t.same(await check(tab, en.remove), [])
})

t.test('keys go to the search and along the rows, and can be switched off', async (t) => {
  const tab = await visitAs(t, service.admin.username)
  await show(tab, ['#/checklist', en.checklist, en.coverage])
  const search = tab.getByRole('searchbox')
  await tab.keyboard.press('/')
  t.ok(await search.and(tab.locator(':focus')).count())
  const focused = tab.getByRole('link').and(tab.locator(':focus'))
  await tab.getByRole('link', { name: 'WSTG-INFO-01' }).focus()
  await tab.keyboard.press('ArrowDown')
  t.equal(await focused.innerText(), 'WSTG-INFO-02')
  await tab.keyboard.press('?')
  t.same(await check(tab, en.keys), [])
  const dialog = tab.getByRole('dialog', { name: en.keys })
  await dialog.getByLabel(en.useKeys).uncheck()
  await dialog.getByRole('button', { name: en.close }).click()
  await tab.keyboard.press('/')
  t.equal(await search.and(tab.locator(':focus')).count(), 0)
})
