/** Attempts in quick succession; then a request is marked failed (decisions: at least 5). */
export const quickAttempts = 6
/**
 * Milliseconds before the second attempt; doubled each time, so that the quick attempts take about
 * half a minute.
 */
const firstDelay = 1000
/**
 * Milliseconds between the attempts after those: so long a tool that is back again stays without
 * what it missed.
 */
const slowDelay = 25_000
/** Each delay varies by a fifth, so that what failed together does not come back together. */
const jitter = 0.2
/** Milliseconds for which a failed request is tried again by itself: an outage may last a night. */
const slowPatience = 24 * 60 * 60 * 1000

export interface Failure {
  /** Worth another attempt. */
  transient: boolean
  /** Seconds that the tool demands; undefined when it does not. */
  retryAfter: number | undefined
}

export interface Attempted {
  /** Attempts so far, the failed one included. */
  attempts: number
  /** Whether it had been marked failed before. */
  failed: boolean
  /** Milliseconds since it was accepted. */
  age: number
}

export interface RetryDecision {
  /**
   * Whether the request counts as failed: visible to admins, and no longer in the way of newer
   * ones.
   */
  failed: boolean
  /** Milliseconds until the next attempt; undefined when there is none. */
  delay: number | undefined
}

/**
 * What follows from a failed attempt. Errors that another attempt cannot mend end the request at
 * once; others are tried again in quick succession, then the request is marked failed and tried
 * again now and then for a day, because a tool that is down for an hour must not cost what was
 * accepted meanwhile.
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
