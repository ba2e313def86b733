-- The rule of the weight change per day: a weight of `kg` at `moment` is compared with the last
-- record of the nearest earlier calendar day in the time zone `zone`, and with the last one of the
-- nearest later day. It may differ by `max_kg_per_day` for each day between. One row for each of
-- the two records that exists.
--
-- PostgreSQL puts the query of this function into the calling one, which leaves out the part that a
-- condition on `later` excludes.
create function compare_weight(
  account integer, kg numeric, moment timestamptz, zone text, max_kg_per_day numeric
) returns table (
  later boolean, other_id bigint, days integer, allowed_kg numeric, actual_kg numeric
) language sql stable as $$
  select later, id, days, max_kg_per_day * days, abs(kg - weight_kg)
  from (
    (
      select false as later, w.id, w.weight_kg,
        (moment at time zone zone)::date - (w.recorded_at at time zone zone)::date as days
      from weights w
      where w.user_id = account and w.recorded_at < date_trunc('day', moment, zone)
        -- Where clocks go back to midnight, the day begins at the first of two midnights, and
        -- date_trunc gives the second.
        and (w.recorded_at at time zone zone)::date < (moment at time zone zone)::date
      order by w.recorded_at desc, w.id desc
      limit 1
    )
    union all
    (
      select true, last.id, last.weight_kg, next.day - (moment at time zone zone)::date
      from (
        select (w.recorded_at at time zone zone)::date as day
        from weights w
        -- No clock goes back by more than three hours at midnight.
        where w.user_id = account and w.recorded_at >=
            ((moment at time zone zone)::date + 1)::timestamp at time zone zone - interval '3 hours'
          and (w.recorded_at at time zone zone)::date > (moment at time zone zone)::date
        order by w.recorded_at, w.id
        limit 1
      ) next
      cross join lateral (
        select w.id, w.weight_kg
        from weights w
        where w.user_id = account
          and w.recorded_at < (next.day + 1)::timestamp at time zone zone
          and (w.recorded_at at time zone zone)::date = next.day
        order by w.recorded_at desc, w.id desc
        limit 1
      ) last
    )
  ) neighbour
$$;

