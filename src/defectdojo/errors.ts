/** Why a call to the findings tool failed, in a form that code can decide on. */
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

/** The tool as a whole cannot be used now. */
const outages = [
  'unreachable',
  'timeout',
  'rate_limited',
  'server_error',
  'redirected',
  'unusable_answer',
] as const satisfies FailureReason[]

/** A later attempt may succeed. Other failures last until somebody changes something. */
const transientReasons: ReadonlySet<FailureReason> = new Set([...outages, 'aborted', 'not_sent'])

/** Failures of the tool, as opposed to those of a single request. */
const unusableReasons: ReadonlySet<string> = new Set<FailureReason>([...outages, 'bad_token'])

/** @param outcome of a call: `ok` or the reason of its failure */
export const isToolUnusable = (outcome: string): boolean => unusableReasons.has(outcome)

export type FailedRequest = { method: string; path: string }

type Details = {
  status?: number
  /** Whole seconds, as the tool demands. */
  retryAfter?: number
  fieldErrors?: Readonly<Record<string, readonly string[]>>
  /** False when it was given up before anything was sent. */
  sent?: boolean
}

const maxMessageLength = 600

/**
 * A call to the findings tool failed. The message is for admins: method, path, status and what the
 * tool said, at most 600 characters, never the token.
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
 * Statuses of a gateway that has passed a request on and got no answer to it; with a 503 it has not
 * passed it on.
 */
const gatewayStatuses: readonly (number | undefined)[] = [502, 504]

/** Whether a write may have been sent without an answer of the tool: it may still carry it out. */
export const isUnanswered = (error: unknown): boolean =>
  isFailure(error, 'timeout', 'aborted', 'unreachable', 'server_error') &&
  error.sent &&
  error.method !== 'GET' &&
  (error.reason !== 'server_error' || gatewayStatuses.includes(error.status))

/**
 * Nothing was sent, because an earlier request of the same kind was not answered and may still
 * arrive.
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
