import { type ErrorKey, errorText, type TextParameters, violationParameters } from './texts.ts'

/** The contract declares each status for the operations that can answer with it. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500 | 503

/**
 * An error for the caller: a status and a text of the catalogue (`src/platform/texts.ts`). Any
 * other error is an outage or a fault of the service, answered without internals.
 */
export class DomainError extends Error {
  readonly status: ErrorStatus
  readonly key: ErrorKey
  readonly parameters: TextParameters
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    status: ErrorStatus,
    key: ErrorKey,
    parameters: TextParameters = {},
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(errorText(key, parameters), options)
    this.name = 'DomainError'
    this.status = status
    this.key = key
    this.parameters = parameters
    this.retryAfter = options.retryAfter
  }
}

/**
 * An operator's mistake: an unusable variable, or a dependency that refuses the service. The
 * message is one line that names the variable, and holds no secret.
 */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export const badRequest = (key: ErrorKey, parameters?: TextParameters) =>
  new DomainError(400, key, parameters)
/** A field that violates the schema; keyword and details come from Ajv. */
export const invalidField = (
  field: string,
  keyword: string,
  details: Readonly<Record<string, unknown>>,
) => badRequest('invalid_field', { field, ...violationParameters(keyword, details) })
export const unauthorized = (key: ErrorKey = 'authentication_required') => new DomainError(401, key)
export const forbidden = () => new DomainError(403, 'forbidden')
export const notFound = (key: ErrorKey) => new DomainError(404, key)

/** A dependency is down or slow; the caller may try again after `retryAfter` seconds. */
export const unavailable = (
  cause: unknown,
  key: ErrorKey = 'service_unavailable',
  retryAfter = 5,
) => new DomainError(503, key, {}, { cause, retryAfter })

/** The service has too much to do; the caller may try again after some seconds. */
export const busy = () => new DomainError(503, 'busy', {}, { retryAfter: 5 })
