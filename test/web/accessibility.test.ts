/** Every view is usable by everybody: narrow and wide, light, dark and in forced colours. */
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { summaryOf, violations } from '../support/axe.ts'
import { startDemo } from './demo.ts'
import { switchLanguage, type Tab } from './tabs.ts'

const { en, es } = texts

t.jobs = 3
const { register, visit, visitAs } = await startDemo(t)

/**
 * The looks of a view: no colour depends on the width. 1,280 pixels at a zoom of 200 and 400 % are
 * 640 and 320.
 */
const looks = [
  { width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { width: 768, colorScheme: 'dark', forcedColors: 'none' },
  { width: 640, colorScheme: 'light', forcedColors: 'active' },
  { width: 320, colorScheme: 'light', forcedColors: 'none' },
] as const
/** Rules whose outcome depends on the look; the others see the same document in all looks. */
const visualRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

const resize = async (tab: Tab, width: number, name: string): Promise<string[]> => {
  await tab.setViewportSize({ width, height: 800 })
  const content = Number(await tab.evaluate('document.documentElement.scrollWidth'))
  const empty = Number(
    await tab.evaluate(
      'document.documentElement.scrollHeight - Math.max(innerHeight, document.body.offsetHeight)',
    ),
  )
  return [
    ...(content > width ? [`${name}, ${width}: ${content} pixels wide`] : []),
    // A menu may stand out.
    ...(empty > 10 ? [`${name}, ${width}: ${empty} empty pixels below`] : []),
  ]
}

/** Looks at the view of a tab in all its looks. */
const check = async (tab: Tab, name: string): Promise<string[]> => {
  const found: string[] = []
  for (const look of looks) {
    const { width } = look
    found.push(...(await resize(tab, width, name)))
    await tab.emulateMedia({ ...look, reducedMotion: 'reduce' })
    for (const problem of await violations(tab, look === looks[0] ? undefined : visualRules))
      found.push(`${name}, ${Object.values(look)}: ${summaryOf(problem)}`)
  }
  return found
}

/** The name of the item. */
const testName = 'Testing for Credentials Transported over an Encrypted Channel'

/** A place, and what a person sees once the view is there. */
type Place = readonly [place: string, heading: string, content: string | RegExp]
const marta = (t: typeof en): Place[] => [
  ['#/weight', t.weight, t.newestFirst],
  ['#/weight/import', t.importTitle, t.file],
  ['#/profile', t.profile, t.height],
  ['#/account', t.account, t.exportTitle],
]
const admin = (t: typeof en): Place[] => [
  ['#/checklist', t.checklist, t.items(97, '97')],
  ['#/checklist/WSTG-ATHN-01', testName, t.requests],
  ['#/checklist?spreadsheet=yes', t.spreadsheet, t.makeSpreadsheet],
  ['#/synchronisation', t.synchronisation, t.failedRequests],
  ['#/files', t.files, t.dumpHint],
  ['#/accounts', t.accounts, /marta/],
  ['#/nowhere', t.notFound, t.notFound],
]
const views = Object.entries({ marta, admin })

const show = async (tab: Tab, [place, heading, content]: Place) => {
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
  await tab.getByRole('alert').first().waitFor()
  t.same(await check(tab, 'Create an account, refused'), [])
})

t.test('the views of a session', async (t) => {
  const look = async ([username, viewsOf]: (typeof views)[number]) => {
    // Its zone is offered.
    const tab = await visitAs(t, username, { timezoneId: 'Asia/Bangkok' })
    const found: string[] = []
    for (const view of viewsOf(en)) {
      await show(tab, view)
      found.push(...(await check(tab, view[1])))
    }
    return found
  }
  t.same((await Promise.all(views.map(look))).flat(), [])
})

t.test('the list of the checklist begins in the first screen', async (t) => {
  for (const [width, height, most] of [
    [1280, 800, 560],
    [390, 844, 620],
  ] as const) {
    const tab = await visitAs(t, 'admin', { viewport: { width, height } })
    for (const from of [es, en]) {
      await switchLanguage(tab, from === en ? es : en)
      await tab.evaluate("location.hash = '#/checklist'")
      const row = tab.getByRole('row', { name: 'WSTG-CLNT-01' })
      await row.waitFor()
      const { y = most } = (await row.boundingBox()) ?? {}
      t.ok(y < most, `${y} of ${height}`)
    }
  }
})

