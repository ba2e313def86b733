import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { components } from '../../generated/types.ts'

type StatusResponse = components['schemas']['WstgStatusResponse']
type Statistics = components['schemas']['WstgDashboardResponse']['statistics']
type StatusRow = Omit<StatusResponse, 'last_sync'> & { last_sync: string | null }

/** A request that failed. */
export interface FailedRequest {
  seq: number
  kind: 'sync' | 'finding'
  /** The item's identifier, or the finding's while its item is not known. */
  subject: string
  attempts: number
  acceptedAt: Date
  /** When it is tried again by itself; null: never. */
  nextAttempt: Date | null
  reason: string
}

export interface Backlog {
  /** Waiting for their first attempt. */
  waiting: number
  /** Attempted in vain, soon to be attempted again. */
  retrying: number
  failed: number
  /** When the oldest request that is neither done nor failed was accepted. */
  oldest: Date | null
}

/** The backlog as monitoring sees it. */
export interface Figures extends Omit<Backlog, 'oldest'> {
  /** Seconds since the oldest request that is neither done nor failed was accepted; 0 when there is none. */
  oldestAge: number
  /** Seconds since 1970; null: the periodic synchronisation has not succeeded yet. */
  lastSuccess: number | null
  lastRunFailed: boolean
}

/** How many entries of the log the dashboard shows. */
const recentEntries = 10

const isoTimestamp = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const statusColumns = sql`
  count(*) as total_items,
  count(last_sync_timestamp) as synced_items,
  count(*) - count(last_sync_timestamp) as pending_items,
  count(*) filter (
    where wstg_status = 'Done' and defectdojo_status <> 'verified'
      or wstg_status = 'In Progress' and defectdojo_status <> 'active'
  ) as conflicts,
  (select ${isoTimestamp('logged_at')} from wstg_sync_log order by logged_at desc, number desc limit 1) as last_sync`

/** Times up to now are the database's; `now` fills in where nothing has happened yet. */
const withTime = ({ last_sync, ...counts }: StatusRow, now: Date): StatusResponse => ({
  last_sync: last_sync ?? now.toISOString(),
  ...counts,
})

