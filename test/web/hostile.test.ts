/** Texts of people and of the tool stay text on the page. */
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { findingsWithTag, startBehindProxy } from '../support/wstg.ts'
import { go, search, startVisits, type Tab } from './tabs.ts'

const { en } = texts

t.jobs = 3
const service = await startBehindProxy(t)
const { sandbox, tool, admin, sync, settled } = service
const { visitAs } = await startVisits(t, service)
const all = hostileTexts.join('\n')

/** Elements and attributes that the page itself never has. */
const foreign = `[...document.querySelectorAll('*')].filter((element) =>
  element.matches('body :is(script,style,link,meta,base,img,iframe,object,embed,math,video)') ||
  element.matches('svg:not(.spark, .chart svg)') ||
  [...element.attributes].some(({ name, value }) => /^(on|srcdoc)/.test(name) ||
    (name === 'href' && /^\\s*(javascript|data|file):/i.test(value) && element.rel !== 'icon'))
).map((element) => element.outerHTML)`

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** The text of the page, with the values of its fields. */
const shownIn = async (tab: Tab): Promise<string> => {
  const values = `[...document.querySelectorAll('input, textarea')].map(({ value }) => value)`
  const fields = await tab.evaluate<string[]>(values)
  return withoutSpaces([await tab.locator('body').innerText(), ...fields].join('\n'))
}

// Alone: the tool refuses all writes.
t.test('notes, names of users, titles, reasons and the log', { buffered: false }, async (t) => {
  const [refused, written] = ['WSTG-INPV-01', 'WSTG-INPV-02']
  const reason = hostileTexts[3] ?? ''
  tool.answer(({ method }) =>
    method === 'GET' ? undefined : { status: 403, body: { detail: reason } },
  )
  await sync({ wstg_id: refused, status: 'Blocked', notes: all, user: reason })
  await settled()
  tool.pass()
  const tab = await visitAs(t, admin.username)
  await go(tab, en.synchronisation)
  await tab.getByRole('group').filter({ hasText: reason }).waitFor()
  t.same(await tab.evaluate(foreign), [], 'the failed request')

  for (const user of hostileTexts) {
    await sync({ wstg_id: written, status: 'Done', notes: all, user })
    await settled()
  }
  const [finding] = await findingsWithTag(sandbox, written.toLowerCase())
  await sandbox.api('PATCH', `findings/${finding?.id}/`, { title: all.slice(0, 500) })
  await service.context.wstgWorker.synchronise(new AbortController().signal)
  await go(tab, en.checklist)
  await tab.getByLabel(en.search).fill(reason)
  await tab.getByRole('heading', { name: en.items(1, '1') }).waitFor()
  t.same(await tab.evaluate(foreign), [], 'the checklist')
  await search(tab, en.search, 'WSTG-INPV-0')

  for (const id of [refused, written]) {
    await tab.getByRole('link', { name: id }).click()
    await tab.getByText(en.log, { exact: true }).first().click()
    const shown = await shownIn(tab)
    const texts = id === refused ? [reason] : [all, ...hostileTexts.slice(-10)]
    for (const text of texts) t.ok(shown.includes(withoutSpaces(text)), text)
    t.same(await tab.evaluate(foreign), [], id)
    await tab.getByRole('link', { name: en.backToList }).click()
  }
})

t.test('items of the tool with hostile identifiers', async (t) => {
  const { testId } = await sandbox.createTest('WSTG', 'WSTG Checklist')
  for (const [index, text] of hostileTexts.entries())
    await sandbox.createFinding(testId, {
      title: text,
      tags: ['wstg', `wstg-evil-${String(index).padStart(3, '0')}`],
      mitigation: all,
      description: all,
    })
  for (const text of hostileTexts) await sync({ wstg_id: text.slice(0, 100), status: 'Done' })
  await settled()
  await service.context.wstgWorker.synchronise(new AbortController().signal)
  const items = await service.sql<{ wstg_id: string }>('select wstg_id from wstg_items')

  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await tab.getByText(/^\d{2,} items$/).waitFor()
  const more = tab.getByRole('button', { name: /^Show more/ })
  while ((await more.count()) > 0) await more.click()
  const shown = await shownIn(tab)
  for (const { wstg_id: id } of items) t.ok(shown.includes(withoutSpaces(id)), id)
  t.same(await tab.evaluate(foreign), [])
})

t.test('the test notices a foreign element', async (t) => {
  const tab = await visitAs(t, admin.username)
  await tab.evaluate("document.body.append(document.createElement('img'))")
  t.same(await tab.evaluate(foreign), ['<img>'])
})

t.test('addresses and files', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  const lines = hostileTexts.map((text) => `2026-01-01;"${text.replaceAll('"', '""')}"`)
  const csv = ['Fecha;Peso', '2026-01-01;70 kg', ...lines]
  const head = hostileTexts.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')
  for (const text of [csv.join('\n'), `${head}\n2026-01-01;70`]) {
    await tab.evaluate("location.hash = '#/weight/import'")
    const file = { name: `${hostileTexts[3]}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await tab.getByLabel(en.file).setInputFiles(file)
    await tab.getByText(en.firstLines).waitFor()
    await tab.getByText(en.added('1')).or(tab.getByLabel(en.importRoles.unit)).first().waitFor()
    t.same(await tab.evaluate(foreign), [])
    await go(tab, en.profile)
  }
  const administrator = await visitAs(t, admin.username)
  for (const text of hostileTexts.map(encodeURIComponent))
    for (const place of [`#/${text}`, `#/checklist/${text}`, `#/checklist?search=${text}`]) {
      await administrator.evaluate(`location.hash = ${JSON.stringify(place)}`)
      await administrator.getByRole('heading', { level: 1 }).waitFor()
      t.same(await administrator.evaluate(foreign), [], place)
    }
})

t.test('the names of a profile, and of the longest account', async (t) => {
  const longest = `${'a'.repeat(60)}._-@`
  const tab = await visitAs(t, (await service.register(longest)).username)
  await go(tab, en.profile)
  const name = 'שלום 漢字 O’Neill-Ñ. مرحبا'
  await tab.getByLabel(en.firstName).fill(name)
  await tab.getByLabel(en.lastName).fill(hostileTexts[3] ?? '')
  await tab.getByLabel(en.birthDate).fill('1990-05-17')
  await tab.getByLabel(en.height).fill('1.68')
  await tab.getByRole('button', { name: en.save }).click()
  await tab.getByRole('alert').waitFor()
  t.same(await tab.evaluate(foreign), [])
  await tab.getByLabel(en.lastName).fill(name)
  await tab.getByRole('button', { name: en.save }).click()
  await tab.getByText('Profile saved').waitFor()
  await tab.reload()
  await tab.getByLabel(en.lastName).waitFor()
  t.equal(await tab.getByLabel(en.lastName).inputValue(), name)
  t.same(await tab.evaluate(foreign), [])
  await tab.setViewportSize({ width: 320, height: 800 })
  t.ok(Number(await tab.evaluate('document.documentElement.scrollWidth')) <= 320)
})
