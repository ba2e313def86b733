import { type Kysely, sql } from 'kysely'
import { whenFree } from '../when-free.ts'

/**
 * Runs under traffic, not as one transaction: an index that is built concurrently cannot be part of one, and writers
 * would wait for all of it. Every step finds out by itself whether it has been done, so that a run that was killed is
 * gone on with by the next.
 */
export const stepwise = true

/** Accounts whose records are summed up in one transaction: their writers wait for it. */
const batch = 200

/** The table's name until every account is summed up: who reads it meanwhile hears that it is not there. */
const unfilled = 'weight_summaries_unfilled'

/** The summary of what one statement has put into the table, and what its removals leave. */
const createFunction = (summaries: string) => sql`
  create or replace function summarise_weights() returns trigger
  language plpgsql as $$
  declare
    change record;
  begin
    if tg_op = 'TRUNCATE' then
      delete from ${sql.raw(summaries)};
      return null;
    end if;

    -- Always in the order of the accounts, so that two statements do not wait for each other.
    if tg_op <> 'INSERT' then
      for change in
        select user_id, count(*) as records from old_rows group by user_id order by user_id
      loop
        -- The rows are read after the lock is held: those that a later statement can see have all been counted.
        perform from ${sql.raw(summaries)} where user_id = change.user_id for no key update;
        update ${sql.raw(summaries)} s
          set records = s.records - change.records, max_kg = present.max_kg, min_kg = present.min_kg,
            latest_kg = latest.weight_kg, latest_at = latest.recorded_at, latest_id = latest.id
          from (select max(weight_kg) as max_kg, min(weight_kg) as min_kg from weights where user_id = change.user_id) present
          left join (
            select id, weight_kg, recorded_at from weights where user_id = change.user_id
            order by recorded_at desc, id desc limit 1
          ) latest on true
          where s.user_id = change.user_id;
      end loop;
    end if;

    if tg_op <> 'DELETE' then
      for change in
        select user_id, count(*) as records, max(weight_kg) as max_kg, min(weight_kg) as min_kg,
          max(recorded_at) as latest_at,
          (array_agg(id order by recorded_at desc, id desc))[1] as latest_id,
          (array_agg(weight_kg order by recorded_at desc, id desc))[1] as latest_kg
        from new_rows group by user_id order by user_id
      loop
        insert into ${sql.raw(summaries)} as s (user_id, records, max_kg, min_kg, latest_kg, latest_at, latest_id)
          values (change.user_id, change.records, change.max_kg, change.min_kg,
            change.latest_kg, change.latest_at, change.latest_id)
          on conflict (user_id) do update set
            records = s.records + excluded.records,
            max_kg = greatest(s.max_kg, excluded.max_kg),
            min_kg = least(s.min_kg, excluded.min_kg),
            latest_kg = case when (s.latest_at, s.latest_id) > (excluded.latest_at, excluded.latest_id)
              then s.latest_kg else excluded.latest_kg end,
            latest_id = case when (s.latest_at, s.latest_id) > (excluded.latest_at, excluded.latest_id)
              then s.latest_id else excluded.latest_id end,
            latest_at = greatest(s.latest_at, excluded.latest_at);
      end loop;
    end if;
    return null;
  end
  $$`

/** Whatever writes to the table keeps the summary right, be it a process of the previous release or an operator. */
const createTriggers = async (db: Kysely<unknown>) => {
  for (const [event, rows] of [
    ['insert', 'referencing new table as new_rows'],
    ['update', 'referencing old table as old_rows new table as new_rows'],
    ['delete', 'referencing old table as old_rows'],
    ['truncate', ''],
  ]) {
    await sql`
      create or replace trigger ${sql.raw(`weights_${event}`)} after ${sql.raw(`${event} on weights ${rows}`)}
      for each statement execute function summarise_weights()`.execute(db)
  }
}

