import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../../generated/routes.ts'
import { badRequest, DomainError, invalidField } from '../errors.ts'
import { isJsonObject, nearestTo } from '../parsing.ts'
import type { ErrorKey } from '../texts.ts'
import { limitBody } from './body.ts'
import { checkUrl } from './refusals.ts'
import { isReadBeforeSlot } from './slots.ts'

type Step = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Characters of an unknown parameter in the error that names it. */
const mostNamed = 100

const routeOf = ({ routeOptions }: FastifyRequest): Route => routeOptions.config.operation!

const authorise: Step = (request, reply) => request.routeOptions.config.authorise?.(request, reply)

const enterSlot: Step = (request, reply) => {
  request.slot = request.server.enterSlot(request, reply)
}

const waitForCaller: Step = (request) =>
  isReadBeforeSlot(request) ? undefined : request.slot?.ofCaller()

/** A JSON body waits before it is parsed. */
const waitForProcess: Step = (request) =>
  routeOf(request).body?.bytes ? undefined : request.slot?.ofProcess()

/** Ajv would coerce `1e3` and `0x10` to integers. */
const checkParameters: Step = (request) => {
  const { params, query } = request
  const route = routeOf(request)
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
const checkBodyPresence: Step = (request) => {
  const { body } = routeOf(request)
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
const checkBodyContent: Step = (request) => {
  const { body } = request
  const { body: declared } = routeOf(request)
  if (!declared?.bytes) return
  if (!declared.required) {
    // The framework would validate an absent body of a declared type as null.
    if (body === undefined) request.body = {}
    return
  }
  const isEmpty =
    declared.emptyBodyError === null
      ? body === undefined
      : !isJsonObject(body) || Object.keys(body).length === 0
  if (isEmpty) throw emptyBody(declared)
}

const hooks = ['onRequest', 'preParsing', 'preValidation', 'preHandler'] as const
type Stage = readonly [name: string, hook: (typeof hooks)[number], run?: Step]

/**
 * The order of a call to an operation: the first stage that refuses decides the answer. Stages
 * without a function belong to `addAttemptLimit`, `addBodyParser` and `addValidation`.
 */
export const stages: readonly Stage[] = [
  ['caller and permission', 'onRequest', authorise],
  ['number of calls', 'onRequest', enterSlot],
  ['slot of the caller', 'onRequest', waitForCaller],
  ['attempts', 'onRequest'],
  ['characters of the URL', 'preParsing', ({ raw }) => checkUrl(raw.url ?? '')],
  ['media type', 'preParsing', checkBodyPresence],
  ['length of the body', 'preParsing', (request, reply) => limitBody(request, reply)],
  ['slot of the process, and JSON', 'preParsing'],
  ['form of the parameters', 'preValidation', checkParameters],
  ['empty body', 'preValidation', checkBodyContent],
  ['schema', 'preValidation'],
  ['slot of the process, without JSON', 'preHandler', waitForProcess],
]

/** The stages as the framework's hooks of a route. */
export const stageHooks = Object.fromEntries(
  hooks.map((hook) => {
    const own = stages.flatMap(([, of, run]) => (of === hook && run ? [run] : []))
    const runAll = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      for (const run of own) await run(request, reply)
    }
    return [hook, runAll]
  }),
)
