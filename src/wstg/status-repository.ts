import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { components } from '../../generated/types.ts'
import { periodicTask } from './periodic.ts'
import { isConflict, type SyncDirection, type ToolStatus, type TrackerStatus } from './status.ts'

type StatusResponse = components['schemas']['WstgStatusResponse']
type Statistics = components['schemas']['WstgDashboardResponse']['statistics']

/** A request that failed. */
export interface FailedRequest {
  seq: number
  kind: 'sync' | 'finding'
  /** The item's identifier, or the finding's if its item is not known. */
  subject: string
  attempts: number
  acceptedAt: Date
  /** The time of the automatic repetition; null: none. */
  nextAttempt: Date | null
  reason: string
}

/** The unfinished requests and the periodic run, as administrators and monitoring see them. */
export interface Backlog {
  /** Requests without a failed attempt. */
  waiting: number
  /** Requests with a failed attempt that are soon repeated. */
  retrying: number
  failed: number
  /** The time of acceptance of the oldest request that is neither done nor failed. */
  oldest: Date | null
  /** Seconds since then; 0 without such a request. */
  oldestAge: number
  /** Tracked items that have lost their finding. */
  withoutFinding: number
  /** Null before the first start of a worker. */
  nextRun: Date | null
  lastRun: Date | null
  lastSuccess: Date | null
  lastError: string | null
}

/** An item as an administrator sees it. */
export interface TrackedItem {
  wstgId: string
  status: TrackerStatus
  toolStatus: ToolStatus | null
  findingId: number | null
  /** Whether a synchronised item has lost its finding in the tool. */
  lostFinding: boolean
  lastSync: Date | null
  direction: SyncDirection | null
  notes: string | null
  severity: string | null
  /** The latest first. */
  requests: { seq: number; kind: 'sync' | 'finding'; state: string; note: string | null }[]
}

const recentRequests = 5
/** Entries of the log on the dashboard. */
const recentEntries = 10

const lostFinding = sql`(finding_id is null and last_sync_timestamp is not null)`

const isoTimestamp = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const lastSync = sql`
  (select ${isoTimestamp('logged_at')} from wstg_sync_log order by logged_at desc, number desc
    limit 1)`

/** A group of items with equal counted properties. */
interface Group {
  status: TrackerStatus
  toolStatus: ToolStatus | null
  direction: SyncDirection | null
  items: number
  synced: number
}

const groups = sql`
  (select coalesce(jsonb_agg(alike), '[]') from (
    select wstg_status as status, defectdojo_status as "toolStatus",
      last_sync_direction as direction,
      count(*) as items, count(last_sync_timestamp) as synced
    from wstg_items group by wstg_status, defectdojo_status, last_sync_direction
  ) as alike)`

const sum = (found: readonly Group[], count: (group: Group) => number): number =>
  found.reduce((total, group) => total + count(group), 0)

const sumsBy = (
  found: readonly Group[],
  name: (group: Group) => string | null,
): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const group of found) {
    const key = name(group)
    if (key !== null) sums[key] = (sums[key] ?? 0) + group.items
  }
  return sums
}

/** Times come from the database; `now` fills in a missing one. */
const statusOf = (found: readonly Group[], lastSync: string | null, now: Date): StatusResponse => {
  const total = sum(found, ({ items }) => items)
  const synced = sum(found, (group) => group.synced)
  return {
    last_sync: lastSync ?? now.toISOString(),
    total_items: total,
    synced_items: synced,
    pending_items: total - synced,
    conflicts: sum(found, ({ status, toolStatus, items }) =>
      isConflict(status, toolStatus) ? items : 0,
    ),
  }
}

