import type { Log } from '../../src/log.ts'

export type WebhookOptions = {
  url: string
  /** The one header that DefectDojo lets an admin add, to carry a secret. */
  headerName: string
  headerValue: string
}

/** As in DefectDojo: `inactive_tmp` for a minute after a passing failure, `inactive_permanent` until the sandbox restarts. */
export type WebhookStatus = 'active' | 'inactive_tmp' | 'active_tmp' | 'inactive_permanent'

/** Milliseconds. */
const deliveryTimeout = 10_000
const pause = 60_000

/**
 * The sandbox's webhook deliveries. Like DefectDojo's they are never repeated: what happens while the endpoint is
 * switched off is not announced.
 */
export const createWebhooks = (options: WebhookOptions | undefined, siteUrl: () => string, log: Log) => {
  let status: WebhookStatus = 'active'
  let note = ''
  let pausedUntil = 0
  const running = new Set<Promise<void>>()
  const stop = new AbortController()

  const switchOff = (next: WebhookStatus, reason: string) => {
    status = next
    note = reason
    if (next === 'inactive_tmp') pausedUntil = performance.now() + pause
    log.warn({ event: 'sandbox_webhook_off', status, reason }, 'the findings sandbox switched its webhook off')
  }

  const send = async (target: WebhookOptions, event: string, body: object): Promise<void> => {
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(deliveryTimeout)]),
        headers: {
          'user-agent': 'DefectDojo-3.2.0',
          'x-defectdojo-event': event,
          'x-defectdojo-instance': siteUrl(),
          accept: 'application/json',
          'content-type': 'application/json',
          [target.headerName]: target.headerValue,
        },
        body: JSON.stringify(body),
      })
      await response.body?.cancel()
      if (response.status === 429 || response.status >= 500) switchOff('inactive_tmp', `answered ${response.status}`)
      else if (!response.ok) switchOff('inactive_permanent', `answered ${response.status}`)
    } catch (error) {
      if (stop.signal.aborted) return
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      switchOff(timedOut ? 'inactive_tmp' : 'inactive_permanent', timedOut ? 'no answer in time' : 'no connection')
    }
  }

  return {
    get status(): WebhookStatus {
      return status
    },
    get note(): string {
      return note
    },

    /** Sends one delivery in the background, if there is an endpoint and it is switched on. */
    deliver(event: string, body: object): void {
      if (options === undefined || status === 'inactive_permanent') return
      if (status === 'inactive_tmp') {
        if (performance.now() < pausedUntil) return
        status = 'active_tmp'
      }
      const delivery = send(options, event, body).finally(() => running.delete(delivery))
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
