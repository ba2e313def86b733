/** An administrator's journeys through the page. */
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { startBackgroundWork } from '../../src/start/background.ts'
import { texts } from '../../web/texts/texts.ts'
import { createToolDatabase } from '../checklist/dumps/tool-database.ts'
import { eventually } from '../support/eventually.ts'
import { findingsWithTag, startBehindProxy } from '../support/wstg.ts'
import { go, search, startVisits, switchLanguage, type Tab } from './tabs.ts'

const { en, es } = texts

t.jobs = 3
const database = await createToolDatabase(t, 'owner')
await database.sql('create table public.t (id integer, v text)')
await database.sql("insert into public.t select n, 'row ' || n from generate_series(1, 100) n")
const service = await startBehindProxy(t, { FINDINGS_DATABASE_URL: database.url })
const stop = startBackgroundWork(service.context)
t.teardown(stop)
const { sandbox, tool, admin } = service
const { visitAs } = await startVisits(t, service)
// So many that their list has filters.
await service.sql(`insert into accounts (username, password_hash, role)
  select 'tester' || n, '-', 'user' from generate_series(1, 26) n`)

const openItem = async (tab: Tab, id: string) => {
  await go(tab, en.checklist)
  await search(tab, en.search, id)
  await tab.getByRole('heading', { name: en.items(1, '1') }).waitFor()
  await tab.getByRole('table').getByRole('link', { name: id }).click()
  await tab.getByRole('link', { name: en.backToList }).waitFor()
  await tab.getByRole('main').getByText(id).first().waitFor()
}
const set = async (tab: Tab, status: string, notes = '') => {
  await tab.getByLabel(en.status, { exact: true }).selectOption({ label: status })
  if (notes !== '') await tab.getByLabel(en.notes).fill(notes)
  await tab.getByRole('button', { name: en.save }).click()
}
const written = (tab: Tab) => tab.getByRole('status').getByText(en.request.done)

t.test("an item set to Done is written in the tool's finding", async (t) => {
  const tab = await visitAs(t, admin.username)
  await openItem(tab, 'WSTG-ATHN-01')
  await set(tab, en.statuses.Done, 'Checked <b>by hand</b>')
  const status = tab.getByLabel(en.status, { exact: true })
  await status.selectOption({ label: en.statuses.Blocked })
  await written(tab).waitFor()
  t.equal(await status.inputValue(), 'Blocked', 'the choice stays while the item changes')
  const [finding] = await findingsWithTag(sandbox, 'wstg-athn-01')
  t.match(finding, { verified: true, active: false, mitigation: /Checked <b>by hand<\/b>/ })
  const link = tab.getByRole('table').getByRole('link', { name: /^WSTG-ATHN-01/i })
  t.equal(await link.getAttribute('href'), `${tool.url}/finding/${finding?.id}`)
  await tab.getByText(en.log, { exact: true }).first().click()
  await tab.getByRole('table', { name: en.log }).getByRole('row', { name: /Done/ }).waitFor()
  await tab.getByRole('table', { name: en.requests }).getByText(admin.username).waitFor()
})

// Alone: the tool refuses all writes.
t.test('a refused request is shown, and retried', { buffered: false }, async (t) => {
  const tab = await visitAs(t, admin.username)
  tool.answer(({ method }) =>
    method === 'GET' ? undefined : { status: 403, body: { detail: 'Not for you.' } },
  )
  await openItem(tab, 'WSTG-ATHN-02')
  await set(tab, en.statuses.Blocked, 'No access yet')
  await tab.getByRole('alert').getByText(en.request.failed).waitFor()
  const refused = tab.getByRole('alert').filter({ hasText: en.notWritten })
  await refused.getByText(/403/).waitFor()
  await refused.getByText(/Blocked.*No access yet/).waitFor()
  await go(tab, en.synchronisation)
  await tab.getByText(`${en.failedRequests}: 1`, { exact: true }).waitFor()
  await tab.getByRole('button', { name: `${en.repeat}: WSTG-ATHN-02` }).waitFor()
  await tab.goBack()
  tool.pass()
  await tab.getByRole('button', { name: `${en.repeat}: WSTG-ATHN-02` }).click()
  await tab.getByRole('table', { name: en.requests }).getByText(en.states.done).waitFor()
  await go(tab, en.synchronisation)
  await tab.getByText(en.nonePending).waitFor()
})

