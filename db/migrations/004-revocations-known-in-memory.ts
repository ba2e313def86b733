import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Every API process knows the revoked access tokens and asks for the newest ones only. A refresh token is looked up
  // when it is used; what a process of the previous release revokes counts as either.
  await sql`
    alter table revoked_tokens
      add column refresh boolean not null default false,
      add column revoked_at timestamptz not null default now()`.execute(db)
  await sql`create index revoked_tokens_newest on revoked_tokens (revoked_at) where not refresh`.execute(
    db,
  )

  await sql`
    create function notify_revocation() returns trigger
    language plpgsql as $$
    begin
      perform pg_notify('revoked_tokens', new.jti || ' ' || ceil(extract(epoch from new.expires_at) * 1000));
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger notify_revocation after insert on revoked_tokens
    for each row when (not new.refresh) execute function notify_revocation()`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger notify_revocation on revoked_tokens`.execute(db)
  await sql`drop function notify_revocation`.execute(db)
  await sql`alter table revoked_tokens drop column refresh, drop column revoked_at`.execute(db)
}
