import type { FastifyRequest } from 'fastify'
import type { components } from '../../../generated/types.ts'
import { dayStartIn, isCalendarDate } from '../../platform/calendar.ts'
import {
  badRequest,
  type DomainError,
  forbidden,
  invalidField,
  notFound,
} from '../../platform/errors.ts'
import {
  callerSignal,
  type HandlerResult,
  type Operations,
  preferredLanguage,
} from '../../platform/http/call.ts'
import type { FieldErrors } from '../../platform/http/errors.ts'
import { audit } from '../../platform/http/observe.ts'
import { pageOf, readPosition } from '../../platform/http/pages.ts'
import type { Caller } from '../../platform/identity.ts'
import { parseTimestamp } from '../../platform/parsing.ts'
import { type TextLimits, text } from '../../platform/texts.ts'
import { findingAddress } from '../defectdojo/finding.ts'
import { categoryIds, categoryOf, isOfGuide } from './catalogue.ts'
import { missingInGuide } from './checklist.ts'
import { type Item, itemKey, itemOf, wstgIdMeantBy } from './identifier.ts'
import type { ItemPosition, ListedItem } from './listing-repository.ts'
import type { LogPosition, OverviewRepository } from './overview-repository.ts'
import { isTrackerStatus, statusNear, trackerStatusOf, unknownStatus } from './status.ts'
import { parseDelivery, type WebhookDelivery } from './webhook-delivery.ts'
import type { Wstg } from './wstg.ts'

/** Characters of an item's identifier once it is trimmed. */
const wstgIdLength = { min: 1, max: 100 }

/** Characters of the notes in a list. */
const notesLength = 500
/** Requests, log entries and findings in the answer of `getItem`. */
const latestRequests = 10
const latestEntries = 20
const listedFindings = 200
/** The days of `since`: the calendar cannot give the first instants of days far beyond. */
const sinceDays = { min: '1900-01-01', max: '2999-12-31' }
/** Requests that a line of the audit log names. */
const auditedNumbers = 1000

/** The limits in the error texts of this module. */
export const wstgTextLimits = {
  wstg_id_invalid: wstgIdLength,
  category_unknown: { categories: categoryIds.join(', ') },
} satisfies TextLimits

/** Texts of this module for fields that violate the contract's schema. */
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

/** A row with its times as texts in ISO 8601. */
const toldOf = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as {
    [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name]
  }

/** @throws DomainError 400 for an unknown category */
const assertCategory = (category: string | undefined) => {
  if (category !== undefined && !categoryOf(category))
    throw badRequest('category_unknown', wstgTextLimits.category_unknown)
}

/** The key of the item that a text means. */
const keyOf = (text: string): string => itemKey(wstgIdMeantBy(text) ?? text)

type SyncEntry = components['schemas']['WstgSyncRequest']

/** The request of an entry, or the code of its refusal. */
const readSync = ({ wstg_id, timestamp, status, notes, user }: SyncEntry, account: number) => {
  const time = timestamp ? parseTimestamp(timestamp) : null
  if (time === undefined) return 'timestamp_invalid'
  const wstgId = wstgIdMeantBy(wstg_id)
  if (wstgId === undefined) return 'wstg_id_ambiguous'
  const sent = isTrackerStatus(status) ? undefined : status
  const payload = { sent, notes, user, timestamp: time?.toISOString(), account }
  return {
    kind: 'sync' as const,
    item: itemOf(wstgId),
    payload: { ...payload, status: trackerStatusOf(status) },
  }
}

/**
 * The parts of a sync request that are not understood as sent, each with a known one nearby;
 * undefined without any.
 */
const hintOf = ({ wstgId }: Item, { status }: SyncEntry, language: 'es' | 'en') => {
  const missing = missingInGuide(wstgId)
  const item = { wstg_id: wstgId, near: missing?.near ?? '' }
  const sent = { status: status.trim(), taken: unknownStatus, near: statusNear(status) ?? '' }
  const hints = [
    missing && text(item.near ? 'hint_near' : 'hint_not_in_guide', item, language),
    !isTrackerStatus(status) &&
      text(sent.near ? 'hint_status_near' : 'hint_status', sent, language),
  ]
  return hints.filter(Boolean).join('; ') || undefined
}

/** @param number of the stored request, which is its address (RFC 9110, 15.3.3) */
const accepted = (message: string, number: number | undefined, queued = true) => ({
  status: 202 as const,
  ...(number && { headers: { location: `/api/wstg/requests/${number}` } }),
  body: { success: true, message, queued },
})

/** Several findings are read by the lists of their test; without a test by a run. */
const acceptDelivery = async (inbox: Wstg['inbox'], delivery: WebhookDelivery, item?: Item) => {
  const { event, findingIds: findings, test, engagement } = delivery
  const [findingId = null] = findings.length === 1 ? findings : []
  const payload = findingId === null ? { event, test, engagement, findings } : { event }
  const [number] = await inbox.accept([{ kind: 'finding', findingId, payload, item }])
  return accepted(text('webhook_queued'), number)
}

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language'])

