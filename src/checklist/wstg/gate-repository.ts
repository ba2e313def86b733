import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { utcText } from '../../platform/database/database.ts'
import { categoriesNamedIn, categoryOf } from './catalogue.ts'
import { noItem } from './finding-repository.ts'
import { itemKey } from './identifier.ts'
import { type ListedItem, listingRepository, type Timed } from './listing-repository.ts'
import { openFindings, severityRank } from './outcome.ts'
import { periodicTask } from './periodic.ts'
import { type FindingSeverity, findingSeverities, type TrackerStatus } from './status.ts'

type Schemas = components['schemas']
type GateFinding = Omit<Schemas['GateFinding'], 'finding_url'>
export type GateReason = Schemas['GateItem']['reason']
type GateEntry = Omit<Schemas['GateItem'], 'findings'> & { findings: GateFinding[] }
export type GateVerdict = Timed<Omit<Schemas['GateResponse'], 'open'>> & { open: GateEntry[] }

export interface GateQuestion {
  /** Name or id of a category of the guide. */
  category?: string | undefined
  /** The beginning of the assessment. */
  since?: Date | undefined
  /** The worst severity of open findings that passes. */
  allow: 'none' | FindingSeverity
  /** Minutes since the last successful periodic run; 0: any. */
  maxAge: number
}

/** Findings of an item in a verdict. */
const listedFindings = 5

/** The defaults of `checkGate`. */
export const gateDefaults = { allow: 'none', maxAge: 60 } as const

/** The reason that each status gives; null: it passes. */
const reasonOfStatus: Record<TrackerStatus, GateReason | null> = {
  'Not Started': 'not_started',
  'In Progress': 'in_progress',
  Blocked: 'blocked',
  Done: null,
  'Not Applicable': null,
}

/** Whether open findings keep the checklist from passing. */
const isWorse = (severity: FindingSeverity, { allow }: GateQuestion): boolean =>
  allow === 'none' || findingSeverities.indexOf(severity) < findingSeverities.indexOf(allow)

/** Why an item does not pass: the first reason that applies. */
const reasonOf = (
  item: ListedItem,
  severity: FindingSeverity | null,
  question: GateQuestion,
): GateReason | null => {
  const { since } = question
  const { wstg_status: status, status_set_at: setAt } = item
  if (item.failed_reason !== null) return 'request_failed'
  if (item.open_request) return 'request_waiting'
  if (severity !== null && isWorse(severity, question)) return 'open_finding'
  if (item.turned_back) return 'turned_back'
  if (item.conflict) return 'conflict'
  // Undefined for a status that this rule does not know.
  const reason: GateReason | null | undefined = reasonOfStatus[status ?? 'Not Started']
  if (reason !== null) return reason ?? 'not_started'
  return since !== undefined && (setAt === null || setAt < since) ? 'set_before_since' : null
}

/** The facts of one moment on which the gate decides. */
export interface GateFacts {
  readAt: Date | null
  /** Minutes since then. */
  age: number | null
  /** Whether a delivery that may concern any item is unfinished. */
  isDeliveryWaiting: boolean
  items: ListedItem[]
  /** The worst open findings of each item, by its key. */
  findings: Map<string, GateFinding[]>
}

const staleReasonOf = (
  { age, isDeliveryWaiting }: GateFacts,
  maxAge: number,
): GateVerdict['stale_reason'] => {
  if (age === null) return 'never_read'
  if (maxAge > 0 && age > maxAge) return 'too_old'
  return isDeliveryWaiting ? 'delivery_waiting' : null
}

/** The verdict on all that belongs to the checklist, or to a category of it. */
export const verdictOf = (facts: GateFacts, question: GateQuestion): GateVerdict => {
  const { readAt: read_at, findings } = facts
  const wanted = categoryOf(question.category)
  const items = facts.items.filter(({ category }) => !wanted || category === wanted.name)
  const open = items.flatMap((item): GateEntry[] => {
    const { wstg_id, name, open_findings: counts } = item
    const severity = findingSeverities.find((it) => counts[it] > 0) ?? null
    const reason = reasonOf(item, severity, question)
    if (reason === null) return []
    return [{ wstg_id, name, reason, severity, findings: findings.get(itemKey(wstg_id)) ?? [] }]
  })
  for (const finding of findings.get(noItem) ?? []) {
    const { title, severity } = finding
    const reason = 'unassigned_finding'
    const named = categoriesNamedIn(title)
    // A title that names no category may belong to each.
    const isMeant = !wanted || named.length === 0 || named.includes(wanted)
    if (isMeant && isWorse(severity, question))
      open.push({ wstg_id: null, name: null, reason, severity, findings: [finding] })
  }
  const stale_reason = staleReasonOf(facts, question.maxAge)
  const stale = stale_reason !== null
  const passed = !stale && open.length === 0
  return { passed, stale, stale_reason, read_at, items: items.length, open }
}

/**
 * @param snapshot all statements see the same moment
 * @param notesLength characters of the items' notes
 */
export const readGate = async (snapshot: Kysely<Database>, notesLength = 0): Promise<GateFacts> => {
  const { rows } = await sql<Pick<GateFacts, 'readAt' | 'age' | 'isDeliveryWaiting'>>`
    select read_at as "readAt",
      (extract(epoch from clock_timestamp() - read_at) / 60)::float8 as age,
      -- It may concern any item.
      exists (
        select from wstg_inbox where is_open and item_key is null
          and accepted_at > coalesce((select success_began_at from wstg_last_run), '-infinity')
      ) as "isDeliveryWaiting"
    from (
      select max(last_succeeded_at) as read_at from scheduled_tasks where name = ${periodicTask}
    ) as run`.execute(snapshot)
  const { rows: findings } = await sql<{ item_key: string; worst: GateFinding[] }>`
    select item_key, json_agg(json_build_object(
      'finding_id', finding_id, 'title', title, 'severity', severity,
      'created', ${utcText('created')}
    ) order by place) as worst from (
      select item_key, finding_id, title, severity, created, row_number() over (
        partition by item_key order by ${severityRank}, finding_id desc
      ) as place from ${openFindings}
    ) as finding where place <= ${listedFindings} or item_key = ${noItem}
    group by item_key`.execute(snapshot)
  return {
    ...rows[0]!,
    items: await listingRepository(snapshot).items({}, { notesLength }),
    findings: new Map(findings.map(({ item_key: key, worst }) => [key, worst])),
  }
}
