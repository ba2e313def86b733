import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { wstgTests } from './catalogue.ts'
import { tests, testsOfCategory } from './listing-repository.ts'
import {
  type GateAllowance,
  gateReasonOf,
  openFindings,
  severityAt,
  severityRank,
} from './outcome.ts'
import { periodicTask } from './periodic.ts'

type GateItem = components['schemas']['GateItem']

export interface GateQuestion {
  /** Name or id of a category of the guide. */
  category?: string | undefined
  /** The beginning of the assessment. */
  since?: Date | undefined
  allow: GateAllowance
  /** Minutes since the last successful periodic run; 0: any. */
  maxAge: number
}

/** The defaults of `checkGate`. */
export const gateDefaults = { allow: 'none', maxAge: 60 } as const

interface Row {
  stale: boolean
  read_at: Date | null
  items: number
  open: (Omit<GateItem, 'name'> & { place: number | null })[]
}

export const gateRepository = (db: Kysely<Database>) => ({
  /** One statement: the tests of the checklist and all other tracked items, or a category of it. */
  async check({ category, since, allow, maxAge }: GateQuestion) {
    const chosen = category === undefined ? tests : testsOfCategory(category)
    const facts = {
      failed: sql<boolean>`request.failed`,
      waiting: sql<boolean>`request.item_key is not null`,
      severity: severityAt(sql`finding.worst`),
    }
    const { rows } = await sql<Row>`
      with checked as (
        select test.place, coalesce(item.wstg_id, test.id) as wstg_id,
          ${facts.severity} as severity, ${gateReasonOf(facts, allow, since)} as reason
        from unnest(
            ${chosen.map(({ place }) => place)}::integer[], ${chosen.map(({ key }) => key)}::text[],
            ${chosen.map(({ id }) => id)}::text[]
          ) as test (place, key, id)
          full join wstg_items as item on item.item_key = test.key
          left join (
            select item_key, bool_or(state = 'failed') as failed from wstg_inbox
            where is_open group by item_key
          ) as request on request.item_key = item.item_key
          left join (
            select item_key, min(${severityRank}) as worst from ${openFindings} group by item_key
          ) as finding on finding.item_key = coalesce(test.key, item.item_key)
        where (item.item_key is not null or test.place < ${wstgTests.length})
          and (test.place is not null or ${category === undefined})
      )
      select run.read_at,
        run.read_at is null or ${maxAge > 0}
          and run.read_at < clock_timestamp() - ${maxAge} * interval '1 minute'
          -- It may concern any item.
          or exists (
            select from wstg_inbox where is_open and item_key is null
              and accepted_at > coalesce(
                (select success_began_at from wstg_last_run), '-infinity'
              )
          ) as stale,
        (select count(*) from checked) as items,
        (
          select coalesce(json_agg(item order by place nulls last, wstg_id collate "C"), '[]')
          from checked as item where reason is not null
        ) as open
      from (
        select max(last_succeeded_at) as read_at from scheduled_tasks where name = ${periodicTask}
      ) as run`.execute(db)
    const { open, ...row } = rows[0]!
    const passed = !row.stale && open.length === 0 && row.items > 0
    return {
      passed,
      ...row,
      open: open.map(({ place, ...item }) => ({
        ...item,
        name: place === null ? null : tests[place]!.name,
      })),
    }
  },
})

export type GateVerdict = Awaited<ReturnType<ReturnType<typeof gateRepository>['check']>>