/** What people and dashboards are told about the synchronisation; nothing is written. */
export const reportRepository = (db: Kysely<Database>) => ({
  async status(now: Date): Promise<StatusResponse> {
    const { rows } = await sql<StatusRow>`select ${statusColumns} from wstg_items`.execute(db)
    return withTime(rows[0]!, now)
  },

  /** In one statement: the numbers belong together. */
  async dashboard(now: Date): Promise<{ status: StatusResponse; statistics: Statistics }> {
    const { rows } = await sql<{ status: StatusRow; statistics: Statistics }>`
      select
        (select to_jsonb(status) from (select ${statusColumns} from wstg_items) as status) as status,
        jsonb_build_object(
          'by_status', (
            select coalesce(jsonb_object_agg(wstg_status, count), '{}')
            from (select wstg_status, count(*) from wstg_items group by wstg_status) as by_status
          ),
          'by_direction', (
            select coalesce(jsonb_object_agg(last_sync_direction, count), '{}')
            from (
              select last_sync_direction, count(*) from wstg_items
              where last_sync_direction is not null group by last_sync_direction
            ) as by_direction
          ),
          'recent_syncs', (
            select coalesce(jsonb_agg(entry), '[]')
            from (
              select ${isoTimestamp('logged_at')} as timestamp, wstg_id, direction, old_status, new_status, success,
                coalesce(error_message, '') as error_message
              from wstg_sync_log order by logged_at desc, number desc limit ${recentEntries}
            ) as entry
          )
        ) as statistics`.execute(db)
    const { status, statistics } = rows[0]!
    return { status: withTime(status, now), statistics }
  },

  async backlog(): Promise<Backlog> {
    const { rows } = await sql<Backlog>`
      select count(*) filter (where state = 'pending' and attempts = 0) as waiting,
        count(*) filter (where state = 'pending' and attempts > 0) as retrying,
        (select count(*) from wstg_inbox where state = 'failed') as failed,
        min(accepted_at) filter (where state = 'pending') as oldest
      from wstg_inbox where due_at is not null`.execute(db)
    return rows[0]!
  },

  /** What monitoring asks every few seconds, in one statement. */
  async figures(periodicTask: string): Promise<Figures> {
    const { rows } = await sql<Figures>`
      select backlog.*, extract(epoch from task.last_succeeded_at)::float8 as "lastSuccess",
        task.last_error is not null as "lastRunFailed"
      from (
        select count(*) filter (where state = 'pending' and attempts = 0) as waiting,
          count(*) filter (where state = 'pending' and attempts > 0) as retrying,
          (select count(*) from wstg_inbox where state = 'failed') as failed,
          coalesce(extract(epoch from clock_timestamp() - min(accepted_at) filter (where state = 'pending')), 0)::float8
            as "oldestAge"
        from wstg_inbox where due_at is not null
      ) as backlog left join scheduled_tasks as task on task.name = ${periodicTask}`.execute(db)
    return rows[0]!
  },

  /** The failed requests, oldest first. */
  async failed(limit: number): Promise<FailedRequest[]> {
    const { rows } = await sql<FailedRequest>`
      select seq, kind, coalesce(wstg_id, item_key, 'finding ' || inbox.finding_id) as subject, attempts,
        accepted_at as "acceptedAt", due_at as "nextAttempt", coalesce(note, '') as reason
      from wstg_inbox as inbox left join wstg_items using (item_key)
      where state = 'failed' order by seq limit ${limit}`.execute(db)
    return rows
  },

  async lastPeriodicRun(name: string) {
    const { rows } = await sql<{
      startedAt: Date | null
      finishedAt: Date | null
      error: string | null
      nextRun: Date
    }>`
      select last_started_at as "startedAt", last_finished_at as "finishedAt", last_error as error,
        next_run_at as "nextRun"
      from scheduled_tasks where name = ${name}`.execute(db)
    return rows[0]
  },

  /** Failed requests wait for their next attempt as if they had just been accepted. @returns their numbers */
  async retryFailed(seqs?: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ seq: number }>`
      update wstg_inbox
      set state = 'pending', attempts = 0, requeues = 0, finished_at = null,
        due_at = clock_timestamp(), requeue_at = clock_timestamp() + interval '5 seconds'
      where state = 'failed' and (${seqs === undefined}::boolean or seq = any(${[...(seqs ?? [])]}::bigint[]))
      returning seq`.execute(db)
    return rows.map(({ seq }) => seq).toSorted((a, b) => a - b)
  },

  /** How the requests stand. */
  async states(seqs: readonly number[]): Promise<{ seq: number; state: string; note: string | null }[]> {
    const { rows } = await sql<{ seq: number; state: string; note: string | null }>`
      select seq, state, note from wstg_inbox where seq = any(${[...seqs]}::bigint[]) order by seq`.execute(db)
    return rows
  },

  /** Every item with all that is known of it, by identifier; for the security report. */
  async items() {
    return db
      .selectFrom('wstg_items')
      .select([
        'wstg_id',
        'finding_id',
        'wstg_status',
        'defectdojo_status',
        'last_sync_timestamp',
        'last_sync_direction',
        'severity',
        'notes',
      ])
      .orderBy('wstg_id')
      .execute()
  },

  /** The latest entries of the synchronisation log, newest first; for the security report. */
  async log(limit: number) {
    return db
      .selectFrom('wstg_sync_log')
      .select(['logged_at', 'wstg_id', 'direction', 'old_status', 'new_status', 'success', 'error_message'])
      .orderBy('logged_at', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  },
})

export type ReportRepository = ReturnType<typeof reportRepository>
