-- An item and its unfinished requests, oldest first, read in one snapshot. Failed requests come
-- last, so that many of them do not hide a newer one.
create or replace function wstg_work(key text) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('item', to_json(item), 'requests', (
      select coalesce(json_agg(request order by request.seq), '[]') from (
        select seq, kind, finding_id as "findingId", payload, attempts,
          state = 'failed' as failed, traceparent, due_at <= clock_timestamp() as due,
          (extract(epoch from clock_timestamp() - accepted_at) * 1000)::float8 as age
        from wstg_inbox where item_key = wstg_work.key and due_at is not null
        order by state = 'failed', seq limit 200
      ) as request
    ))
    from (
      select item_key as key, wstg_id as "wstgId", finding_id as "findingId",
        wstg_status as status, defectdojo_status as "toolStatus", last_seq as "lastSeq", revision,
        unanswered_write as unanswered,
        (extract(epoch from clock_timestamp() - unanswered_since) * 1000)::float8
          as "unansweredFor"
      from wstg_items where item_key = wstg_work.key
    ) as item
  );
end
$$;
