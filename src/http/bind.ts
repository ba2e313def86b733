import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../../generated/operations.ts'
import { type Route, routes } from '../../generated/routes.ts'
import { badRequest, DomainError, forbidden, invalidField } from '../errors.ts'
import type { ErrorKey } from '../texts.ts'
import { essence } from './body.ts'
import { callContext, clientAddress } from './call-context.ts'
import { asHook } from './hooks.ts'
import type { Operations } from './operations.ts'
import { checkUrl } from './refusals.ts'
import { endReplyWhenStalled } from './streamed-answer.ts'

type SchemeName = 'bearerAuth' | 'refreshCookie' | 'webhookKey'

/** What the handler's context gains, who the caller is, and in which role. */
interface Caller {
  context: object
  userId?: number
  role?: string
}

/**
 * One authenticator per security scheme. It returns the caller, at once when it need not wait, or throws; `undefined` says
 * that this scheme is not in use, so that the next alternative decides.
 */
export type Authenticators = Record<
  SchemeName,
  (request: FastifyRequest, reply: FastifyReply) => Caller | undefined | Promise<Caller | undefined>
>

declare module 'fastify' {
  interface FastifyRequest {
    /** What authentication has found out, handed to the operation's handler. */
    securityContext: object
  }
  interface FastifyContextConfig {
    operation?: Route & { id: OperationId }
  }
}

interface HandlerResult {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: unknown
}
type Handler = (input: unknown, context: unknown) => Promise<HandlerResult>

const isScheme = (name: string, authenticators: Authenticators): name is SchemeName =>
  name in authenticators

/** One line of the audit log: who has asked for what their role does not allow. */
const logForbidden = (request: FastifyRequest, userId: number | undefined) => {
  const { operation } = request.routeOptions.config
  const fields = {
    user_id: userId ?? null,
    operation: operation?.id,
    address: clientAddress(request),
  }
  request.log.warn({ event: 'forbidden', ...fields, outcome: 'refused' }, 'forbidden')
}

/** Authentication, then the role: both before a byte of the body is read. */
const authenticate = (route: Route, authenticators: Authenticators) => {
  const alternatives = route.security.map(({ scheme, roles }) => {
    if (!isScheme(scheme, authenticators))
      throw new Error(`no authenticator for the security scheme ${scheme}`)
    return { authenticator: authenticators[scheme], roles }
  })
  /** Tries the alternatives from this one on; a promise only where one of them has to wait. */
  const admit = (
    request: FastifyRequest,
    reply: FastifyReply,
    index: number,
  ): void | Promise<void> => {
    const alternative = alternatives[index]
    if (!alternative) throw new Error('no security scheme of the operation is in use')
    const { authenticator, roles } = alternative
    const decide = (caller: Caller | undefined) => {
      if (!caller) return admit(request, reply, index + 1)
      if (roles.length > 0 && !roles.includes(caller.role ?? '')) {
        logForbidden(request, caller.userId)
        throw forbidden()
      }
      request.securityContext = caller.context
      return undefined
    }
    const caller = authenticator(request, reply)
    return caller instanceof Promise ? caller.then(decide) : decide(caller)
  }
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (alternatives.length === 0) {
      done()
      return
    }
    let admission: void | Promise<void>
    try {
      admission = admit(request, reply, 0)
    } catch (error) {
      done(error as Error)
      return
    }
    if (admission instanceof Promise) admission.then(() => done(), done)
    else done()
  }
}

/** `1e3` and `0x10` would be coerced to integers; HTTP callers mean digits. */
const checkIntegerParameters = (route: Route, request: FastifyRequest) => {
  const parameters = request.params as Record<string, string>
  for (const name of route.integerParameters) {
    if (!/^-?\d+$/.test(parameters[name] ?? '')) {
      throw invalidField(name, 'type', { type: 'integer' })
    }
  }
}

/** A body that must be there and be of a declared type is asked for before it is read. */
const checkBodyPresence = ({ body }: Route, request: FastifyRequest) => {
  if (!body) {
    // Nobody reads what is sent all the same; the framework would still judge its type.
    delete request.headers['content-type']
    return
  }
  const present =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  if (!present) {
    if (body.required) throw badRequest((body.emptyBodyError as ErrorKey | null) ?? 'body_required')
    return
  }
  const type = essence(request.headers['content-type'])
  if (type === undefined || !body.mediaTypes.includes(type)) {
    // A form without its file is a faulty request rather than a format that the service might not know.
    if (body.mediaTypes.includes('multipart/form-data')) throw badRequest('multipart_expected')
    throw new DomainError(415, 'unsupported_media_type', { expected: body.mediaTypes.join(', ') })
  }
}

/** A JSON body can still be empty after reading: white space, or nothing in a chunked request. */
const checkBodyContent = (route: Route, request: FastifyRequest) => {
  if (!route.body?.required || !route.body.mediaTypes.includes('application/json')) return
  const { body } = request
  const { emptyBodyError } = route.body
  if (emptyBodyError !== null) {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    if (!isObject || Object.keys(body).length === 0) throw badRequest(emptyBodyError as ErrorKey)
  }
  if (body === undefined) throw badRequest('body_required')
}

