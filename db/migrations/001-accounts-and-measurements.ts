import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table accounts (
      id integer generated always as identity primary key,
      username text not null constraint accounts_username_key unique,
      password_hash text not null,
      role text not null constraint accounts_role_check check (role in ('admin', 'user')),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index accounts_admins on accounts (id) where role = 'admin'`.execute(db)

  await sql`
    create table profiles (
      user_id integer primary key references accounts on delete cascade,
      given_name text not null,
      surnames text not null,
      birth_date date not null,
      height_m numeric not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table weights (
      id bigint generated always as identity primary key,
      user_id integer not null references accounts on delete cascade,
      weight_kg numeric not null,
      recorded_at timestamptz(3) not null
    )`.execute(db)
  // Serves the history, the latest records, the previous day's record and, weight_kg included, the statistics.
  await sql`
    create index weights_history on weights (user_id, recorded_at desc, id desc) include (weight_kg)`.execute(
    db,
  )

  await sql`
    create table revoked_tokens (
      jti text primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index revoked_tokens_expiry on revoked_tokens (expires_at)`.execute(db)

  // One round trip, and atomic for each account: the lock is taken before the previous record is read. In a single
  // statement the snapshot would be older than the lock.
  await sql`
    create function record_weight(
      account integer, kg numeric, zone text, max_kg_per_day numeric, at timestamptz default null
    ) returns table (recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
    language plpgsql as $$
    declare
      moment timestamptz(3);
      previous record;
    begin
      perform from accounts where id = account for no key update;
      moment := coalesce(at, clock_timestamp());
      select w.weight_kg, (moment at time zone zone)::date - (w.recorded_at at time zone zone)::date as days
        into previous
        from weights w
        where w.user_id = account and w.recorded_at < date_trunc('day', moment, zone)
          -- Where clocks go back to midnight, the day begins at the first of two, and the line above ends at the second.
          and (w.recorded_at at time zone zone)::date < (moment at time zone zone)::date
        order by w.recorded_at desc, w.id desc
        limit 1;
      if found then
        days := previous.days;
        allowed_kg := max_kg_per_day * previous.days;
        actual_kg := abs(kg - previous.weight_kg);
      end if;
      recorded := actual_kg is null or actual_kg <= allowed_kg;
      if recorded then
        insert into weights (user_id, weight_kg, recorded_at) values (account, kg, moment);
      end if;
      return next;
    end
    $$`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop function record_weight`.execute(db)
  await sql`drop table revoked_tokens, weights, profiles, accounts`.execute(db)
}
