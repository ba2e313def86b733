import type { operations } from './schema.js'

export type OperationId = keyof operations

type Responses<Id extends OperationId> = operations[Id]['responses']
type CodeOf<Response> = Response extends { headers: { 'X-Error-Code': infer Code } }
  ? unknown extends Code
    ? never
    : Code
  : never

/**
 * The error codes of an operation; without a name, the codes of all operations.
 */
export type ErrorCode<Id extends OperationId = OperationId> = Id extends OperationId
  ? CodeOf<Responses<Id>[keyof Responses<Id>]>
  : never

/**
 * The service answered with an error. `message` is the service's text for users, in Spanish;
 * `describe` translates it. The client throws it too, with status 401, when a new token arrives for
 * a session that another tab has ended.
 */
export class ApiError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status, for example 400, 401, 404 or 429. */
  readonly status: number
  /** The operationId of the call that was refused. */
  readonly operation: Id
  /**
   * The key of the text in `getMessages`; `undefined` if a gateway answered instead of the service.
   */
  readonly code: ErrorCode<Id> | undefined
  /** The values in the text: public limits, and values of the request. */
  readonly parameters: Readonly<Record<string, string | number>>
  /** The fields of the body that the service refuses, if there are several. */
  readonly fields: readonly string[]
  /** Seconds to wait before another attempt; sent with 429 and 503. */
  readonly retryAfter: number | undefined
  /** The id under which the service has logged the call. */
  readonly requestId: string | undefined
  /** The headers of the answer, as far as the page may read them. */
  readonly headers: Headers

  constructor(
    operation: Id,
    message: string,
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.operation = operation
    this.status = status
    this.code = (headers.get('x-error-code') ?? undefined) as ErrorCode<Id> | undefined
    const { fields = [], ...parameters } = readParameters(headers.get('x-error-parameters'))
    this.parameters = parameters
    this.fields = fields
    this.retryAfter = readRetryAfter(headers.get('retry-after'))
    this.requestId = headers.get('x-request-id') ?? undefined
    this.headers = headers
  }
}

/** Whether the error is an ApiError of this operation, which narrows `code`. */
export const isApiError = <Id extends OperationId>(
  error: unknown,
  operation: Id,
): error is ApiError<Id> => error instanceof ApiError && error.operation === operation

/**
 * No complete answer from the service: it is unreachable, it does not allow the page's origin, the
 * connection broke, or the answer is not the service's.
 */
export class ConnectionError extends Error {
  override readonly name: 'ConnectionError' | 'TimeoutError' = 'ConnectionError'
}

/** No answer, or no progress of a transfer, within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/** The error of a refresh, as the error of the call that needed it. */
export const withOperation = (error: unknown, operation: OperationId): unknown =>
  error instanceof ApiError
    ? new ApiError(operation, error.message, error, { cause: error })
    : error

export const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401

/** Seconds of a `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3). */
const readRetryAfter = (header: string | null): number | undefined => {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

/** The parsed text; `undefined` if it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Parameters = Record<string, string | number>

const readParameters = (
  header: string | null,
): Omit<Parameters, 'fields'> & { fields?: string[] } => {
  const parameters = parseJson(header ?? '')
  return typeof parameters === 'object' ? { ...parameters } : {}
}

/**
 * The text of an error body; a gateway between client and service may send another body.
 */
export const errorText = (body: unknown, status: number): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `HTTP ${status}`

/** The answer of a call, or null if it is a 404. */
export const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