/** Whether the caller is let in, and marks its request as one that must not be answered with a 4xx. */
const isNeverRefused = ({ body }: Route, { headers, securityContext }: FastifyRequest): boolean =>
  typeof body?.neverRefusedWith === 'string' &&
  headers[body.neverRefusedWith] !== undefined &&
  Boolean(securityContext)

/** What is withheld then. A body beyond its limits is not: nobody could say what it concerns. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError
    ? error.status < 500 && error.status !== 413
    : error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

const send = (reply: FastifyReply, { status, headers, body }: HandlerResult): void => {
  reply.code(status)
  for (const name in headers) {
    const value = headers[name]
    // Cross-origin access may have said already that the answer depends on the origin.
    const present = name === 'vary' ? reply.getHeader('vary') : undefined
    reply.header(name, present === undefined ? value : `${present}, ${value}`)
  }
  const isText = typeof body === 'object' && body !== null && 'json' in body
  const isMade = isText && (typeof body.json === 'string' || body.json instanceof Readable)
  if (isMade) reply.type('application/json; charset=utf-8')
  const payload = isMade ? body.json : body
  if (payload instanceof Readable) endReplyWhenStalled(reply)
  reply.send(payload)
}

const routeOptions = (
  id: OperationId,
  operations: Operations,
  authenticators: Authenticators,
  attemptLimit: onRequestAsyncHookHandler,
): Partial<RouteOptions> => {
  const route: Route = routes[id]
  const handler = operations[id] as Handler | undefined
  if (typeof handler !== 'function') throw new Error(`the operation ${id} has no handler`)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const input = { body: request.body, path: request.params, headers: request.headers }
    send(reply, await handler(input, callContext(request, reply, request.securityContext)))
  }
  // Its promise is not the framework's to wait for: that would answer a second time, with nothing, before a stream begins.
  const start = (request: FastifyRequest, reply: FastifyReply): void => {
    answer(request, reply).catch((error: unknown) =>
      reply.send(
        error instanceof Error ? error : new Error('what was thrown is no error', { cause: error }),
      ),
    )
  }
  return {
    config: { operation: { ...route, id } },
    onRequest: [
      ...(route.statuses.includes(429) ? [attemptLimit] : []),
      authenticate(route, authenticators),
      // After authentication like everything that judges the request.
      asHook((request) => {
        checkUrl(request.raw.url ?? '')
        checkBodyPresence(route, request)
      }),
    ],
    preValidation: asHook((request) => {
      checkIntegerParameters(route, request)
      checkBodyContent(route, request)
    }),
    handler: start,
    // What this throws goes to the service's own error handler.
    errorHandler: (error, request, reply) => {
      if (!isNeverRefused(route, request) || !isRefusal(error)) throw error
      request.log.warn(
        { event: 'refusal_withheld', err: error },
        'a request that is never refused has something wrong',
      )
      start(request, reply)
    },
  }
}

const isUpload = ({ body }: Route): boolean =>
  body?.mediaTypes.includes('multipart/form-data') ?? false

/** The document without the operations that `bindUploads` binds. */
const withoutUploads = () => {
  const copy = structuredClone(document) as { paths: Record<string, Record<string, unknown>> }
  for (const { path, method } of Object.values<Route>(routes).filter(isUpload)) {
    delete copy.paths[path]?.[method.toLowerCase()]
  }
  return copy
}

/**
 * Uploads are streams that the handler reads: there is nothing that a schema could judge. The form parser has hooks for
 * every request of its scope, so that the others stay outside.
 */
const bindUploads = async (
  app: FastifyInstance,
  optionsOf: (id: OperationId) => RouteOptions,
): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false })
  for (const [id, route] of Object.entries<Route>(routes)) {
    if (!isUpload(route)) continue
    app.route({
      ...optionsOf(id as OperationId),
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    })
  }
}

/**
 * Binds every operation of the contract to its handler; `attemptLimit` guards those that declare a 429.
 * @throws when an operation has no handler, or a security scheme no authenticator: the service must not start then
 */
export const bindOperations = async (
  app: FastifyInstance,
  operations: Operations,
  authenticators: Authenticators,
  attemptLimit: onRequestAsyncHookHandler,
): Promise<void> => {
  app.decorateRequest('securityContext')
  const bound = new Set<string>()
  const optionsOf = (id: OperationId) => {
    bound.add(id)
    return routeOptions(id, operations, authenticators, attemptLimit) as RouteOptions
  }
  await app.register(openapiGlue, {
    specification: withoutUploads(),
    operationResolver: (id: string) => {
      if (!(id in routes))
        throw new Error(`the operation ${id} is not in the generated route table`)
      return optionsOf(id as OperationId)
    },
  })
  await app.register((uploads) => bindUploads(uploads, optionsOf))
  const missing = Object.keys(routes).filter((id) => !bound.has(id))
  if (missing.length > 0) throw new Error(`operations that were not bound: ${missing.join(', ')}`)
}
