import { type Kysely, sql } from 'kysely'

/** The state of a request as administrators see it, and the indexes of their lists. */
const statements = sql`
  -- The notes of requests that are done begin with the words of their ends.
  create function wstg_request_state(state text, note text) returns text
  language sql immutable parallel safe
  return case
    when state = 'pending' and note is null then 'waiting'
    when state = 'pending' then 'retrying'
    when state = 'done' and note like 'superseded by %' then 'superseded'
    when state = 'done' and note like 'dismissed: %' then 'dismissed'
    else state
  end;

  -- For the latest requests of an item. For the requests in a state: most are done without a note,
  -- and are found from the newest on.
  create index wstg_inbox_latest on wstg_inbox (item_key, seq);
  create index wstg_inbox_state on wstg_inbox (wstg_request_state(state, note), seq)
    where state <> 'done' or note is not null`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await statements.execute(db)
}
