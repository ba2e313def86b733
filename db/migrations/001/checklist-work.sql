-- The state of an item, in the form of the type `ItemState`. PostgreSQL inlines a function only if
-- its body has the declared volatility, so this one with `clock_timestamp()` is volatile. A call
-- that is not inlined takes twenty times as long.
-- made: the findings that the service has made for it.
create function wstg_item_state(item wstg_items, made json) returns json
language sql as $$
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
$$;
