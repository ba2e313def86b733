import { isJsonObject, type JsonObject } from '../../platform/parsing.ts'

/**
 * The content of a webhook request. DefectDojo's own deliveries have the event in the header
 * `X-DefectDojo-Event` and name their findings in several places. Other senders use the form
 * `{event, finding: {id}}`. A delivery is only a hint: the service uses its event and ids, and
 * reads the findings from the tool.
 */
export interface WebhookDelivery {
  event: string
  /** Identifiers of findings, each once; empty when the body names none. */
  findingIds: number[]
  /** The test that holds them, and its engagement, as DefectDojo names them. */
  test: number | undefined
  engagement: number | undefined
  /**
   * Whether DefectDojo itself is the sender. It must never get a 4xx, because that disables its
   * webhook for good.
   */
  fromDefectDojo: boolean
}

const defaultEvent = 'finding_updated'
/** Events are stored and shown; DefectDojo's events have at most 30 characters. */
const maxEventLength = 100

const eventOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxEventLength) : ''

/**
 * A finding's identifier: a positive integer, as a JSON number or a string of digits. Undefined for
 * all other values.
 */
export const findingIdOf = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const idIn = (finding: unknown): number | undefined =>
  isJsonObject(finding) ? findingIdOf(finding.id) : undefined

const idInUrl = (url: unknown, path: RegExp): number | undefined =>
  typeof url === 'string' ? findingIdOf(path.exec(url)?.[1]) : undefined

/** The places in which DefectDojo names findings: single ones, lists of an import, addresses. */
const idsIn = ({ finding, finding_id: id, findings, url_api: api, url_ui: page }: JsonObject) => [
  idIn(finding),
  findingIdOf(id),
  ...(isJsonObject(findings) ? Object.values(findings) : [findings]).flatMap((list) =>
    Array.isArray(list) ? list.map(idIn) : [],
  ),
  idInUrl(api, /\/api\/v2\/findings\/(\d+)(?:[/?#]|$)/),
  idInUrl(page, /\/finding\/(\d+)(?:[/?#]|$)/),
]

/**
 * Reads a webhook request.
 * @param body the parsed JSON body, of any type.
 * @param eventHeader the value of `X-DefectDojo-Event`, undefined when the request has no such
 * header.
 */
export const parseDelivery = (body: unknown, eventHeader: string | undefined): WebhookDelivery => {
  const fromDefectDojo = eventHeader !== undefined
  const content: JsonObject = isJsonObject(body) ? body : {}
  const { event, finding, test, engagement, url_api: url } = content
  const ids = fromDefectDojo ? idsIn(content) : [idIn(finding)]
  return {
    event: eventOf(event) || eventOf(eventHeader) || defaultEvent,
    findingIds: [...new Set(ids)].filter((id) => id !== undefined),
    test: idIn(test) ?? idInUrl(url, /\/api\/v2\/tests\/(\d+)(?:[/?#]|$)/),
    engagement: idIn(engagement),
    fromDefectDojo,
  }
}
