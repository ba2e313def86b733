-- Records dated weights, all of them or none: none if one is refused, or if `checking`. All differ
-- in weight or moment. The account holds at most `most` records afterwards.
--
-- `known` and `codes` are in the order of the weights: the lowest id of the same record, and the
-- code of a weight that is refused by itself. `added` has the ids of all others in that order, and
-- `contradictions` lists those that break the rule of the weight change per day.
--
-- The weights are judged after they are stored, in the history of which they are a part. The
-- exception takes them back.
create function record_weights(
  account integer, kgs numeric[], moments timestamptz[], zone text, max_kg_per_day numeric,
  most integer, checking boolean
) returns table (known bigint[], codes text[], added bigint[], contradictions jsonb)
language plpgsql as $$
declare
  born date;
  room integer;
  added_kgs numeric[];
  added_moments timestamptz[];
begin
  perform from accounts where id = account for no key update;
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
      from contradicting_weights(
        account, added, added_kgs, added_moments, zone, max_kg_per_day
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
