import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** The tables as Kysely sees them; `db/schema.sql` is the same in SQL, made from the migrations. */
export interface Database {
  accounts: AccountTable
  profiles: ProfileTable
  weights: WeightTable
  weight_summaries: WeightSummaryTable
  revoked_tokens: RevokedTokenTable
  leases: LeaseTable
  scheduled_tasks: ScheduledTaskTable
  wstg_inbox: WstgInboxTable
  wstg_items: WstgItemTable
  wstg_sync_log: WstgSyncLogTable
}

export type Role = 'admin' | 'user'

export interface AccountTable {
  id: GeneratedAlways<number>
  /** Normalised: NFKC, trimmed, lower case. */
  username: string
  /** Argon2id in PHC form. */
  password_hash: string
  role: Role
  created_at: Generated<Date>
}

export interface ProfileTable {
  user_id: number
  given_name: string
  surnames: string
  /** `YYYY-MM-DD` */
  birth_date: string
  /** metres; exact decimal */
  height_m: number
  updated_at: Generated<Date>
}

export interface WeightTable {
  id: GeneratedAlways<number>
  user_id: number
  /** kilograms; exact decimal */
  weight_kg: number
  /** to the millisecond */
  recorded_at: ColumnType<Date, Date | undefined, never>
}

/** What the rows of `weights` amount to for each account; kept by triggers. No row, or zero records, without any. */
export interface WeightSummaryTable {
  user_id: number
  records: number
  /** kilograms, like all of these; null without records */
  max_kg: number | null
  min_kg: number | null
  latest_kg: number | null
  latest_at: Date | null
  latest_id: number | null
}

export interface RevokedTokenTable {
  /** The token's `jti` claim. */
  jti: string
  /** When the token expires by itself; afterwards the row is of no use. */
  expires_at: Date
  /** Whether it is a refresh token, which is looked up when it is used. */
  refresh: Generated<boolean>
  revoked_at: Generated<Date>
}

export interface LeaseTable {
  name: string
  /** Given to the holder; nobody else knows it. */
  token: string
  held_until: Date
}

export interface ScheduledTaskTable {
  name: string
  next_run_at: Date
  last_started_at: Date | null
  last_finished_at: Date | null
  last_succeeded_at: Generated<Date | null>
  /** Why the last run failed; null when it succeeded. */
  last_error: string | null
}

export type SyncDirection = 'tracker->dd' | 'dd->tracker'

export interface WstgInboxTable {
  /** The order of acceptance. */
  seq: GeneratedAlways<number>
  kind: 'sync' | 'finding'
  /** Null while it is not known which item a delivered finding belongs to. */
  item_key: string | null
  finding_id: number | null
  payload: ColumnType<unknown, string, string>
  /** W3C trace context of the call that it was accepted in; null when that was not traced. */
  traceparent: string | null
  state: Generated<'pending' | 'done' | 'failed'>
  attempts: Generated<number>
  accepted_at: Generated<Date>
  /** The next attempt is not made before; null when none will follow. */
  due_at: Generated<Date | null>
  /** When the sweeper puts it on the queue (again). */
  requeue_at: Date
  requeues: Generated<number>
  finished_at: Date | null
  /** Why it failed, or what has come of it otherwise. */
  note: string | null
}

export interface WstgItemTable {
  /** The identifier without case. */
  item_key: string
  /** The identifier as it is shown. */
  wstg_id: string
  finding_id: number | null
  wstg_status: string
  /** Null until a request of the item has been processed for the first time. */
  defectdojo_status: 'verified' | 'active' | null
  last_sync_timestamp: Date | null
  last_sync_direction: SyncDirection | null
  event: string | null
  notes: string | null
  severity: string | null
  /** What the tracker says about when the status changed. */
  status_changed_at: Date | null
  /** When a write was sent to the tool whose answer never came: it may still arrive there. */
  unanswered_since: Date | null
  unanswered_write: 'create' | 'update' | null
  /** The newest request whose status has been written to the tool. */
  last_seq: Generated<number>
  /** Grows with every write of the row. */
  revision: Generated<number>
}

export interface WstgSyncLogTable {
  number: Generated<number>
  /** 0 to 999: entry n takes the place of entry n - 1000. */
  slot: GeneratedAlways<number>
  logged_at: Date
  wstg_id: string
  direction: SyncDirection
  old_status: string | null
  new_status: string
  success: boolean
  error_message: string | null
}

export type Account = Selectable<AccountTable>
export type NewAccount = Insertable<AccountTable>
export type Profile = Selectable<ProfileTable>
