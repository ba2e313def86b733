import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, unauthorized } from '../errors.ts'
import type { Authenticators } from '../http/bind.ts'
import { clientAddress, cookieOf } from '../http/call-context.ts'
import { clearedRefreshCookie, type RefreshCookieOptions, refreshCookieName } from './refresh-cookie.ts'
import type { AccountRepository } from './repository.ts'
import type { RevocationList } from './revocation.ts'
import type { Tokens } from './tokens.ts'

export interface AuthenticationOptions {
  tokens: Tokens
  accounts: Pick<AccountRepository, 'findUnlessRevoked'>
  revoked: Pick<RevocationList, 'has'>
  /** Shared with the findings tool; `undefined`: the webhook asks for an admin's token. */
  webhookKey: string | undefined
  corsOrigins: readonly string[]
  sameSite: RefreshCookieOptions['sameSite']
}

const bearerValue = (request: FastifyRequest): string | undefined =>
  /^bearer +([^\s,]+)$/i.exec(request.headers.authorization?.trim() ?? '')?.[1]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares without telling by its duration where, or in which length, the texts differ. */
const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

/** Browsers say where a call comes from: no other site may use the cookie (specification of Fetch Metadata; Origin). */
const isCrossSite = (request: FastifyRequest, corsOrigins: readonly string[]): boolean => {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = request.headers
  return origin !== undefined && origin !== `${request.protocol}://${request.host}` && !corsOrigins.includes(origin)
}

export const createAuthenticators = (options: AuthenticationOptions): Authenticators => {
  const { tokens, accounts, revoked, webhookKey, corsOrigins, sameSite } = options

  const refreshAccount = async (request: FastifyRequest) => {
    const cookie = cookieOf(request, refreshCookieName)
    if (cookie === undefined || isCrossSite(request, corsOrigins)) throw unauthorized()
    const token = tokens.readRefresh(cookie)
    if (typeof token === 'string') throw unauthorized()
    const account = await accounts.findUnlessRevoked(token.userId, token.jti)
    if (!account) throw unauthorized()
    return account
  }

  return {
    bearerAuth(request) {
      const value = bearerValue(request)
      const token = value === undefined ? 'invalid' : tokens.readAccess(value)
      if (token === 'expired') throw unauthorized('token_expired')
      if (token === 'invalid') throw unauthorized()
      const admit = (isRevoked: boolean) => {
        if (isRevoked) throw unauthorized()
        return { context: { token }, userId: token.userId, role: token.role }
      }
      const isRevoked = revoked.has(token.jti)
      return isRevoked instanceof Promise ? isRevoked.then(admit) : admit(isRevoked)
    },

    async refreshCookie(request: FastifyRequest, reply: FastifyReply) {
      try {
        return { context: { account: await refreshAccount(request) } }
      } catch (error) {
        if (error instanceof DomainError && error.status === 401) {
          const address = clientAddress(request)
          request.log.info({ event: 'refresh', user_id: null, address, outcome: 'failure' }, 'refresh')
          const secure = request.server.secureCookies(request)
          reply.header('set-cookie', clearedRefreshCookie({ secure, sameSite }))
        }
        throw error
      }
    },

    async webhookKey(request) {
      if (webhookKey === undefined) return undefined
      const header = request.headers['x-api-key']
      const given = header === undefined ? bearerValue(request) : String(header)
      if (given === undefined || !sameSecret(given, webhookKey)) {
        const address = clientAddress(request)
        request.log.warn({ event: 'webhook_refused', user_id: null, address, outcome: 'refused' }, 'webhook refused')
        throw unauthorized('webhook_unauthorized')
      }
      return { context: {} }
    },
  }
}
