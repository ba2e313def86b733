/** The reason of a failed call to the findings tool, for decisions in code. */
export type FailureReason =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'rate_limited'
  | 'server_error'
  | 'redirected'
  | 'unusable_answer'
  | 'bad_token'
  | 'missing_right'
  | 'not_found'
  | 'conflict'
  | 'refused'
  | 'not_applied'
  | 'not_sent'

/** Reasons that affect every call to the tool. */
const outages = [
  'unreachable',
  'timeout',
  'rate_limited',
  'server_error',
  'redirected',
  'unusable_answer',
] as const satisfies FailureReason[]

/** A later attempt may succeed. Other failures last until an administrator acts. */
const transientReasons: ReadonlySet<FailureReason> = new Set([...outages, 'aborted', 'not_sent'])

/** Failures of the tool, not of a single request. */
const unusableReasons: ReadonlySet<string> = new Set<FailureReason>([...outages, 'bad_token'])

/** @param outcome of a call: `ok` or the reason of its failure */
export const isToolUnusable = (outcome: string): boolean => unusableReasons.has(outcome)

export type FailedRequest = { method: string; path: string }

type Details = {
  status?: number
  /** Whole seconds that the tool demands. */
  retryAfter?: number
  fieldErrors?: Readonly<Record<string, readonly string[]>>
  /** False if the call ended before anything was sent. */
  sent?: boolean
}

const maxMessageLength = 600

/**
 * A failed call to the findings tool. The message is for administrators: method, path, status and
 * the tool's own message, at most 600 characters, never the token.
 */
export class FindingsToolError extends Error {
  override name = 'FindingsToolError'
  readonly reason: FailureReason
  readonly transient: boolean
  readonly method: string
  readonly path: string
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  /** The messages of a 400 for each field; empty otherwise. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  readonly sent: boolean

  constructor(
    reason: FailureReason,
    request: FailedRequest,
    explanation: string,
    details: Details = {},
  ) {
    super(`${request.method} ${request.path}: ${explanation}`.slice(0, maxMessageLength))
    this.reason = reason
    this.transient = transientReasons.has(reason)
    this.method = request.method
    this.path = request.path
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.fieldErrors = details.fieldErrors ?? {}
    this.sent = details.sent ?? true
  }

  /** The same failure with advice for the admin added. */
  withAdvice(advice: string): FindingsToolError {
    const explanation = this.message
      .slice(`${this.method} ${this.path}: `.length)
      .replace(/\.+$/, '')
    return new FindingsToolError(this.reason, this, `${explanation}. ${advice}`, {
      ...(this.status !== undefined && { status: this.status }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
      fieldErrors: this.fieldErrors,
    })
  }
}

export const isFailure = (
  error: unknown,
  ...reasons: FailureReason[]
): error is FindingsToolError =>
  error instanceof FindingsToolError && reasons.includes(error.reason)

/**
 * Statuses of a gateway that has forwarded a request and got no answer. A 503 means that it has not
 * forwarded the request.
 */
const gatewayStatuses: readonly (number | undefined)[] = [502, 504]

/** Whether a write may have been sent and is unanswered: the tool may still carry it out. */
export const isUnanswered = (error: unknown): boolean =>
  isFailure(error, 'timeout', 'aborted', 'unreachable', 'server_error') &&
  error.sent &&
  error.method !== 'GET' &&
  (error.reason !== 'server_error' || gatewayStatuses.includes(error.status))

/**
 * The error for a request that was not sent: an earlier unanswered request of the same kind may
 * still arrive.
 */
export const notSentYet = (request: FailedRequest, rest: number): FindingsToolError =>
  new FindingsToolError(
    'not_sent',
    request,
    'not sent: an earlier one was not answered and may still arrive',
    {
      retryAfter: Math.ceil(rest / 1000),
    },
  )