-- Records a weight unless it differs too much from the record of an earlier day. Days, allowed and
-- actual difference are null without such a record. In this and all functions that lock the
-- account, its own time zone takes the place of `zone`.
--
-- A function, because each of its statements has its own snapshot: the previous record is read
-- after the account is locked, so that two simultaneous records are checked one after the other.
create function record_weight(
  account integer, kg numeric, zone text, max_kg_per_day numeric
) returns table (recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
language plpgsql as $$
declare
  moment timestamptz(3);
begin
  select coalesce(a.time_zone, zone) into zone from accounts a where a.id = account
    for no key update;
  moment := clock_timestamp();
  select c.days, c.allowed_kg, c.actual_kg
    into days, allowed_kg, actual_kg
    from compare_weight(account, kg, moment, zone, max_kg_per_day) c
    where not c.later;
  recorded := actual_kg is null or actual_kg <= allowed_kg;
  if recorded then
    insert into weights (user_id, weight_kg, recorded_at) values (account, kg, moment);
  end if;
  return next;
end
$$;

-- The records among `ids`, which are stored with these weights and moments, that break the rule of
-- the weight change per day. Only the last record of a day counts. Of two of these records the
-- later one is told, of a pair with another record the one of these. One row for each.
create function contradicting_weights(
  account integer, ids bigint[], kgs numeric[], moments timestamptz[],
  zone text, max_kg_per_day numeric
) returns table (
  id bigint, later boolean, days integer, allowed_kg numeric, actual_kg numeric
) language sql stable as $$
  select distinct on (w.id) w.id, c.later, c.days, c.allowed_kg, c.actual_kg
  from unnest(ids, kgs, moments) as w (id, kg, moment)
  cross join lateral compare_weight(account, w.kg, w.moment, zone, max_kg_per_day) c
  where c.actual_kg > c.allowed_kg
    and not (c.later and c.other_id = any (ids))
    and (
      select l.id from weights l
      where l.user_id = account and (l.recorded_at, l.id) > (w.moment, w.id)
        and l.recorded_at < ((w.moment at time zone zone)::date + 1)::timestamp at time zone zone
        and (l.recorded_at at time zone zone)::date = (w.moment at time zone zone)::date
      order by l.recorded_at, l.id
      limit 1
    ) is null
  order by w.id, c.later
$$;

-- The weights among `ids` that differ by more than `max_kg_in_day` from an earlier one of them of
-- the same calendar day. One row for each, with its largest difference.
create function weights_differing_in_day(
  ids bigint[], kgs numeric[], moments timestamptz[], zone text, max_kg_in_day numeric
) returns table (
  id bigint, later boolean, days integer, allowed_kg numeric, actual_kg numeric
) language sql stable as $$
  select id, false, 0, max_kg_in_day, actual_kg
  from (
    select w.id,
      greatest(max(w.kg) over earlier - w.kg, w.kg - min(w.kg) over earlier) as actual_kg
    from unnest(ids, kgs, moments) as w (id, kg, moment)
    window earlier as (
      partition by (w.moment at time zone zone)::date order by w.moment, w.id
      rows between unbounded preceding and 1 preceding
    )
  ) compared
  where actual_kg > max_kg_in_day
$$;

-- Records dated weights, all of them or none: none if one is refused, or if `checking`. All differ
-- in weight or moment. The account holds at most `most` records afterwards.
--
-- `known` and `codes` are in the order of the weights: the lowest id of the same record, and the
-- code of a weight that is refused by itself. `added` has the ids of all others in that order, and
-- `contradictions` lists those that break the rule of the weight change per day, or that differ too
-- much from an earlier one of the same day. One row for each.
--
-- The weights are checked after they are stored, in the history of which they are a part. The
-- exception takes them back.
create function record_weights(
  account integer, kgs numeric[], moments timestamptz[], zone text, max_kg_per_day numeric,
  max_kg_in_day numeric, most integer, checking boolean
) returns table (known bigint[], codes text[], added bigint[], contradictions jsonb)
language plpgsql as $$
declare
  born date;
  room integer;
  added_kgs numeric[];
  added_moments timestamptz[];
begin
  select coalesce(a.time_zone, zone) into zone from accounts a where a.id = account
    for no key update;
  select birth_date into born from profiles where user_id = account;
  select most - records into room from weight_summaries where user_id = account;

  select array_agg(same_id order by n), array_agg(
      case
        when same_id is not null then null
        when too_early then 'weight_date_invalid'
        when place > coalesce(room, most) then 'too_many_weights'
      end order by n)
    into known, codes
    from (
      select *, count(*) filter (where same_id is null and not too_early) over (order by n) as place
      from (
        select n, coalesce((moment at time zone zone)::date < born, false) as too_early,
          (
            select id from weights
            where user_id = account and recorded_at = moment and weight_kg = kg
            order by recorded_at, id
            limit 1
          ) as same_id
        from unnest(kgs, moments) with ordinality as given (kg, moment, n)
      ) compared
    ) counted;

  begin
    with inserted as (
      insert into weights (user_id, weight_kg, recorded_at)
      select account, kg, moment
      from unnest(kgs, moments, known, codes) with ordinality
        as given (kg, moment, same_id, code, n)
      where same_id is null and code is null
      order by n
      returning id, weight_kg, recorded_at
    )
    select coalesce(array_agg(id order by id), '{}'), array_agg(weight_kg order by id),
        array_agg(recorded_at order by id)
      into added, added_kgs, added_moments
      from inserted;
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') into contradictions
      from (
        select distinct on (id) *
        from (
          select * from weights_differing_in_day(
            added, added_kgs, added_moments, zone, max_kg_in_day
          )
          union all
          select * from contradicting_weights(
            account, added, added_kgs, added_moments, zone, max_kg_per_day
          )
        ) found
        order by id, later, days
      ) c;
    if checking or contradictions <> '[]' or array_remove(codes, null) <> '{}' then
      raise exception 'nothing is recorded' using errcode = 'WGT01';
    end if;
  exception when sqlstate 'WGT01' then
    null;
  end;
  return next;
end
$$;

-- Replaces the weight of a record, and its moment unless `moment` is null. `code` is null, or tells
-- why nothing has changed. The record is checked after it is stored; the exception takes it back.
create function correct_weight(
  account integer, record bigint, kg numeric, moment timestamptz, zone text, max_kg_per_day numeric
) returns table (
  code text, recorded_at timestamptz,
  later boolean, days integer, allowed_kg numeric, actual_kg numeric
) language plpgsql as $$
#variable_conflict use_column
begin
  select coalesce(a.time_zone, zone) into zone from accounts a where a.id = account
    for no key update;
  if (moment at time zone zone)::date < (select birth_date from profiles where user_id = account)
  then
    code := 'weight_date_invalid';
    return next;
    return;
  end if;
  insert into settled_instants
    select account, w.recorded_at from weights w
    where w.user_id = account and w.id = record and w.device
    on conflict do nothing;
  update weights w
    set weight_kg = kg, recorded_at = coalesce(moment, w.recorded_at), device = false
    where w.user_id = account and w.id = record
    returning w.recorded_at into recorded_at;
  if not found then
    code := 'weight_not_found';
  end if;
  select c.later, c.days, c.allowed_kg, c.actual_kg
    into later, days, allowed_kg, actual_kg
    from contradicting_weights(
      account, array[record], array[kg], array[recorded_at], zone, max_kg_per_day
    ) c;
  if found then
    code := 'weight_change_too_large';
    raise exception 'nothing is corrected' using errcode = 'WGT01';
  end if;
  return next;
exception when sqlstate 'WGT01' then
  return next;
end
$$;
