import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../../generated/routes.ts'
import { badRequest, DomainError, invalidField } from '../errors.ts'
import { isJsonObject, nearestTo } from '../parsing.ts'
import type { ErrorKey } from '../texts.ts'
import type { authorise } from './authorise.ts'
import { limitBody } from './body.ts'
import { checkUrl } from './refusals.ts'
import { type createWorkBounds, isSmall } from './work.ts'

/** Characters of an unknown parameter in the error that names it. */
const mostNamed = 100

/** Ajv would coerce `1e3` and `0x10` to integers. */
const checkParameters = (route: Route, { params, query }: FastifyRequest) => {
  const known = route.parameters.filter((it) => it.in === 'query').map(({ name }) => name)
  const field = Object.keys(Object(query)).find((name) => !known.includes(name))
  if (route.refusesUnknown && field !== undefined)
    throw badRequest('parameter_unknown', {
      field: field.slice(0, mostNamed),
      expected: nearestTo(field, known) ?? '',
    })
  for (const { in: place, name, type } of route.parameters) {
    const { [name]: value } = Object(place === 'path' ? params : query)
    if (type === 'integer' && value !== undefined && !/^-?\d+$/.test(value))
      throw invalidField(name, 'type', { type })
  }
}

const emptyBody = ({ emptyBodyError }: NonNullable<Route['body']>): DomainError =>
  badRequest((emptyBodyError as ErrorKey | null) ?? 'body_required')

/** JSON is sent in UTF-8 (RFC 8259, section 8.1). */
const otherCharset = /;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/i

/** Checks, before the body is read, that a body exists and that its type is declared. */
const checkBodyPresence = ({ body }: Route, request: FastifyRequest) => {
  if (!body) return
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
const checkBodyContent = (route: Route, request: FastifyRequest) => {
  const { body } = request
  if (!route.body?.bytes) return
  if (!route.body.required) {
    // The framework would validate an absent body of a declared type as null.
    if (body === undefined) request.body = {}
    return
  }
  const isEmpty =
    route.body.emptyBodyError === null
      ? body === undefined
      : !isJsonObject(body) || Object.keys(body).length === 0
  if (isEmpty) throw emptyBody(route.body)
}

interface BoundRoute {
  route: Route
  /** Undefined for an operation that is open to everybody. */
  authorise: ReturnType<typeof authorise> | undefined
  enter: ReturnType<typeof createWorkBounds>
}

type Run = (request: FastifyRequest, reply: FastifyReply, bound: BoundRoute) => unknown
const hooks = ['onRequest', 'preParsing', 'preValidation', 'preHandler'] as const
type Stage = readonly [name: string, hook: (typeof hooks)[number], run?: Run]

/**
 * The order of a call to an operation: the first stage that refuses decides the answer. Stages
 * without a function belong to `addAttemptLimit`, `addBodyParser` and `addValidation`.
 */
export const stages: readonly Stage[] = [
  [
    'caller and permission',
    'onRequest',
    (request, reply, { authorise }) => authorise?.(request, reply),
  ],
  [
    'number of calls',
    'onRequest',
    (request, reply, { enter, route }) => {
      request.work = enter(request, reply, route.heavy?.kind)
    },
  ],
  ['place', 'onRequest', (request) => (isSmall(request) ? undefined : request.work?.place())],
  ['attempts', 'onRequest'],
  ['characters of the URL', 'preParsing', ({ raw }) => checkUrl(raw.url ?? '')],
  ['media type', 'preParsing', (request, _, { route }) => checkBodyPresence(route, request)],
  ['length of the body', 'preParsing', (request, reply) => limitBody(request, reply)],
  ['turn and JSON', 'preParsing'],
  [
    'form of the parameters',
    'preValidation',
    (request, _, { route }) => checkParameters(route, request),
  ],
  ['empty body', 'preValidation', (request, _, { route }) => checkBodyContent(route, request)],
  ['schema', 'preValidation'],
  // A JSON body took its turn before it was parsed.
  [
    'turn of a call without JSON',
    'preHandler',
    ({ work }, _, { route }) => (route.body?.bytes ? undefined : work?.turn()),
  ],
]

/** The stages as the framework's hooks of one route. */
export const hooksOf = (bound: BoundRoute) => {
  const hookOf = (hook: Stage[1]) => {
    const own = stages.flatMap(([, of, run]) => (of === hook && run ? [run] : []))
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      for (const run of own) await run(request, reply, bound)
    }
  }
  return Object.fromEntries(hooks.map((hook) => [hook, hookOf(hook)]))
}