// Alone: the tool is down.
t.test('the synchronisation follows what is repeated', { buffered: false }, async (t) => {
  const tab = await visitAs(t, admin.username)
  tool.answer(() => ({ status: 502 }))
  const failure = Promise.withResolvers<void>()
  await tab.route('**/api/wstg/synchronise', async (route) => {
    await failure.promise
    await route.continue()
  })
  await go(tab, en.synchronisation)
  const ids = ['WSTG-ATHN-03', 'WSTG-ATHN-04']
  for (const wstg_id of ids) await service.sync({ wstg_id, status: 'Done' })
  const isFailed = async () => {
    // In place of half a minute of attempts.
    await service.sql(`update wstg_inbox set attempts = 6, due_at = clock_timestamp(),
      accepted_at = accepted_at - interval '1 minute' where state in ('waiting', 'retrying')`)
    const [row] = await service.sql<{ count: number }>(
      "select count(*)::integer from wstg_inbox where state = 'failed' and due_at is not null",
    )
    return row?.count === ids.length
  }
  await eventually(isFailed, 'the failure of both')
  failure.resolve()
  const failed = tab.getByRole('table').getByRole('row', { name: /WSTG-ATHN-0[34].*Retrying/ })
  await failed.nth(1).waitFor()
  tool.pass()
  await eventually(async () => {
    // Again, because an attempt under way sets the time of the next one.
    await service.sql(`update wstg_inbox set due_at = clock_timestamp()
      where state = 'failed' and due_at > clock_timestamp()`)
    const open = await service.sql('select from wstg_inbox where due_at is not null')
    return open.length === 0
  }, 'the repetition of both')
  await tab.getByText(en.nonePending).waitFor()

  await service.sql("update wstg_items set finding_id = null where wstg_id = 'WSTG-ATHN-04'")
  await tab.evaluate("dispatchEvent(new Event('focus'))")
  await tab.getByRole('link', { name: /lost (its finding|their findings)/ }).click()
  const row = (name: string) => tab.getByRole('table').getByRole('row', { name })
  await row('WSTG-ATHN-04').waitFor()
  t.equal(await row('WSTG-ATHN-03').count(), 0)
})

t.test('an item called .. is opened', async (t) => {
  const tab = await visitAs(t, admin.username)
  await service.sync({ wstg_id: '..', status: 'Done' })
  await openItem(tab, '..')
  t.equal(await tab.getByLabel('Status', { exact: true }).inputValue(), 'Done')
})

// Alone: another test starts a run.
t.test('a view shows what a run could not see', { buffered: false }, async (t) => {
  const tab = await visitAs(t, admin.username)
  await service.webhook({}, { 'x-defectdojo-event': 'ping' })
  await service.sql(`insert into wstg_items (item_key, wstg_id, wstg_status, finding_id)
    select 'hidden-' || n, 'HIDDEN-' || n, 'Done', 10000 + n from generate_series(1, 190) as n`)
  t.teardown(() => service.sql("delete from wstg_items where item_key like 'hidden-%'"))
  await go(tab, en.synchronisation)
  await tab.getByRole('button', { name: en.synchronise }).click()
  await tab
    .getByRole('alert')
    .getByText(/the findings tool shows \d findings of \d+ items/)
    .waitFor()
  await tab.getByText(/^Last webhook delivery: .*minute/).waitFor()
  await switchLanguage(tab, en)
  await tab.getByText(es.lastWarning).waitFor()
  await tab.getByRole('button', { name: es.hiddenIsGone }).click()
  await tab.getByRole('dialog').getByRole('button', { name: es.hiddenIsGone }).click()
  await tab.getByText(es.lastWarning).waitFor({ state: 'detached' })
  const warning = 'no delivery has named the new finding 7'
  await service.sql('update wstg_webhook set missed_finding = 7')
  await service.sql('update scheduled_tasks set last_warning = $1', [warning])
  await tab.evaluate("dispatchEvent(new Event('focus'))")
  await tab.getByText(es.missed(7)).waitFor()
  t.equal(await tab.getByText(warning).count(), 0)
})

t.test('statuses are set in the rows, alone and together', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await search(tab, en.search, 'WSTG-ERRH')
  const row = (id: string) => tab.getByLabel(`${en.status}: ${id}`)
  await row('WSTG-ERRH-01').selectOption({ label: en.statuses.Done })
  const statusOf = async (id: string) =>
    (await service.request('GET', `/api/wstg/items/${id}`, admin)).json().wstg_status
  await eventually(async () => (await statusOf('WSTG-ERRH-01')) === 'Done', 'one status')
  await eventually(async () => (await row('WSTG-ERRH-01').inputValue()) === 'Done', 'the row')
  await tab.getByRole('button', { name: en.setAllShown }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel(en.status).selectOption({ label: en.statuses['Not Applicable'] })
  const items = en.items(2, '2')
  await dialog.getByRole('button', { name: en.edit }).click()
  await tab.getByText(en.setAll(items)).waitFor()
  for (const id of ['WSTG-ERRH-01', 'WSTG-ERRH-02'])
    await eventually(async () => (await statusOf(id)) === 'Not Applicable', id)
})