/** The state of the synchronisation, and the commands on failed requests. */
export const statusRepository = (db: Kysely<Database>) => {
  /** Changes all failed requests, or only these. */
  const changeFailed = async (change: RawBuilder<unknown>, seqs?: readonly number[]) => {
    const { rows } = await sql<{ seq: number }>`
      update wstg_inbox set ${change}
      where state = 'failed'
        and (${seqs === undefined}::boolean or seq = any(${[...(seqs ?? [])]}::bigint[]))
      returning seq`.execute(db)
    return rows.map(({ seq }) => seq).toSorted((a, b) => a - b)
  }

  return {
    async status(now: Date): Promise<StatusResponse> {
      const { rows } = await sql<{ groups: Group[]; lastSync: string | null }>`
      select ${groups} as groups, ${lastSync} as "lastSync"`.execute(db)
      return statusOf(rows[0]!.groups, rows[0]!.lastSync, now)
    },

    /** One statement, so that the numbers are consistent. */
    async dashboard(now: Date): Promise<{ status: StatusResponse; statistics: Statistics }> {
      const { rows } = await sql<{
        groups: Group[]
        lastSync: string | null
        recentSyncs: Statistics['recent_syncs']
      }>`
      select ${groups} as groups, ${lastSync} as "lastSync", (
        select coalesce(jsonb_agg(entry), '[]')
        from (
          select ${isoTimestamp('logged_at')} as timestamp, wstg_id, direction, old_status,
            new_status, success,
            coalesce(error_message, '') as error_message
          from wstg_sync_log order by logged_at desc, number desc limit ${recentEntries}
        ) as entry
      ) as "recentSyncs"`.execute(db)
      const [row] = rows
      return {
        status: statusOf(row!.groups, row!.lastSync, now),
        statistics: {
          by_status: sumsBy(row!.groups, ({ status }) => status),
          by_direction: sumsBy(row!.groups, ({ direction }) => direction),
          recent_syncs: row!.recentSyncs,
        },
      }
    },

    /** One statement, which monitoring sends every few seconds. */
    async backlog(): Promise<Backlog> {
      const { rows } = await sql<Backlog>`
      select backlog.*, coalesce(extract(epoch from clock_timestamp() - oldest), 0)::float8
          as "oldestAge",
        (select count(*) from wstg_items where ${lostFinding}) as "withoutFinding",
        next_run_at as "nextRun", last_started_at as "lastRun",
        last_succeeded_at as "lastSuccess", last_error as "lastError"
      from (
        select count(*) filter (where state = 'pending' and note is null) as waiting,
          count(*) filter (where state = 'pending' and note is not null) as retrying,
          (select count(*) from wstg_inbox where state = 'failed') as failed,
          min(accepted_at) filter (where state = 'pending') as oldest
        from wstg_inbox where due_at is not null
      ) as backlog left join scheduled_tasks as task on task.name = ${periodicTask}`.execute(db)
      return rows[0]!
    },

    /** The failed requests, oldest first. */
    async failed(limit: number): Promise<FailedRequest[]> {
      const { rows } = await sql<FailedRequest>`
      select seq, kind, coalesce(wstg_id, item_key, 'finding ' || inbox.finding_id) as subject,
        attempts,
        accepted_at as "acceptedAt", due_at as "nextAttempt", coalesce(note, '') as reason
      from wstg_inbox as inbox left join wstg_items using (item_key)
      where state = 'failed' order by seq limit ${limit}`.execute(db)
      return rows
    },

    /**
     * Resets failed requests, as if they had just been accepted.
     * @returns their numbers
     */
    retryFailed: (seqs?: readonly number[]) =>
      changeFailed(
        sql`state = 'pending', attempts = 0, requeues = 0, finished_at = null,
        due_at = clock_timestamp(), requeue_at = clock_timestamp()`,
        seqs,
      ),

    /**
     * Ends the repetition and the display of failed requests.
     * @returns their numbers
     */
    dismissFailed: (seqs?: readonly number[]) =>
      changeFailed(
        sql`state = 'done', due_at = null, finished_at = clock_timestamp(),
        note = 'dismissed: ' || coalesce(note, '')`,
        seqs,
      ),

    /** One item with both sides and its latest requests; undefined when it is not tracked. */
    async item(key: string): Promise<TrackedItem | undefined> {
      const { rows } = await sql<TrackedItem>`
      select wstg_id as "wstgId", wstg_status as status, defectdojo_status as "toolStatus",
        finding_id as "findingId", last_sync_timestamp as "lastSync",
        last_sync_direction as direction, notes, severity, ${lostFinding} as "lostFinding", (
          select coalesce(json_agg(request), '[]') from (
            select seq, kind, state, note from wstg_inbox where item_key = ${key}
            order by seq desc limit ${recentRequests}
          ) as request
        ) as requests
      from wstg_items where item_key = ${key}`.execute(db)
      return rows[0]
    },

    /** The states of the requests. */
    async states(
      seqs: readonly number[],
    ): Promise<{ seq: number; state: string; note: string | null }[]> {
      const { rows } = await sql<{ seq: number; state: string; note: string | null }>`
      select seq, state, note from wstg_inbox where seq = any(${[...seqs]}::bigint[])
        order by seq`.execute(db)
      return rows
    },

    /** Every item with its whole state, by identifier; for the security report. */
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
        .select([
          'logged_at',
          'wstg_id',
          'direction',
          'old_status',
          'new_status',
          'success',
          'error_message',
        ])
        .orderBy('logged_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute()
    },
  }
}

export type StatusRepository = ReturnType<typeof statusRepository>
