import type { JsonObject } from '../../platform/parsing.ts'
import { ExchangeError, fetchText } from '../../platform/process/outbound.ts'
import type { Log } from '../../platform/telemetry/log.ts'

export interface CaptchaOptions {
  /** Without both keys verification is skipped. */
  siteKey: string | undefined
  secretKey: string | undefined
  /** 0 to 1; an equal score passes. */
  minScore: number
  verifyUrl: string
  /** Milliseconds for the whole exchange. */
  timeoutMs: number
  log: Log
  /** Called with the verdict on each token. */
  onOutcome?: (outcome: CaptchaVerdict) => void
}

interface CaptchaAttempt {
  token: string | undefined
  /** The action that the token must have been issued for. */
  action: 'login' | 'register'
  /** The client's own IP address. */
  remoteAddress: string
}

/** `failed`: the verifier gave no usable answer. */
type CaptchaVerdict = 'passed' | 'rejected' | 'failed'

export type VerifyCaptcha = (attempt: CaptchaAttempt) => Promise<CaptchaVerdict>

const maxAnswerBytes = 64 * 1024

// The two codes that mean that our configuration is wrong, so that every caller is rejected.
const secretErrors = ['missing-input-secret', 'invalid-input-secret']

/** The rule on a verifier's answer. A missing score is a rejection. */
export const passes = (answer: JsonObject, action: string, minScore: number): boolean => {
  const { success, action: actual, score } = answer
  return (
    success === true &&
    actual === action &&
    typeof score === 'number' &&
    score <= 1 &&
    score >= minScore
  )
}

/**
 * Verifies score-based captcha tokens. If the verifier is unreachable, slow or unreadable, the
 * verdict is `failed`, and the log gets a warning without the token and the secret.
 */
export const createCaptcha = (options: CaptchaOptions): VerifyCaptcha => {
  const { siteKey, secretKey, minScore, verifyUrl, timeoutMs, log, onOutcome } = options
  if (!siteKey || !secretKey) return async () => 'passed'
  const { host } = new URL(verifyUrl)
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    timeoutMs,
    maxBytes: maxAnswerBytes,
  }

  const report = (verdict: CaptchaVerdict): CaptchaVerdict => {
    onOutcome?.(verdict)
    return verdict
  }

  return async ({ token, action, remoteAddress }) => {
    if (!token) return report('rejected')
    const body = new URLSearchParams({
      secret: secretKey,
      response: token,
      remoteip: remoteAddress,
    }).toString()
    try {
      const text = await fetchText(verifyUrl, { ...request, body })
      const answer: JsonObject = Object(JSON.parse(text))
      const codes = answer['error-codes']
      if (Array.isArray(codes) && codes.some((code) => secretErrors.includes(code))) {
        const fields = { event: 'captcha_secret_refused', host }
        log.warn(fields, 'the captcha verifier does not accept CAPTCHA_SECRET_KEY')
      }
      return report(passes(answer, action, minScore) ? 'passed' : 'rejected')
    } catch (error) {
      if (!(error instanceof ExchangeError || error instanceof SyntaxError)) throw error
      const reason = error instanceof ExchangeError ? error.message : 'the answer is not JSON'
      const fields = { event: 'captcha_verifier_failed', host, reason }
      log.warn(fields, 'the captcha verifier failed: attempt rejected')
      return report('failed')
    }
  }
}
