import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import Negotiator from 'negotiator'
import { webPagePolicy } from './headers.ts'
import { serveKeptFiles } from './kept-files.ts'

const folder = new URL('../../../generated/web/', import.meta.url)

/** Origins that a captcha's script loads from, besides its own. */
const furtherOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://www.google.com': ['https://www.gstatic.com'],
  'https://www.recaptcha.net': ['https://www.gstatic.com'],
}

/** A captcha's script satisfies no Trusted Types, so they are demanded without a captcha only. */
const policyOf = (captchaScript: string | undefined): string => {
  if (captchaScript === undefined)
    return `${webPagePolicy()}; require-trusted-types-for 'script'; trusted-types 'none'`
  const { origin } = new URL(captchaScript)
  return webPagePolicy([origin, ...(furtherOrigins[origin] ?? [])])
}

export interface WebPageSettings {
  /** The address of the captcha's script; undefined: captchas are not verified. */
  captchaScript: string | undefined
  registrationOpen: boolean
  /** The name of the findings tool. */
  toolName: string
  passwordLinks: boolean
  /** Statuses that the findings tool does not have and that its next reading replaces. */
  passingStatuses: readonly string[]
  /** Whether there is no account yet, so that the page asks for the administrator's. */
  isEmpty: () => Promise<boolean>
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The document with the settings that the page needs before its first call. */
const readDocument = async (settings: Readonly<Record<string, string | undefined>>) => {
  const html = await readFile(new URL('index.html', folder), 'utf8')
  const meta = Object.entries(settings).flatMap(([name, content]) =>
    content === undefined ? [] : `<meta name="${name}" content="${escapeAttribute(content)}">`,
  )
  return html.replace('<!-- settings -->', () => meta.join(''))
}

/** Whether there is an account; once true it is not asked again. True without the database. */
const createHasAccounts = (isEmpty: WebPageSettings['isEmpty']) => {
  let known = false
  return async () => {
    if (known) return true
    const empty = await isEmpty().catch(() => undefined)
    known = empty === false
    return empty !== true
  }
}

/**
 * Serves the page for people at `/`, and its files below `/app/`, which browsers keep: their names
 * have a hash of their content.
 */
export const addWebPage = async (
  app: FastifyInstance,
  settings: WebPageSettings,
): Promise<void> => {
  await serveKeptFiles(app, folder, '/app/')
  const { captchaScript, registrationOpen, toolName, passwordLinks, passingStatuses } = settings
  const documentWith = (accounts?: 'none') =>
    readDocument({
      'captcha-script': captchaScript,
      registration: registrationOpen ? undefined : 'closed',
      tool: toolName,
      'password-links': passwordLinks ? undefined : 'none',
      'passing-statuses': passingStatuses.join() || undefined,
      accounts,
    })
  const [document, firstDocument] = [await documentWith(), await documentWith('none')]
  const hasAccounts = createHasAccounts(settings.isEmpty)
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': policyOf(captchaScript),
  }
  app.get('/', async (_request, reply) => {
    reply.headers(headers).type('text/html; charset=utf-8')
    return (await hasAccounts()) ? document : firstDocument
  })
}

/** Without the page, a browser at `/` gets the reference page; other callers get the 404. */
export const redirectBrowsersToReference = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !request.is404 || request.url !== '/') return
    if (new Negotiator(request.raw).mediaTypes().includes('text/html'))
      return reply.redirect('/api/docs')
  })
}
