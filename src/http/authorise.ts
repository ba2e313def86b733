import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import { forbidden } from '../errors.ts'
import type { BearerContext, RefreshContext } from '../identity.ts'
import { audit, operationOf } from './observe.ts'

type SecurityContext = Partial<BearerContext & RefreshContext>

/**
 * An authenticator for each security scheme. It returns the context of the caller or throws.
 * `undefined`: the scheme is not configured, so the next alternative of the operation decides.
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
 * The hook that authenticates the caller and checks the role, before the body is read.
 * @throws when a security scheme of the route has no authenticator
 */
export const authorise = (route: Route, authenticators: Authenticators) => {
  const alternatives = route.security.map(({ scheme, roles }) => {
    const authenticate = authenticators[scheme as keyof Authenticators]
    if (!authenticate) throw new Error(`no authenticator for the security scheme ${scheme}`)
    return { authenticate, roles }
  })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const { authenticate, roles } of alternatives) {
      const context: SecurityContext | undefined = await authenticate(request, reply)
      if (context === undefined) continue
      if (roles.length > 0 && !roles.includes(context.token?.role ?? '')) {
        audit(request, 'forbidden', 'refused', {
          user_id: context.token?.userId ?? null,
          operation: operationOf(request),
        })
        throw forbidden()
      }
      request.securityContext = context
      return
    }
    throw new Error('no security scheme of the operation is configured')
  }
}
