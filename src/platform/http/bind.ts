import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { OperationId } from '../../../generated/operations.ts'
import { type Route, routes } from '../../../generated/routes.ts'
import { DomainError, unavailable } from '../errors.ts'
import { type Authenticators, authorise, type HasPermission } from './authorise.ts'
import type { Operations } from './call.ts'
import { createSlots } from './slots.ts'
import { stageHooks } from './stages.ts'

/**
 * Most of this folder keeps two promises. A refusal has one form and one code, whichever part of
 * the server refuses. No caller takes the slots of others: callers are bounded before their bodies
 * are read.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Route & { id: OperationId }
    /** Undefined for an operation that is open to everybody. */
    authorise?: ReturnType<typeof authorise> | undefined
  }
  interface FastifyInstance {
    enterSlot: ReturnType<typeof createSlots>
  }
}

interface HandlerResult {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: { json?: string | Readable }
}
type Handler = (input: unknown, call: unknown) => Promise<HandlerResult>

/**
 * The refusal of a request; undefined if its authenticated caller gets no 4xx answer. A 413 is sent
 * all the same: the handler would have no body. A body that has not arrived can be sent again.
 */
const refusalOf = (error: unknown, { body }: Route, request: FastifyRequest): unknown => {
  const header = body?.neverRefusedWith?.header
  const isMarked = header !== undefined && request.headers[header] !== undefined
  const { statusCode = 500 } = Object(error) as Partial<FastifyError>
  const status = error instanceof DomainError ? error.status : statusCode
  if (!isMarked || request.securityContext === undefined || status >= 500 || status === 413)
    return error
  return status === 408 ? unavailable(error) : undefined
}

/** Sets status and headers of an answer; returns its payload. */
const applyResult = (
  reply: FastifyReply,
  { status, headers = {}, body }: HandlerResult,
): unknown => {
  // Cross-origin access may have set `vary: Origin`.
  const vary = headers.vary && reply.getHeader('vary')
  reply.code(status).headers(headers)
  if (vary) reply.header('vary', `${vary}, ${headers.vary}`)
  if (body?.json !== undefined) reply.type('application/json; charset=utf-8')
  const payload = body?.json ?? body
  // The framework would read the rest of the answer to HEAD, which is not sent.
  if (reply.request.method !== 'HEAD' || !(payload instanceof Readable)) return payload
  payload.once('error', () => undefined).destroy()
  return Readable.from([])
}

/**
 * Leaves two parts of the document out of a route's schema: errors, which have one form and one
 * writer, and the entries of a list that the handler checks.
 */
const adaptSchema = ({ schema, config }: RouteOptions): void => {
  if (schema === undefined) return
  const responses = Object.entries(Object(schema.response))
  schema.response = Object.fromEntries(responses.filter(([status]) => Number(status) < 400))
  const list = config?.operation?.body?.listLeftToHandler
  if (list != null)
    delete Object(schema.body).content['application/json'].schema.properties[list].items
}

/**
 * Binds every operation of the contract to its handler.
 * @throws when an operation has no handler or a security scheme no authenticator
 */
export const bindOperations = async (
  app: FastifyInstance,
  operations: Operations,
  authenticators: Authenticators,
  hasPermission: HasPermission,
): Promise<void> => {
  app.decorateRequest('securityContext', undefined)
  app.decorateRequest('slot', undefined)
  app.decorate('enterSlot', createSlots())

  const routeOptions = (id: OperationId): RouteOptions => {
    const route: Route = routes[id]
    const handler = operations[id] as Handler | undefined
    if (typeof handler !== 'function') throw new Error(`the operation ${id} has no handler`)
    const isOpen = route.security.length === 0
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const { body, params: path, query, headers, slot } = request
      // Making a file takes long, and HEAD needs its media type only.
      if (request.method === 'HEAD' && route.file !== null) {
        slot?.free()
        return reply.type(route.file).send(Readable.from([]))
      }
      const input = { body, path, query, headers }
      const call = { request, reply, ...request.securityContext }
      return applyResult(reply, await slot!.run(() => handler(input, call)))
    }
    return {
      method: route.method,
      url: route.url,
      config: {
        operation: { ...route, id },
        authorise: isOpen ? undefined : authorise(route, authenticators, hasPermission),
        // The specified operations count malformed attempts too, before the body is read.
        ...(isOpen &&
          route.statuses.includes(429) && {
            rateLimit: { hook: id === 'resetPassword' ? 'preHandler' : 'onRequest' },
          }),
      },
      bodyLimit: Math.max(route.body?.bytes ?? 0, route.body?.neverRefusedWith?.bytes ?? 16_384),
      ...stageHooks,
      handler: handle,
      errorHandler: (error, request, reply) => {
        const refusal = refusalOf(error, route, request)
        if (refusal !== undefined) {
          request.slot?.free()
          return request.server.errorHandler(refusal, request, reply)
        }
        request.log.warn(
          { event: 'refusal_withheld', operation: id, err: error },
          'a request that must not be refused is invalid',
        )
        return handle(request, reply)
      },
    }
  }
  const { default: specification } = await import('../../../generated/client/openapi.json', {
    with: { type: 'json' },
  })
  await app.register(async (scope) => {
    scope.addHook('onRoute', adaptSchema)
    await scope.register(multipart, { throwFileSizeLimit: false })
    await scope.register(openapiGlue, {
      specification,
      operationResolver(name: string) {
        const id = name as OperationId
        // The handlers read uploads as streams.
        const isUpload = routes[id].body?.mediaTypes[0] === 'multipart/form-data'
        return isUpload ? { ...routeOptions(id), schema: {} } : routeOptions(id)
      },
    })
  })
}
