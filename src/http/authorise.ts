import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import { forbidden } from '../errors.ts'
import type { BearerContext, RefreshContext } from '../identity.ts'
import { audit, operationOf } from './observe.ts'

type SecurityContext = Partial<BearerContext & RefreshContext>

/**
 * An authenticator for each security scheme. It returns the context of the caller or throws.
 * `undefined`: the scheme is not configured, so the next scheme of the operation decides.
 */
export interface Authenticators {
  bearerAuth: (request: FastifyRequest) => Promise<BearerContext>
  refreshCookie: (request: FastifyRequest, reply: FastifyReply) => Promise<RefreshContext>
  webhookKey: (request: FastifyRequest) => Promise<SecurityContext | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The result of authentication, handed to the operation's handler. */
    securityContext: SecurityContext | undefined
  }
}

/**
 * The hook that authenticates the caller and checks the role, before the body is read. The
 * alternatives of the operation are tried in turn; a scheme authenticates once, for all of its
 * alternatives. An alternative asks for all of its roles.
 * @throws when a security scheme of the route has no authenticator
 */
export const authorise = (
  { security }: Pick<Route, 'security'>,
  authenticators: Partial<Authenticators>,
) => {
  const schemes = [...Map.groupBy(security, ({ scheme }) => scheme)].map(([scheme, declared]) => {
    const authenticate = authenticators[scheme as keyof Authenticators]
    if (!authenticate) throw new Error(`no authenticator for the security scheme ${scheme}`)
    return { authenticate, alternatives: declared.map(({ roles }) => roles) }
  })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    let refused: SecurityContext | undefined
    for (const { authenticate, alternatives } of schemes) {
      const context: SecurityContext | undefined = await authenticate(request, reply)
      if (context === undefined) continue
      const own = context.token?.role
      if (alternatives.some((roles) => roles.every((role) => role === own))) {
        request.securityContext = context
        return
      }
      refused = context
    }
    if (refused === undefined) throw new Error('no security scheme of the operation is configured')
    audit(request, 'forbidden', 'refused', {
      user_id: refused.token?.userId ?? null,
      operation: operationOf(request),
    })
    throw forbidden()
  }
}
