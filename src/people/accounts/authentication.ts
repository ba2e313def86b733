import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { unauthorized } from '../../platform/errors.ts'
import type { Authenticators } from '../../platform/http/authorise.ts'
import { cookieOf } from '../../platform/http/call.ts'
import { audit } from '../../platform/http/observe.ts'
import type { StoredAccount } from '../../platform/identity.ts'
import type { ProgramKeys } from './key-repository.ts'
import { type RefreshCookieOptions, refreshCookie, refreshCookieName } from './refresh-cookie.ts'
import type { AccountRepository } from './repository.ts'
import type { RevocationList } from './revocation.ts'
import { keyPrefix, type Tokens } from './tokens.ts'

export interface AuthenticationOptions {
  tokens: Tokens
  accounts: Pick<AccountRepository, 'findUnlessRevoked'>
  revoked: Pick<RevocationList, 'has'>
  keys: Pick<ProgramKeys, 'find'>
  /** Shared with the findings tool; `undefined`: the webhook asks for an admin's token. */
  webhookKey: string | undefined
  corsOrigins: readonly string[]
  sameSite: RefreshCookieOptions['sameSite']
}

const bearerValue = (request: FastifyRequest): string | undefined =>
  /^bearer +([^\s,]+)$/i.exec(request.headers.authorization?.trim() ?? '')?.[1]

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Compares in constant time: the duration reveals neither the place of a difference nor the length.
 */
const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

/**
 * Refusals that leave the cookie alone. A foreign page must not be able to end the session; after a
 * change of the password another tab may have set the new cookie meanwhile.
 */
const keepsCookie = new Set(['foreign_page', 'password_changed'])

/**
 * Whether the page that calls has neither the service's origin nor one of `CORS_ORIGINS`. No page
 * can change `Sec-Fetch-Site`. `Host` decides only without it, because a proxy may rewrite `Host`.
 */
const isForeignPage = (request: FastifyRequest, corsOrigins: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin' || site === 'none') return false
  if (origin !== undefined && corsOrigins.includes(origin)) return false
  return (
    site !== undefined ||
    (origin !== undefined && origin !== `${request.protocol}://${request.host}`)
  )
}

export const createAuthenticators = (options: AuthenticationOptions): Authenticators => {
  const { tokens, accounts, revoked, keys, webhookKey, corsOrigins, sameSite } = options

  /** The account of the refresh cookie, or why it is refused, for the log. */
  const refreshAccount = async (request: FastifyRequest): Promise<StoredAccount | string> => {
    if (isForeignPage(request, corsOrigins)) return 'foreign_page'
    const cookie = cookieOf(request, refreshCookieName)
    if (cookie === undefined) return 'no_cookie'
    const token = tokens.readRefresh(cookie)
    if (typeof token === 'string') return `${token}_token`
    const account = await accounts.findUnlessRevoked(token.userId, token.jti)
    if (!account) return 'revoked_or_unknown'
    const { password_session: passwordSession, ...stored } = account
    if (token.session < passwordSession) return 'password_changed'
    return token.session < stored.session_number ? 'session_ended' : stored
  }

  return {
    async bearerAuth(request) {
      const value = bearerValue(request)
      const token = value === undefined ? 'invalid' : tokens.readAccess(value)
      if (token === 'expired') throw unauthorized('token_expired')
      if (token === 'invalid') throw unauthorized()
      if (await revoked.has(token)) throw unauthorized()
      return { token }
    },

    async programKey(request) {
      const value = bearerValue(request)
      if (value === undefined || !value.startsWith(keyPrefix)) return undefined
      const caller = await keys.find(value)
      if (caller) return caller
      audit(request, 'key_refused', 'refused')
      throw unauthorized()
    },

    async refreshCookie(request: FastifyRequest, reply: FastifyReply) {
      const account = await refreshAccount(request)
      if (typeof account !== 'string') return { account }
      audit(request, 'refresh', 'failure', { reason: account })
      if (!keepsCookie.has(account)) {
        const secure = request.server.secureCookies(request)
        reply.header('set-cookie', refreshCookie('', { secure, sameSite }))
      }
      throw unauthorized()
    },

    async webhookKey(request) {
      if (webhookKey === undefined) return undefined
      const header = request.headers['x-api-key']
      const given = header === undefined ? bearerValue(request) : String(header)
      if (given === undefined || !sameSecret(given, webhookKey)) {
        audit(request, 'webhook_refused', 'refused')
        throw unauthorized('webhook_unauthorized')
      }
      return {}
    },
  }
}
