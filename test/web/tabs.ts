/** Tabs of a browser with the page of a service. */
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { listen } from '../platform/http/raw.ts'
import { pageProblems, startBrowser } from '../support/browser.ts'
import { password, type TestService } from '../support/service.ts'

const { en } = texts

/** Milliseconds: the limit only ends tests that would fail anyway. */
const timeout = 30_000

/** Problems that tests provoke: refused calls, ended requests, and an answer without a date. */
const isExpected = (problem: string): boolean =>
  /^console: Failed to load resource: the server responded with a status of (4|503)/.test(
    problem,
  ) || /net::ERR_(ABORTED|INTERNET_DISCONNECTED)|Invalid time value/.test(problem)

export interface Tab extends Page {
  /** Script errors, violations of the security policy, dialogs and requests to other servers. */
  problems(): string[]
}

const watch = (page: Page, origins: readonly string[]): Tab => {
  page.setDefaultTimeout(timeout)
  const problems = pageProblems(page)
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['blob:', 'data:'].includes(protocol) && !origins.includes(origin))
      problems.push(`request: ${request.url()}`)
  })
  return Object.assign(page, { problems: () => problems.filter((one) => !isExpected(one)) })
}

/** Writes what the tabs of a failed test show. */
const keepPictures = async (name: string, tabs: readonly Page[]) => {
  const folder = new URL('../../node_modules/.cache/tests/pictures/', import.meta.url)
  for (const [index, tab] of tabs.entries()) {
    const path = fileURLToPath(new URL(`${name.replace(/\W+/g, '-')}-${index + 1}.png`, folder))
    await tab.screenshot({ path })
    console.error(`The page at the failure: ${path}`)
  }
}

interface VisitOptions {
  /** A browser that runs already; without it a new one starts. */
  browser?: Browser
  /** Origins of other servers that the page may call. */
  others?: readonly string[]
}

/** A browser for the page of a service. */
export const startVisits = async (t: Test, service: TestService, options: VisitOptions = {}) => {
  const { browser = await startBrowser(t), others = [] } = options
  const origin = `http://127.0.0.1:${await listen(service.app)}`

  /** A new browser profile, in English and in Spain's time zone. */
  const visit = async (t: Test, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Madrid',
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    const tabs: Tab[] = []
    t.teardown(async () => {
      const problems = tabs.flatMap((tab) => tab.problems())
      if (!t.passing() || problems.length > 0) await keepPictures(t.name, tabs)
      await context.close()
      if (problems.length > 0) throw new Error(`problems in a tab: ${problems.join('; ')}`)
    })
    return {
      /** Opens the page at a place such as `#/profile`; the tabs share a session. */
      open: async (place = '') => {
        const tab = watch(await context.newPage(), [origin, ...others])
        tabs.push(tab)
        await tab.goto(`${origin}/${place}`)
        return tab
      },
      offline: (isOffline: boolean) => context.setOffline(isOffline),
    }
  }

  const sessions = new Map<string, BrowserContextOptions>()
  /** A tab in which the account has signed in, now or for an earlier tab, at the first view. */
  const visitAs = async (t: Test, username: string, options: BrowserContextOptions = {}) => {
    const session = sessions.get(username)
    const tab = await (await visit(t, { ...options, ...session })).open()
    if (session) await menuOf(tab).waitFor()
    else await signIn(tab, username)
    sessions.set(username, { storageState: await tab.context().storageState() })
    return tab
  }
  return { browser, origin, visit, visitAs }
}

const fillAccount = async (tab: Page, username: string, secret: string) => {
  await tab.getByLabel(en.username).fill(username)
  await tab.getByLabel(en.password, { exact: true }).fill(secret)
}

/** The menu of the account, which is there in a session. */
const menuOf = (tab: Page, { menu } = en) => tab.getByLabel(`${menu}: `)

/** A view that appears later takes the focus, which closes an open menu. */
const inSession = async (tab: Page) => {
  await menuOf(tab).waitFor()
  await tab.getByRole('heading', { level: 1 }).waitFor()
}

/** Creates an account; afterwards the page asks for the profile. */
export const register = async (tab: Page, username: string, secret = password): Promise<void> => {
  await tab.evaluate("location.hash = '#/register'")
  await fillAccount(tab, username, secret)
  await tab.getByRole('button', { name: en.register }).click()
  await inSession(tab)
}

/** Sends the form; the test looks at the outcome. */
export const trySignIn = async (tab: Page, username: string, secret = password): Promise<void> => {
  await fillAccount(tab, username, secret)
  await tab.getByRole('button', { name: en.signIn }).click()
}

export const signIn = async (tab: Page, username: string, secret = password): Promise<void> => {
  await trySignIn(tab, username, secret)
  await inSession(tab)
}

export const signOut = async (tab: Page): Promise<void> => {
  await menuOf(tab).click()
  await tab.getByRole('button', { name: en.signOut }).click()
  await tab.getByRole('heading', { name: en.signIn }).waitFor()
}

/** Chooses the other language in the menu. */
export const switchLanguage = async (tab: Page, from: typeof en): Promise<void> => {
  await menuOf(tab, from).click()
  await tab.getByRole('button', { name: from.otherLanguage }).click()
  await menuOf(tab, from).waitFor({ state: 'detached' })
  await tab.keyboard.press('Escape')
}

/** The text of a fact of the view. */
export const factOf = (tab: Page, term: string): Promise<string> =>
  tab.locator('dt', { hasText: term }).locator('+ dd').innerText()

/** Opens a view by its link in the frame of the page. */
export const go = async (tab: Page, name: string): Promise<void> => {
  const frame = tab.getByRole('banner')
  const link = frame.getByRole('link', { name, exact: true })
  const administration = frame.getByRole('link', { name: en.administration })
  if ([en.profile, en.account].includes(name)) await menuOf(tab).click()
  else {
    await link.or(administration).first().waitFor()
    if ((await link.count()) === 0) await administration.click()
  }
  await link.click()
  await tab.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/** Filters a list, and waits for its rows: a click would miss one that moves. */
export const search = async (tab: Page, label: string, text: string): Promise<void> => {
  await tab.getByLabel(label).fill(text)
  const parameter = new URLSearchParams({ search: text }).toString()
  await tab.waitForURL(({ hash }) => hash.includes(parameter))
}
