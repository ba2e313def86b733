import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, DomainError, unavailable } from '../errors.ts'
import { type ErrorKey, errorText, violationReason } from '../public/messages.ts'

/** A room's own text for a field that violates the contract's schema; `keyword` is JSON Schema's. */
export type FieldErrors = Readonly<Record<string, (keyword: string) => DomainError | undefined>>

export interface ErrorOptions {
  fieldErrors: FieldErrors
  /** Whether a dependency is down rather than something of ours broken. */
  isOutage: (error: unknown) => boolean
}

/** The framework's own refusals by status; their texts would be English and tell about its inner workings. */
const frameworkErrors: Readonly<Record<number, ErrorKey>> = {
  404: 'route_not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  417: 'expectation_failed',
  431: 'headers_too_large',
}

/** The text of a refusal that happens before, or outside of, a handler. */
export const refusalText = (status: number): string => errorText(frameworkErrors[status] ?? 'invalid_request')

const violation = (errors: ErrorObject[], fieldErrors: FieldErrors): DomainError => {
  const [first] = errors
  if (!first) return badRequest('invalid_request')
  const missing = first.keyword === 'required' ? String(first.params.missingProperty) : undefined
  if (missing !== undefined) return badRequest('missing_field', { field: missing })
  const field = first.instancePath.split('/')[1]
  if (field === undefined) return badRequest('invalid_request')
  const ownText = fieldErrors[field]?.(first.keyword)
  if (ownText) return ownText
  return badRequest('invalid_field', { field, reason: violationReason(first.keyword, first.params) })
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

const toDomainError = (error: unknown, { fieldErrors, isOutage }: ErrorOptions): DomainError => {
  if (error instanceof DomainError) return error
  if (isFastifyError(error)) {
    if (error.validation) return violation(error.validation as ErrorObject[], fieldErrors)
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const options = { cause: error }
      if (status === 415)
        return new DomainError(415, 'unsupported_media_type', { expected: 'application/json' }, options)
      if (status === 408 || status === 413 || status === 431)
        return new DomainError(status, frameworkErrors[status]!, {}, options)
      return new DomainError(400, 'invalid_request', {}, options)
    }
  }
  return isOutage(error) ? unavailable(error) : new DomainError(500, 'internal_error', {}, { cause: error })
}

/** Turns whatever a call fails with into `{error}` (specification, "Errors"); internals go to the log only. */
export const addErrorHandler = (app: FastifyInstance, options: ErrorOptions): void => {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = toDomainError(error, options)
    if (answer.status >= 500) {
      request.log.error({ event: 'request_failed', err: answer.cause ?? error }, 'request failed')
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
    return reply.code(answer.status).type('application/json; charset=utf-8').send({ error: answer.message })
  })
}
