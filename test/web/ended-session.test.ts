/** After the end of a session all that a person has typed stays for that person alone. */
import type { Locator } from 'playwright-core'
import t, { type Test } from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { password, profile, type Session } from '../support/service.ts'
import { startWstgService } from '../support/wstg.ts'
import { startVisits, type Tab } from './tabs.ts'

const { en } = texts

t.jobs = 4
const service = await startWstgService(t)
const { visitAs } = await startVisits(t, service)
// So many that their list has filters.
await service.sql(`insert into accounts (username, password_hash, role)
  select 'persona-' || n, '-', 'user' from generate_series(1, 26) n`)

await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Blocked' })
await service.settled()

const roles = {
  person: "role = 'user'",
  reader: "checklist_access = 'read'",
  tester: "checklist_access = 'write'",
  administrator: "role = 'admin'",
}
type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]
const [readers, testers, administrators] = [1, 2, 3].map((from) => everyone.slice(from))

/** A form by the names of its fields; in a dialog, with the text of the button that opens it. */
type Row = readonly [place: string, roles: readonly Role[] | undefined, form: string]
const rows: readonly Row[] = [
  ['weight', everyone, 'peso_kg time'],
  ['weight', everyone, `${en.correct}: peso_kg time`],
  ['weight/import', everyone, 'file'],
  ['weight/import', everyone, 'choices'],
  ['profile', everyone, 'nombre apellidos fecha_nacimiento talla_m'],
  ['profile', everyone, 'time_zone goal_kg'],
  ['account', everyone, `${en.makeScaleKey}: name permissions days password`],
  ['account', everyone, `${en.makeKey}: name permissions days password`],
  ['account', everyone, `${en.changePassword}: current_password new_password`],
  ['account', everyone, `${en.endSessions}: password`],
  ['account', everyone, `${en.deleteAccount}: name password`],
  ['checklist', readers, 'search status category since'],
  ['checklist', testers, `${en.setAllShown}: status`],
  ['checklist/WSTG-INFO-01', testers, 'status notes'],
  ['files', administrators, 'file'],
  ['accounts', administrators, 'search role'],
  ['accounts', administrators, `${en.access}: access`],
  ['accounts', administrators, `${en.passwordLink}: password`],
  ['accounts', administrators, `${en.demote}: end`],
  ['accounts', administrators, `${en.invite}: access days password`],
  ['accounts', administrators, `${en.remove}: typed`],
]

/** Chooses another option of a field. */
const chooseOther = async (field: Locator) => {
  const others = field.locator('option:not(:checked, [value=""], [value="?"])')
  await field.selectOption({ label: (await others.first().textContent()) ?? '' })
}
const press = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true }).click()

