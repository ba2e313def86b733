/** Invitations and password links on the page, by two people with a browser each. */
import t from 'tap'
import { english } from '../../src/platform/texts/english.ts'
import { texts } from '../../web/texts/texts.ts'
import { summaryOf, violations } from '../support/axe.ts'
import { password, startService } from '../support/service.ts'
import { go, signIn, signOut, startVisits, switchLanguage, type Tab, trySignIn } from './tabs.ts'

const { en, es } = texts
const chosen = 'siete cabras cruzan el puente'

t.jobs = 3
const service = await startService(t, { env: { REGISTRATION: 'closed' } })
// The tests may run at once, so each has an administrator of its own.
for (const name of ['ana', 'mar', 'sol'])
  await service.context.accounts.create(name, password, 'admin')
const { browser, visit, visitAs } = await startVisits(t, service)

const problemsOf = async (tab: Tab) => {
  const found = (await violations(tab)).map(summaryOf)
  for (const width of [1280, 320]) {
    await tab.setViewportSize({ width, height: 800 })
    const content = Number(await tab.evaluate('document.documentElement.scrollWidth'))
    if (content > width) found.push(`${content} of ${width} pixels`)
  }
  return found
}
/** The link in the dialog that shows it once, which is closed then. */
const takeLink = async (tab: Tab, title: string) => {
  const dialog = tab.getByRole('dialog', { name: title })
  const link = await dialog.getByLabel(title).inputValue()
  t.same(await problemsOf(tab), [])
  await dialog.getByRole('button', { name: en.copy, exact: true }).click()
  await dialog.getByRole('button', { name: en.copied }).waitFor()
  await dialog.getByRole('button', { name: en.close }).click()
  await dialog.waitFor({ state: 'detached' })
  return link
}
const clipboard = { permissions: ['clipboard-write'] }
const invite = async (tab: Tab, given = password) => {
  await tab.getByRole('button', { name: en.invite }).click()
  const dialog = tab.getByRole('dialog', { name: en.invite })
  await dialog.getByLabel(en.access).selectOption('read')
  await dialog.getByLabel(en.keyEnds).selectOption('30')
  await dialog.getByLabel(en.currentPassword, { exact: true }).fill(given)
  await dialog.getByRole('button', { name: en.invite }).click()
}
const invitations = (tab: Tab, by: string) =>
  tab.getByRole('region', { name: en.invitations }).getByRole('row', { name: by })
const placeOf = (link: string) => new URL(link).hash

