-- Ends the requests of an item that have taken effect together (`effective`, oldest first), and all
-- older ones, also failed ones, because their status is out of date.
create or replace function finish_wstg_requests(key text, effective bigint[])
returns void language plpgsql as $$
declare
  newest bigint := effective[cardinality(effective)];
begin
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(),
    attempts = attempts + (seq = any(effective))::integer,
    note = case when seq <> all(effective) then 'superseded by request ' || newest end
    where item_key = key and seq <= newest and state <> 'done';
end
$$;
