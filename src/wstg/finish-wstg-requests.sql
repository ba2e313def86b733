-- Ends unfinished or failed requests. Without a `reason` they have taken effect.
create or replace function finish_wstg_requests(seqs bigint[], reason text)
returns void language plpgsql as $$
begin
  update wstg_inbox set
    state = 'done', due_at = null, finished_at = clock_timestamp(), note = reason,
    attempts = attempts + (reason is null)::integer
    where seq = any(seqs) and state <> 'done';
end
$$;

-- The same for superseded requests, in the form of the type `Ended`.
create or replace function finish_wstg_requests(superseded json)
returns void language plpgsql as $$
begin
  perform finish_wstg_requests(
    array(select json_array_elements_text(superseded -> 'seqs')::bigint),
    superseded ->> 'reason'
  );
end
$$;