/**
 * Sums up what was there before the triggers: for each account under its lock, so that it is right whatever is written
 * meanwhile, and whether or not it was done before.
 */
const backfill = async (db: Kysely<unknown>): Promise<void> => {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from (select id from accounts where id > ${after} order by id limit ${batch}) as next`.execute(
      db,
    )
    const last = rows[0]?.last
    if (typeof last !== 'number') return
    await whenFree(db, async (trx) => {
      await sql`
        insert into ${sql.table(unfilled)} (user_id, records)
        select id, 0 from accounts
        where id > ${after} and id <= ${last} and exists (select from weights where user_id = accounts.id)
        order by id
        on conflict do nothing`.execute(trx)
      await sql`
        select from ${sql.table(unfilled)} where user_id > ${after} and user_id <= ${last} order by user_id for no key update`.execute(
        trx,
      )
      await sql`
        update ${sql.table(unfilled)} s
        set records = present.records, max_kg = present.max_kg, min_kg = present.min_kg,
          latest_kg = present.latest_kg, latest_at = present.latest_at, latest_id = present.latest_id
        from (select user_id from ${sql.table(unfilled)} where user_id > ${after} and user_id <= ${last}) listed
        cross join lateral (
          select count(*) as records, max(weight_kg) as max_kg, min(weight_kg) as min_kg, max(recorded_at) as latest_at,
            (array_agg(id order by recorded_at desc, id desc))[1] as latest_id,
            (array_agg(weight_kg order by recorded_at desc, id desc))[1] as latest_kg
          from weights where user_id = listed.user_id
        ) present
        where s.user_id = listed.user_id`.execute(trx)
    })
    after = last
  }
}

/** The summaries are complete. No writer is between two names: whoever writes to the weights waits for this. */
const publish = (db: Kysely<unknown>): Promise<void> =>
  whenFree(db, async (trx) => {
    await sql`lock table weights in share row exclusive mode`.execute(trx)
    await sql`alter table ${sql.table(unfilled)} rename to weight_summaries`.execute(trx)
    await createFunction('weight_summaries').execute(trx)
  })

const isPublished = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } =
    await sql`select from pg_class where oid = to_regclass('weight_summaries')`.execute(db)
  return rows.length > 0
}

/** With the user in every unique constraint the table can be partitioned, or distributed over machines, by user. */
const widenPrimaryKey = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'weights_pkey'`.execute(
    db,
  )
  if (rows[0]?.definition !== 'PRIMARY KEY (id)') return
  const { rows: unfinished } = await sql`
    select from pg_index where indexrelid = to_regclass('weights_user_id_id') and not indisvalid`.execute(
    db,
  )
  if (unfinished.length > 0) await sql`drop index concurrently weights_user_id_id`.execute(db)
  await sql`create unique index concurrently if not exists weights_user_id_id on weights (user_id, id)`.execute(
    db,
  )
  await whenFree(db, async (trx) => {
    await sql`
      alter table weights drop constraint weights_pkey,
        add constraint weights_pkey primary key using index weights_user_id_id`.execute(trx)
  })
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  if (!(await isPublished(db))) {
    await sql`
      create table if not exists ${sql.table(unfilled)} (
        user_id integer constraint weight_summaries_pkey primary key,
        records integer not null,
        max_kg numeric,
        min_kg numeric,
        latest_kg numeric,
        latest_at timestamptz(3),
        latest_id bigint,
        constraint weight_summaries_user_id_fkey foreign key (user_id) references accounts on delete cascade
      )`.execute(db)
    await whenFree(db, async (trx) => {
      await createFunction(unfilled).execute(trx)
      await createTriggers(trx)
    })
    await backfill(db)
    await publish(db)
  }
  await widenPrimaryKey(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table weight_summaries`.execute(db)
  await sql`drop function summarise_weights cascade`.execute(db)
  await sql`alter table weights drop constraint weights_pkey, add constraint weights_pkey primary key (id)`.execute(
    db,
  )
}
