-- Replaces the weight of a record, and its moment unless `moment` is null. `code` is null, or tells
-- why nothing has changed. The record is judged after it is stored; the exception takes it back.
create function correct_weight(
  account integer, record bigint, kg numeric, moment timestamptz, zone text, max_kg_per_day numeric
) returns table (
  code text, recorded_at timestamptz,
  later boolean, days integer, allowed_kg numeric, actual_kg numeric
) language plpgsql as $$
#variable_conflict use_column
begin
  perform from accounts where id = account for no key update;
  if (moment at time zone zone)::date < (select birth_date from profiles where user_id = account)
  then
    code := 'weight_date_invalid';
    return next;
    return;
  end if;
  update weights w set weight_kg = kg, recorded_at = coalesce(moment, w.recorded_at)
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
