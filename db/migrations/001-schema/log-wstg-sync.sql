-- Adds an entry to the synchronisation log. Entry n takes the place of entry n - 1000.
create or replace function log_wstg_sync(
  wstg_id text, direction text, old_status text, new_status text, error text
) returns void language plpgsql as $$
begin
  insert into wstg_sync_log as log
      (logged_at, wstg_id, direction, old_status, new_status, success, error_message)
    values (clock_timestamp(), wstg_id, direction, old_status, new_status, error is null, error)
    on conflict (slot) do update set
      number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
      direction = excluded.direction, old_status = excluded.old_status,
      new_status = excluded.new_status, success = excluded.success,
      error_message = excluded.error_message
    where excluded.number > log.number;
end
$$;