t.test('the filters are shown, or a button for them, at every width', async (t) => {
  const tab = await visitAs(t, 'admin')
  await tab.evaluate("location.hash = '#/checklist'")
  const [search, button] = [
    tab.getByLabel(en.search),
    tab.getByRole('button', { name: en.filters }),
  ]
  await search.waitFor()
  for (const width of [639, 640, 641]) {
    await tab.setViewportSize({ width, height: 800 })
    t.not(await button.isVisible(), await search.isVisible(), `${width} pixels`)
  }
})

t.test('the longer Spanish words, and text of 200 %, have room too', async (t) => {
  for (const [username, viewsOf] of views) {
    const tab = await visitAs(t, username)
    await switchLanguage(tab, en)
    const enlarge = (size: string) =>
      tab.evaluate(`document.documentElement.style.fontSize = '${size}'`)
    for (const view of viewsOf(es)) {
      await show(tab, view)
      t.same(await resize(tab, 320, view[1]), [])
      await enlarge('200%')
      for (const width of [390, 1280]) {
        t.same(await resize(tab, width, `${view[1]}, 200 %`), [])
        const tabs = "[...document.querySelectorAll('.tabs')]"
        const isCut = await tab.evaluate(`${tabs}.some((it) => it.scrollWidth > it.clientWidth)`)
        t.notOk(isCut, `${view[1]}: the tabs, ${width}`)
      }
      await enlarge('100%')
    }
  }
})

t.test('an empty history, and dialogs', async (t) => {
  const { username } = await register()
  const tab = await visitAs(t, username)
  await tab.getByText(en.noWeights).waitFor()
  t.same(await check(tab, 'Weight, empty'), [])
  await tab.getByLabel(en.weightIn('kg')).fill('70')
  await tab.getByRole('button', { name: en.record, exact: true }).click()
  const openRow = () => tab.getByLabel(`${en.actions}: `).click()
  await openRow()
  await tab.getByRole('button', { name: `${en.correct}: ` }).click()
  await tab.getByRole('dialog').waitFor()
  t.same(await check(tab, en.correct), [])
  await tab.keyboard.press('Escape')
  await openRow()
  await tab.getByRole('button', { name: `${en.remove}: ` }).click()
  await tab.getByRole('dialog').waitFor()
  t.same(await check(tab, en.remove), [])
})

t.test('an import, before an answer and with lines that cannot be stored', async (t) => {
  const { username } = await register()
  const tab = await visitAs(t, username)
  await tab.evaluate("location.hash = '#/weight/import'")
  const days = ['a,03/04/2026,70', 'b,04/04/2026,71', 'a,05/04/2026,700', 'a,never,70']
  const lines = days.map((line, index) => `${line},${60 + index}`)
  const buffer = Buffer.from(['Who,Day,Weight,Pulse', ...lines].join('\n'))
  await tab.getByLabel(en.file).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  const choose = (label: string, value: string) => tab.getByLabel(label).selectOption(value)
  await choose(en.onlyWhere('Who'), 'a')
  await tab.getByText(en.moreChoices).click()
  t.same(await check(tab, 'Import, open'), [])
  await choose(en.importRoles.order, 'dmy')
  await choose(en.importRoles.unit, 'kg')
  await tab.getByRole('row', { name: /700/ }).nth(1).waitFor()
  t.same(await check(tab, 'Import, checked'), [])
})

t.test('a spreadsheet of the checklist, before an answer and with rows left out', async (t) => {
  const tab = await visitAs(t, 'admin')
  await tab.evaluate("location.hash = '#/checklist?spreadsheet=yes'")
  const rows = ['WSTG-CLNT-01;Pass', 'WSTG-CLNT-02;Done', 'WSTG-AUTHN-6;Done', 'MASTG-1;Done']
  const several = 'WSTG-CLNT-03, WSTG-CLNT-04;Done'
  await tab.getByLabel(en.pasted).fill(['Test ID;Status', ...rows, several].join('\n'))
  await tab.getByText(en.moreChoices).click()
  t.same(await check(tab, 'Spreadsheet, open'), [])
  await tab.getByLabel(en.unlisted).selectOption('send')
  await tab.getByLabel(en.meaningOf('Pass')).selectOption('Blocked')
  await tab.getByRole('row', { name: en.unclearReasons.several }).waitFor()
  t.same(await check(tab, 'Spreadsheet, read'), [])
})

t.test('the menu of a row', async (t) => {
  const tab = await visitAs(t, 'admin')
  await tab.evaluate("location.hash = '#/accounts'")
  await tab.getByLabel(`${en.actions}: marta`).click()
  t.same(await check(tab, en.actions), [])
})
