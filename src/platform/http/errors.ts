import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseOutage, isDatabaseUnusable } from '../database/errors.ts'
import { badRequest, DomainError, invalidField, unavailable } from '../errors.ts'
import { operationOf } from './observe.ts'

/** A module's errors for fields of a body that violate the schema; `keyword` is JSON Schema's. */
export type FieldErrors = Readonly<Record<string, (keyword: string) => DomainError | undefined>>

/** Public limits and values of the caller. Others, such as a database's error, are not sent. */
const publicParameters = (
  'field reason text index limit values min max seconds actual days allowed expected construct ' +
  'line permission role found needed'
).split(' ')

/** Names of fields in an answer. */
const mostFields = 20

/** The fields of the body that the schema refuses. Their names are the schema's. */
const refusedFields = (error: unknown): string[] => {
  const { validation = [], validationContext } = (error ?? {}) as Partial<FastifyError>
  if (validationContext !== 'body') return []
  const names = validation.map(({ instancePath, params }) =>
    String(instancePath === '' ? params.missingProperty : instancePath.split('/')[1]),
  )
  return [...new Set(names)].filter((name) => name !== 'undefined').slice(0, mostFields)
}

/** `X-Error-Parameters`: JSON in ASCII, as a header needs. */
const parametersHeader = ({ parameters }: DomainError, fields: string[]): string | undefined => {
  const sent: [string, unknown][] = Object.entries(parameters).filter(([name]) =>
    publicParameters.includes(name),
  )
  if (fields.length > 1) sent.push(['fields', fields])
  if (sent.length === 0) return undefined
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(Object.fromEntries(sent)).replace(/[^ -~]/g, escaped)
}

/** The field of an error, and the index of its entry if the body is a list. */
const pathForm = /^\/([^/]+)(?:\/(\d+)(?:\/([^/]+))?)?/

const violation = ([first]: ErrorObject[], fieldErrors: FieldErrors): DomainError => {
  if (!first) return badRequest('invalid_request')
  const { keyword, params, instancePath } = first
  const [, list, index, field = list] = pathForm.exec(instancePath) ?? []
  const place = index === undefined ? {} : { index: Number(index) }
  if (keyword === 'required')
    return badRequest('missing_field', { field: String(params.missingProperty), ...place })
  if (field === undefined) return badRequest('invalid_request')
  const { key, parameters } = fieldErrors[field]?.(keyword) ?? invalidField(field, keyword, params)
  return badRequest(key, { ...parameters, ...place })
}

const toDomainError = (
  error: unknown,
  { method }: FastifyRequest,
  fieldErrors: FieldErrors,
): DomainError => {
  if (error instanceof DomainError) return error
  const { validation, validationContext, statusCode = 500 } = (error ?? {}) as Partial<FastifyError>
  if (validation)
    return violation(validation as ErrorObject[], validationContext === 'body' ? fieldErrors : {})
  if (statusCode === 415)
    return new DomainError(415, 'unsupported_media_type', { expected: 'application/json' })
  if (statusCode === 413) return new DomainError(413, 'body_too_large', {}, { cause: error })
  // An error of the framework, whose text reveals inner workings. Specific checks come first.
  if (statusCode >= 400 && statusCode < 500)
    return new DomainError(400, 'invalid_request', {}, { cause: error })
  if (error instanceof DatabaseOutage && error.isOutcomeUnknown && method !== 'GET')
    return new DomainError(503, 'outcome_unknown', {}, { cause: error })
  return isDatabaseUnusable(error)
    ? unavailable(error)
    : new DomainError(500, 'internal_error', {}, { cause: error })
}

/** Renders every error as `{error}` (specification, "Errors"); internals go to the log only. */
export const addErrorHandler = (app: FastifyInstance, fieldErrors: FieldErrors): void => {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toDomainError(error, request, fieldErrors)
    const { log } = request
    if (error instanceof Error && error.name === 'AbortError' && reply.raw.destroyed) {
      log.info({ event: 'caller_left' }, 'the caller left before the answer')
    } else if (refusal.cause instanceof DatabaseOutage) {
      const { code, message: reason } = refusal.cause
      if (app.isFirst('request_failed'))
        log.error({ event: 'request_failed', code, reason }, 'request failed: no database')
    } else if (refusal.key === 'busy') {
      if (app.isFirst('busy'))
        log.warn({ event: 'busy', operation: operationOf(request) }, 'refused: busy')
    } else if (refusal.status >= 500) {
      log.error({ event: 'request_failed', err: refusal.cause ?? error }, 'request failed')
    }
    reply.header('x-error-code', refusal.key)
    const parameters = parametersHeader(refusal, refusedFields(error))
    if (parameters !== undefined) reply.header('x-error-parameters', parameters)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send({ error: refusal.message })
  })
}
