import { createReadStream } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { need } from '../programs.ts'
import { serve, type Teardown } from './machine.ts'

need('chromium-headless-shell')

/** It takes half the processor time of `chromium`, which has a user interface. */
const executablePath = '/usr/bin/chromium-headless-shell'

/** These keep the browser from calling other servers. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name of a machine without https.
  '--host-resolver-rules=MAP nas.local 127.0.0.1',
]

export const startBrowser = async (t: Teardown): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath, args })
  t.teardown(() => browser.close())
  return browser
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

/** A new origin, and how to serve the files of a folder there. */
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
