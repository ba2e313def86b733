import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

interface Test {
  teardown(action: () => unknown): unknown
}

/** Debian's package `chromium`. */
const executablePath = '/usr/bin/chromium'

/** A headless browser with a profile of its own; nothing in it calls anybody. */
export const startBrowser = async (t: Test): Promise<Browser> => {
  await access(executablePath).catch((error: unknown) => {
    throw new Error('the tests with a browser need the Debian package `chromium`', { cause: error })
  })
  const browser = await chromium.launch({
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
  })
  t.teardown(() => browser.close())
  return browser
}

/** Whatever goes wrong in a page without anybody having asked: script errors, refusals of its security policy, … */
export const pageProblems = (page: Page): string[] => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('requestfailed', (request) => problems.push(`request: ${request.url()} ${request.failure()?.errorText}`))
  return problems
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves the files of a folder on an origin of its own; returns it. */
export const serveFolder = async (t: Test): Promise<{ origin: string; serve: (folder: string) => void }> => {
  let root = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(root, normalize(pathname === '/' ? '/index.html' : pathname))
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    serve: (folder) => {
      root = folder
    },
  }
}
