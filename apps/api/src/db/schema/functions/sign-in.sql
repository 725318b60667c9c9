-- Sign-in by a company's provider (OpenID Connect).

create or replace function providers_of(
  of_slug text default null, of_company uuid default null, of_issuer text default null, of_clients text[] default null
) returns table (
  company_id uuid, issuer text, client_id text, client_secret bytea, domains jsonb, default_role text, groups jsonb
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
  select s.company_id, s.issuer::text, s.client_id::text, s.client_secret, s.domains, s.default_role, s.groups
  from sign_in_settings s join companies c on c.id = s.company_id
  where s.issuer is not null and s.client_id is not null
    and (
      c.slug = of_slug or s.company_id = of_company or (s.issuer = of_issuer and s.client_id = any (of_clients))
    )
    and not exists (select from company_deletions d where d.company_id = s.company_id)
  order by s.company_id
  limit 50;
end
$$;
comment on function providers_of is 'The provider of a company, or those with this issuer and one of these clients';

create or replace function spend_token(given bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into spent_tokens (hash) values (given) on conflict do nothing;
  return found;
end
$$;
comment on function spend_token is 'Records the use of a token; false if it was used before';

create or replace function enter_by_provider(
  identity uuid, of_issuer text, of_subject text, address text, new_user uuid, group_role text, usual_role text,
  member_limit integer
) returns table (outcome text, id uuid, email text, role text, memberships json, epoch integer, identity_id uuid, added text, former text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
  person users%rowtype;
  known identities%rowtype;
  member memberships%rowtype;
  invited_as text;
begin
  -- In turn: a member is added once, and there is room for each.
  perform from companies c where c.id = company for no key update;
  select i.* into known from identities i
  where i.company_id = company and i.issuer = of_issuer and i.subject = of_subject;
  if found then
    select u.* into person from users u where u.id = known.user_id for update;
  else
    select u.* into person from users u where lower(u.email) = lower(address) for update;
    if not found then
      insert into users (id, email, role) values (new_user, address, 'company_admin')
      on conflict ((lower(email))) do nothing;
      select u.* into person from users u where u.id = new_user for update;
    elsif exists (select from memberships m where m.user_id = person.id and m.company_id <> company)
      or exists (
        select from identities i where i.company_id = company and i.issuer = of_issuer and i.user_id = person.id
      )
    then
      -- A company vouches for its own members only, and nobody takes over the account of who had the address before.
      outcome := 'provider_account';
      return next;
      return;
    end if;
  end if;
  if person.id is null or person.role <> 'company_admin' or person.disabled_at is not null then
    outcome := 'provider_account';
    return next;
    return;
  end if;
  select m.* into member from memberships m where m.company_id = company and m.user_id = person.id;
  if not found then
    select i.role into invited_as from team_invitations i
    where i.company_id = company and lower(i.email) = lower(person.email) and i.expires_at > now();
    -- An existing account without a membership was removed, or belongs elsewhere: it needs an invitation.
    if person.id <> new_user and invited_as is null then
      outcome := 'provider_not_member';
    elsif (select c.suspended from companies c where c.id = company) then
      outcome := 'company_suspended';
    elsif (select count(*) from memberships m where m.company_id = company) >= member_limit then
      outcome := 'team_full';
    end if;
    if outcome is not null then
      -- An account without a company is of no use.
      delete from users u where u.id = new_user;
      return next;
      return;
    end if;
    added := coalesce(group_role, invited_as, usual_role);
    insert into memberships (user_id, company_id, role) values (person.id, company, added);
  elsif group_role <> member.role and (member.role <> 'owner' or exists (
    select from memberships m join users u on u.id = m.user_id
    where m.company_id = company and m.role = 'owner' and m.user_id <> person.id and u.disabled_at is null
  )) then
    former := member.role;
    added := group_role;
    update memberships m set role = group_role where m.company_id = company and m.user_id = person.id;
  end if;
  if known.id is null then
    insert into identities (id, company_id, issuer, subject, user_id)
    values (identity, company, of_issuer, of_subject, person.id);
  end if;
  return query
  select 'done', person.id, person.email::text, person.role, memberships_of(person.id), person.epoch,
    coalesce(known.id, identity), added, former;
end
$$;
comment on function enter_by_provider is
  'Whom the provider of the company in scope signs in, as a member of it; or why it may not. Added and former: a role that changed';

create or replace function requires_provider(member uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from memberships m where m.user_id = member) and not exists (
    select from memberships m where m.user_id = member and session_admits(null, m.company_id, m.role)
  ) and (
    -- Who is in several companies connects their providers from a session of their own, even if that shows none of them.
    (select count(*) from memberships m where m.user_id = member) = 1 or not exists (
      select from memberships m where m.user_id = member and not exists (
        select from identities i where i.company_id = m.company_id and i.user_id = member
      )
    )
  );
end
$$;
comment on function requires_provider is
  'Whether a user signs in by providers alone: all their companies enforce their own, and each can sign the user in';

create or replace function own_providers() returns table (company_id uuid, company_name text, connected boolean)
language sql stable security definer set search_path = public, pg_temp as $$
select c.id, c.name::text,
  exists (select from identities i where i.company_id = c.id and i.user_id = m.user_id)
from memberships m
join companies c on c.id = m.company_id
join sign_in_settings s on s.company_id = m.company_id
where m.user_id = account_in_scope() and s.issuer is not null and s.client_id is not null
  and not exists (select from company_deletions d where d.company_id = m.company_id)
order by c.name, c.id
limit 1000
$$;
comment on function own_providers is
  'The companies of the account in scope that have a provider, and whether it signs the account in';

create or replace function connect_provider(
  identity uuid, of_company uuid, of_issuer text, of_subject text, address text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid := account_in_scope();
begin
  -- In the order of enter_by_provider, in turn with it.
  perform from companies c where c.id = of_company for no key update;
  perform from users u where u.id = account and u.role = 'company_admin' and u.disabled_at is null for update;
  if not found
    or not exists (select from memberships m where m.company_id = of_company and m.user_id = account)
    -- That person is somebody else.
    or exists (select from users u where lower(u.email) = lower(address) and u.id <> account)
  then
    return 'provider_account';
  end if;
  if not exists (select from sign_in_settings s where s.company_id = of_company and s.issuer = of_issuer) then
    return 'provider_not_set';
  end if;
  insert into identities (id, company_id, issuer, subject, user_id)
  values (identity, of_company, of_issuer, of_subject, account)
  on conflict do nothing;
  return case when exists (
    select from identities i
    where i.company_id = of_company and i.issuer = of_issuer and i.subject = of_subject and i.user_id = account
  ) then 'done' else 'provider_account' end;
end
$$;
comment on function connect_provider is
  'Links a subject of a company''s provider to the account in scope, a member of the company; or returns why it may not';

create or replace function disconnect_provider(of_company uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid := account_in_scope();
  former text;
begin
  delete from identities i where i.company_id = of_company and i.user_id = account returning i.issuer into former;
  if found then perform pg_notify('access_lost', account::text); end if;
  return former;
end
$$;
comment on function disconnect_provider is
  'Unlinks the account in scope from a company''s provider, and ends those sessions; returns the issuer, null if there was none';

create or replace function session_admits(identity uuid, company uuid, member_role text) returns boolean
language sql stable as $$
select case
  when exists (select from identities i where i.id = identity and i.company_id is not null)
    then exists (select from identities i where i.id = identity and i.company_id = company)
  else member_role = 'owner'
    or not exists (select from sign_in_settings s where s.company_id = company and s.enforced)
end
$$;
comment on function session_admits is
  'Whether a session shows a company to a member: one that a company''s provider has opened shows that company alone';

create or replace function end_provider_sessions(of_company uuid, of_issuer text, of_subject text, of_sid text)
returns table (id uuid, email text, ended bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  with gone as (
    delete from sessions s using identities i
    where i.id = s.identity_id and i.company_id is not distinct from of_company and i.issuer = of_issuer
      and (of_subject is null or i.subject = of_subject) and (of_sid is null or s.provider_sid = of_sid)
    returning s.user_id
  )
  select u.id, u.email::text, count(*) from gone join users u on u.id = gone.user_id group by u.id, u.email;
end
$$;

create or replace function follow_sign_in() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from identities i where i.company_id = new.company_id and i.issuer is distinct from new.issuer;
  perform pg_notify('access_lost', m.user_id::text) from memberships m where m.company_id = new.company_id;
  return null;
end
$$;
comment on function follow_sign_in is
  'Ends the sessions that a former provider opened, and makes open streams check their readers again';