interface View {
  /** A text that the view shows once it is loaded. */
  content: string | RegExp
  /** Opens the forms that are not there at first. */
  prepare?: (tab: Tab) => Promise<unknown>
  /** Calls the service, if the form has no button that does. */
  call?: (tab: Tab) => Promise<unknown>
}
const csv = 'Who,Day,Weight\na,2026-01-04,70\nb,2026-01-05,71\nb,2026-01-06,71.5\n'
const views: Readonly<Record<string, View>> = {
  weight: { content: en.newestFirst, prepare: (tab) => press(tab, en.anotherDay) },
  'weight/import': {
    content: en.file,
    prepare: async (tab) => {
      const file = { name: 'typed.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await tab.getByLabel(en.file, { exact: true }).setInputFiles(file)
      for (const [label, value] of [
        [en.importRoles.date, '1'],
        [en.importRoles.weight, '2'],
        [en.onlyWhere('Who'), 'b'],
      ] as const)
        await tab.getByLabel(label, { exact: true }).selectOption(value)
    },
    call: (tab) => chooseOther(tab.getByLabel(en.importRoles.unit, { exact: true })),
  },
  profile: { content: en.height },
  account: { content: en.exportTitle },
  checklist: {
    content: /^\d+ items$/,
    call: (tab) => tab.evaluate("dispatchEvent(new Event('focus'))"),
  },
  'checklist/WSTG-INFO-01': { content: en.requests },
  synchronisation: { content: en.nonePending },
  files: {
    content: en.dumpHint,
    call: async (tab) => {
      await press(tab, en.makeImport)
      await tab.getByRole('dialog').getByRole('button', { name: en.makeImport }).click()
    },
  },
  accounts: {
    content: /^Accounts: \d/,
    call: (tab) => chooseOther(tab.getByLabel(en.role, { exact: true })),
  },
}

/** The forms of a view that are not in a dialog, or those of its open dialog. */
const inView = 'main form:not(dialog *)'
const inDialog = 'dialog[open] form'

type Values = Record<string, string | boolean>
interface Form {
  name: string
  values: Values
}
/** The forms at a place of the document that have fields. Those of one kind have one name. */
const formsAt = (tab: Tab, place: string): Promise<Form[]> =>
  tab.evaluate(`[...document.querySelectorAll('${place}')].map((form) => {
    const fields = [...form.elements].filter(({ name }) => name)
    const names = fields.map(({ name }) => name.includes(':') ? 'permissions' : name)
    const valueOf = ({ type, checked, value, files }) =>
      type === 'checkbox' ? checked : files?.[0]?.name ?? value
    return {
      name: form.matches('.choices') ? 'choices' : [...new Set(names)].join(' '),
      values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
    }
  }).filter(({ name }) => name)`)
const valuesAt = async (tab: Tab, place: string): Promise<Values> =>
  Object.assign({}, ...(await formsAt(tab, place)).map(({ values }) => values))

/** Opens a view anew, after another one. */
const open = async (tab: Tab, place: string) => {
  const [other, name] = place === 'profile' ? ['account', en.account] : ['profile', en.profile]
  const heading = tab.getByRole('heading', { level: 1, name, exact: true })
  await tab.evaluate(`location.hash = '#/${other}'`)
  await heading.waitFor()
  await tab.evaluate(`location.hash = '#/${place}'`)
  await heading.waitFor({ state: 'detached' })
  const content = tab.getByText(views[place]?.content ?? '', { exact: true })
  await content
    .or(tab.getByRole('heading', { name: en.notFound }))
    .first()
    .waitFor()
}

/** Opens the dialog of the first button with a text, which may be in a menu. */
const openDialog = async (tab: Tab, text: string) => {
  const openers = tab.locator('main button[aria-haspopup=dialog]')
  const opener = openers.and(tab.getByText(text, { exact: true })).first()
  if (!(await opener.isVisible())) await opener.locator('xpath=ancestor::details/summary').click()
  await opener.click()
  await tab.locator('dialog[open]').waitFor()
}

const closeDialog = async (tab: Tab) => {
  await tab.keyboard.press('Escape')
  await tab.locator('main :is(dialog, .menu)[open]').first().waitFor({ state: 'detached' })
}

/** The forms of a view, and of the dialogs that its buttons open. */
const formsOf = async (tab: Tab): Promise<string[]> => {
  const found = (await formsAt(tab, inView)).map(({ name }) => name)
  const openers = await tab.locator('main button[aria-haspopup=dialog]').allTextContents()
  for (const text of new Set(openers)) {
    await openDialog(tab, text)
    for (const { name } of await formsAt(tab, inDialog)) found.push(`${text}: ${name}`)
    await closeDialog(tab)
  }
  return [...new Set(found)]
}

/** Texts that a form sends, by the names of its fields. */
const typed: Readonly<Record<string, string>> = {
  peso_kg: '71.5',
  time: '2026-01-06T07:30',
  fecha_nacimiento: '1991-02-03',
  talla_m: '170',
  goal_kg: '65',
  // The account of the first row.
  typed: service.admin.username,
  since: '2026-01-02',
  search: 'persona',
}

/** Types in each field, and chooses in each list. */
const fill = async (tab: Tab, place: string, username: string) => {
  for (const field of await tab.locator(`${place} [name]`).all()) {
    const [name = '', type] = [await field.getAttribute('name'), await field.getAttribute('type')]
    if (type === 'checkbox') await field.setChecked(!(await field.isChecked()))
    else if (type === 'file')
      await field.setInputFiles({ name: 'typed', mimeType: 'text/plain', buffer: Buffer.from('-') })
    else if ((await field.locator('option').count()) > 0) await chooseOther(field)
    else await field.fill(typed[name ?? ''] ?? username)
  }
}

const start = async (username: string, role: Role) => {
  const session = await service.register(username)
  const { token } = session
  await service.request('POST', '/api/user', { token, body: profile })
  await service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })
  await service.sql(`update accounts set ${roles[role]} where id = $1`, [session.id])
  return session
}

