-- Weights that devices send.

-- Takes a measurement of a device: a weight of `kg` at `moment`, or now if `moment` is null.
-- `code` tells why the measurement is refused unless it is known; it is null if its form is right.
-- Returns `recorded`, `known`, `changed`, `deleted`, or the code of a refusal.
--
-- The caller holds the lock of the account. The orders below choose the index: a plan that was made
-- without statistics of the table would read all records of the account by the other one.
create function take_device_weight(
  account integer, event text, moment timestamptz, kg numeric, code text,
  zone text, max_kg_per_day numeric, most integer
) returns text language plpgsql as $$
declare
  at timestamptz(3) := coalesce(moment, clock_timestamp());
  own_id bigint;
  own_kg numeric;
begin
  if moment is null and code is not null then
    return code;
  end if;
  if event in ('update', 'delete') then
    select id, weight_kg into own_id, own_kg from weights
      where user_id = account and recorded_at = moment and device
      order by recorded_at, id
      limit 1;
  end if;
  if event = 'delete' then
    if own_id is null then
      return 'known';
    end if;
    delete from weights where user_id = account and id = own_id;
    return 'deleted';
  end if;

  if moment is null then
    -- Of the last two minutes only: the index of the history finds the record without reading more.
    select weight_kg into own_kg from weights
      where user_id = account and device and recorded_at >= at - interval '2 minutes'
      order by recorded_at desc, id desc
      limit 1;
    if own_kg = kg then
      return 'known';
    end if;
  else
    if own_kg = kg or own_id is null and (
      (
        select id from weights where user_id = account and recorded_at = moment
        order by recorded_at, id
        limit 1
      ) is not null
      or exists (select from settled_instants where user_id = account and recorded_at = moment)
    ) then
      return 'known';
    end if;
  end if;
  -- The same weighing, by a file or by another device.
  if own_id is null and (
    select id from weights
    where user_id = account and weight_kg = kg
      and recorded_at >= date_trunc('minute', at)
      and recorded_at < date_trunc('minute', at) + interval '1 minute'
    order by recorded_at, id
    limit 1
  ) is not null then
    return 'known';
  end if;

  if code is not null then
    return code;
  end if;
  if (at at time zone zone)::date < (select birth_date from profiles where user_id = account) then
    return 'weight_date_invalid';
  end if;
  if own_id is null and most <= (select records from weight_summaries where user_id = account) then
    return 'too_many_weights';
  end if;
  -- A new record comes after all others of its instant.
  if exists (
    select from contradicting_weights(
      account, array[coalesce(own_id, 9223372036854775807)], array[kg], array[at],
      zone, max_kg_per_day
    )
  ) then
    return 'weight_change_too_large';
  end if;

  if own_id is null then
    insert into weights (user_id, weight_kg, recorded_at, device) values (account, kg, at, true);
    return 'recorded';
  end if;
  update weights set weight_kg = kg where user_id = account and id = own_id;
  return 'changed';
end
$$;

-- Takes measurements of devices in their order, and returns what became of each, as
-- take_device_weight() does.
create function take_device_weights(
  account integer, event text, moments timestamptz[], kgs numeric[], codes text[],
  zone text, max_kg_per_day numeric, most integer
) returns text[] language plpgsql as $$
declare
  given record;
  outcomes text[] := '{}';
begin
  select coalesce(a.time_zone, zone) into zone from accounts a where a.id = account
    for no key update;
  for given in
    select * from unnest(moments, kgs, codes) as measurement (moment, kg, code)
  loop
    outcomes := outcomes || take_device_weight(
      account, event, given.moment, given.kg, given.code, zone, max_kg_per_day, most
    );
  end loop;
  return outcomes;
end
$$;
