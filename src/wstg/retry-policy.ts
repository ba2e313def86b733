/** Attempts in quick succession; then a request is marked failed (decisions: at least 5). */
export const quickAttempts = 6
/**
 * Milliseconds before the second attempt; doubled each time, so that the quick attempts take about
 * half a minute.
 */
const firstDelay = 1000
/**
 * Milliseconds between later attempts: the longest time that a recovered tool lacks the missed
 * requests.
 */
const slowDelay = 25_000
/**
 * Each delay varies by a fifth, so that requests that failed together are not repeated together.
 */
const jitter = 0.2
/** Milliseconds in which a failed request is repeated automatically: an outage may last a night. */
const slowPatience = 24 * 60 * 60 * 1000

export interface Failure {
  /** Whether another attempt may succeed. */
  transient: boolean
  /** Seconds that the tool demands; undefined when it demands none. */
  retryAfter: number | undefined
}

export interface Attempted {
  /** Attempts so far, including the failed one. */
  attempts: number
  /** Whether the request was already marked as failed. */
  failed: boolean
  /** Milliseconds since the acceptance. */
  age: number
}

export interface RetryDecision {
  /**
   * Whether the request counts as failed: administrators see it, and it no longer delays newer
   * requests.
   */
  failed: boolean
  /** Milliseconds until the next attempt; undefined when there is none. */
  delay: number | undefined
}

/**
 * Decides the consequence of a failed attempt. A permanent error ends the request at once. Other
 * requests are repeated in quick succession, then marked as failed and repeated at long intervals
 * for a day: an hour without the tool must not lose accepted requests.
 * @param random from 0 to 1
 */
export const decideRetry = (
  { transient, retryAfter }: Failure,
  { attempts, failed, age }: Attempted,
  random: number,
): RetryDecision => {
  if (!transient) return { failed: true, delay: undefined }
  const slow = failed || attempts >= quickAttempts
  if (slow && age > slowPatience) return { failed: true, delay: undefined }
  const base = slow ? slowDelay : firstDelay * 2 ** (attempts - 1)
  const delay = Math.max(base * (1 + jitter * (2 * random - 1)), (retryAfter ?? 0) * 1000)
  return { failed: slow, delay: Math.round(delay) }
}
