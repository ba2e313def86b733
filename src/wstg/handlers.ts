import { badRequest } from '../errors.ts'
import type { Operations } from '../http/operations.ts'
import { text } from '../public/messages.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { FindingLookup } from './finding-lookup.ts'
import type { InboxRepository, Item } from './inbox-repository.ts'
import { itemOf, unknownStatus } from './processing.ts'
import type { ReportRepository } from './report-repository.ts'
import { trackerStatusOf } from './status.ts'
import { parseDelivery } from './webhook-delivery.ts'

/** Characters of an item's identifier once it is trimmed. */
const wstgIdLength = { min: 1, max: 100 }

export interface WstgHandlerOptions {
  inbox: Pick<InboxRepository, 'acceptSync' | 'acceptDelivery'>
  reports: Pick<ReportRepository, 'status' | 'dashboard'>
  lookUpFinding: FindingLookup
  dispatch: Dispatcher['dispatch']
  now: () => Date
}

const readItem = (wstgId: string): Item => {
  const item = itemOf(wstgId)
  const length = [...wstgId.trim()].length
  if (length < wstgIdLength.min || length > wstgIdLength.max) throw badRequest('wstg_id_invalid', wstgIdLength)
  return item
}

/** The schema lets leap seconds and the year 0 pass, which neither JavaScript nor Postgres knows. */
const readTimestamp = (timestamp: string | undefined): string | undefined => {
  if (timestamp === undefined) return undefined
  const date = new Date(timestamp.replace(/:60(?=[.Z+-])/i, ':59'))
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) {
    throw badRequest('timestamp_invalid')
  }
  return date.toISOString()
}

const missingFindingId = () => badRequest('missing_field', { field: 'finding.id' })

/** An identifier that no finding can have is as good as one that none has. */
const isFindingIdGiven = ({ finding }: { finding?: unknown }): boolean => {
  const id = typeof finding === 'object' && finding !== null && 'id' in finding ? finding.id : undefined
  return (typeof id === 'number' || typeof id === 'string') && /^\d+$/.test(String(id))
}

export const wstgHandlers = ({ inbox, reports, lookUpFinding, dispatch, now }: WstgHandlerOptions) => {
  const queued = (message: string, inQueue: boolean) => ({
    status: 202 as const,
    body: { success: true, message, queued: inQueue },
  })

  /** Stores deliveries about findings; the answer may leave as soon as this resolves. */
  const accept = async (findingIds: readonly number[], event: string, item?: Item) => {
    dispatch(await inbox.acceptDelivery(findingIds, { event }, item, unknownStatus))
    return queued(text('webhook_queued'), true)
  }

  return {
    async requestWstgSync({ body }) {
      const item = readItem(body.wstg_id)
      const { notes, user } = body
      const timestamp = readTimestamp(body.timestamp)
      dispatch([await inbox.acceptSync(item, { status: trackerStatusOf(body.status), notes, timestamp, user })])
      return queued(text('sync_queued'), true)
    },

    async receiveWstgWebhook({ body, headers }) {
      const { event, findingIds, genuine } = parseDelivery(body, headers['x-defectdojo-event'])
      // DefectDojo switches a webhook off for good on any 4xx: whatever it delivers is accepted.
      if (genuine && findingIds.length === 0) return queued(text('webhook_nothing_to_do'), false)
      if (genuine) return accept(findingIds, event)

      const [findingId] = findingIds
      if (findingId === undefined) throw isFindingIdGiven(body) ? badRequest('finding_unknown') : missingFindingId()
      const found = await lookUpFinding(findingId)
      if (found === 'unknown') throw badRequest('finding_unknown')
      if (found === 'unidentified') throw badRequest('finding_without_wstg_id')
      return accept([findingId], event, found === 'unavailable' ? undefined : found.item)
    },

    async getWstgStatus() {
      return { status: 200, body: await reports.status(now()) }
    },

    async getWstgDashboard() {
      const time = now()
      return { status: 200, body: { ...(await reports.dashboard(time)), timestamp: time.toISOString() } }
    },
  } satisfies Pick<Operations, 'requestWstgSync' | 'receiveWstgWebhook' | 'getWstgStatus' | 'getWstgDashboard'>
}
