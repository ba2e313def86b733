import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // session_number: tokens with a smaller number are ended; each end of all sessions raises it.
  // password_session: the session number since the last change of the password.
  await sql`
    alter table accounts
      add column session_number integer not null default 0,
      add column password_session integer not null default 0;
    -- For searches by the beginning of a name.
    create index accounts_name_beginnings on accounts (username collate "C");

    -- The latest end of each account's sessions. Without a foreign key: the end of a deleted
    -- account has to outlive its row.
    create table session_ends (
      user_id integer primary key,
      session_number integer not null,
      ended_at timestamptz not null default now()
    );
    create index session_ends_time on session_ends (ended_at)`.execute(db)
}
