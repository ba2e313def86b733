import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../../generated/operations.ts'
import { type Route, routes } from '../../generated/routes.ts'
import { badRequest, DomainError, invalidField } from '../errors.ts'
import type { ErrorKey } from '../texts.ts'
import { type Authenticators, authorise } from './authorise.ts'
import type { Operations } from './operations.ts'
import { checkUrl } from './refusals.ts'
import { endReplyWhenStalled } from './streamed-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Route & { id: OperationId }
  }
}

interface HandlerResult {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: unknown
}
type Handler = (input: unknown, call: unknown) => Promise<HandlerResult>

/** Ajv would coerce `1e3` and `0x10` to integers. */
const checkIntegerParameters = (route: Route, request: FastifyRequest) => {
  const parameters = request.params as Record<string, string>
  for (const name of route.integerParameters) {
    if (!/^-?\d+$/.test(parameters[name] ?? '')) {
      throw invalidField(name, 'type', { type: 'integer' })
    }
  }
}

const emptyBody = ({ emptyBodyError }: NonNullable<Route['body']>): DomainError =>
  badRequest((emptyBodyError as ErrorKey | null) ?? 'body_required')

/** JSON is sent in UTF-8 (RFC 8259, section 8.1). */
const otherCharset = /;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/i

/** Checks, before the body is read, that a body exists and that its type is declared. */
const checkBodyPresence = ({ body }: Route, request: FastifyRequest) => {
  if (!body) {
    // The body stays unread, but the framework would check its type.
    delete request.headers['content-type']
    return
  }
  const present =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  if (!present) {
    if (body.required) throw emptyBody(body)
    return
  }
  const isDeclared = body.mediaTypes.includes(request.mediaType ?? '')
  if (!isDeclared || otherCharset.test(request.headers['content-type'] ?? '')) {
    // A form without its file: 400, not 415.
    if (body.mediaTypes.includes('multipart/form-data')) throw badRequest('multipart_expected')
    throw new DomainError(415, 'unsupported_media_type', { expected: body.mediaTypes.join(', ') })
  }
}

/** A JSON body can turn out empty when it is read: white space, or an empty chunked request. */
const checkBodyContent = (route: Route, { body }: FastifyRequest) => {
  if (!route.body?.required || !route.body.mediaTypes.includes('application/json')) return
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const isEmpty =
    route.body.emptyBodyError === null
      ? body === undefined
      : !isObject || Object.keys(body).length === 0
  if (isEmpty) throw emptyBody(route.body)
}

/** Whether an authenticated caller has marked its request as one without 4xx answers. */
const isNeverRefused = ({ body }: Route, { headers, securityContext }: FastifyRequest): boolean =>
  typeof body?.neverRefusedWith === 'string' &&
  headers[body.neverRefusedWith] !== undefined &&
  Boolean(securityContext)

/**
 * Whether the error is withheld from such a caller. A 413 is not withheld: the handler would have
 * no body.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError
    ? error.status < 500 && error.status !== 413
    : error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

const send = (reply: FastifyReply, { status, headers, body }: HandlerResult): void => {
  reply.code(status)
  for (const name in headers) {
    const value = headers[name]
    // Cross-origin access may have set `vary: origin`.
    const present = name === 'vary' ? reply.getHeader('vary') : undefined
    reply.header(name, present === undefined ? value : `${present}, ${value}`)
  }
  const isJsonText = typeof body === 'object' && body !== null && 'json' in body
  if (isJsonText) reply.type('application/json; charset=utf-8')
  const payload = isJsonText ? body.json : body
  if (payload instanceof Readable) endReplyWhenStalled(reply)
  reply.send(payload)
}

const routeOptions = (
  id: OperationId,
  operations: Operations,
  authenticators: Authenticators,
): Partial<RouteOptions> => {
  const route: Route = routes[id]
  const handler = operations[id] as Handler | undefined
  if (typeof handler !== 'function') throw new Error(`the operation ${id} has no handler`)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const input = { body: request.body, path: request.params, headers: request.headers }
    send(reply, await handler(input, { request, reply, ...request.securityContext }))
  }
  // Not async: Fastify would send an empty reply before the stream starts.
  const start = (request: FastifyRequest, reply: FastifyReply): void => {
    answer(request, reply).catch((error: unknown) =>
      reply.send(
        error instanceof Error ? error : new Error('a value was thrown', { cause: error }),
      ),
    )
  }
  return {
    config: { operation: { ...route, id }, ...(route.statuses.includes(429) && { rateLimit: {} }) },
    onRequest: route.security.length > 0 ? [authorise(route, authenticators)] : [],
    // After authentication, like every check of the request's content.
    preParsing: (request, _reply, _payload, done) => {
      checkUrl(request.raw.url ?? '')
      checkBodyPresence(route, request)
      done()
    },
    preValidation: (request, _reply, done) => {
      checkIntegerParameters(route, request)
      checkBodyContent(route, request)
      done()
    },
    handler: start,
    // Errors thrown here reach the error handler of the service.
    errorHandler: (error, request, reply) => {
      if (!isNeverRefused(route, request) || !isRefusal(error)) throw error
      request.log.warn(
        { event: 'refusal_withheld', err: error },
        'a request that must not be refused is faulty',
      )
      start(request, reply)
    },
  }
}

const uploads = Object.entries<Route>(routes).filter(([, { body }]) =>
  body?.mediaTypes.includes('multipart/form-data'),
)

/** The document without the operations that `bindUploads` binds. */
const withoutUploads = () => {
  const copy = structuredClone(document) as { paths: Record<string, Record<string, unknown>> }
  for (const [, { path, method }] of uploads) delete copy.paths[path]?.[method.toLowerCase()]
  return copy
}

/**
 * Uploads have no schema: the handler reads them as streams. The form parser adds hooks to every
 * request of its scope, so other operations are bound outside of it.
 */
const bindUploads = async (
  app: FastifyInstance,
  optionsOf: (id: string) => RouteOptions,
): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false })
  for (const [id, { method, path }] of uploads)
    app.route({ ...optionsOf(id), method, url: path.replace(/\{(\w+)\}/g, ':$1') })
}

/**
 * Binds every operation of the contract to its handler.
 * @throws when an operation has no handler or a security scheme no authenticator
 */
export const bindOperations = async (
  app: FastifyInstance,
  operations: Operations,
  authenticators: Authenticators,
): Promise<void> => {
  app.decorateRequest('securityContext', undefined)
  const optionsOf = (id: string) =>
    routeOptions(id as OperationId, operations, authenticators) as RouteOptions
  await app.register(openapiGlue, {
    specification: withoutUploads(),
    operationResolver: optionsOf,
  })
  await app.register((scope) => bindUploads(scope, optionsOf))
}
