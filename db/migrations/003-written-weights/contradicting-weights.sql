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
