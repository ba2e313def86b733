import { type Kysely, sql } from 'kysely'

/**
 * One index for the requests in every state. Without those that are done, their list would read
 * all newer requests in other states.
 */
const statements = sql`
  create index wstg_inbox_states on wstg_inbox (wstg_request_state(state, note), seq);
  drop index wstg_inbox_state`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await statements.execute(db)
}
