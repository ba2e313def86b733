/**
 * The content of a webhook request. DefectDojo's own deliveries have the event in the header
 * `X-DefectDojo-Event` and name their findings in several places. Other senders use the form
 * `{event, finding: {id}}`. A delivery is only a hint: the service uses its event and ids, and
 * reads the findings from the tool.
 */
export type WebhookDelivery = {
  event: string
  /** Identifiers of findings, each once; empty when the body names none. */
  findingIds: number[]
  /**
   * Whether DefectDojo itself is the sender. It must never get a 4xx, because that switches its
   * webhook off for good.
   */
  genuine: boolean
}

const defaultEvent = 'finding_updated'
/** Events are stored and shown; DefectDojo's events have at most 30 characters. */
const maxEventLength = 100

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A finding's identifier: a positive integer, as a JSON number or a string of digits. Undefined for
 * all other values.
 */
export const findingIdOf = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const idInUrl = (url: unknown, path: RegExp): number | undefined =>
  typeof url === 'string' ? findingIdOf(path.exec(url)?.[1]) : undefined

const findingPage = /\/finding\/(\d+)(?:[/?#]|$)/
const findingResource = /\/api\/v2\/findings\/(\d+)(?:[/?#]|$)/

/**
 * Visits all places in which DefectDojo names findings: single ones, the lists of an import,
 * batches, the addresses. It builds no lists, because a delivery may hold tens of thousands of
 * findings.
 */
const visitCandidates = (body: unknown, visit: (candidate: unknown) => void): void => {
  if (Array.isArray(body)) {
    for (const item of body) if (isObject(item)) visitCandidates(item, visit)
    return
  }
  if (!isObject(body)) return
  const { finding, findings } = body
  if (isObject(finding)) visit(finding.id)
  visit(body.finding_id)
  const lists = isObject(findings) ? Object.values(findings) : [findings]
  for (const list of lists) {
    if (Array.isArray(list)) for (const item of list) if (isObject(item)) visit(item.id)
  }
  visit(idInUrl(body.url_api, findingResource))
  visit(idInUrl(body.url_ui, findingPage))
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, maxEventLength)
    : undefined

/**
 * Reads a webhook request.
 * @param body the parsed JSON body, of any type.
 * @param eventHeader the value of `X-DefectDojo-Event`, undefined when the request has no such
 * header.
 */
export const parseDelivery = (body: unknown, eventHeader: string | undefined): WebhookDelivery => {
  const named = isObject(body) ? textOf(body.event) : undefined
  if (eventHeader === undefined) {
    const id = isObject(body) && isObject(body.finding) ? findingIdOf(body.finding.id) : undefined
    return {
      event: named ?? defaultEvent,
      findingIds: id === undefined ? [] : [id],
      genuine: false,
    }
  }
  const ids = new Set<number>()
  visitCandidates(body, (candidate) => {
    const id = findingIdOf(candidate)
    if (id !== undefined) ids.add(id)
  })
  return {
    event: named ?? textOf(eventHeader) ?? defaultEvent,
    findingIds: [...ids],
    genuine: true,
  }
}
