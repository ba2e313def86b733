import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { isWrongStatement } from '../../platform/database/errors.ts'
import { storableText } from '../../platform/parsing.ts'
import type { JobQueue } from '../../platform/queue/queue.ts'
import type { Runs } from '../../platform/queue/runs.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { FindingsToolError, isFailure } from '../defectdojo/errors.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { WriteRule } from './checklist.ts'
import type { FindingRepository } from './finding-repository.ts'
import { type InboxRepository, type PendingRequest, seqsOf } from './inbox-repository.ts'
import { type ItemRepository, type ItemState, storedValuesOf } from './item-repository.ts'
import { unknownStatus } from './status.ts'

export interface WstgOptions {
  db: Kysely<Database>
  runs: Runs
  queue: JobQueue
  tool: FindingsTool
  /** FINDINGS_URL is set. */
  hasTool: boolean
  rule: WriteRule
  /** WSTG_KEEP_EQUIVALENT_STATUS */
  keepEquivalentStatus: boolean
  /** Milliseconds in which an unanswered write may still arrive at the tool. */
  unansweredLimit: number
  /** Aborted when the process has to end. */
  ending: AbortSignal
  log: Log
}

export interface ProcessingOptions extends WstgOptions {
  inbox: InboxRepository
  items: ItemRepository
  findings: FindingRepository
}

/** Attempts in quick succession; then a request is marked failed (decisions: at least 5). */
export const quickAttempts = 6
/** Milliseconds before the second attempt; doubled each time: half a minute in all. */
const firstDelay = 1000
/** Milliseconds between later attempts: a recovered tool lacks missed requests for that long. */
const slowDelay = 25_000
/** Milliseconds in which a failed request is repeated automatically: an outage may last a night. */
const retryWindow = 24 * 60 * 60 * 1000

/**
 * Decides the consequence of a failed attempt. A permanent error ends the request at once. Other
 * requests are repeated in quick succession, then marked as failed and repeated at long intervals
 * for a day: an hour without the tool must not lose accepted requests.
 * @param attempts so far, including the failed one
 * @returns whether the request counts as failed, so that administrators see it and it no longer
 * delays newer ones, and the milliseconds until the next attempt, if there is one
 */
export const decideRetry = (
  { transient, retryAfter = 0 }: Pick<FindingsToolError, 'transient' | 'retryAfter'>,
  { attempts, failed, age }: Pick<PendingRequest, 'attempts' | 'failed' | 'age'>,
): { failed: boolean; delay: number | undefined } => {
  const slow = failed || attempts >= quickAttempts
  if (!transient || (slow && age > retryWindow)) return { failed: true, delay: undefined }
  const pause = slow ? slowDelay : firstDelay * 2 ** (attempts - 1)
  return { failed: slow, delay: Math.max(pause, retryAfter * 1000) }
}

/** An earlier run of the job did not end. */
export const attemptCutOff = new Error(
  'the attempt was cut off: its process ended, froze or lost the database',
)

/** The reason for administrators; messages of unexpected errors stay in the log. */
const reasonOf = (error: unknown): string =>
  error instanceof FindingsToolError || error === attemptCutOff
    ? storableText((error as Error).message)
    : "an unexpected failure; the service's log has the details"

/** Records a failed attempt at requests of one kind that have had as many attempts. */
const recordPart = async (
  { inbox, items, log }: ProcessingOptions,
  part: readonly PendingRequest[],
  item: ItemState | undefined,
  error: unknown,
): Promise<void> => {
  const first = part[0]!
  const { seq, kind, age, failed } = first
  const seqs = seqsOf(part)
  const attempts = first.attempts + 1
  const reason = reasonOf(error)
  const direction = kind === 'sync' ? 'tracker->dd' : 'dd->tracker'
  const fields = { seq, requests: seqs.length, direction, attempts, reason }

  if (isFailure(error, 'not_sent')) {
    // There was no attempt: the wait does not count.
    log.info({ event: 'wstg_attempt_waits', ...fields }, 'WSTG request waits')
    const delay = (error.retryAfter ?? 0) * 1000
    return inbox.postpone(seqs, { delay, note: reason, counted: false })
  }

  const answer = error instanceof FindingsToolError ? error : undefined
  if (!answer && error !== attemptCutOff)
    log.error({ event: 'wstg_request_broken', ...fields, err: error }, reason)
  const cause = answer ?? { transient: !isWrongStatement(error), retryAfter: undefined }
  const { failed: isFailedNow, delay } = decideRetry(cause, { attempts, failed, age })
  if (delay !== undefined && (failed || !isFailedNow)) {
    const event = 'wstg_attempt_failed'
    if (!failed) log.warn({ event, ...fields, retry_in_ms: delay }, 'WSTG attempt failed')
    return inbox.postpone(seqs, { delay, note: reason, counted: true })
  }

  log.error({ event: 'wstg_request_failed', ...fields }, 'WSTG request failed')
  const finding = answer?.finding
  await items.storeFailure(seqs, item?.key ?? null, {
    error: reason,
    delay,
    status: first.kind === 'sync' ? first.payload.status : (item?.status ?? unknownStatus),
    // A request that has failed before may be older than the item's status.
    changesItem: kind === 'sync' && (!failed || finding !== undefined),
    ...(finding && storedValuesOf(finding)),
  })
}

/**
 * Records a failed attempt at requests: they are retried, or failed for good. Deliveries of one
 * reading fail together, but each counts its own attempts. While the tool asks for a pause no line
 * is worked off.
 */
export const recordFailure = async (
  options: ProcessingOptions,
  batch: readonly PendingRequest[],
  item: ItemState | undefined,
  error: unknown,
): Promise<void> => {
  if (isFailure(error, 'rate_limited') && error.retryAfter)
    await options.queue.hold(error.retryAfter * 1000)
  const parts = Map.groupBy(batch, ({ failed, attempts }) => (failed ? 'failed' : attempts))
  for (const part of parts.values()) await recordPart(options, part, item, error)
}
