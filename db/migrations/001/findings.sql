-- The findings that name an item, and the item's own one, as last read; with an empty item_key
-- those of the checklist that name none.
--
-- state: from the flags (`findingStateOf`), or 'closed_by_status': a status that the service wrote
-- has ended a finding of others, and its flags have not changed since.
-- test, engagement, product: those that held the finding. One that is not shown may be hidden with
-- them. Engagement and product are null until a list has told them.
-- own: the service made the finding for the item.
-- ending: the service is about to write a status that ends a finding of others, or has done so and
-- has not read the finding since.
-- status_changed: when one of its flags last changed, by the tool's clock.
-- kept_at: when the row was written. A reading that began earlier changes nothing.
create table wstg_findings (
  item_key text not null,
  finding_id bigint not null,
  created timestamptz,
  test bigint not null,
  engagement bigint,
  engagement_name text,
  product bigint,
  title text not null,
  severity text not null
    constraint wstg_findings_severity_check
      check (severity in ('critical', 'high', 'medium', 'low', 'info')),
  state text not null
    constraint wstg_findings_state_check check (
      state in (
        'open', 'duplicate', 'false_positive', 'out_of_scope', 'risk_accepted', 'closed',
        'closed_by_status'
      )
    ),
  is_open boolean not null generated always as (state in ('open', 'closed_by_status')) stored,
  flags text not null,
  status_changed timestamptz,
  own boolean not null,
  ending boolean not null,
  kept_at timestamptz not null,
  primary key (item_key, finding_id)
);
create index wstg_findings_number on wstg_findings (finding_id);
-- For the findings that the service has made.
create index wstg_findings_own on wstg_findings (item_key) include (finding_id, created) where own;
-- For the counts of open findings.
create index wstg_findings_open on wstg_findings (item_key, severity) where is_open;

-- Keeps readings of findings, in the form of the type `FindingReading`. A finding that no longer
-- names an item leaves that item. An unchanged finding is written only if it was read alone: a
-- delivery or a write must hold against an older page of a run. Rows are locked in the order of
-- items and findings. The steps:
--
-- reading: the readings, with their times, and whether a status has ended the finding or the
--   original of which it is a duplicate.
-- named: each reading with each item that it belongs to, and whether the service made it for that.
-- kept: the rows of these findings.
-- joined: both, side by side. A row without its reading is of an item that the finding has left. A
--   reading without engagement and product keeps those of the row while the test is the same.
-- decided: the state, from the flags and the earlier rows.
-- The loop deletes the rows that are left, and writes those that have changed or were read alone,
-- unless a row is newer than its reading.
create function keep_wstg_findings(readings json) returns void language plpgsql as $$
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
$$;
