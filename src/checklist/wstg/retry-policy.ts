import type { FindingsToolError } from '../defectdojo/errors.ts'
import type { PendingRequest } from './inbox-repository.ts'

/** Attempts in quick succession; then a request is marked failed (decisions: at least 5). */
export const quickAttempts = 6
/** Milliseconds before the second attempt; doubled each time: half a minute in all. */
const firstDelay = 1000
/** Milliseconds between later attempts: a recovered tool lacks missed requests for that long. */
const slowDelay = 25_000
/** Requests that failed together are not retried together. */
const jitter = 0.2
/** Milliseconds in which a failed request is repeated automatically: an outage may last a night. */
const retryWindow = 24 * 60 * 60 * 1000

/**
 * Decides the consequence of a failed attempt. A permanent error ends the request at once. Other
 * requests are repeated in quick succession, then marked as failed and repeated at long intervals
 * for a day: an hour without the tool must not lose accepted requests.
 * @param attempts so far, including the failed one
 * @param random from 0 to 1
 * @returns whether the request counts as failed, so that administrators see it and it no longer
 * delays newer ones, and the milliseconds until the next attempt, if there is one
 */
export const decideRetry = (
  { transient, retryAfter = 0 }: Pick<FindingsToolError, 'transient' | 'retryAfter'>,
  { attempts, failed, age }: Pick<PendingRequest, 'attempts' | 'failed' | 'age'>,
  random: number,
): { failed: boolean; delay: number | undefined } => {
  const slow = failed || attempts >= quickAttempts
  if (!transient || (slow && age > retryWindow)) return { failed: true, delay: undefined }
  const base = slow ? slowDelay : firstDelay * 2 ** (attempts - 1)
  const delay = Math.max(base * (1 + jitter * (2 * random - 1)), retryAfter * 1000)
  return { failed: slow, delay: Math.round(delay) }
}
