import { createReadStream } from 'node:fs'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serve, type Teardown } from './machine.ts'

/** Debian's package `chromium`. */
const executablePath = '/usr/bin/chromium'

/** Options that keep the browser from calling other servers. */
const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const checkInstalled = () =>
  access(executablePath).catch((error: unknown) => {
    throw new Error('the tests with a browser need the Debian package `chromium`', { cause: error })
  })

/** A headless browser with a new profile. */
export const startBrowser = async (t: Teardown): Promise<Browser> => {
  await checkInstalled()
  const browser = await chromium.launch(launchOptions)
  t.teardown(() => browser.close())
  return browser
}

/** A headless browser with third-party cookies, which need a preference in Debian's Chromium. */
export const startBrowserWithThirdPartyCookies = async (t: Teardown): Promise<BrowserContext> => {
  await checkInstalled()
  const profile = await mkdtemp(join(tmpdir(), 'register-browser-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { profile: { block_third_party_cookies: false, cookie_controls_mode: 0 } }
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, launchOptions)
  t.teardown(async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  return context
}

/** The problems that a page reports: script errors, violations of its security policy, … */
export const pageProblems = (page: Page): string[] => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('requestfailed', (request) =>
    problems.push(`request: ${request.url()} ${request.failure()?.errorText}`),
  )
  return problems
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves the files of a folder on a new origin; returns the origin. */
export const serveFolder = async (
  t: Teardown,
): Promise<{ origin: string; serve: (folder: string) => void }> => {
  let root = ''
  const { url: origin } = await serve(t, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(root, normalize(pathname === '/' ? '/index.html' : pathname))
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  return {
    origin,
    serve: (folder) => {
      root = folder
    },
  }
}
