-- Tells every process of a revoked access token: its id and when it expires (ms since 1970).
create or replace function notify_revocation() returns trigger
language plpgsql as $$
begin
  perform pg_notify(
    'revoked_tokens',
    new.jti || ' ' || ceil(extract(epoch from new.expires_at) * 1000)
  );
  return null;
end
$$;