/** The account whose requests a caller may retry and dismiss; undefined: those of all accounts. */
const onlyOwnOf = ({ role, userId }: Caller): number | undefined =>
  role === 'admin' ? undefined : userId

export interface WstgHandlerOptions extends Wstg {
  /** The web address of the tool, without credentials. */
  toolAddress: string | null
  /** Whether the tool is the sandbox. */
  isSandbox: boolean
  /** The time zone of calendar days; IANA name. */
  timeZone: string
  now: () => Date
}

export const wstgHandlers = (options: WstgHandlerOptions) => {
  const { inbox, overview, listing, lookUpFinding, requestRun, now } = options
  const dayStart = dayStartIn(options.timeZone)

  /** @throws DomainError 400 for anything but an instant with a zone, or a day */
  const readSince = (text: string | undefined): Date | undefined => {
    if (text === undefined) return undefined
    const isDay = isCalendarDate(text) && text >= sinceDays.min && text <= sinceDays.max
    const since = isDay ? dayStart(text) : parseTimestamp(text)
    if (since === undefined) throw invalidField('since', 'format', { format: 'date-time' })
    return since
  }

  const linked = <Row extends { finding_id: number | null }>(row: Row) => ({
    ...row,
    finding_url: findingAddress(options.toolAddress, row.finding_id),
  })

  const itemEntryOf = ({ place: _, lost_finding: __, turned_back: ___, ...item }: ListedItem) =>
    linked(toldOf(item))

  return {
    async requestWstgSync({ body }, { request, token }): HandlerResult<'requestWstgSync'> {
      const entry = readSync(body, token.userId)
      if (typeof entry === 'string') throw badRequest(entry)
      const [number] = await inbox.accept([entry])
      const language = languageOf(request)
      const hint = hintOf(entry.item, body, language)
      const message = hint ? `${text('sync_queued', {}, language)}; ${hint}` : text('sync_queued')
      return accepted(message, number)
    },

    async syncBatch({ body: { items } }, { request, token }): HandlerResult<'syncBatch'> {
      const language = languageOf(request)
      const entries = items.map((item) => readSync(item, token.userId))
      const requests = entries.filter((entry) => typeof entry !== 'string')
      const [first] = entries
      if (requests.length === 0 && typeof first === 'string') throw badRequest(first, { index: 0 })
      const numbers = (await inbox.accept(requests)).values()
      const results = entries.map((entry, index) => {
        if (typeof entry === 'string') return { index, request_id: null, code: entry, hint: null }
        const hint = hintOf(entry.item, items[index]!, language) ?? null
        return { index, request_id: numbers.next().value!, code: null, hint }
      })
      return { status: 202, body: { results } }
    },

    async receiveWstgWebhook({ body, headers }): HandlerResult<'receiveWstgWebhook'> {
      const delivery = parseDelivery(body, headers['x-defectdojo-event'])
      const [findingId] = delivery.findingIds
      if (delivery.fromDefectDojo) {
        options.noteDelivery()
        // DefectDojo disables a webhook permanently after any 4xx, so each of its deliveries is
        // accepted.
        if (findingId !== undefined) return acceptDelivery(inbox, delivery)
        return accepted(text('webhook_nothing_to_do'), undefined, false)
      }

      if (findingId === undefined) throw unidentifiedFinding(body)
      const found = await lookUpFinding(findingId)
      if (found === 'unknown') throw badRequest('finding_unknown')
      if (found === 'unidentified' || found === 'out of scope')
        throw badRequest('finding_without_wstg_id')
      const item = typeof found === 'object' ? found : undefined
      const answer = await acceptDelivery(inbox, delivery, item)
      options.noteDelivery()
      return answer
    },

    async getWstgStatus(): HandlerResult<'getWstgStatus'> {
      return { status: 200, body: (await overview.dashboard(now())).status }
    },

    async getWstgDashboard(): HandlerResult<'getWstgDashboard'> {
      return { status: 200, body: await overview.dashboard(now()) }
    },

    async listItems({ query }): HandlerResult<'listItems'> {
      const { since, after, limit, ...filter } = query
      assertCategory(filter.category)
      const rows = await listing.items(
        { ...filter, since: readSince(since) },
        { after: readPosition<ItemPosition>(after, [0, '']), limit: limit + 1, notesLength },
      )
      const { entries, next_after } = pageOf(rows, limit, {
        entryOf: itemEntryOf,
        positionOf: ({ place, wstg_id }) => [place, wstg_id],
      })
      return { status: 200, body: { items: entries, next_after } }
    },

    async getItem({ path }): HandlerResult<'getItem'> {
      const key = keyOf(path.wstg_id)
      // First: the outcome of a request that is shown as done is read after it.
      const requests = await listing.requests({ key }, latestRequests)
      const [[item], { findings, total }, log] = await Promise.all([
        listing.items({ key }),
        options.findings.ofItem(key, listedFindings),
        overview.log(latestEntries, { key }),
      ])
      if (item === undefined) throw notFound('item_not_found')
      const details = {
        findings: findings.map(linked),
        findings_total: total,
        requests: requests.map(toldOf),
        log: log.map(logEntryOf),
      }
      return { status: 200, body: { ...itemEntryOf(item), ...details } }
    },

    async forgetItem({ path }, { request }): HandlerResult<'forgetItem'> {
      const key = keyOf(path.wstg_id)
      if (isOfGuide(key)) throw badRequest('item_of_the_guide')
      const refusal = await options.items.forget(key)
      if (refusal === 'item_not_found') throw notFound(refusal)
      if (refusal !== null) throw badRequest(refusal)
      audit(request, 'wstg_forget', 'success', { item: key })
      return { status: 200, body: { message: text('item_forgotten') } }
    },

    async checkGate({ query }, { request, reply, token, key }): HandlerResult<'checkGate'> {
      const { category, since, allow, max_age: maxAge, wait: seconds } = query
      assertCategory(category)
      const caller = key ? `key ${key.id}` : `account ${token.userId}`
      const { verdict, waited } = await options.checkGate(
        { category, since: readSince(since), allow, maxAge },
        { seconds, caller, left: callerSignal(reply) },
      )
      request.waited = waited
      const open = verdict.open.map((entry) => ({ ...entry, findings: entry.findings.map(linked) }))
      return { status: 200, body: { ...toldOf(verdict), open } }
    },

    async listRequests({ query }): HandlerResult<'listRequests'> {
      const { state, wstg_id: wstgId, after, limit } = query
      const [position] = readPosition<[number]>(after, [0]) ?? []
      const filter = { key: wstgId && keyOf(wstgId), state }
      const rows = await listing.requests(filter, limit + 1, position)
      const { entries, next_after } = pageOf(rows, limit, {
        entryOf: toldOf,
        positionOf: ({ request_id }) => [request_id],
      })
      return { status: 200, body: { requests: entries, next_after } }
    },

    async getRequest({ path: { request_id: seq } }): HandlerResult<'getRequest'> {
      const [request] = Number.isSafeInteger(seq) ? await listing.requests({ seq }, 1) : []
      if (request === undefined) throw notFound('request_not_found')
      return { status: 200, body: toldOf(request) }
    },

    async retryRequests({ body }, { request, token }): HandlerResult<'retryRequests'> {
      const numbers = await inbox.retryFailed(body?.request_ids ?? 'all', onlyOwnOf(token))
      audit(request, 'wstg_retry', 'success', { requests: numbers.slice(0, auditedNumbers) })
      return { status: 200, body: { request_ids: numbers } }
    },

    async dismissRequests({ body }, { request, token }): HandlerResult<'dismissRequests'> {
      const numbers = await inbox.dismissFailed(body?.request_ids ?? 'all', onlyOwnOf(token))
      // The items have statuses that DefectDojo has not taken. A run reads those that it has.
      if (numbers.length > 0) await requestRun()
      audit(request, 'wstg_dismiss', 'success', { requests: numbers.slice(0, auditedNumbers) })
      return { status: 200, body: { request_ids: numbers } }
    },

    async synchroniseNow({ body }, { request, token }): HandlerResult<'synchroniseNow'> {
      if (body?.hidden_is_gone) {
        if (token.role !== 'admin') throw forbidden()
        await options.items.declareGone()
        audit(request, 'wstg_hidden_is_gone', 'success')
      }
      await requestRun()
      return { status: 202, body: { message: text('run_requested') } }
    },

    async getSynchronisation(): HandlerResult<'getSynchronisation'> {
      const { oldest_age: _, ...backlog } = await overview.backlog()
      const next_run_at = backlog.next_run_at ?? (await options.nextRun())
      const keeps_equivalent_status = options.keepsEquivalentStatus
      const settings = { keeps_equivalent_status, sandbox: options.isSandbox }
      return { status: 200, body: toldOf({ ...backlog, next_run_at, ...settings }) }
    },

    async listLog({ query }): HandlerResult<'listLog'> {
      const { wstg_id: wstgId, success, limit } = query
      const after = readPosition<LogPosition>(query.after, [0, 0])
      const rows = await overview.log(limit + 1, { key: wstgId && keyOf(wstgId), success, after })
      const page = pageOf(rows, limit, {
        entryOf: logEntryOf,
        positionOf: ({ logged_at, number }) => [logged_at.getTime(), number],
      })
      return { status: 200, body: page }
    },
  } satisfies Partial<Operations>
}
