import type { Log } from '../../src/platform/telemetry/log.ts'

export type WebhookOptions = {
  url: string
  /** The one header that DefectDojo lets an admin add, to carry a secret. */
  headerName: string
  headerValue: string
}

/** Milliseconds. */
const deliveryTimeout = 10_000
/** Milliseconds for which a passing failure switches the webhook off. */
const pause = 60_000

/**
 * The sandbox's webhook deliveries. Like DefectDojo's they are never repeated, and an event that
 * happens while the endpoint is switched off is not announced.
 */
export const createWebhooks = (siteUrl: () => string, log: Log, target?: WebhookOptions) => {
  /** Of the monotonic clock; infinite after a permanent failure, until the sandbox restarts. */
  let offUntil = 0
  const running = new Set<Promise<void>>()
  const stop = new AbortController()

  const switchOff = (isPassing: boolean, reason: string) => {
    offUntil = isPassing ? performance.now() + pause : Number.POSITIVE_INFINITY
    const status = isPassing ? 'inactive_tmp' : 'inactive_permanent'
    const fields = { event: 'sandbox_webhook_off', status, reason }
    log.warn(fields, 'the findings sandbox disabled its webhook')
  }

  const send = async (to: WebhookOptions, event: string, body: object): Promise<void> => {
    try {
      const response = await fetch(to.url, {
        method: 'POST',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(deliveryTimeout)]),
        headers: {
          'user-agent': 'DefectDojo-3.2.0',
          'x-defectdojo-event': event,
          'x-defectdojo-instance': siteUrl(),
          accept: 'application/json',
          'content-type': 'application/json',
          [to.headerName]: to.headerValue,
        },
        body: JSON.stringify(body),
      })
      await response.body?.cancel()
      if (response.ok) return
      switchOff(response.status === 429 || response.status >= 500, `answered ${response.status}`)
    } catch (error) {
      if (stop.signal.aborted) return
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      switchOff(isLate, isLate ? 'no answer in time' : 'no connection')
    }
  }

  return {
    /** Sends a delivery in the background, if there is an endpoint and it is switched on. */
    announce(event: string, findingId: number, texts: { title: string; description: string }) {
      if (target === undefined || performance.now() < offUntil) return
      const body = { ...texts, user: null, url_ui: `${siteUrl()}/finding/${findingId}` }
      const delivery = send(target, event, body).finally(() => running.delete(delivery))
      running.add(delivery)
    },

    /** Resolves when no delivery is under way. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },

    async close(): Promise<void> {
      stop.abort()
      await Promise.all(running)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
