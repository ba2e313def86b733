import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { utcText } from '../../platform/database/database.ts'
import { isRunning } from '../../platform/queue/runs.ts'
import { isInState } from './inbox-repository.ts'
import { lostFinding } from './listing-repository.ts'
import { periodicTask } from './periodic.ts'
import { isConflict, type SyncDirection, type ToolStatus, type TrackerStatus } from './status.ts'

type StatusResponse = components['schemas']['WstgStatusResponse']
type Statistics = components['schemas']['WstgDashboardResponse']['statistics']

/** The unfinished requests and the periodic run, as administrators and monitoring see them. */
export interface Backlog {
  /** Requests without a failed attempt. */
  waiting: number
  /** Requests with a failed attempt that are soon retried. */
  retrying: number
  failed: number
  /** The time of acceptance of the oldest request that is neither done nor failed. */
  oldest: Date | null
  /** Seconds since then; 0 without such a request. */
  oldestAge: number
  /** Tracked items that have lost their finding. */
  withoutFinding: number
  /** Of the periodic run; `due`: it starts as soon as a worker is free. */
  runState: 'idle' | 'due' | 'running'
  /** Null before the first start of a worker, and without a findings tool. */
  nextRun: Date | null
  lastRun: Date | null
  lastFinished: Date | null
  lastSuccess: Date | null
  lastError: string | null
  /** The findings that the tool did not show to the last run that ended without an error. */
  lastWarning: string | null
  /** When the webhook last delivered anything, to the minute. */
  lastDelivery: Date | null
}

/** Entries of the log on the dashboard. */
const recentEntries = 10

/** Milliseconds since the epoch and number of an entry of the log. */
export type LogPosition = [loggedAt: number, number: number]

interface LogFilter {
  /** The item's identifier without case. */
  key?: string | undefined
  success?: boolean | undefined
  after?: LogPosition | undefined
}

/** Items with the same status, tool status and direction. */
interface Group {
  status: TrackerStatus
  toolStatus: ToolStatus | null
  direction: SyncDirection | null
  items: number
  synced: number
}

/** Tells statuses that a restored database has turned back, and ten of them; null without any. */
const turnedBack = sql`(
  select 'the findings tool has turned back ' || count(*) || ' statuses, as after a restored dump; '
    || 'set them again: ' || string_agg(wstg_id, ', ' order by wstg_id) filter (where place <= 10)
    || case when count(*) > 10 then ', …' else '' end
  from (
    select wstg_id, row_number() over (order by wstg_id) as place from wstg_items where turned_back
  ) as item having count(*) > 0
)`

/** The state of the synchronisation, for callers, administrators, monitoring and the report. */
export const overviewRepository = (db: Kysely<Database>) => {
  return {
    /** One statement, so that the numbers are consistent. `now` stands in for a missing time. */
    async dashboard(now: Date): Promise<{ status: StatusResponse; statistics: Statistics }> {
      const { rows } = await sql<{ groups: Group[]; recent: Statistics['recent_syncs'] }>`
      select (
        select coalesce(jsonb_agg(alike), '[]') from (
          select wstg_status as status, defectdojo_status as "toolStatus",
            last_sync_direction as direction,
            count(*) as items, count(last_sync_timestamp) as synced
          from wstg_items group by wstg_status, defectdojo_status, last_sync_direction
        ) as alike
      ) as groups, (
        select coalesce(jsonb_agg(entry), '[]') from (
          select ${utcText('logged_at')} as timestamp,
            wstg_id, direction, old_status, new_status, success,
            coalesce(error_message, '') as error_message
          from wstg_sync_log order by logged_at desc, number desc limit ${recentEntries}
        ) as entry
      ) as recent`.execute(db)
      const { groups, recent } = rows[0]!
      const totals = { total_items: 0, synced_items: 0, pending_items: 0, conflicts: 0 }
      const byStatus: Record<string, number> = {}
      const byDirection: Record<string, number> = {}
      for (const { status, toolStatus, direction, items, synced } of groups) {
        totals.total_items += items
        totals.synced_items += synced
        totals.pending_items += items - synced
        if (isConflict(status, toolStatus)) totals.conflicts += items
        byStatus[status] = (byStatus[status] ?? 0) + items
        if (direction !== null) byDirection[direction] = (byDirection[direction] ?? 0) + items
      }
      return {
        status: { last_sync: recent[0]?.timestamp ?? now.toISOString(), ...totals },
        statistics: { by_status: byStatus, by_direction: byDirection, recent_syncs: recent },
      }
    },

    /** One statement, which monitoring sends every few seconds. */
    async backlog(): Promise<Backlog> {
      const { rows } = await sql<Backlog>`
      select waiting, retrying, failed, oldest,
        coalesce(extract(epoch from clock_timestamp() - oldest), 0)::float8 as "oldestAge",
        (select count(*) from wstg_items as item where ${lostFinding}) as "withoutFinding",
        case
          when ${isRunning} then 'running'
          when requested_at is not null then 'due'
          else 'idle'
        end as "runState",
        requested_at as "nextRun", last_started_at as "lastRun", last_finished_at as "lastFinished",
        last_succeeded_at as "lastSuccess", last_error as "lastError",
        nullif(concat_ws('; ', last_warning, ${turnedBack}), '') as "lastWarning",
        (select last_delivery_at from wstg_webhook) as "lastDelivery"
      from (
        select count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'retrying') as retrying,
          count(*) filter (where state = 'failed') as failed,
          min(accepted_at) filter (where state <> 'failed') as oldest
        from wstg_inbox where is_open
      ) as backlog left join scheduled_tasks on scheduled_tasks.name = ${periodicTask}`.execute(db)
      return rows[0]!
    },

    async noteDelivery(): Promise<void> {
      const last_delivery_at = sql<Date>`clock_timestamp()`
      await db
        .insertInto('wstg_webhook')
        .values({ last_delivery_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_delivery_at }))
        .execute()
    },

    /** The failed requests, oldest first, with the time of the automatic repetition if any. */
    failed: (limit: number) =>
      db
        .selectFrom('wstg_inbox as request')
        .leftJoin('wstg_items as item', 'item.item_key', 'request.item_key')
        .select(({ fn, val, ref }) => [
          'seq',
          'kind',
          'attempts',
          'accepted_at as acceptedAt',
          'due_at as nextAttempt',
          fn.coalesce('note', val('')).as('reason'),
          fn
            .coalesce('wstg_id', sql<string>`'finding ' || ${ref('request.finding_id')}`)
            .as('subject'),
        ])
        .where(isInState('failed'))
        .orderBy('state')
        .orderBy('seq')
        .limit(limit)
        .execute(),

    /**
     * The latest entries of the synchronisation log, newest first.
     * @param filter only entries of this item, with this outcome, or after this position
     */
    log: (limit: number, { key, success, after }: LogFilter = {}) =>
      db
        .selectFrom('wstg_sync_log')
        .select(['logged_at', 'number', 'wstg_id', 'direction', 'old_status', 'new_status'])
        .select(['success', 'error_message'])
        .$if(key !== undefined, (query) => query.where(sql`lower(wstg_id)`, '=', key!))
        .$if(success !== undefined, (query) => query.where('success', '=', success!))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(logged_at, number) < (
              timestamptz 'epoch' + ${after![0]} * interval '1 millisecond', ${after![1]}
            )`,
          ),
        )
        .orderBy('logged_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute(),
  }
}

export type OverviewRepository = ReturnType<typeof overviewRepository>
