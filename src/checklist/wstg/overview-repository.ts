import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { components } from '../../../generated/types.ts'
import { databaseNow, utcText } from '../../platform/database/database.ts'
import { isRunning } from '../../platform/queue/runs.ts'
import { lostFinding, type Timed } from './listing-repository.ts'
import { conflict, unassignedFindings } from './outcome.ts'
import { periodicTask } from './periodic.ts'

type Schemas = components['schemas']

/** The unfinished requests and the periodic run, as administrators and monitoring see them. */
interface Backlog
  extends Timed<Omit<Schemas['SynchronisationResponse'], 'keeps_equivalent_status' | 'sandbox'>> {
  /** Seconds since the oldest request that is neither done nor failed was accepted, or 0. */
  oldest_age: number
}

/** Entries of the log on the dashboard. */
const recentEntries = 10

/** The row of the trial of a restore. */
const restoreTrial = 'restore-trial'

/** Milliseconds since the epoch and number of an entry of the log. */
export type LogPosition = [loggedAt: number, number: number]

interface LogFilter {
  /** The item's identifier without case. */
  key?: string | undefined
  success?: boolean | undefined
  after?: LogPosition | undefined
}

/** How many items have each value of a column. */
const countsOf = (column: 'wstg_status' | 'last_sync_direction') => sql<Record<string, number>>`(
  select coalesce(json_object_agg(value, items), '{}') from (
    select ${sql.ref(column)} as value, count(*) as items from wstg_items
    where ${sql.ref(column)} is not null group by value
  ) as counted
)`

/** Tells statuses that a restored database has turned back, and ten of them; null without any. */
const turnedBack = sql`(
  select 'the findings tool has turned back ' || count(*) || ' statuses, as after a restored dump; '
    || 'set them again: ' || string_agg(wstg_id, ', ' order by wstg_id) filter (where place <= 10)
    || case when count(*) > 10 then ', …' else '' end
  from (
    select wstg_id, row_number() over (order by wstg_id) as place from wstg_items where turned_back
  ) as item having count(*) > 0
)`

/** The open findings that the import of a dump has taken along, for a day. */
const lostByImport = sql`(
  select nullif(lost_by_import, '') from wstg_last_run
  where imported_at > statement_timestamp() - interval '1 day'
)`

/** The state of the synchronisation, for callers, administrators, monitoring and the report. */
export const overviewRepository = (db: Kysely<Database>) => ({
  /** One statement, so that the numbers are consistent. `now` stands in for a missing time. */
  async dashboard(now: Date): Promise<Schemas['WstgDashboardResponse']> {
    const timestamp = now.toISOString()
    const { rows } = await sql<Pick<Schemas['WstgDashboardResponse'], 'status' | 'statistics'>>`
      select json_build_object(
        'total_items', count(*), 'synced_items', count(last_sync_timestamp),
        'pending_items', count(*) - count(last_sync_timestamp),
        'conflicts', count(*) filter (where ${conflict}), 'last_sync', coalesce(
          (select ${utcText('logged_at')} from wstg_sync_log order by logged_at desc limit 1),
          ${timestamp}
        )
      ) as status, json_build_object(
        'by_status', ${countsOf('wstg_status')},
        'by_direction', ${countsOf('last_sync_direction')},
        'recent_syncs', (
          select coalesce(json_agg(entry), '[]') from (
            select ${utcText('logged_at')} as timestamp,
              wstg_id, direction, old_status, new_status, success,
              coalesce(error_message, '') as error_message
            from wstg_sync_log order by logged_at desc, number desc limit ${recentEntries}
          ) as entry
        )
      ) as statistics
      from wstg_items as item`.execute(db)
    return { ...rows[0]!, timestamp }
  },

  /**
   * One statement, which monitoring sends every few seconds. `next_run_at` is of a request only:
   * the queue has the schedule.
   */
  async backlog(): Promise<Backlog> {
    const { rows } = await sql<Backlog>`
      select waiting, retrying, failed,
        coalesce(extract(epoch from clock_timestamp() - oldest), 0)::float8 as oldest_age,
        (select count(*) from wstg_items as item where ${lostFinding}) as without_finding,
        (select count(*) from ${unassignedFindings}) as unassigned,
        case
          when ${isRunning} then 'running'
          when requested_at is not null then 'due'
          else 'idle'
        end as state,
        requested_at as next_run_at, last_started_at, last_finished_at, last_succeeded_at,
        last_error,
        nullif(concat_ws('; ', last_warning, ${turnedBack}, ${lostByImport}), '') as last_warning,
        (select last_delivery_at from wstg_webhook) as last_delivery_at,
        (select missed_finding from wstg_webhook) as missed_finding,
        (select last_error from scheduled_tasks where name = ${restoreTrial}) as import_obstacle
      from (
        select count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'retrying') as retrying,
          count(*) filter (where state = 'failed') as failed,
          min(accepted_at) filter (where state <> 'failed') as oldest
        from wstg_inbox where is_open
      ) as backlog left join scheduled_tasks on scheduled_tasks.name = ${periodicTask}`.execute(db)
    return rows[0]!
  },

  /** The obstacle to an import, as the last export has met it. */
  trials: {
    async read(): Promise<{ isDue: boolean; obstacle: string | null }> {
      const row = await db
        .selectFrom('scheduled_tasks')
        .select('last_error as obstacle')
        .select(sql<boolean>`last_finished_at < date_trunc('day', now(), 'UTC')`.as('isDue'))
        .where('name', '=', restoreTrial)
        .executeTakeFirst()
      return row ?? { isDue: true, obstacle: null }
    },

    async store(last_error: string | null): Promise<void> {
      const values = { last_finished_at: databaseNow, last_error }
      await db
        .insertInto('scheduled_tasks')
        .values({ name: restoreTrial, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute()
    },

    /** For a new content of the tool's database: the next export tries it again. */
    async forget(): Promise<void> {
      await db.deleteFrom('scheduled_tasks').where('name', '=', restoreTrial).execute()
    },
  },

  async noteDelivery(): Promise<void> {
    const values = { last_delivery_at: databaseNow }
    await db
      .insertInto('wstg_webhook')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  },

  /**
   * The latest entries of the synchronisation log, newest first.
   * @param filter only entries of this item, with this outcome, or after this position
   */
  log: (limit: number, { key, success, after: position }: LogFilter = {}) =>
    db
      .selectFrom('wstg_sync_log')
      .select(['logged_at', 'number', 'wstg_id', 'direction', 'old_status', 'new_status'])
      .select(['success', 'error_message'])
      .select((eb) =>
        eb
          .selectFrom('accounts')
          .select('username')
          .whereRef('accounts.id', '=', 'wstg_sync_log.account')
          .as('account'),
      )
      .$if(key !== undefined, (query) => query.where(sql`lower(wstg_id)`, '=', key!))
      .$if(success !== undefined, (query) => query.where('success', '=', success!))
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(logged_at, number) < (
            timestamptz 'epoch' + ${position![0]} * interval '1 millisecond', ${position![1]})`),
      )
      .orderBy('logged_at', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute(),
})

export type OverviewRepository = ReturnType<typeof overviewRepository>
