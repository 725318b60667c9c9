-- What precedes the scope of an account: users are found by address, sessions and links by the hash of their token.

create or replace function find_account(address text) returns table (
  id uuid, email text, role text, memberships json, password_hash text, epoch integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select u.id, u.email, u.role, memberships_of(u.id), u.password_hash, u.epoch
  from users u where lower(u.email) = address and u.disabled_at is null;
end
$$;

create or replace function is_in_use(account users) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
select account.disabled_at is null and (
  account.password_hash is not null or exists (
    select from identities i where i.user_id = account.id and (i.company_id is null or exists (
      select from memberships m where m.user_id = i.user_id and m.company_id = i.company_id
    ))
  )
)
$$;
comment on function is_in_use is 'Whether somebody can sign in to an account: by a password or a provider';

create or replace function find_password_link(hash bytea) returns table (user_id uuid, email text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select u.id, u.email from password_links l join users u on u.id = l.user_id
  where l.token_hash = hash and l.expires_at > now();
end
$$;

create or replace function find_pending_user(hash bytea, lifetime interval, max_tries integer) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select p.user_id from pending_sign_ins p
  where p.id_hash = hash and p.created_at > now() - lifetime and p.tries < max_tries;
end
$$;
comment on function find_pending_user is 'The user of a sign-in that waits for the second factor';

create or replace function find_passkey(given bytea) returns table (
  passkey_id uuid, public_key bytea, counter bigint, id uuid, email text, role text, memberships json, epoch integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select p.id, p.public_key, p.counter, u.id, u.email, u.role, memberships_of(u.id), u.epoch
  from passkeys p join users u on u.id = p.user_id
  where p.credential_id = given and u.disabled_at is null;
end
$$;

create or replace function keep_challenge(given bytea, for_user uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into passkey_challenges (challenge, user_id) values (given, for_user);
end
$$;

create or replace function take_challenge(given bytea, for_user uuid, lifetime interval) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from passkey_challenges c
  where c.challenge = given and c.user_id is not distinct from for_user and c.created_at > now() - lifetime;
  return found;
end
$$;

create or replace function take_sign_in_try(hash bytea, lifetime interval, max_tries integer) returns table (
  id uuid, email text, role text, memberships json, epoch integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  with tried as (
    update pending_sign_ins p set tries = p.tries + 1
    where p.id_hash = hash and p.created_at > now() - lifetime and p.tries < max_tries
    returning p.user_id, p.epoch
  )
  select u.id, u.email, u.role, memberships_of(u.id), u.epoch
  from tried t join users u on u.id = t.user_id and u.epoch = t.epoch
  where u.disabled_at is null;
end
$$;
comment on function take_sign_in_try is
  'Counts a try of the second factor, and returns its user; no row when there is no try left';

create or replace function find_signed_in(hash bytea, idle interval, total interval, step_up interval) returns table (
  id uuid, email text, role text, memberships json, two_factor boolean, factor text, step_up_until timestamptz,
  identity_id uuid, provider_sid text, issuer text, provider_company uuid, needs_two_factor boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions s set last_seen_at = now()
  where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
    and s.last_seen_at < now() - interval '1 minute';
  return query
  select u.id, u.email, u.role, memberships_of(u.id, s.identity_id), u.two_factor, s.factor,
    case when s.stepped_up_at > now() - step_up then s.stepped_up_at + step_up end,
    s.identity_id, s.provider_sid::text, i.issuer::text, i.company_id,
    s.identity_id is null and exists (
      select from memberships m join sign_in_settings p on p.company_id = m.company_id
      where m.user_id = u.id and m.role = 'owner' and p.enforced
    )
  from sessions s join users u on u.id = s.user_id left join identities i on i.id = s.identity_id
  where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
    and u.disabled_at is null;
end
$$;
comment on function find_signed_in is
  'The user of a session, which counts as seen at most once a minute, with the companies that it shows. Needs two factor: '
  'owners of companies whose members sign in by their provider';

create or replace function end_session(hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions s where s.id_hash = hash;
end
$$;

create or replace function session_position(hash bytea) returns pg_lsn
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select s.wal_position from sessions s where s.id_hash = hash);
end
$$;
comment on function session_position is
  'How far a replica must have replayed the write-ahead log to show this session its own changes';

create or replace function keep_session_position(hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions s set wal_position = pg_current_wal_insert_lsn() where s.id_hash = hash;
end
$$;

create or replace function note_activity() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_activity (user_id, last_seen_at) values (new.user_id, new.last_seen_at)
  on conflict (user_id) do update
    set last_seen_at = greatest(account_activity.last_seen_at, excluded.last_seen_at);
  return null;
end
$$;

create or replace function open_view(hash bytea) returns table (company_id uuid, until_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select v.company_id, v.until_at::timestamptz from sessions s join company_views v on v.session_id = s.id
  where s.id_hash = hash and v.ended_at is null and v.until_at > now();
end
$$;
comment on function open_view is 'What the session with this hash is viewing';

create or replace function find_allowed_views(
  hashes bytea[], companies uuid[], idle interval, total interval
) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  select v.position::integer
  from unnest(hashes, companies) with ordinality as v (id_hash, company_id, position)
  join sessions s on s.id_hash = v.id_hash
  where s.created_at > now() - total and s.last_seen_at > now() - idle
    and not exists (select from company_deletions d where d.company_id = v.company_id)
    and (
      exists (
        select from memberships m
        where m.user_id = s.user_id and m.company_id = v.company_id
          and session_admits(s.identity_id, m.company_id, m.role)
      )
      or exists (
        select from company_views o join users u on u.id = s.user_id
        where o.session_id = s.id and o.company_id = v.company_id and o.ended_at is null and o.until_at > now()
          and u.role = 'superadmin'
      )
    );
end
$$;
comment on function find_allowed_views is
  'Positions, from 1, of the pairs of session and company in which the session may see the company';
