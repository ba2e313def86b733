-- Made from the migrations by `make schema`; a test compares. Do not edit.

CREATE TABLE accounts (
  id integer generated always as identity not null,
  username text not null,
  password_hash text not null,
  role text not null,
  created_at timestamp with time zone default now() not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_username_key UNIQUE (username),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text])))
);

CREATE INDEX accounts_admins ON public.accounts USING btree (id) WHERE (role = 'admin'::text);

CREATE TABLE profiles (
  user_id integer not null,
  given_name text not null,
  surnames text not null,
  birth_date date not null,
  height_m numeric not null,
  updated_at timestamp with time zone default now() not null,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE revoked_tokens (
  jti text not null,
  expires_at timestamp with time zone not null,
  constraint revoked_tokens_pkey PRIMARY KEY (jti)
);

CREATE INDEX revoked_tokens_expiry ON public.revoked_tokens USING btree (expires_at);

CREATE TABLE weights (
  id bigint generated always as identity not null,
  user_id integer not null,
  weight_kg numeric not null,
  recorded_at timestamp(3) with time zone not null,
  constraint weights_pkey PRIMARY KEY (id),
  constraint weights_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE INDEX weights_history ON public.weights USING btree (user_id, recorded_at DESC, id DESC) INCLUDE (weight_kg);

CREATE OR REPLACE FUNCTION public.record_weight(account integer, kg numeric, zone text, max_kg_per_day numeric, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS TABLE(recorded boolean, days integer, allowed_kg numeric, actual_kg numeric)
 LANGUAGE plpgsql
AS $function$
    declare
      moment timestamptz(3);
      previous record;
    begin
      perform from accounts where id = account for no key update;
      moment := coalesce(at, clock_timestamp());
      select w.weight_kg, (moment at time zone zone)::date - (w.recorded_at at time zone zone)::date as days
        into previous
        from weights w
        where w.user_id = account and w.recorded_at < date_trunc('day', moment, zone)
        order by w.recorded_at desc, w.id desc
        limit 1;
      if found then
        days := previous.days;
        allowed_kg := max_kg_per_day * previous.days;
        actual_kg := abs(kg - previous.weight_kg);
      end if;
      recorded := actual_kg is null or actual_kg <= allowed_kg;
      if recorded then
        insert into weights (user_id, weight_kg, recorded_at) values (account, kg, moment);
      end if;
      return next;
    end
    $function$;
