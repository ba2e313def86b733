-- The rule of the weight change per day. A weight is compared with the latest record of an earlier
-- calendar day in the time zone `zone`: it may differ by `max_kg_per_day` for each day between.
-- Days, allowed and actual difference are null without such a record.
--
-- A function, because each of its statements has its own snapshot: the previous record is read
-- after the account is locked, so that two simultaneous records are checked one after the other.
create or replace function record_weight(
  account integer, kg numeric, zone text, max_kg_per_day numeric, at timestamptz default null
) returns table (recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
language plpgsql as $$
declare
  moment timestamptz(3);
  today date;
  previous record;
begin
  perform from accounts where id = account for no key update;
  moment := coalesce(at, clock_timestamp());
  today := (moment at time zone zone)::date;
  select w.weight_kg, today - (w.recorded_at at time zone zone)::date as days
    into previous
    from weights w
    where w.user_id = account and w.recorded_at < date_trunc('day', moment, zone)
      -- Where clocks go back to midnight, the day begins at the first of two midnights, and
      -- date_trunc gives the second.
      and (w.recorded_at at time zone zone)::date < today
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
$$;
