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
