import { type Kysely, sql } from 'kysely'
import { whenFree } from '../when-free.ts'

/** Validating reads a whole table; writers must not wait for that. A run that was killed is repeated. */
export const stepwise = true

const statuses = "'Not Started', 'In Progress', 'Blocked', 'Done', 'Not Applicable'"
const directions = "'tracker->dd', 'dd->tracker'"

/** The service's own rules, by the name of the constraint; a test holds them against the service's. */
const rules: Record<string, readonly [name: string, condition: string][]> = {
  accounts: [['accounts_username_check', "username ~ '^[a-z0-9._@+-]{3,64}$'"]],
  profiles: [
    ['profiles_given_name_check', 'char_length(given_name) between 1 and 100'],
    ['profiles_surnames_check', 'char_length(surnames) between 1 and 100'],
    ['profiles_birth_date_check', "birth_date >= '1900-01-01' and isfinite(birth_date)"],
    ['profiles_height_m_check', 'height_m between 0.4 and 2.72'],
  ],
  weights: [['weights_weight_kg_check', 'weight_kg between 2 and 650']],
  wstg_items: [
    // No upper bound: the identifier of a finding may be as long as the tool's titles.
    ['wstg_items_wstg_id_check', "wstg_id <> ''"],
    ['wstg_items_wstg_status_check', `wstg_status in (${statuses})`],
  ],
  wstg_sync_log: [
    ['wstg_sync_log_wstg_id_check', "wstg_id <> ''"],
    ['wstg_sync_log_direction_check', `direction in (${directions})`],
    ['wstg_sync_log_old_status_check', `old_status in (${statuses})`],
    ['wstg_sync_log_new_status_check', `new_status in (${statuses})`],
  ],
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, checks] of Object.entries(rules)) {
    for (const [name, condition] of checks) {
      // New rows are held to the rule at once. The old ones are read afterwards, without a lock against writers.
      await whenFree(db, async (trx) => {
        await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)}`.execute(
          trx,
        )
        await sql`
          alter table ${sql.table(table)} add constraint ${sql.ref(name)} check (${sql.raw(condition)}) not valid`.execute(
          trx,
        )
      })
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(db)
    }
  }
  // A session keeps the plans of a function too. One that was made for a few weights would read all of an account's.
  // The triggers sort nevertheless. Before version 18 that counts as very expensive and would be compiled: hence no JIT.
  await sql`
    alter function record_weight set enable_seqscan = off set enable_sort = off set jit = off`.execute(
    db,
  )
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter function record_weight reset all`.execute(db)
  for (const [table, checks] of Object.entries(rules)) {
    for (const [name] of checks) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
    }
  }
}
