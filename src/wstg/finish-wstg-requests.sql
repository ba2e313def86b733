-- Ends unfinished or failed requests. Without a `reason` they have taken effect.
create or replace function finish_wstg_requests(seqs json, reason text)
returns void language plpgsql as $$
begin
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(), note = reason,
    attempts = attempts + (reason is null)::integer
    where seq = any(array(select json_array_elements_text(seqs)::bigint)) and state <> 'done';
end
$$;
