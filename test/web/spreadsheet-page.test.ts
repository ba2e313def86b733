/** The checklist out as a spreadsheet and in again, on the page. */
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import type { WstgItem } from '../../generated/client/index.js'
import { wstgTests } from '../../src/checklist/wstg/catalogue.ts'
import { texts } from '../../web/texts/texts.ts'
import { eventually } from '../support/eventually.ts'
import { startWstgService } from '../support/wstg.ts'
import { go, startVisits, switchLanguage, type Tab } from './tabs.ts'

const { en, es } = texts

const service = await startWstgService(t)
const { admin, request, settled } = service
const { visitAs } = await startVisits(t, service)

const itemsNow = async () => {
  const { token } = admin
  const items: WstgItem[] = (await request('GET', '/api/wstg/items', { token })).json().items
  return new Map(items.map(({ wstg_id, wstg_status }) => [wstg_id, wstg_status]))
}
const openSpreadsheet = async (tab: Tab, t = en) => {
  await go(tab, t.checklist)
  await tab.getByRole('link', { name: t.spreadsheet }).click()
  await tab.getByRole('heading', { name: t.spreadsheet }).waitFor()
}
const chooseFile = (tab: Tab, text: string, t = en) =>
  tab
    .getByLabel(t.file, { exact: true })
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const download = async (tab: Tab, t = en) => {
  const event = tab.waitForEvent('download')
  await tab.getByRole('button', { name: t.makeSpreadsheet }).click()
  const file = await event
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const
}
const itemsOf = (count: number) => en.items(count, `${count}`)

// Alone: others change statuses.
t.test('the list is taken out, and comes back unchanged', { buffered: false }, async (t) => {
  const notes = `=1+1\n${'long '.repeat(200)}`
  await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done', notes, user: 'eva' })
  await settled()
  const tab = await visitAs(t, admin.username)
  await openSpreadsheet(tab)
  const [name, text] = await download(tab)
  t.match(name, /^wstg-\d{4}-\d\d-\d\d\.csv$/)
  t.match(text, /^\uFEFFIdentifier,Name,Category,Status,Notes,/)
  t.match(text, `,Done,"'=1+1\n`, 'no formula')
  t.match(text, `${'long '.repeat(200).trim()}`, 'the whole notes')
  t.equal(text.split('\r\n').length, wstgTests.length + 2)
  await chooseFile(tab, text)
  await tab.getByText(en.noChanges).waitFor()
  await tab.getByText(en.leftOutAll(`97 ${en.leftOut.same}`)).waitFor()
  await switchLanguage(tab, en)
  await chooseFile(tab, (await download(tab, es))[1], es)
  await tab.getByText(es.noChanges).waitFor()
})

/** The form of OWASP's own spreadsheet, whose rows a person copies. */
const copied = [
  'OWASP: Testing Guide Checklist',
  'Information Gathering\tTest Name\tObjectives\tStatus\tNotes',
  ...wstgTests
    .slice(10, 60)
    .map(
      ({ id, name }, n) => `${id}\t${name}\t- aim\t${['Pass', 'Issues', 'N/A'][n % 3]}\tnote ${n}`,
    ),
  'MASTG-TEST-0001\tStorage\t- aim\tPass\t',
].join('\n')

t.test('copied rows are sent in portions, stopped, and the rest is sent', async (t) => {
  const tab = await visitAs(t, admin.username)
  await openSpreadsheet(tab)
  await tab.getByLabel(en.pasted).fill(copied)
  const word = (name: string) => tab.getByLabel(en.meaningOf(name))
  await word('Pass').selectOption('Done')
  t.equal(await tab.getByRole('button', { name: /^Send/ }).count(), 0, 'Issues is not known yet')
  await word('Issues').selectOption('In Progress')
  await tab.getByText(en.leftOutAll(`1 ${en.leftOut.others}`)).waitFor()
  await tab.getByRole('row', { name: /WSTG-CONF-01.*Not started.*Done.*New notes/ }).waitFor()
  const portions: number[] = []
  const held = new EventEmitter()
  await tab.route('**/api/wstg/sync/batch', async (route) => {
    portions.push(route.request().postDataJSON().items.length)
    if (portions.length === 2) await once(held, 'continue')
    await (portions.length === 3 ? route.fulfill({ status: 503 }) : route.continue())
  })
  await tab.getByRole('button', { name: en.sendItems(itemsOf(50)) }).click()
  await tab.getByText(en.doneOf('20', '50')).waitFor()
  await tab.getByRole('button', { name: en.stop }).click()
  held.emit('continue')
  await tab.locator(':focus', { hasText: en.setAll(itemsOf(40)) }).waitFor()
  await tab.getByRole('button', { name: en.sendItems(itemsOf(10)) }).click()
  await tab.getByRole('alert').waitFor()
  await tab.getByRole('button', { name: en.sendItems(itemsOf(10)) }).click()
  await tab.getByText(en.setAll(itemsOf(50))).waitFor()
  t.same(portions, [20, 20, 10, 10])
  await settled()
  const now = await itemsNow()
  const meant = ['Done', 'In Progress', 'Not Applicable']
  for (const [n, { id }] of wstgTests.slice(10, 60).entries())
    t.equal(now.get(id), meant[n % 3], id)
  await tab.getByRole('link', { name: en.backToList }).click()
  await openSpreadsheet(tab)
  await tab.getByLabel(en.pasted).fill(copied)
  await tab.getByText(en.noChanges).waitFor()
  t.equal(await word('Pass').inputValue(), 'Done', 'remembered')
})

t.test('tests that the list lacks are asked, and the service tells them', async (t) => {
  const tab = await visitAs(t, admin.username)
  await openSpreadsheet(tab)
  await chooseFile(tab, 'PK\u0003\u0004')
  await tab.getByText(en.noSheet).waitFor()
  await chooseFile(tab, 'a,b\nc,d')
  await tab.getByText(en.noTests).waitFor()
  const rows = ['WSTG-AUTHN-6;Done', 'WSTG-INPV-01, WSTG-INPV-02;Done', 'WSTG-INPV-03;']
  await chooseFile(tab, ['Test ID;Status', ...rows].join('\n'))
  await tab.getByText('WSTG-AUTHN-6').first().waitFor()
  await tab.getByLabel(en.unlisted).selectOption('leave')
  await tab.getByText(en.leftOutAll(`1 ${en.leftOut.blank} · 1 ${en.leftOut.unlisted}`)).waitFor()
  await tab.getByRole('row', { name: en.unclearReasons.several }).waitFor()
  await tab.getByLabel(en.unlisted).selectOption('send')
  await tab.getByRole('button', { name: en.sendItems(itemsOf(1)) }).click()
  await tab.getByRole('row', { name: /WSTG-AUTHN-6.*did you mean WSTG-ATHN-06/ }).waitFor()
  await eventually(async () => (await itemsNow()).get('WSTG-AUTHN-6') === 'Done', 'the status')
})
