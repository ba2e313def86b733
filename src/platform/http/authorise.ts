import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../../generated/routes.ts'
import { DomainError, forbidden } from '../errors.ts'
import type { BearerContext, KeyCaller, Permission, RefreshContext } from '../identity.ts'
import { audit } from './observe.ts'

type SecurityContext = Partial<Pick<KeyCaller, 'key'> & RefreshContext> & {
  token?: BearerContext['token'] | KeyCaller['token']
}

/**
 * An authenticator for each security scheme. It returns the context of the caller or throws.
 * `undefined`: the scheme is not configured, or the caller uses another one, so the next scheme of
 * the operation decides.
 */
export interface Authenticators {
  bearerAuth: (request: FastifyRequest) => Promise<BearerContext>
  programKey: (request: FastifyRequest) => Promise<KeyCaller | undefined>
  refreshCookie: (request: FastifyRequest, reply: FastifyReply) => Promise<RefreshContext>
  webhookKey: (request: FastifyRequest) => Promise<SecurityContext | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The result of authentication, handed to the operation's handler. */
    securityContext: SecurityContext | undefined
  }
}

/** Whether an account without the role admin currently has the permission. */
export type HasPermission = (userId: number, permission: Permission) => Promise<boolean>

const isPermission = (requirement: string): requirement is Permission => requirement.includes(':')

/**
 * The hook that authenticates the caller and checks role or permission, before the body is read.
 * The alternatives of the operation are tried in turn; a scheme authenticates once, for all of its
 * alternatives. An alternative requires all of its roles and permissions. Keys go first, because
 * their form distinguishes them from access tokens.
 * @throws when a security scheme of the route has no authenticator
 */
export const authorise = (
  { security }: Pick<Route, 'security'>,
  authenticators: Partial<Authenticators>,
  hasPermission: HasPermission,
) => {
  const schemes = [...Map.groupBy(security, ({ scheme }) => scheme)]
    .map(([scheme, declared]) => {
      const authenticate = authenticators[scheme as keyof Authenticators]
      if (!authenticate) throw new Error(`no authenticator for the security scheme ${scheme}`)
      return { scheme, authenticate, alternatives: declared.map(({ rights }) => rights) }
    })
    .toSorted((a, b) => Number(b.scheme === 'programKey') - Number(a.scheme === 'programKey'))

  /** Whether the caller has all that one alternative asks for; roles are compared first. */
  const isAdmitted = async (
    { token, key }: SecurityContext,
    alternatives: readonly (readonly string[])[],
  ): Promise<boolean> => {
    const holds = (required: string) =>
      key ? key.permissions.includes(required as Permission) : required === token?.role
    if (alternatives.some((all) => all.every(holds))) return true
    if (key || !token) return false
    for (const [permission, ...others] of alternatives)
      if (permission && others.length === 0 && isPermission(permission))
        if (await hasPermission(token.userId, permission)) return true
    return false
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    let refused: SecurityContext | undefined
    let missing: string | undefined
    for (const { authenticate, alternatives } of schemes) {
      const context: SecurityContext | undefined = await authenticate(request, reply)
      if (context === undefined) continue
      if (await isAdmitted(context, alternatives)) {
        request.securityContext = context
        return
      }
      refused = context
      if (context.key) {
        missing = alternatives[0]?.[0]
        break
      }
    }
    if (refused === undefined) throw new Error('no security scheme of the operation is configured')
    audit(request, 'forbidden', 'refused', {
      user_id: refused.token?.userId ?? null,
      ...(refused.key && { key_id: refused.key.id }),
    })
    throw missing === undefined
      ? forbidden()
      : new DomainError(403, 'permission_missing', { permission: missing })
  }
}
