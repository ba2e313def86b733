import type { Log } from '../../src/telemetry/log.ts'

export type WebhookOptions = {
  url: string
  /** The one header that DefectDojo lets an admin add, to carry a secret. */
  headerName: string
  headerValue: string
}

/**
 * As in DefectDojo: `inactive_tmp` for a minute after a passing failure, `inactive_permanent` until
 * the sandbox restarts.
 */
type WebhookStatus = 'active' | 'inactive_tmp' | 'active_tmp' | 'inactive_permanent'

/** Milliseconds. */
const deliveryTimeout = 10_000
const pause = 60_000

/**
 * The sandbox's webhook deliveries. Like DefectDojo's they are never repeated, and an event that
 * happens while the endpoint is switched off is not announced.
 */
export const createWebhooks = (siteUrl: () => string, log: Log, options?: WebhookOptions) => {
  let target = options
  let status: WebhookStatus = 'active'
  let pausedUntil = 0
  const running = new Set<Promise<void>>()
  const stop = new AbortController()

  const switchOff = (next: WebhookStatus, reason: string) => {
    status = next
    if (next === 'inactive_tmp') pausedUntil = performance.now() + pause
    const fields = { event: 'sandbox_webhook_off', status, reason }
    log.warn(fields, 'the findings sandbox switched its webhook off')
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
      const passing = response.status === 429 || response.status >= 500
      if (response.ok) return
      switchOff(passing ? 'inactive_tmp' : 'inactive_permanent', `answered ${response.status}`)
    } catch (error) {
      if (stop.signal.aborted) return
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      if (timedOut) switchOff('inactive_tmp', 'no answer in time')
      else switchOff('inactive_permanent', 'no connection')
    }
  }

  return {
    /** Changes the address of the endpoint. */
    moveTo(url: string): void {
      target = target && { ...target, url }
    },

    /** Sends a delivery in the background, if there is an endpoint and it is switched on. */
    announce(event: string, findingId: number, texts: { title: string; description: string }) {
      if (target === undefined || status === 'inactive_permanent') return
      if (status === 'inactive_tmp') {
        if (performance.now() < pausedUntil) return
        status = 'active_tmp'
      }
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
