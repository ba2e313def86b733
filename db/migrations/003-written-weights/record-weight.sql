-- Records a weight unless it differs too much from the record of an earlier day. Days, allowed and
-- actual difference are null without such a record.
--
-- A function, because each of its statements has its own snapshot: the previous record is read
-- after the account is locked, so that two simultaneous records are checked one after the other.
create or replace function record_weight(
  account integer, kg numeric, zone text, max_kg_per_day numeric, at timestamptz default null
) returns table (recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
language plpgsql as $$
declare
  moment timestamptz(3);
begin
  perform from accounts where id = account for no key update;
  moment := coalesce(at, clock_timestamp());
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