t.test('a person is invited, and forgets the password', async (t) => {
  const admin = await visitAs(t, 'ana', clipboard)
  await go(admin, en.accounts)
  await admin.getByText(en.accountsClosed).waitFor()
  await invite(admin, 'not the password')
  await admin.getByRole('dialog').getByText(english.errors.current_password_wrong).waitFor()
  await admin.keyboard.press('Escape')
  await invite(admin)
  const link = await takeLink(admin, en.invitationMade)
  t.match(placeOf(link), /^#\/invitation\/[\w-]{43}$/)
  await invitations(admin, 'ana').waitFor()
  await admin.setViewportSize({ width: 1280, height: 800 })

  const luis = await (await visit(t)).open(placeOf(link))
  await luis.getByText(en.welcomeInvited).waitFor()
  t.same(await problemsOf(luis), [])
  await luis.getByLabel(en.username).fill('ana')
  await luis.getByLabel(en.password, { exact: true }).fill(password)
  await luis.getByRole('button', { name: en.register }).click()
  await luis.getByRole('alert').getByText(english.errors.username_taken).waitFor()
  await luis.getByLabel(en.username).fill('luis')
  await luis.getByRole('button', { name: en.register }).click()
  await luis.getByRole('heading', { name: en.profile }).waitFor()
  t.notMatch(luis.url(), placeOf(link))
  await go(luis, en.checklist)
  await signOut(luis)
  await luis.getByText(en.forgotten).waitFor()

  await admin.reload()
  const row = admin.getByLabel(`${en.actions}: luis`)
  await row.waitFor()
  t.equal(await invitations(admin, 'ana').count(), 0)
  await row.click()
  await admin.getByRole('button', { name: `${en.passwordLink}: luis` }).click()
  const dialog = admin.getByRole('dialog', { name: en.passwordLink })
  await dialog.getByLabel(en.currentPassword, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: en.passwordLink }).click()
  const reset = await takeLink(admin, en.passwordLinkMade)
  t.match(placeOf(reset), /^#\/password\/[\w-]{43}$/)

  await luis.goto(reset)
  const choose = async (tab: Tab, secret: string) => {
    await tab.getByLabel(en.newPassword, { exact: true }).fill(secret)
    await tab.getByRole('button', { name: en.save }).click()
  }
  await luis.getByRole('heading', { name: en.newPasswordTitle }).waitFor()
  t.same(await problemsOf(luis), [])
  await choose(luis, 'corta')
  await luis
    .getByRole('alert')
    .getByText(/at least 8/)
    .waitFor()
  await choose(luis, chosen)
  const notice = luis.getByText(/with a link from ana: /)
  await notice.waitFor()
  t.same(await problemsOf(luis), [])
  await luis.reload()
  await notice.waitFor()
  await luis.getByRole('button', { name: en.understood }).click()
  await notice.waitFor({ state: 'detached' })
  await signOut(luis)
  await trySignIn(luis, 'luis')
  await luis.getByRole('alert').getByText(english.errors.invalid_credentials).waitFor()
  await signIn(luis, 'luis', chosen)
  t.equal(await notice.count(), 0)

  const late = await (await visit(t)).open(placeOf(reset))
  await choose(late, chosen)
  await late.getByRole('alert').getByText(english.errors.code_invalid).waitFor()
  await late.goto(link)
  await late.getByLabel(en.username).fill('eva')
  await late.getByLabel(en.password, { exact: true }).fill(password)
  await late.getByRole('button', { name: en.register }).click()
  await late.getByRole('alert').getByText(english.errors.code_invalid).waitFor()
})

t.test('an invitation is deleted, and a link waits for the end of a session', async (t) => {
  const admin = await visitAs(t, 'mar', clipboard)
  await go(admin, en.accounts)
  await invite(admin)
  const link = await takeLink(admin, en.invitationMade)
  await admin.setViewportSize({ width: 1280, height: 800 })
  await invitations(admin, 'mar').getByRole('button', { name: en.remove }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByText(en.askRemoveInvitation).waitFor()
  // The announcement leaves after seconds.
  await Promise.all([
    admin.getByText(en.invitationRemoved).waitFor(),
    dialog.getByRole('button', { name: en.remove }).click(),
  ])
  await invitations(admin, 'mar').waitFor({ state: 'detached' })

  await admin.goto(link)
  await admin.getByText(en.signOutForLink).waitFor()
  t.same(await problemsOf(admin), [])
  await admin.getByRole('main').getByRole('button', { name: en.signOut }).click()
  await admin.getByText(en.welcomeInvited).waitFor()
  await admin.getByLabel(en.username).fill('eva')
  await admin.getByLabel(en.password, { exact: true }).fill(password)
  await admin.getByRole('button', { name: en.register }).click()
  await admin.getByRole('alert').getByText(english.errors.code_invalid).waitFor()
})

t.test('without password links nothing speaks of them', async (t) => {
  const env = { PASSWORD_LINKS: 'false' }
  const { databaseUrl } = service
  const other = await startVisits(t, await startService(t, { databaseUrl, env }), { browser })
  const tab = await (await other.visit(t)).open()
  await tab.getByRole('heading', { name: en.signIn }).waitFor()
  t.equal(await tab.getByText(en.forgotten).count(), 0)
  await signIn(tab, 'sol')
  await go(tab, en.accounts)
  await switchLanguage(tab, en)
  await tab.getByRole('heading', { name: es.invitations }).waitFor()
  await tab.getByLabel(`${es.actions}: mar`).click()
  await tab.getByRole('button', { name: `${es.remove}: mar` }).waitFor()
  t.equal(await tab.getByRole('button', { name: es.passwordLink }).count(), 0)
})