t.test('a status stays as it was chosen, and its row in the list', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await search(tab, en.search, 'WSTG-IDNT-01')
  await tab.getByLabel(en.status, { exact: true }).selectOption('Not Started')
  const held = new EventEmitter()
  await tab.route('**/api/wstg/sync', async (route) => {
    await once(held, 'continue')
    await route.continue()
  })
  const row = tab.getByRole('row', { name: 'WSTG-IDNT-01' })
  const status = row.getByRole('combobox')
  await status.selectOption('Done')
  await row.getByText(en.pending).waitFor()
  t.equal(await status.inputValue(), 'Done')
  const shown = `[...document.querySelectorAll('td select')].map(({ value }) => value).join()`
  const isDone = `setInterval(() => { if (${shown} !== 'Done') document.title = 'changed' })`
  await tab.evaluate(isDone)
  held.emit('continue')
  await row.getByText(en.pending).waitFor({ state: 'detached' })
  const { wstg_status } = await service.get('items/WSTG-IDNT-01')
  t.same([wstg_status, await status.inputValue()], ['Done', 'Done'])
  t.not(await tab.title(), 'changed', 'at no time')
  for (const other of ['Blocked', 'Not Started']) {
    await tab.getByLabel(en.status, { exact: true }).selectOption(other)
    await row.waitFor({ state: 'detached' })
  }
})

t.test('the change of many statuses says how far it is, and is stopped', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await search(tab, en.search, 'WSTG-SESS')
  let sent = 0
  const held = new EventEmitter()
  await tab.route('**/api/wstg/sync', async (route) => {
    if (++sent === 3) await once(held, 'continue')
    await route.continue()
  })
  await tab.getByRole('button', { name: en.setAllShown }).click()
  const dialog = tab.getByRole('dialog', { name: en.statusOfItems(en.items(9, '9')) })
  await dialog.getByRole('button', { name: en.edit }).click()
  await dialog.getByText(en.missing).waitFor()
  await dialog.getByLabel(en.status).selectOption({ label: en.statuses.Done })
  await tab.getByRole('button', { name: en.edit }).click()
  await tab.getByLabel(en.sending).waitFor()
  await tab.getByText(en.doneOf('2', '9')).waitFor()
  await tab.getByRole('button', { name: en.stop }).click()
  held.emit('continue')
  await tab.getByText(en.setAll(en.items(3, '3'))).waitFor()
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  t.equal(sent, 3)
})

t.test('open findings are shown, and one of others is changed after a question', async (t) => {
  const id = 'WSTG-ATHZ-02'
  const { testId } = await sandbox.createTest('WSTG', 'WSTG Checklist')
  await Promise.all(
    ['High', 'High', 'Low'].map((severity) => {
      const tags = ['wstg', id.toLowerCase()]
      return sandbox.createFinding(testId, { title: `Role ${severity}`, tags, severity })
    }),
  )
  for (const { id: number } of await findingsWithTag(sandbox, id.toLowerCase()))
    await service.deliver(number)
  const itemOf = async () => (await service.request('GET', `/api/wstg/items/${id}`, admin)).json()
  await eventually(async () => (await itemOf()).findings_total === 3, 'the findings')

  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  const verdict = tab.getByRole('status').filter({ hasText: en.gateClosed })
  const line = verdict.getByRole('listitem').filter({ hasText: id }).first()
  await line.getByText(/^High.*Role High.*today$/).waitFor()
  await tab.getByRole('link', { name: en.progress.issues }).click()
  await tab.getByLabel(en.search).fill(id)
  await tab.getByRole('heading', { name: en.items(1, '1') }).waitFor()
  await tab.getByRole('table').getByText('2 High').waitFor()

  const status = tab.getByLabel(`${en.status}: ${id}`)
  const dialog = tab.getByRole('dialog')
  const before = await status.inputValue()
  await status.selectOption({ label: en.statuses.Done })
  await dialog.getByText(/^Finding \d+ · Role (High|Low) · (High|Low) · Open$/).waitFor()
  await dialog.getByRole('button', { name: en.cancel }).click()
  await status.and(tab.locator('[aria-busy=false]')).waitFor()
  t.equal(await status.inputValue(), before)
  t.equal((await itemOf()).finding_state, 'open', 'cancelled')
  await tab.getByRole('button', { name: en.setAllShown }).click()
  await dialog.getByLabel(en.status).selectOption({ label: en.statuses.Done })
  const others = dialog.getByRole('status').filter({ hasText: en.othersFindings })
  await others.getByText(/^Finding \d+ · Role (High|Low) · (High|Low) · Open$/).waitFor()
  await dialog.getByLabel(en.status).selectOption({ label: en.statuses['In Progress'] })
  await others.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: en.cancel }).click()
  await status.selectOption({ label: en.statuses.Done })
  await dialog.getByRole('button', { name: en.changeFinding }).click()
  await eventually(async () => (await itemOf()).finding_state === 'closed_by_status', 'the end')

  await tab.getByRole('table').getByRole('link', { name: id }).click()
  const findings = tab.getByRole('table', { name: `${en.findings}: 3` })
  const written = findings.getByRole('row', { name: en.writtenTo })
  await written.getByText(en.findingStates.closed_by_status).waitFor()
  const number = (await itemOf()).finding_id
  const link = written.getByRole('link', { name: 'Role' })
  t.equal(await link.getAttribute('href'), `${tool.url}/finding/${number}`)
  await tab.getByLabel(en.notes).fill('Checked')
  await tab.getByRole('button', { name: en.save }).click()
  await dialog.getByRole('button', { name: en.changeFinding }).click()
  await tab.getByRole('status').getByText(en.request.done).waitFor()
})

