import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { type ListedItem, listingRepository, type Timed } from './listing-repository.ts'
import { periodicTask } from './periodic.ts'
import { type FindingSeverity, findingSeverities, type TrackerStatus } from './status.ts'

type GateItem = components['schemas']['GateItem']
export type GateReason = GateItem['reason']
export type GateVerdict = Timed<components['schemas']['GateResponse'], 'read_at'>

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

/** Why an item does not pass: the first reason that applies. */
const reasonOf = (
  item: ListedItem,
  severity: FindingSeverity | null,
  { allow, since }: GateQuestion,
): GateReason | null => {
  const { wstg_status: status, status_set_at: setAt } = item
  if (item.failed_reason !== null) return 'request_failed'
  if (item.open_request) return 'request_waiting'
  const passing = allow === 'none' ? [] : findingSeverities.slice(findingSeverities.indexOf(allow))
  if (severity !== null && !passing.includes(severity)) return 'open_finding'
  if (item.conflict) return 'conflict'
  // Undefined for a status that this rule does not know.
  const reason: GateReason | null | undefined = reasonOfStatus[status ?? 'Not Started']
  if (reason !== null) return reason ?? 'not_started'
  return since !== undefined && (setAt === null || setAt < since) ? 'set_before_since' : null
}

const gateItemsOf = (item: ListedItem, question: GateQuestion): GateItem[] => {
  const { wstg_id, name, open_findings: open } = item
  const severity = findingSeverities.find((it) => open[it] > 0) ?? null
  const reason = reasonOf(item, severity, question)
  return reason === null ? [] : [{ wstg_id, name, reason, severity }]
}

/** @param snapshot all statements see the same moment */
export const gateRepository = (snapshot: Kysely<Database>) => ({
  /** The tests of the checklist and all other tracked items, or a category of it. */
  async check(question: GateQuestion): Promise<GateVerdict> {
    const { category, since, maxAge } = question
    const { rows } = await sql<Pick<GateVerdict, 'read_at' | 'stale'>>`
      select read_at,
        read_at is null or ${maxAge > 0}
          and read_at < clock_timestamp() - ${maxAge} * interval '1 minute'
          -- It may concern any item.
          or exists (
            select from wstg_inbox where is_open and item_key is null
              and accepted_at > coalesce((select success_began_at from wstg_last_run), '-infinity')
          ) as stale
      from (
        select max(last_succeeded_at) as read_at from scheduled_tasks where name = ${periodicTask}
      ) as run`.execute(snapshot)
    const reading = rows[0]!
    const items = await listingRepository(snapshot).items({ category, since }, { notesLength: 0 })
    const open = items.flatMap((item) => gateItemsOf(item, question))
    const passed = !reading.stale && open.length === 0 && items.length > 0
    return { passed, ...reading, items: items.length, open }
  },
})
