import { createHash } from 'node:crypto'
import { ExchangeError, fetchText } from '../../platform/process/outbound.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { commonPasswords } from './common-passwords.ts'

export type BreachResult = 'clear' | 'breached' | 'unavailable'

export interface BreachCheckOptions {
  /** The URL of the range service; the five-digit prefix is appended to it without a separator. */
  url: string
  timeoutMs?: number
  /** When the service fails: true answers `unavailable`, false asks the local list. */
  failClosed: boolean
  log: Log
  /** Called with the outcome of a look-up; `failed`: no usable answer. */
  onOutcome?: (outcome: 'clear' | 'breached' | 'failed') => void
}

/** Milliseconds that the check may take: callers leave time for a hash and the database. */
export const breachTimeout = 2500

/** Bytes; a padded range has about 1,000 rows of 40 bytes. */
const maxAnswerBytes = 1024 * 1024

const prefixLength = 5
const rowForm = /^([0-9a-f]{35})(?::(.*))?$/i

// Padding has the count 0. A row with another count, or with none, names a leaked password.
const isPadding = (count: string | undefined): boolean =>
  /^0+$/.test((count ?? '').replace(/\D/g, ''))

/**
 * Searches for a suffix (35 upper-case hexadecimal digits) among the rows of a range.
 * @throws ExchangeError when the suffix is missing and the text is not a range, but for instance
 *   an HTML page
 */
export const isInRange = (range: string, suffix: string): boolean => {
  let readable = true
  for (const line of range.split('\n')) {
    const text = line.trim()
    if (text === '') continue
    const row = rowForm.exec(text)
    if (row === null) readable = false
    else if (row[1]?.toUpperCase() === suffix && !isPadding(row[2])) return true
  }
  if (!readable)
    throw new ExchangeError('unusable_answer', 'the answer is not a list of hash suffixes')
  return false
}

/**
 * Whether a password is known from a data breach. Only the first five digits of its SHA-1, which is
 * the key of the range service, leave this process (k-anonymity). The result never rejects for a
 * failure of the service.
 */
export const createBreachCheck = (
  options: BreachCheckOptions,
): ((password: string) => Promise<BreachResult>) => {
  const { url, timeoutMs = breachTimeout, failClosed, log, onOutcome } = options
  const { host } = new URL(url)
  const headers = {
    Accept: 'text/plain',
    'Add-Padding': 'true',
    'Accept-Encoding': 'identity',
    'User-Agent': 'weight-bmi-register',
  }
  const request = { headers, timeoutMs, maxBytes: maxAnswerBytes }

  return async (password) => {
    const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase()
    try {
      const range = await fetchText(url + digest.slice(0, prefixLength), request)
      const result = isInRange(range, digest.slice(prefixLength)) ? 'breached' : 'clear'
      onOutcome?.(result)
      return result
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      onOutcome?.('failed')
      const fields = { event: 'breach_service_failed', host, reason: error.message }
      log.warn(fields, 'the breached-password service failed')
      if (failClosed) return 'unavailable'
      return (await commonPasswords()).has(password) ? 'breached' : 'clear'
    }
  }
}