t.test('an item leads to the next one of the list, and back to its place', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await tab.getByRole('button', { name: en.moreRows('', '').split(' (')[0] ?? '' }).click()
  await tab.getByRole('link', { name: 'WSTG-INPV-10' }).click()
  await tab.getByRole('link', { name: en.next }).click()
  await tab.getByRole('main').getByText('WSTG-INPV-11').first().waitFor()
  await tab.goBack()
  await tab.goBack()
  await tab.getByRole('link', { name: 'WSTG-INPV-10' }).waitFor()
  await eventually(() => tab.evaluate<boolean>('scrollY > 500'), 'the place in the list')
})

t.test('filters stay in the address', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  await tab
    .getByLabel(en.status, { exact: true })
    .selectOption({ label: en.statuses['Not Started'] })
  await tab.getByLabel(en.search).pressSequentially('account')
  await tab.getByRole('link', { name: en.shown.untracked }).click()
  await tab.waitForURL(/search=account/)
  const caption = tab.getByText(/^\d+ items?$/)
  const shown = await caption.innerText()
  t.match(shown, /^[1-9]/)
  const { href } = new URL(tab.url())
  await tab.reload()
  t.equal(await caption.innerText(), shown)
  t.equal(await tab.getByLabel('Status', { exact: true }).inputValue(), 'Not Started')
  t.equal(await tab.getByLabel(en.search).inputValue(), 'account')
  t.equal(tab.url(), href)
  await tab.getByLabel(en.search).fill('there is no such item')
  await tab.getByRole('link', { name: en.clear }).click()
  await tab.getByText(/^\d{2,} items$/).waitFor()
})

t.test('a run of the synchronisation on request', async (t) => {
  const { testId } = await sandbox.createTest('WSTG', 'WSTG Checklist')
  const fields = { title: 'Own finding', tags: ['wstg', 'wstg-acme-001'] }
  await sandbox.createFinding(testId, fields)
  const tab = await visitAs(t, admin.username)
  await go(tab, en.synchronisation)
  await tab.getByRole('button', { name: en.synchronise }).click()
  const found = async () => {
    const [item] = await service.sql("select from wstg_items where wstg_id = 'WSTG-ACME-001'")
    return item !== undefined
  }
  await eventually(found, 'the run')
  await tab
    .getByRole('status')
    .getByText(/^Read from DefectDojo/)
    .waitFor()
  await openItem(tab, 'WSTG-ACME-001')
  await tab.getByRole('definition').getByText(en.toolStatuses.active).waitFor()
})

t.test('the report is saved', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.checklist)
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: en.makeReport }).click()
  const file = await readFile(await (await download).path())
  t.equal(file.toString('latin1', 0, 5), '%PDF-')
  await tab.getByText(/\.pdf \(.* kB\) has been downloaded\.$/).waitFor()
})

