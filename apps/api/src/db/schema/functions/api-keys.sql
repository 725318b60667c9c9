-- Keys of programs. Their maker's role bounds what they may do, and they end some time after their maker has left.

create or replace function role_of_maker(person uuid, company uuid) returns text
language sql stable set search_path = public, pg_temp as $$
select case
  when company is null then case when u.role = 'superadmin' then u.role end
  else (select m.role from memberships m where m.user_id = u.id and m.company_id = company)
end
from users u where u.id = person and u.disabled_at is null
$$;
comment on function role_of_maker is 'The role that bounds the keys that a user makes; null if they may make none';

create or replace function bound_key() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Waits for whoever is changing the maker, and makes whoever changes them later see this key.
  perform from users u where u.id = new.created_by for share;
  perform from memberships m where m.user_id = new.created_by and m.company_id = new.company_id for share;
  new.role := role_of_maker(new.created_by, new.company_id);
  return case when new.role is not null then new end;
end
$$;
comment on function bound_key is 'Bounds a key by the role of its maker; without one, nothing is stored';

create or replace function follow_maker() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
  told integer;
begin
  with changed as (
    update api_keys k set
      role = coalesce(b.role_now, k.role),
      ends_at = case
        when b.role_now is null then coalesce(b.ends_at, now() + interval '14 days')
        when b.ends_at <= now() then b.ends_at
      end
    from (
      select id, ends_at, role_of_maker(person, company_id) as role_now from api_keys
      where created_by = person for update
    ) b
    where k.id = b.id
    returning k.company_id, b.ends_at is null and k.ends_at is not null as is_ending
  )
  insert into mails (id, kind, user_id, company_id, detail, next_attempt_at)
  select gen_random_uuid(), 'api_keys_ending', u.id, c.company_id, person, now()
  from (select distinct company_id from changed where is_ending) c
  join lateral (
    select m.user_id from memberships m where m.company_id = c.company_id and m.role = 'owner'
    union all
    select s.id from users s where c.company_id is null and s.role = 'superadmin'
  ) o on o.user_id <> person
  join users u on u.id = o.user_id and u.disabled_at is null
  where not exists (select from company_deletions d where d.company_id = c.company_id);
  get diagnostics told = row_count;
  if told > 0 then perform pg_notify('mails_queued', ''); end if;
  return null;
end
$$;
comment on function follow_maker is
  'Adapts the keys of a user whose role has changed, and mails the owners about keys that will end';

create or replace function is_live(key api_keys) returns boolean
language sql stable as $$
select coalesce(least(key.expires_at, key.ends_at) > now(), true)
  and not exists (select from company_deletions d where d.company_id = key.company_id)
$$;

create or replace function read_api_key(key uuid, hash bytea) returns table (
  id uuid, name text, company_id uuid, suspended boolean, scopes text[], role text, maker uuid, email text,
  until_at timestamptz
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := now() at time zone 'UTC';
begin
  update api_keys k set last_used_on = today
  where k.id = key and k.secret_hash = hash and is_live(k) and k.last_used_on is distinct from today;
  return query
  select k.id, k.name, k.company_id, coalesce(c.suspended, false), k.scopes, k.role, k.created_by, u.email,
    least(k.expires_at, k.ends_at)::timestamptz
  from api_keys k
  left join companies c on c.id = k.company_id
  left join users u on u.id = k.created_by
  where k.id = key and k.secret_hash = hash and is_live(k);
end
$$;
comment on function read_api_key is 'A key that is valid now, which counts as used today';

create or replace function live_api_keys(keys uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select k.id from api_keys k where k.id = any (keys) and is_live(k);
end
$$;
comment on function live_api_keys is 'Which of these keys are valid now';
