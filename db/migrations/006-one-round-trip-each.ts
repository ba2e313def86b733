import { type Kysely, sql } from 'kysely'

/**
 * What a worker does before and after its calls to the findings tool, in one round trip and one commit each. Functions,
 * because each of their statements sees what was committed before it: in a single one what is read would be older than
 * the lease.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // An item and its requests that are still to be processed, oldest first, as both stand at the same moment. Many failed
  // requests hide no newer one.
  await sql`
    create function wstg_work(key text) returns json
    language plpgsql stable as $$
    begin
      return (
        select json_build_object('item', to_json(item), 'requests', (
          select coalesce(json_agg(request order by request.seq), '[]') from (
            select seq, kind, finding_id as "findingId", payload, attempts, state = 'failed' as failed, traceparent,
              due_at <= clock_timestamp() as due,
              (extract(epoch from clock_timestamp() - accepted_at) * 1000)::float8 as age
            from wstg_inbox where item_key = wstg_work.key and due_at is not null
            order by state = 'failed', seq limit 200
          ) as request
        ))
        from (
          select item_key as key, wstg_id as "wstgId", finding_id as "findingId", wstg_status as status,
            defectdojo_status as "toolStatus", last_seq as "lastSeq", revision, unanswered_write as unanswered,
            (extract(epoch from clock_timestamp() - unanswered_since) * 1000)::float8 as "unansweredFor"
          from wstg_items where item_key = wstg_work.key
        ) as item
      );
    end
    $$`.execute(db)

  // Takes the lease of an item, given by its key or by a request that is still to be processed, and tells what is to be
  // done; null when another holds it. The request at the head of the line comes next, if it is due, has not failed and
  // nothing newer has taken effect: its attempt is counted here.
  await sql`
    create function take_wstg_item(request bigint, item text, holder uuid, lasting interval, patience interval)
    returns json language plpgsql as $$
    declare
      work json;
      counted bigint;
    begin
      if item is null then
        select item_key into item from wstg_inbox where seq = request and due_at is not null;
        if item is null then
          return null;
        end if;
      end if;
      insert into leases as lease (name, token, held_until)
        values ('wstg:' || item, holder, clock_timestamp() + lasting)
        on conflict (name) do update set token = excluded.token, held_until = excluded.held_until
        where lease.held_until < clock_timestamp();
      if not found then
        return null;
      end if;
      work := wstg_work(item);
      update wstg_inbox set attempts = attempts + 1, requeues = 0, requeue_at = clock_timestamp() + patience
        where seq = (select min(seq) from wstg_inbox where item_key = item and due_at is not null)
          and state = 'pending' and due_at <= clock_timestamp()
          and seq >= (select last_seq from wstg_items where item_key = item)
        returning seq into counted;
      return json_build_object('name', 'wstg:' || item, 'key', item, 'work', work, 'counted', counted);
    end
    $$`.execute(db)

  // Stores what was written to the tool, unless the lease is another's by now or something newer has taken effect
  // ('refused'). The lease ends with it ('released') when no other request of the item is there. Whoever wants it
  // meanwhile waits at its row, and whoever was turned away before has stored its request before: nobody is missed.
  await sql`
    create function store_wstg_written(
      lease text, holder uuid, key text, request bigint, finding bigint, status text, tool_status text, notes text,
      severity text, changed_at timestamptz
    ) returns text language plpgsql as $$
    declare
      before record;
    begin
      perform from leases where name = lease and token = holder for update;
      if not found then
        return 'refused';
      end if;
      select wstg_id, case when defectdojo_status is not null then wstg_status end as status into before
        from wstg_items where item_key = key and last_seq <= request for no key update;
      if not found then
        return 'refused';
      end if;
      update wstg_items as item set
        finding_id = finding, wstg_status = store_wstg_written.status, defectdojo_status = tool_status,
        last_sync_timestamp = clock_timestamp(), last_sync_direction = 'tracker->dd', event = null,
        notes = store_wstg_written.notes, severity = store_wstg_written.severity,
        status_changed_at = coalesce(changed_at, clock_timestamp()), last_seq = request, revision = revision + 1,
        unanswered_since = null, unanswered_write = null
        where item_key = key;
      update wstg_inbox set state = 'done', due_at = null, finished_at = clock_timestamp(), note = null
        where seq = request;
      insert into wstg_sync_log as log (logged_at, wstg_id, direction, old_status, new_status, success)
        values (clock_timestamp(), before.wstg_id, 'tracker->dd', before.status, store_wstg_written.status, true)
        on conflict (slot) do update set
          number = excluded.number, logged_at = excluded.logged_at, wstg_id = excluded.wstg_id,
          direction = excluded.direction, old_status = excluded.old_status, new_status = excluded.new_status,
          success = excluded.success, error_message = excluded.error_message
        where excluded.number > log.number;
      delete from leases where name = lease
        and not exists (select from wstg_inbox where item_key = key and due_at is not null);
      return case when found then 'released' else 'stored' end;
    end
    $$`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop function store_wstg_written, take_wstg_item, wstg_work`.execute(db)
}
