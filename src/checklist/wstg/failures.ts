import { isWrongStatement } from '../../platform/database/errors.ts'
import { storableText } from '../../platform/parsing.ts'
import { FindingsToolError, isFailure } from '../defectdojo/errors.ts'
import { storedValuesOf } from './finding-snapshot.ts'
import { type PendingRequest, seqsOf } from './inbox-repository.ts'
import type { FailureRecord, ItemState } from './item-repository.ts'
import type { ProcessingOptions } from './options.ts'
import { decideRetry } from './retry-policy.ts'
import { unknownStatus } from './status.ts'

/** An earlier run of the job did not end. */
export class AttemptCutOff extends Error {
  constructor() {
    super('the attempt was cut off: its process ended, froze or lost the database')
  }
}

/** The reason for administrators; messages of unexpected errors stay in the log. */
const reasonOf = (error: unknown): string =>
  error instanceof FindingsToolError || error instanceof AttemptCutOff
    ? storableText(error.message)
    : "an unexpected failure; the service's log has the details"

/** Records a failed attempt at requests: they are retried, or failed for good. */
export const createFailureRecorder = (options: ProcessingOptions) => {
  const { inbox, items, queue, countRequests, log } = options
  const recordFailure = async (
    batch: readonly PendingRequest[],
    item: ItemState | undefined,
    error: unknown,
  ): Promise<void> => {
    const first = batch[0]!
    const { seq, kind, age, failed } = first
    const seqs = seqsOf(batch)
    const attempts = first.attempts + 1
    const reason = reasonOf(error)
    const direction = kind === 'sync' ? 'tracker->dd' : 'dd->tracker'
    const fields = { seq, requests: seqs.length, direction, attempts, reason }

    if (isFailure(error, 'not_sent')) {
      countRequests({ kind, outcome: 'waiting' }, seqs.length)
      // There was no attempt: the wait does not count.
      log.info({ event: 'wstg_attempt_waits', ...fields }, 'WSTG request waits')
      const delay = (error.retryAfter ?? 0) * 1000
      return inbox.postpone(seqs, { delay, note: reason, counted: false })
    }

    const answer = error instanceof FindingsToolError ? error : undefined
    const cause = answer ?? { transient: !isWrongStatement(error), retryAfter: undefined }
    if (!answer && !(error instanceof AttemptCutOff))
      log.error({ event: 'wstg_request_broken', ...fields, err: error }, reason)
    const { failed: counts, delay } = decideRetry(cause, { attempts, failed, age }, Math.random())
    if (delay !== undefined && (failed || !counts)) {
      countRequests({ kind, outcome: 'retrying' }, seqs.length)
      const event = 'wstg_attempt_failed'
      if (!failed) log.warn({ event, ...fields, retry_in_ms: delay }, 'WSTG attempt failed')
      return inbox.postpone(seqs, { delay, note: reason, counted: true })
    }

    countRequests({ kind, outcome: 'failed' }, seqs.length)
    log.error({ event: 'wstg_request_failed', ...fields }, 'WSTG request failed')
    const finding = answer?.finding
    const failure: FailureRecord = {
      subject: item?.wstgId ?? `finding ${first.findingId}`,
      direction,
      error: reason,
      delay,
      status: first.kind === 'sync' ? first.payload.status : (item?.status ?? unknownStatus),
      oldStatus: item?.knownStatus ?? null,
      // A request that has failed before may be older than the item's status.
      changesItem: kind === 'sync' && (!failed || finding !== undefined),
      ...(finding && storedValuesOf(finding)),
    }
    await items.storeFailure(seqs, item?.key ?? null, failure)
  }

  /**
   * Deliveries of one reading fail together, but each counts its own attempts. While the tool asks
   * for a pause no line is worked off.
   */
  return async (
    batch: readonly PendingRequest[],
    item: ItemState | undefined,
    error: unknown,
  ): Promise<void> => {
    if (isFailure(error, 'rate_limited') && error.retryAfter)
      await queue.hold(error.retryAfter * 1000)
    const parts = Map.groupBy(batch, ({ failed, attempts }) => (failed ? 'failed' : attempts))
    for (const part of parts.values()) await recordFailure(part, item, error)
  }
}
