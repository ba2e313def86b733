/**
 * The upper limit for recording weights: a function that takes the same steps on tables like the
 * service's, with the summary updated by hand instead of by a trigger.
 */
import { type Group, withClient } from './data.ts'

const columns = 'user_id, weight_kg, recorded_at'

const statements = ({ first, users }: Group) => `
  create table bare_weights (like weights including all);
  create table bare_summaries (like weight_summaries including all);
  alter table bare_weights add foreign key (user_id) references accounts on delete cascade;
  alter table bare_summaries add foreign key (user_id) references accounts on delete cascade;
  insert into bare_weights (${columns})
  select ${columns} from weights where user_id between ${first} and ${first + users - 1}
  order by id;
  insert into bare_summaries select * from weight_summaries
  where user_id between ${first} and ${first + users - 1};
  analyze bare_weights, bare_summaries;
  create function bare_record(
    account integer, kg numeric, zone text, max_kg_per_day numeric
  ) returns table (recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
  language plpgsql as $$
  declare
    moment timestamptz(3);
    added bigint;
  begin
    perform from accounts where id = account for no key update;
    moment := clock_timestamp();
    select (moment at time zone zone)::date - (w.recorded_at at time zone zone)::date,
        abs(kg - w.weight_kg)
      into days, actual_kg
      from bare_weights w
      where w.user_id = account and w.recorded_at < date_trunc('day', moment, zone)
      order by w.recorded_at desc, w.id desc limit 1;
    allowed_kg := max_kg_per_day * days;
    recorded := actual_kg is null or actual_kg <= allowed_kg;
    if recorded then
      insert into bare_weights (${columns}) values (account, kg, moment) returning id into added;
      insert into bare_summaries as s values (account, 1, kg, kg, kg, moment, added)
      on conflict (user_id) do update set
        records = s.records + 1,
        max_kg = greatest(s.max_kg, kg),
        min_kg = least(s.min_kg, kg),
        latest_kg = case when s.latest_at > moment then s.latest_kg else kg end,
        latest_id = case when s.latest_at > moment then s.latest_id else added end,
        latest_at = greatest(s.latest_at, moment);
    end if;
    return next;
  end
  $$`

/** Makes the tables and the function `bare_record`, with a copy of the group's weights. */
export const addBareWeights = (database: string, group: Group) =>
  withClient(database, (client) => client.query(statements(group)))
