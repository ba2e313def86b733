import { badRequest, type DomainError, invalidField } from '../errors.ts'
import type { Operations } from '../http/call.ts'
import type { FieldErrors } from '../http/errors.ts'
import { pageOf, readPosition } from '../http/pages.ts'
import { activeTraceparent, inSpan, SpanKind } from '../telemetry/tracing.ts'
import { type TextLimits, text } from '../texts.ts'
import { parseTimestamp } from '../timestamp.ts'
import { itemOf } from './finding-snapshot.ts'
import type { Item, NewRequest } from './inbox-repository.ts'
import type { LogPosition, OverviewRepository } from './overview-repository.ts'
import { trackerStatusOf } from './status.ts'
import { parseDelivery } from './webhook-delivery.ts'
import type { Wstg } from './wstg.ts'

/** Characters of an item's identifier once it is trimmed. */
const wstgIdLength = { min: 1, max: 100 }

/**
 * Limit of the findings that are read one by one. For more of them a periodic run starts, because
 * it reads whole lists.
 */
const maxReadSingly = 50

/** The limits in the error texts of this room. */
export const wstgTextLimits: TextLimits = { wstg_id_invalid: wstgIdLength }

/** Texts of this room for fields that violate the contract's schema. */
export const wstgFieldErrors: FieldErrors = {
  wstg_id: (keyword) =>
    keyword === 'type' ? undefined : badRequest('wstg_id_invalid', wstgIdLength),
  timestamp: (keyword) => (keyword === 'type' ? undefined : badRequest('timestamp_invalid')),
}

/** The error of a simple delivery that names no finding. */
const unidentifiedFinding = ({ finding }: { finding?: unknown }): DomainError => {
  const id: unknown = Object(finding).id
  if (id === undefined || id === null) return badRequest('missing_field', { field: 'finding.id' })
  // An impossible identifier gets the same error as an unknown one.
  if ((typeof id === 'number' || typeof id === 'string') && /^\d+$/.test(String(id)))
    return badRequest('finding_unknown')
  return invalidField('finding.id', 'type', { type: 'integer' })
}

type LogRow = Awaited<ReturnType<OverviewRepository['log']>>[number]

const logEntryOf = ({ logged_at, number: _, ...entry }: LogRow) => ({
  ...entry,
  timestamp: logged_at.toISOString(),
  error_message: entry.error_message ?? '',
})

export const wstgHandlers = (options: Wstg & { now: () => Date }) => {
  const { acceptRequests, overview, lookUpFinding, requestRun, now } = options
  const accepted = (message: string, queued = true) => ({
    status: 202 as const,
    body: { success: true, message, queued },
  })

  /**
   * Stores requests with the trace context of this call: the later work on them links to it. The
   * answer may be sent when this resolves.
   */
  const accept = (requests: readonly NewRequest[]): Promise<void> =>
    inSpan('accept wstg-requests', { kind: SpanKind.PRODUCER }, () => {
      const traceparent = activeTraceparent()
      return acceptRequests(requests.map((request) => ({ ...request, traceparent })))
    })

  const acceptDeliveries = (findingIds: readonly number[], event: string, item?: Item) => {
    const delivery = { kind: 'finding', payload: { event }, item } as const
    return accept(findingIds.map((findingId) => ({ ...delivery, findingId })))
  }

  return {
    async requestWstgSync({ body }) {
      const timestamp = body.timestamp && parseTimestamp(body.timestamp)?.toISOString()
      if (body.timestamp && !timestamp) throw badRequest('timestamp_invalid')
      const { notes, user } = body
      const payload = { status: trackerStatusOf(body.status), notes, timestamp, user }
      await accept([{ kind: 'sync', item: itemOf(body.wstg_id), payload }])
      return accepted(text('sync_queued'))
    },

    async receiveWstgWebhook({ body, headers }) {
      const { event, findingIds, fromDefectDojo } = parseDelivery(
        body,
        headers['x-defectdojo-event'],
      )
      if (fromDefectDojo) {
        // DefectDojo switches a webhook off permanently after any 4xx, so each of its deliveries is
        // accepted.
        if (findingIds.length === 0) return accepted(text('webhook_nothing_to_do'), false)
        if (findingIds.length > maxReadSingly) await requestRun()
        else await acceptDeliveries(findingIds, event)
        return accepted(text('webhook_queued'))
      }

      if ('event' in body && typeof body.event !== 'string')
        throw invalidField('event', 'type', { type: 'string' })
      const [findingId] = findingIds
      if (findingId === undefined) throw unidentifiedFinding(body)
      const found = await lookUpFinding(findingId)
      if (found === 'unknown') throw badRequest('finding_unknown')
      if (found === 'unidentified' || found === 'out of scope')
        throw badRequest('finding_without_wstg_id')
      // The worker logs an unstorable finding.
      const item = typeof found === 'object' ? found : undefined
      await acceptDeliveries([findingId], event, item)
      return accepted(text('webhook_queued'))
    },

    async getWstgStatus() {
      return { status: 200, body: (await overview.dashboard(now())).status }
    },

    async getWstgDashboard() {
      const time = now()
      const dashboard = await overview.dashboard(time)
      return { status: 200, body: { ...dashboard, timestamp: time.toISOString() } }
    },

    async listLog({ query: { wstg_id: wstgId, success, after, limit } }) {
      const key = wstgId === undefined ? undefined : itemOf(wstgId).key
      const position = readPosition<LogPosition>(after, [0, 0])
      const rows = await overview.log(limit + 1, { key, success, after: position })
      const page = pageOf(rows, limit, {
        entryOf: logEntryOf,
        positionOf: ({ logged_at, number }) => [logged_at.getTime(), number],
      })
      return { status: 200, body: page }
    },
  } satisfies Pick<
    Operations,
    'requestWstgSync' | 'receiveWstgWebhook' | 'getWstgStatus' | 'getWstgDashboard' | 'listLog'
  >
}
