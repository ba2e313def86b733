-- Weights, and what is kept about each account's weights.

-- Every unique constraint contains the user, so that the table can be partitioned by user.
-- device: a device has sent the record. Devices change and delete such records only.
create table weights (
  id bigint generated always as identity,
  user_id integer not null references accounts on delete cascade,
  weight_kg numeric not null
    constraint weights_weight_kg_check check (weight_kg between 2 and 650),
  recorded_at timestamptz(3) not null,
  device boolean not null default false,
  primary key (user_id, id)
);
-- Instants whose record a device has sent and a person has corrected, moved or deleted. Whatever
-- devices send for them later changes nothing.
create table settled_instants (
  user_id integer not null references accounts on delete cascade,
  recorded_at timestamptz(3) not null,
  primary key (user_id, recorded_at)
);
-- For the history, the latest records, the record of an earlier day and the statistics.
create index weights_history on weights (user_id, recorded_at desc, id desc)
  include (weight_kg);
-- For the extremes after a deletion or a correction.
create index weights_extremes on weights (user_id, weight_kg);

-- Count, extremes and latest record of each account's weights; kept by summarise_weights().
create table weight_summaries (
  user_id integer primary key references accounts on delete cascade,
  records integer not null,
  max_kg numeric,
  min_kg numeric,
  latest_kg numeric,
  latest_at timestamptz(3),
  latest_id bigint
);

-- Keeps weight_summaries equal to the rows of weights, after any statement that changes them.
-- Accounts are locked in the order of their ids, so that two statements cannot deadlock.
create function summarise_weights() returns trigger
language plpgsql as $$
declare
  change record;
  latest record;
begin
  if tg_op = 'TRUNCATE' then
    delete from weight_summaries;
    return null;
  end if;

  if tg_op <> 'INSERT' then
    for change in
      select user_id, count(*) as records from old_rows group by user_id order by user_id
    loop
      -- Rows are read after the lock is held: concurrent statements have been counted by then.
      perform from weight_summaries where user_id = change.user_id for no key update;
      select id, weight_kg, recorded_at into latest from weights where user_id = change.user_id
        order by recorded_at desc, id desc limit 1;
      -- Not max() and min(): their plan, if made on an empty table, would read a whole history.
      update weight_summaries set
        records = records - change.records,
        max_kg = (
          select weight_kg from weights where user_id = change.user_id
          order by weight_kg desc limit 1
        ),
        min_kg = (
          select weight_kg from weights where user_id = change.user_id
          order by weight_kg limit 1
        ),
        latest_kg = latest.weight_kg,
        latest_at = latest.recorded_at,
        latest_id = latest.id
      where user_id = change.user_id;
    end loop;
  end if;

  if tg_op = 'DELETE' then
    return null;
  end if;

  insert into weight_summaries as s
    (user_id, records, max_kg, min_kg, latest_kg, latest_at, latest_id)
  select user_id, count(*), max(weight_kg), min(weight_kg),
    (array_agg(weight_kg order by recorded_at desc, id desc))[1], max(recorded_at),
    (array_agg(id order by recorded_at desc, id desc))[1]
  from new_rows group by user_id order by user_id
  on conflict (user_id) do update set
    records = s.records + excluded.records,
    max_kg = greatest(s.max_kg, excluded.max_kg),
    min_kg = least(s.min_kg, excluded.min_kg),
    latest_kg = case when (s.latest_at, s.latest_id) > (excluded.latest_at, excluded.latest_id)
      then s.latest_kg else excluded.latest_kg end,
    latest_id = case when (s.latest_at, s.latest_id) > (excluded.latest_at, excluded.latest_id)
      then s.latest_id else excluded.latest_id end,
    latest_at = greatest(s.latest_at, excluded.latest_at);
  return null;
end
$$;

create trigger weights_insert after insert on weights
  referencing new table as new_rows
  for each statement execute function summarise_weights();
create trigger weights_update after update on weights
  referencing old table as old_rows new table as new_rows
  for each statement execute function summarise_weights();
create trigger weights_delete after delete on weights
  referencing old table as old_rows
  for each statement execute function summarise_weights();
create trigger weights_truncate after truncate on weights
  for each statement execute function summarise_weights();
