import { isWrongStatement } from '../database/errors.ts'
import { FindingsToolError, isFailure } from '../defectdojo/errors.ts'
import type { Log } from '../telemetry/log.ts'
import type { RequestOutcome } from '../telemetry/metrics.ts'
import { seqsOf } from './batch.ts'
import { storableText } from './finding-snapshot.ts'
import type { InboxRepository, PendingRequest } from './inbox-repository.ts'
import { decideRetry } from './retry-policy.ts'
import type { StateRepository } from './state-repository.ts'
import { type SyncDirection, toolStatusOf, unknownStatus } from './status.ts'

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

const unexpected = "an unexpected failure; the service's log has the details"

export interface FailureOptions {
  inbox: Pick<InboxRepository, 'postpone'>
  state: Pick<StateRepository, 'storeFailure'>
  countRequests: CountRequests
  log: Log
}

/** Records a failed attempt at requests of the item `key`: they are retried, or failed for good. */
export const createFailureRecorder = ({ inbox, state, countRequests, log }: FailureOptions) => {
  const recordFailure = async (
    batch: readonly PendingRequest[],
    key: string | null,
    error: unknown,
  ): Promise<void> => {
    const first = batch[0]!
    const seqs = seqsOf(batch)
    const { kind, age, failed } = first
    const attempts = first.attempts + 1
    const isExplained = error instanceof FindingsToolError || error instanceof ProcessingError
    const reason = isExplained ? storableText(error.message) : unexpected
    const failure = isExplained
      ? error
      : { transient: !isWrongStatement(error), retryAfter: undefined }
    const decision = decideRetry(failure, { attempts, failed, age }, Math.random())
    const direction: SyncDirection = kind === 'sync' ? 'tracker->dd' : 'dd->tracker'
    const fields = { seq: first.seq, requests: seqs.length, direction, attempts, reason }
    if (!(error instanceof FindingsToolError))
      log.error({ event: 'wstg_request_broken', ...fields, err: error }, reason)

    if (isFailure(error, 'not_sent')) {
      countRequests(kind, 'waiting', seqs.length)
      // There was no attempt: the wait does not count.
      log.info({ event: 'wstg_attempt_waits', ...fields }, 'WSTG request waits')
      const delay = (error.retryAfter ?? 0) * 1000
      await inbox.postpone(seqs, { delay, note: reason, counted: false })
    } else if (decision.delay !== undefined && (failed || !decision.failed)) {
      countRequests(kind, 'retrying', seqs.length)
      const { delay } = decision
      if (!failed)
        log.warn(
          { event: 'wstg_attempt_failed', ...fields, retry_in_ms: delay },
          'WSTG attempt failed',
        )
      await inbox.postpone(seqs, { delay, note: reason, counted: true })
    } else {
      countRequests(kind, 'failed', seqs.length)
      log.error({ event: 'wstg_request_failed', ...fields }, 'WSTG request failed')
      const answer = error instanceof FindingsToolError ? error.finding : undefined
      const unidentified = key === null ? unknownStatus : undefined
      await state.storeFailure(seqs, key, {
        direction,
        error: reason,
        delay: decision.delay,
        status: first.kind === 'sync' ? first.payload.status : unidentified,
        // A request that has failed before may be older than the item's status.
        changesItem: kind === 'sync' && (!failed || answer !== undefined),
        ...(answer && { findingId: answer.id, toolStatus: toolStatusOf(answer) }),
      })
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