/** Ends the sessions of an account, and has the page notice it. */
const end = async (tab: Tab, { id }: Session, notice: () => Promise<unknown>) => {
  // A call could be refused, and its token last for less than these tests.
  await service.context.accountRepository.endSessions({ id })
  // A button ignores clicks while its call runs, which may have begun before the end.
  await tab.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await notice()
  await tab.getByRole('dialog').getByText(en.ends.expired).waitFor()
}

const signInAgain = async (tab: Tab, { username }: Session) => {
  const box = tab.getByRole('dialog', { name: en.signIn })
  await box.getByLabel(en.username).fill(username)
  await box.getByLabel(en.password, { exact: true }).fill(password)
  const permissions = tab.waitForResponse('**/api/user/permissions')
  await box.getByRole('button', { name: en.signIn }).click()
  await (await permissions).finished()
  await box.waitFor({ state: 'detached' })
}

for (const role of everyone)
  t.test(`typed text of a ${role}`, async (t) => {
    let [own, other] = [await start(`${role}.one`, role), await start(`${role}.two`, role)]
    const tab = await visitAs(t, own.username)
    /** The text stays for `own`, and is gone for `other`, who has the session afterwards. */
    const check = async (t: Test, place: string, opener = '') => {
      const { prepare, call } = views[place] ?? {}
      const forms = opener ? inDialog : inView
      const send = () => tab.locator(`${forms} button[type=submit]`).first().click()
      const isCalled = call !== undefined && !opener
      await open(tab, place)
      if (opener) await openDialog(tab, opener)
      else await prepare?.(tab)
      if (place !== 'weight/import') await fill(tab, forms, own.username)
      const typed = await valuesAt(tab, forms)
      const endSession = async () => {
        await end(tab, own, () => (isCalled ? call(tab) : send()))
        // The call may be a choice.
        if (isCalled) Object.assign(typed, await valuesAt(tab, forms))
      }
      await endSession()
      await signInAgain(tab, own)
      t.same(await valuesAt(tab, forms), typed, `${place}, ${opener}`)
      await endSession()
      await signInAgain(tab, other)
      await open(tab, place)
      if (opener) await openDialog(tab, opener)
      const shown = await valuesAt(tab, forms)
      for (const [name, value] of Object.entries(typed))
        t.not(shown[name], value, `${place}, ${opener}: ${name}`)
      if (opener) await closeDialog(tab)
      ;[own, other] = [other, own]
    }

    for (const [place, { prepare }] of Object.entries(views)) {
      await open(tab, place)
      await prepare?.(tab)
      const expected = rows
        .filter((row) => row[0] === place && row[1]?.includes(role))
        .map(([, , form]) => form)
      t.same((await formsOf(tab)).sort(), expected.sort(), `the forms of ${place}`)
      const openers = expected.map((form) => form.split(': ').slice(0, -1)[0])
      for (const opener of new Set(openers)) await check(t, place, opener)
    }
  })

t.test('another account never gets the views of the former one', async (t) => {
  const [own, other] = [await start('own', 'administrator'), await start('other', 'person')]
  const tab = await visitAs(t, own.username)
  await open(tab, 'files')
  await fill(tab, inView, '')
  await end(tab, own, () => views.files?.call?.(tab) ?? Promise.resolve())
  const held = Promise.withResolvers<void>()
  await tab.route('**/api/user/permissions', async (route) => {
    await held.promise
    await route.continue()
  })
  const signedIn = signInAgain(tab, other)
  await tab.getByRole('status').getByText(en.loading).waitFor()
  t.equal(await tab.getByText(en.dumpHint).count(), 0)
  const tabs = tab.getByRole('navigation', { name: en.navigation }).getByRole('link')
  t.same(await tabs.allInnerTexts(), [en.weight])
  held.resolve()
  await signedIn
  await tab.getByText(en.newestFirst, { exact: true }).waitFor()
  t.same(await tabs.allInnerTexts(), [en.weight])
})
