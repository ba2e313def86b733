import type { Finding } from './finding.ts'

/** The same attempt would fail again. */
const lastingReasons = ['missing_right', 'not_found', 'conflict', 'refused', 'not_applied'] as const

/** The reason of a failed call to the findings tool, for decisions in code. */
export type FailureReason =
  | (typeof lastingReasons)[number]
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'redirected'
  | 'unusable_answer'
  | 'aborted'
  | 'not_sent'
  /** The finding or the engagement may be hidden from the token's user. */
  | 'unseen'
  /** A later attempt may have a renewed token. */
  | 'bad_token'

interface FailedRequest {
  method: string
  /** Path below `/api/v2/`. */
  path: string
}

type Details = Partial<Pick<FindingsToolError, 'status' | 'retryAfter' | 'finding'>>

/**
 * A failed call to the findings tool. The message is for administrators: method, path, status and
 * the tool's own message, never the token.
 */
export class FindingsToolError extends Error {
  override name = 'FindingsToolError'
  readonly reason: FailureReason
  readonly transient: boolean
  readonly method: string
  readonly status: number | undefined
  /** Whole seconds that the tool demands. */
  readonly retryAfter: number | undefined
  /** The finding in the tool's answer to a write that was `not_applied`. */
  readonly finding: Finding | undefined

  constructor(
    reason: FailureReason,
    { method, path }: FailedRequest,
    explanation: string,
    { status, retryAfter, finding }: Details = {},
  ) {
    super(`${method} /api/v2/${path}: ${explanation}`)
    // The message says everything, and the log would have the stack.
    delete this.stack
    this.reason = reason
    this.transient = !lastingReasons.some((lasting) => lasting === reason)
    this.method = method
    this.status = status
    this.retryAfter = retryAfter
    this.finding = finding
  }

  /** Adds advice for the administrator, if there is any. */
  advise(advice: string | undefined): this {
    if (advice) this.message = `${this.message.replace(/\.+$/, '')}. ${advice}`
    return this
  }
}

export const isFailure = (
  error: unknown,
  ...reasons: FailureReason[]
): error is FindingsToolError =>
  error instanceof FindingsToolError && reasons.includes(error.reason)

/**
 * Whether a write was sent and is unanswered: the tool may still carry it out. A gateway
 * has forwarded a request that it answers with 502 or 504, and has not forwarded one with 503.
 */
export const isUnanswered = (error: unknown): boolean =>
  isFailure(error, 'timeout', 'aborted', 'unreachable', 'server_error') &&
  error.method !== 'GET' &&
  (error.reason !== 'server_error' || error.status === 502 || error.status === 504)

/** The error for a finding of an item that is not shown, and neither is the test that holds it. */
export const hiddenFinding = (wstgId: string, id: number, test: number): FindingsToolError =>
  new FindingsToolError(
    'unseen',
    { method: 'GET', path: `findings/${id}/` },
    `the token's user sees neither this finding of ${wstgId} nor its test ${test}. Give the user ` +
      'the right to see them; if they were deleted, tag another finding with the identifier, or ' +
      'use the token of a superuser once',
  )
