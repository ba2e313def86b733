-- Made from the migrations by `make schema`. Do not edit.

CREATE TABLE accounts (
  id integer generated always as identity not null,
  username text not null,
  password_hash text not null,
  role text not null,
  session_number integer default 0 not null,
  password_session integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  time_zone text,
  unit text,
  goal_kg numeric,
  checklist_access text default 'none'::text not null,
  password_reset_at timestamp with time zone,
  password_reset_by integer,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_username_key UNIQUE (username),
  constraint accounts_checklist_access_check CHECK ((checklist_access = ANY (ARRAY['none'::text, 'read'::text, 'write'::text]))),
  constraint accounts_goal_kg_check CHECK (((goal_kg >= (2)::numeric) AND (goal_kg <= (650)::numeric))),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text]))),
  constraint accounts_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text, 'st'::text]))),
  constraint accounts_username_check CHECK ((username ~ '^[a-z0-9._@+-]{3,64}$'::text))
);

CREATE TABLE findings_tool_records (
  name text not null,
  id bigint not null,
  created timestamp with time zone,
  constraint findings_tool_records_pkey PRIMARY KEY (name)
);

CREATE TABLE installation (
  only_row boolean default true not null,
  id uuid default gen_random_uuid() not null,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

CREATE TABLE leases (
  name text not null,
  token uuid not null,
  held_until timestamp with time zone not null,
  constraint leases_pkey PRIMARY KEY (name)
);

CREATE TABLE links (
  id integer generated always as identity not null,
  digest bytea not null,
  user_id integer,
  checklist_access text default 'none'::text not null,
  created_by integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint links_pkey PRIMARY KEY (id),
  constraint links_digest_key UNIQUE (digest),
  constraint links_user_id_key UNIQUE (user_id),
  constraint links_checklist_access_check CHECK ((checklist_access = ANY (ARRAY['none'::text, 'read'::text, 'write'::text]))),
  constraint links_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE profiles (
  user_id integer not null,
  given_name text not null,
  surnames text not null,
  birth_date date not null,
  height_m numeric not null,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_birth_date_check CHECK (((birth_date >= '1900-01-01'::date) AND isfinite(birth_date))),
  constraint profiles_given_name_check CHECK (((char_length(given_name) >= 1) AND (char_length(given_name) <= 100))),
  constraint profiles_height_m_check CHECK (((height_m >= 0.4) AND (height_m <= 2.72))),
  constraint profiles_surnames_check CHECK (((char_length(surnames) >= 1) AND (char_length(surnames) <= 100))),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE program_keys (
  id integer generated always as identity not null,
  user_id integer not null,
  name text not null,
  permissions text[] not null,
  digest bytea not null,
  session_number integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  last_refused_at timestamp with time zone,
  last_refused_code text,
  constraint program_keys_pkey PRIMARY KEY (id),
  constraint program_keys_digest_key UNIQUE (digest),
  constraint program_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE revoked_tokens (
  jti text not null,
  expires_at timestamp with time zone not null,
  refresh boolean default false not null,
  constraint revoked_tokens_pkey PRIMARY KEY (jti)
);

CREATE TABLE scheduled_tasks (
  name text not null,
  number bigint default 0 not null,
  requested_at timestamp with time zone,
  last_started_at timestamp with time zone,
  last_finished_at timestamp with time zone,
  last_succeeded_at timestamp with time zone,
  last_error text,
  last_warning text,
  constraint scheduled_tasks_pkey PRIMARY KEY (name)
);

CREATE TABLE session_ends (
  user_id integer not null,
  session_number integer not null,
  ended_at timestamp with time zone default now() not null,
  constraint session_ends_pkey PRIMARY KEY (user_id)
);

CREATE TABLE settled_instants (
  user_id integer not null,
  recorded_at timestamp(3) with time zone not null,
  constraint settled_instants_pkey PRIMARY KEY (user_id, recorded_at),
  constraint settled_instants_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE weight_summaries (
  user_id integer not null,
  records integer not null,
  max_kg numeric,
  min_kg numeric,
  latest_kg numeric,
  latest_at timestamp(3) with time zone,
  latest_id bigint,
  constraint weight_summaries_pkey PRIMARY KEY (user_id),
  constraint weight_summaries_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE weights (
  id bigint generated always as identity not null,
  user_id integer not null,
  weight_kg numeric not null,
  recorded_at timestamp(3) with time zone not null,
  device boolean default false not null,
  constraint weights_pkey PRIMARY KEY (user_id, id),
  constraint weights_weight_kg_check CHECK (((weight_kg >= (2)::numeric) AND (weight_kg <= (650)::numeric))),
  constraint weights_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE wstg_findings (
  item_key text not null,
  finding_id bigint not null,
  created timestamp with time zone,
  test bigint not null,
  engagement bigint,
  engagement_name text,
  product bigint,
  title text not null,
  severity text not null,
  state text not null,
  is_open boolean generated always as ((state = ANY (ARRAY['open'::text, 'closed_by_status'::text]))) stored not null,
  flags text not null,
  status_changed timestamp with time zone,
  own boolean not null,
  ending boolean not null,
  kept_at timestamp with time zone not null,
  constraint wstg_findings_pkey PRIMARY KEY (item_key, finding_id),
  constraint wstg_findings_severity_check CHECK ((severity = ANY (ARRAY['critical'::text, 'high'::text, 'medium'::text, 'low'::text, 'info'::text]))),
  constraint wstg_findings_state_check CHECK ((state = ANY (ARRAY['open'::text, 'duplicate'::text, 'false_positive'::text, 'out_of_scope'::text, 'risk_accepted'::text, 'closed'::text, 'closed_by_status'::text])))
);

CREATE TABLE wstg_inbox (
  seq bigint generated always as identity not null,
  kind text not null,
  item_key text,
  finding_id bigint,
  payload jsonb not null,
  line text generated always as (
CASE
    WHEN (kind = 'sync'::text) THEN ('item:'::text || item_key)
    WHEN (finding_id IS NOT NULL) THEN ('finding:'::text || (finding_id)::text)
    ELSE ('test:'::text || (payload ->> 'test'::text))
END) stored,
  state text default 'waiting'::text not null,
  is_open boolean generated always as ((state = ANY (ARRAY['waiting'::text, 'retrying'::text, 'failed'::text]))) stored not null,
  attempts integer default 0 not null,
  accepted_at timestamp with time zone default now() not null,
  due_at timestamp with time zone default now(),
  tried_at timestamp with time zone,
  retried_at timestamp with time zone,
  finished_at timestamp with time zone,
  note text,
  constraint wstg_inbox_pkey PRIMARY KEY (seq),
  constraint wstg_inbox_kind_check CHECK ((kind = ANY (ARRAY['sync'::text, 'finding'::text]))),
  constraint wstg_inbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'retrying'::text, 'failed'::text, 'done'::text, 'superseded'::text, 'dismissed'::text])))
);

CREATE TABLE wstg_items (
  item_key text not null,
  wstg_id text not null,
  finding_id bigint,
  finding_created timestamp with time zone,
  finding_test bigint,
  wstg_status text not null,
  defectdojo_status text,
  last_sync_timestamp timestamp(3) with time zone,
  last_sync_direction text,
  confirmed boolean default false not null,
  event text,
  notes text,
  severity text,
  unanswered_since timestamp with time zone,
  unanswered_write text,
  last_seq bigint default 0 not null,
  revision bigint default 0 not null,
  status_set_at timestamp with time zone,
  status_set_by integer,
  status_set_for text,
  finding_changed timestamp with time zone,
  turned_back boolean default false not null,
  requested boolean default false not null,
  constraint wstg_items_pkey PRIMARY KEY (item_key),
  constraint wstg_items_defectdojo_status_check CHECK ((defectdojo_status = ANY (ARRAY['verified'::text, 'active'::text]))),
  constraint wstg_items_direction_check CHECK ((last_sync_direction = ANY (ARRAY['tracker->dd'::text, 'dd->tracker'::text]))),
  constraint wstg_items_unanswered_write_check CHECK ((unanswered_write = ANY (ARRAY['create'::text, 'update'::text]))),
  constraint wstg_items_wstg_id_check CHECK ((wstg_id <> ''::text)),
  constraint wstg_items_wstg_status_check CHECK ((wstg_status = ANY (ARRAY['Not Started'::text, 'In Progress'::text, 'Blocked'::text, 'Done'::text, 'Not Applicable'::text])))
);

CREATE TABLE wstg_last_run (
  only_row boolean default true not null,
  began_at timestamp(3) with time zone not null,
  success_began_at timestamp with time zone,
  hidden jsonb,
  declared_gone jsonb,
  imported_at timestamp with time zone,
  lost_by_import text,
  constraint wstg_last_run_pkey PRIMARY KEY (only_row),
  constraint wstg_last_run_only_row_check CHECK (only_row)
);

CREATE TABLE wstg_sync_log (
  number bigint generated by default as identity not null,
  slot smallint generated always as (((number % (1000)::bigint))::smallint) stored not null,
  logged_at timestamp(3) with time zone not null,
  wstg_id text not null,
  direction text not null,
  old_status text,
  new_status text not null,
  success boolean not null,
  error_message text,
  account integer,
  constraint wstg_sync_log_pkey PRIMARY KEY (slot),
  constraint wstg_sync_log_direction_check CHECK ((direction = ANY (ARRAY['tracker->dd'::text, 'dd->tracker'::text]))),
  constraint wstg_sync_log_wstg_id_check CHECK ((wstg_id <> ''::text))
);

CREATE TABLE wstg_webhook (
  id boolean default true not null,
  last_delivery_at timestamp with time zone not null,
  missed_finding bigint,
  missed_at timestamp with time zone,
  constraint wstg_webhook_pkey PRIMARY KEY (id),
  constraint wstg_webhook_id_check CHECK (id)
);

CREATE OR REPLACE FUNCTION public.compare_weight(account integer, kg numeric, moment timestamp with time zone, zone text, max_kg_per_day numeric)
 RETURNS TABLE(later boolean, other_id bigint, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.contradicting_weights(account integer, ids bigint[], kgs numeric[], moments timestamp with time zone[], zone text, max_kg_per_day numeric)
 RETURNS TABLE(id bigint, later boolean, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.correct_weight(account integer, record bigint, kg numeric, moment timestamp with time zone, zone text, max_kg_per_day numeric)
 RETURNS TABLE(code text, recorded_at timestamp with time zone, later boolean, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.finish_wstg_requests(key text, effective bigint[], finding bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  newest bigint := effective[cardinality(effective)];
begin
  update wstg_inbox set
    state = 'superseded', due_at = null, finished_at = clock_timestamp(),
    note = 'superseded by request ' || newest
    where item_key = key and seq < newest and seq <> all(effective)
      and is_open and (kind = 'sync' or finding_id = finding or due_at is null);
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(), attempts = attempts + 1,
    note = null
    where seq = any(effective) and is_open;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_wstg_item(key text, unset_only boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  item wstg_items;
begin
  select * into item from wstg_items where item_key = key for update;
  if item.finding_id is not null or exists (select from wstg_findings where item_key = key) then
    return 'item_has_finding';
  elsif item is null then
    return 'item_not_found';
  elsif item.unanswered_write = 'create'
    or exists (select from wstg_inbox where item_key = key and is_open)
  then
    return 'item_has_request';
  elsif unset_only and item.requested then
    return 'item_was_set';
  end if;
  delete from wstg_items where item_key = key;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_wstg_findings(readings json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    with reading as (
      -- Not `clock_timestamp()`: the statement may have waited for locks.
      select reading.*, statement_timestamp() - age * interval '1 millisecond' as began,
        state <> 'open' and exists (
          select from wstg_findings as kept
          where kept.finding_id = id and kept.created is not distinct from reading.created
            and (kept.ending or kept.state = 'closed_by_status' and kept.flags = reading.flags)
        ) as ended,
        -- A status has ended the original of this duplicate.
        state = 'duplicate' and exists (
          select from wstg_findings as kept
          where kept.finding_id = duplicate_finding and kept.state = 'closed_by_status'
        ) as follows
      from json_to_recordset(readings) as reading (
        id bigint, created timestamptz, test bigint, engagement bigint, "engagementName" text,
        product bigint, title text, severity text, state text, flags text,
        last_status_update timestamptz, duplicate_finding bigint, keys text[], item text,
        made boolean, "writtenFor" text, age float8, alone boolean, written boolean,
        "isEnding" boolean
      )
    ), named as (
      -- Texts prove nothing once the item's own finding is noted: users copy findings.
      select reading.*, key, made and key = item
        or key is not distinct from "writtenFor" and case
          when exists (
            select from wstg_items where item_key = key and unanswered_write = 'create'
          ) then true
          else id = min(id) over (partition by key, "writtenFor")
            and not exists (select from wstg_findings where item_key = key and own)
        end as own
      from reading cross join unnest(keys) as key
      where key like 'wstg-%' or exists (select from wstg_items where item_key = key)
        or key = '' and not exists (
          select from unnest(keys) as other
          where other like 'wstg-%' or exists (select from wstg_items where item_key = other)
        )
    ), kept as (
      select finding.*, reading.began from reading cross join lateral (
        -- `offset` keeps the join on the index, also if it is planned on an empty table.
        select * from wstg_findings where finding_id = reading.id offset 0
      ) as finding
    ), joined as (
      select coalesce(named.key, kept.item_key) as item_key,
        coalesce(named.id, kept.finding_id) as finding_id, named.id is null as is_left,
        coalesce(named.began, kept.began) as began, named.created, named.test,
        case when told then named.engagement else kept.engagement end as engagement,
        case when told then named."engagementName" else kept.engagement_name end as engagement_name,
        case when told then named.product else kept.product end as product,
        named.title, named.severity, named.state, named.ended, named.follows, named.flags,
        named.last_status_update, named.written, named.alone, named."isEnding", kept as former,
        -- Another finding may have the number by now.
        named.own or coalesce(kept.own and kept.created = named.created, false) as own
      from named full join kept on kept.item_key = named.key and kept.finding_id = named.id
        cross join lateral (
          select named.product is not null or kept.test is distinct from named.test as told
        ) as place
    ), decided as (
      select *, case
          when ended and not own then 'closed_by_status'
          when follows then 'open'
          else state
        end as decided
      from joined
    )
    select * from decided
    where is_left or former is null or alone or (former).ending
      or (
        (former).created, (former).test, (former).engagement, (former).engagement_name,
        (former).product, (former).title, (former).severity,
        (former).flags, (former).status_changed, (former).own, (former).state
      ) is distinct from (
        created, test, engagement, engagement_name, product, title, severity, flags,
        last_status_update, own, decided
      )
    order by item_key, finding_id
  loop
    if change.is_left then
      delete from wstg_findings as finding
        where finding.item_key = change.item_key and finding.finding_id = change.finding_id
          and kept_at <= change.began;
      continue;
    end if;
    insert into wstg_findings as finding (
      item_key, finding_id, created, test, engagement, engagement_name, product, title, severity,
      state, flags, status_changed, own, ending, kept_at
    ) values (
      change.item_key, change.finding_id, change.created, change.test, change.engagement,
      change.engagement_name, change.product, change.title, change.severity,
      change.decided, change.flags, change.last_status_update, change.own, false, clock_timestamp()
    )
    on conflict (item_key, finding_id) do update set
      created = excluded.created, test = excluded.test, engagement = excluded.engagement,
      engagement_name = excluded.engagement_name, product = excluded.product,
      title = excluded.title, severity = excluded.severity,
      state = excluded.state, flags = excluded.flags, own = excluded.own,
      status_changed = excluded.status_changed, kept_at = excluded.kept_at,
      -- A write without an answer may still arrive while its request waits, and for twice
      -- FINDINGS_TIMEOUT_MS, which is two minutes at most.
      ending = finding.ending and not change.written and exists (
        select from wstg_findings as same join wstg_items as item using (item_key)
        where same.finding_id = finding.finding_id and (
          item.unanswered_since > clock_timestamp() - interval '2 minutes' or exists (
            select from wstg_inbox as request
            where request.item_key = same.item_key and kind = 'sync' and request.is_open
              and due_at is not null
          )
        )
      )
      where change.written or finding.kept_at <= change.began;
    if change."isEnding" then
      update wstg_findings set ending = true
        where item_key = change.item_key and finding_id = change.finding_id
          and not own and is_open;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.log_wstg_sync(wstg_id text, direction text, old_status text, new_status text, error text, account integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into wstg_sync_log as log
      (logged_at, wstg_id, direction, old_status, new_status, success, error_message, account)
    values (clock_timestamp(), wstg_id, direction, old_status, new_status, error is null, error,
      account)
    on conflict (slot) do update set
      number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
      direction = excluded.direction, old_status = excluded.old_status,
      new_status = excluded.new_status, success = excluded.success,
      error_message = excluded.error_message, account = excluded.account
    where excluded.number > log.number;
end
$function$;

CREATE OR REPLACE FUNCTION public.newest_wstg_change(item wstg_items, finding bigint, changed timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when item.finding_id = finding then greatest(item.finding_changed, changed)
    else changed end
$function$;

CREATE OR REPLACE FUNCTION public.record_weight(account integer, kg numeric, zone text, max_kg_per_day numeric)
 RETURNS TABLE(recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.record_weights(account integer, kgs numeric[], moments timestamp with time zone[], zone text, max_kg_per_day numeric, max_kg_in_day numeric, most integer, checking boolean)
 RETURNS TABLE(known bigint[], codes text[], added bigint[], contradictions jsonb)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.store_wstg_failure(key text, seqs bigint[], failure json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  request wstg_inbox;
  item wstg_items;
  due timestamptz := clock_timestamp() + (failure ->> 'delay')::float8 * interval '1 millisecond';
begin
  select * into item from wstg_items where item_key = key for update;
  select * into request from wstg_inbox where seq = seqs[cardinality(seqs)];
  update wstg_inbox set
    state = 'failed', due_at = due, attempts = attempts + 1, tried_at = clock_timestamp(),
    finished_at = clock_timestamp(), note = failure ->> 'error'
    where seq = any(seqs) and due_at is not null;
  if not found then
    return;
  end if;
  if due is null then
    update wstg_inbox as older set
      state = 'superseded', finished_at = clock_timestamp(),
      note = 'superseded by request ' || refused.seq
      from wstg_inbox as refused
      where refused.seq = any(seqs) and refused.kind = 'sync'
        and older.item_key = key and older.kind = 'sync' and older.seq < refused.seq
        and older.state = 'failed' and older.due_at is null;
  end if;
  perform log_wstg_sync(
    coalesce(
      item.wstg_id, 'finding ' || request.finding_id, 'test ' || (request.payload ->> 'test')
    ),
    case request.kind when 'sync' then 'tracker->dd' else 'dd->tracker' end,
    case when item.defectdojo_status is not null then item.wstg_status end,
    failure ->> 'status', failure ->> 'error', (request.payload ->> 'account')::integer
  );
  if (failure ->> 'changesItem')::boolean then
    update wstg_items set
      wstg_status = failure ->> 'status',
      status_set_at = least((request.payload ->> 'timestamp')::timestamptz, request.accepted_at),
      status_set_by = (request.payload ->> 'account')::integer,
      status_set_for = request.payload ->> 'user',
      finding_id = coalesce((failure ->> 'findingId')::bigint, finding_id),
      finding_created = case when failure ->> 'findingId' is null then finding_created
        else (failure ->> 'findingCreated')::timestamptz end,
      finding_test = case when failure ->> 'findingId' is null then finding_test
        else (failure ->> 'findingTest')::bigint end,
      defectdojo_status = coalesce(failure ->> 'toolStatus', defectdojo_status, 'active'),
      finding_changed = case when failure ->> 'findingId' is null then finding_changed
        else newest_wstg_change(
          wstg_items, (failure ->> 'findingId')::bigint, (failure ->> 'statusChanged')::timestamptz
        ) end,
      turned_back = false, revision = revision + 1
      where item_key = key;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.store_wstg_reading(snapshot json, event text, seqs bigint[], finding bigint, remark text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  if store_wstg_snapshots(json_build_array(snapshot), event, seqs[cardinality(seqs)]) = 0 then
    return false;
  end if;
  perform finish_wstg_requests(snapshot ->> 'key', seqs, finding);
  update wstg_inbox set note = remark where remark is not null and seq = any(seqs);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.store_wstg_snapshots(snapshots json, event text, newest bigint)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  stored record;
  total integer := 0;
begin
  for stored in
    with reading as (
      select row.*, exists (
        select from wstg_items as item
        where item.item_key = key and item.finding_id = "findingId"
          and item.wstg_status <> status and item.finding_changed > "statusChanged"
      ) as turned_back
      from json_to_recordset(snapshots) as row (
        key text, "wstgId" text, "findingId" bigint, "findingCreated" timestamptz,
        "findingTest" bigint, status text, "toolStatus" text, notes text, severity text,
        "statusChanged" timestamptz, revision bigint, "oldStatus" text
      )
    ), stored as (
      insert into wstg_items as item (
        item_key, wstg_id, finding_id, finding_created, finding_test, wstg_status,
        defectdojo_status, last_sync_timestamp, last_sync_direction, event, notes, severity,
        revision, last_seq, confirmed, turned_back, finding_changed
      )
      select key, "wstgId", "findingId", "findingCreated", "findingTest", status, "toolStatus",
        clock_timestamp(), 'dd->tracker', store_wstg_snapshots.event, notes, severity, revision,
        coalesce(newest, 0), newest is null, turned_back, "statusChanged"
      from reading
      where newest is not null or not exists (
        select from wstg_inbox
        where item_key = key and kind = 'sync' and is_open
      ) and not exists (
        select from wstg_items as item
        where item.item_key = key and (
            item.confirmed, item.last_sync_direction, item.event, item.finding_id,
            item.finding_created, item.finding_test, item.wstg_status, item.defectdojo_status,
            item.notes, item.severity
          ) is not distinct from (
            true, 'dd->tracker', null::text, "findingId", "findingCreated", "findingTest", status,
            "toolStatus", reading.notes, reading.severity
          ) and coalesce(item.finding_changed >= "statusChanged", "statusChanged" is null)
      )
      order by key
      on conflict (item_key) do update set
        finding_id = excluded.finding_id, finding_created = excluded.finding_created,
        finding_test = excluded.finding_test, wstg_status = excluded.wstg_status,
        defectdojo_status = excluded.defectdojo_status,
        last_sync_timestamp = excluded.last_sync_timestamp,
        last_sync_direction = excluded.last_sync_direction, event = excluded.event,
        notes = excluded.notes, severity = excluded.severity, revision = excluded.revision,
        last_seq = greatest(item.last_seq, excluded.last_seq),
        confirmed = item.confirmed or excluded.confirmed,
        turned_back =
          case when item.wstg_status = excluded.wstg_status then item.turned_back
            else excluded.turned_back end,
        -- At its first sight an item has none.
        status_set_at = case
          when item.wstg_status = excluded.wstg_status
            or item.defectdojo_status is null and item.status_set_at is null
          then item.status_set_at
          when not excluded.turned_back
          then least(excluded.finding_changed, excluded.last_sync_timestamp)
        end,
        status_set_by =
          case when item.wstg_status = excluded.wstg_status then item.status_set_by end,
        status_set_for =
          case when item.wstg_status = excluded.wstg_status then item.status_set_for end,
        finding_changed =
          newest_wstg_change(item, excluded.finding_id, excluded.finding_changed)
      where item.revision = excluded.revision - 1
      returning item_key
    )
    select reading.* from reading join stored on item_key = key
  loop
    total := total + 1;
    if stored."oldStatus" is distinct from stored.status then
      perform log_wstg_sync(
        stored."wstgId", 'dd->tracker', stored."oldStatus", stored.status, case
          when stored.turned_back then 'the findings tool shows an older state of finding '
            || stored."findingId"
            || ' than the service wrote or read, as after a restored dump'
        end
      );
    end if;
  end loop;
  return total;
end
$function$;

CREATE OR REPLACE FUNCTION public.store_wstg_written(written json)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  request wstg_inbox;
begin
  select * into request from wstg_inbox where seq = (written ->> 'seq')::bigint;
  update wstg_items set
    finding_id = (written ->> 'findingId')::bigint,
    finding_created = (written ->> 'findingCreated')::timestamptz,
    finding_test = (written ->> 'findingTest')::bigint,
    wstg_status = written ->> 'status', defectdojo_status = written ->> 'toolStatus',
    notes = written ->> 'notes', severity = written ->> 'severity',
    last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', event = null,
    last_seq = request.seq, revision = revision + 1,
    unanswered_since = null, unanswered_write = null,
    status_set_at = least((request.payload ->> 'timestamp')::timestamptz, request.accepted_at),
    status_set_by = (request.payload ->> 'account')::integer,
    status_set_for = request.payload ->> 'user',
    finding_changed = newest_wstg_change(
      wstg_items, (written ->> 'findingId')::bigint, (written ->> 'statusChanged')::timestamptz
    ), turned_back = false
    where item_key = written ->> 'key' and revision = (written ->> 'revision')::bigint
      and last_seq <= request.seq;
  if not found then
    return false;
  end if;
  perform log_wstg_sync(
    written ->> 'wstgId', 'tracker->dd', written ->> 'oldStatus', written ->> 'status', null,
    (request.payload ->> 'account')::integer
  );
  perform finish_wstg_requests(
    written ->> 'key', array[request.seq], (written ->> 'findingId')::bigint
  );
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.summarise_weights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.take_device_weight(account integer, event text, moment timestamp with time zone, kg numeric, code text, zone text, max_kg_per_day numeric, most integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.take_device_weights(account integer, event text, moments timestamp with time zone[], kgs numeric[], codes text[], zone text, max_kg_per_day numeric, most integer)
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.weights_differing_in_day(ids bigint[], kgs numeric[], moments timestamp with time zone[], zone text, max_kg_in_day numeric)
 RETURNS TABLE(id bigint, later boolean, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.wstg_item_state(item wstg_items, made json)
 RETURNS json
 LANGUAGE sql
AS $function$
  select json_build_object(
    'key', item.item_key, 'wstgId', item.wstg_id, 'findingId', item.finding_id,
    'findingCreated', item.finding_created, 'findingTest', item.finding_test,
    'made', coalesce(made, '[]'), 'requested', item.requested,
    'status', item.wstg_status,
    'knownStatus', case when item.defectdojo_status is not null then item.wstg_status end,
    'lastSeq', item.last_seq, 'revision', item.revision,
    'unanswered', item.unanswered_write,
    'unansweredFor', extract(epoch from clock_timestamp() - item.unanswered_since) * 1000,
    'unchangedFor', extract(epoch from clock_timestamp() - item.last_sync_timestamp) * 1000
  )
$function$;

CREATE INDEX accounts_admin_names ON public.accounts USING btree (username COLLATE "C") WHERE (role = 'admin'::text);

CREATE INDEX accounts_admins ON public.accounts USING btree (id) WHERE (role = 'admin'::text);

CREATE INDEX accounts_name_beginnings ON public.accounts USING btree (username COLLATE "C");

CREATE INDEX links_expiry ON public.links USING btree (expires_at);

CREATE INDEX links_invitations ON public.links USING btree (id) WHERE (user_id IS NULL);

CREATE INDEX program_keys_user_id ON public.program_keys USING btree (user_id, id);

CREATE INDEX revoked_tokens_access ON public.revoked_tokens USING btree (expires_at) INCLUDE (jti) WHERE (NOT refresh);

CREATE INDEX revoked_tokens_expiry ON public.revoked_tokens USING btree (expires_at);

CREATE INDEX session_ends_time ON public.session_ends USING btree (ended_at);

CREATE INDEX weights_extremes ON public.weights USING btree (user_id, weight_kg);

CREATE INDEX weights_history ON public.weights USING btree (user_id, recorded_at DESC, id DESC) INCLUDE (weight_kg);

CREATE INDEX wstg_findings_number ON public.wstg_findings USING btree (finding_id);

CREATE INDEX wstg_findings_open ON public.wstg_findings USING btree (item_key, severity) WHERE is_open;

CREATE INDEX wstg_findings_own ON public.wstg_findings USING btree (item_key) INCLUDE (finding_id, created) WHERE own;

CREATE INDEX wstg_inbox_deliveries ON public.wstg_inbox USING btree (due_at) WHERE ((kind = 'finding'::text) AND (due_at IS NOT NULL));

CREATE INDEX wstg_inbox_due ON public.wstg_inbox USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX wstg_inbox_finished ON public.wstg_inbox USING btree (finished_at) WHERE (due_at IS NULL);

CREATE INDEX wstg_inbox_item ON public.wstg_inbox USING btree (item_key, seq) INCLUDE (state) WHERE is_open;

CREATE INDEX wstg_inbox_latest ON public.wstg_inbox USING btree (item_key, seq);

CREATE INDEX wstg_inbox_line ON public.wstg_inbox USING btree (line, seq) WHERE (due_at IS NOT NULL);

CREATE INDEX wstg_inbox_open ON public.wstg_inbox USING btree (state, accepted_at) WHERE is_open;

CREATE INDEX wstg_inbox_states ON public.wstg_inbox USING btree (state, seq);

CREATE INDEX wstg_items_finding ON public.wstg_items USING btree (finding_id, item_key);

CREATE INDEX wstg_items_order ON public.wstg_items USING btree (wstg_id COLLATE "C");

CREATE INDEX wstg_sync_log_newest ON public.wstg_sync_log USING btree (logged_at DESC, number DESC);

CREATE TRIGGER weights_delete AFTER DELETE ON public.weights REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_weights();

CREATE TRIGGER weights_insert AFTER INSERT ON public.weights REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_weights();

CREATE TRIGGER weights_truncate AFTER TRUNCATE ON public.weights FOR EACH STATEMENT EXECUTE FUNCTION summarise_weights();

CREATE TRIGGER weights_update AFTER UPDATE ON public.weights REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_weights();

CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);

INSERT INTO kysely_migration VALUES ('001-82c6a4583c3a', '');
