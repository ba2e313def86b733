import { isWrongStatement } from '../database/errors.ts'
import { FindingsToolError, isFailure } from '../defectdojo/errors.ts'
import { NotAppliedError } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import type { RequestOutcome } from '../telemetry/metrics.ts'
import { seqsOf } from './batch.ts'
import type { InboxRepository, PendingRequest } from './inbox-repository.ts'
import { decideRetry } from './retry-policy.ts'
import type { StateRepository } from './state-repository.ts'
import { type SyncDirection, toolStatusOf } from './status.ts'

/** Called with the outcome of an attempt at some requests. */
export type CountRequests = (
  kind: PendingRequest['kind'],
  outcome: RequestOutcome,
  count: number,
) => void

/** A failure whose message administrators may read; messages of other errors stay in the log. */
export class ProcessingError extends Error {
  override name = 'ProcessingError'
  readonly transient = true
  readonly retryAfter = undefined
}

const reasonOf = (error: unknown): string =>
  error instanceof FindingsToolError || error instanceof ProcessingError
    ? error.message
    : "an unexpected failure; the service's log has the details"

/** Records a failed attempt at requests of the item `key`: they are retried, or failed for good. */
export const createFailureRecorder = ({
  inbox,
  state,
  countRequests,
  log,
}: {
  inbox: InboxRepository
  state: StateRepository
  countRequests: CountRequests
  log: Log
}) => {
  const recordFailure = async (
    batch: readonly PendingRequest[],
    key: string | null,
    error: unknown,
  ): Promise<void> => {
    const [first] = batch
    if (first === undefined) return
    const seqs = seqsOf(batch)
    const known = error instanceof FindingsToolError || error instanceof ProcessingError
    const failure = known ? error : { transient: !isWrongStatement(error), retryAfter: undefined }
    const reason = reasonOf(error)
    const attempted = { attempts: first.attempts + 1, failed: first.failed, age: first.age }
    const decision = decideRetry(failure, attempted, Math.random())
    const direction: SyncDirection = first.kind === 'sync' ? 'tracker->dd' : 'dd->tracker'
    const fields = {
      seq: first.seq,
      requests: seqs.length,
      direction,
      attempts: attempted.attempts,
    }
    if (!(error instanceof FindingsToolError))
      log.error({ event: 'wstg_request_broken', ...fields, err: error }, reason)

    const count = (outcome: RequestOutcome) => countRequests(first.kind, outcome, seqs.length)
    if (isFailure(error, 'not_sent')) {
      count('waiting')
      // There was no attempt: the wait does not count.
      log.info({ event: 'wstg_attempt_waits', ...fields, reason }, 'WSTG request waits')
      await inbox.giveBack(seqs)
      await inbox.postpone(seqs, (error.retryAfter ?? 0) * 1000, reason)
    } else if (!decision.failed) {
      count('retrying')
      log.warn(
        { event: 'wstg_attempt_failed', ...fields, reason, retry_in_ms: decision.delay },
        'WSTG attempt failed',
      )
      await inbox.postpone(seqs, decision.delay ?? 0, reason)
    } else if (!first.failed || error instanceof NotAppliedError) {
      count('failed')
      log.error({ event: 'wstg_request_failed', ...fields, reason }, 'WSTG request failed')
      const answer = error instanceof NotAppliedError ? error.finding : undefined
      await state.storeFailure(seqs, key, {
        direction,
        error: reason,
        delay: decision.delay,
        ...(first.kind === 'sync' && { status: first.payload.status }),
        ...(answer && { answer: { findingId: answer.id, toolStatus: toolStatusOf(answer) } }),
      })
    } else if (decision.delay !== undefined) {
      count('retrying')
      await inbox.postpone(seqs, decision.delay, reason)
    } else {
      count('failed')
      await inbox.giveUp(seqs, reason)
    }
  }

  /** Deliveries of one reading fail together, but each counts its own attempts. */
  return async (
    batch: readonly PendingRequest[],
    key: string | null,
    error: unknown,
  ): Promise<void> => {
    const parts = Map.groupBy(batch, ({ failed, attempts }) => (failed ? 'failed' : attempts))
    for (const part of parts.values()) await recordFailure(part, key, error)
  }
}