t.test('a dump is saved and brought in, with its progress', async (t) => {
  const tab = await visitAs(t, admin.username)
  await go(tab, en.files)
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: en.makeExport }).click()
  const buffer = await readFile(await (await download).path())
  t.match(buffer.toString(), 'row 100')
  const obstacle = 'role "reader" does not exist'
  const found =
    "update scheduled_tasks set last_error = $1 where name = 'restore-trial' returning 1"
  t.equal((await service.sql(found, [obstacle])).length, 1)
  await tab.reload()
  await tab.getByRole('alert').getByText(`${en.importObstacle} ${obstacle}`).waitFor()
  await database.sql("update public.t set v = 'changed'")

  const ask = tab.getByRole('button', { name: en.makeImport })
  await ask.click()
  await tab.getByRole('alert').getByText(en.noFile).waitFor()
  const file = { name: 'dump.sql', mimeType: 'application/sql', buffer }
  await tab.getByLabel(en.file).setInputFiles(file)
  const bar = tab.getByRole('progressbar').waitFor()
  await ask.click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByText(/dump\.sql \(.*B\)/).waitFor()
  await dialog.getByRole('button', { name: en.makeImport }).click()
  await bar
  await tab.getByText(en.imported).waitFor()
  const [row] = await database.sql<{ v: string }>('select v from public.t where id = 100')
  t.equal(row?.v, 'row 100')

  await tab.getByLabel(en.file).setInputFiles({ ...file, buffer: Buffer.from('hello; world;') })
  await ask.click()
  await dialog.getByRole('button', { name: en.makeImport }).click()
  await tab.getByRole('region', { name: en.import }).getByRole('alert').waitFor()
})

const menuOf = (tab: Tab, username: string) => tab.getByLabel(`${en.actions}: ${username}`)

t.test('a tester sees the checklist as far as the access goes', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, admin.username)
  await go(tab, en.accounts)
  await search(tab, en.beginning, username)
  await menuOf(tab, username).press('Enter')
  await tab.getByRole('button', { name: `${en.access}: ${username}` }).click()
  await tab.getByRole('dialog').getByLabel(en.access).selectOption({ label: en.accesses.read })
  await tab.getByRole('dialog').getByRole('button', { name: en.save }).click()
  await tab.getByText(en.accessChanged(username, en.accesses.read)).waitFor()
  const tester = await visitAs(t, username)
  await go(tester, en.checklist)
  t.equal(await tester.getByRole('link', { name: en.accounts }).count(), 0)
  await tester.getByRole('link', { name: 'WSTG-INFO-01' }).click()
  await tester.getByRole('heading', { name: en.currentState }).waitFor()
  t.equal(await tester.getByRole('heading', { name: en.edit }).count(), 0)
})

t.test('roles change, and a demotion ends sessions', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, admin.username)
  const other = await visitAs(t, username)
  t.equal(await other.getByRole('link', { name: en.accounts }).count(), 0)

  await go(tab, en.accounts)
  await tab.getByLabel(en.beginning).fill(username)
  const menu = menuOf(tab, username)
  const closed = tab.locator('main details:not([open])').filter({ has: menu })
  const ask = async (action: string) => {
    await menu.press('Enter')
    await tab.getByRole('button', { name: `${action}: ${username}` }).click()
    const dialog = tab.getByRole('dialog', { name: action })
    await dialog.locator(':focus:not(.primary, .danger)').waitFor()
    const cannotBeUndone = action === en.remove
    t.equal(await dialog.locator('.button.danger').count(), Number(cannotBeUndone), action)
    return { dialog, end: () => dialog.getByRole('button', { name: action }).click() }
  }
  const confirm = async (action: string) => (await ask(action)).end()
  await confirm(en.promote)
  await tab.getByText(en.roleChanged(username, en.roles.admin)).waitFor()
  await closed.and(tab.locator(':focus-within')).waitFor()
  await menu.press('Enter')
  await tab.keyboard.press('Escape')
  await closed.and(tab.locator(':focus-within')).waitFor()
  await other.reload()
  await go(other, en.accounts)
  await tab.route('**/end-sessions', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await confirm(en.demote)
  await tab.getByRole('dialog').getByRole('alert').waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: en.cancel }).click()
  const row = tab.getByRole('row', { name: username })
  await row.getByText(en.roles.user, { exact: true }).waitFor()
  await confirm(en.endTheirSessions)
  await tab.getByText(en.sessionsEnded(username)).waitFor()
  await other.getByLabel(en.beginning).fill(username)
  await other.getByText(en.ends.expired).waitFor()
  const { dialog, end } = await ask(en.remove)
  await dialog.getByLabel(en.typeName(username)).fill('tester1')
  await end()
  await dialog.getByText(en.nameDiffers).waitFor()
  await dialog.getByLabel(en.typeName(username)).fill(username)
  await end()
  await tab.getByText(en.accountDeleted(username)).waitFor()
  await tab.getByText(en.noAccounts).waitFor()
})
