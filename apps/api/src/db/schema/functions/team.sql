-- Members of a company, their roles and invitations. Outcomes are error codes, or done.

create or replace function memberships_of(user_id uuid, identity uuid default null) returns json
language sql stable as $$
select coalesce(
  json_agg(
    json_build_object('companyId', m.company_id, 'role', m.role, 'suspended', c.suspended)
    order by m.created_at, m.company_id
  ),
  '[]'
)
from memberships m join companies c on c.id = m.company_id
where m.user_id = memberships_of.user_id
  and not exists (select from company_deletions d where d.company_id = m.company_id)
  and session_admits(identity, m.company_id, m.role)
$$;

create or replace function lock_team() returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from memberships m where m.company_id = company_in_scope() order by m.user_id for update;
  return owns_company();
end
$$;
comment on function lock_team is
  'Locks the members of the company in scope; returns whether the account in scope is an owner of it';

create or replace function owns_company() returns boolean
language sql stable set search_path = public, pg_temp as $$
select exists (
  select from memberships m join users u on u.id = m.user_id
  where m.company_id = company_in_scope() and m.user_id = account_in_scope() and m.role = 'owner'
    and u.disabled_at is null
)
$$;

create or replace function may_answer(role text) returns boolean
language sql immutable as $$
select role in ('owner', 'manager', 'responder')
$$;

create or replace function change_member(member uuid, member_role text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
  former text;
begin
  if not lock_team() then return 'forbidden_role'; end if;
  select m.role into former from memberships m where m.company_id = company and m.user_id = member;
  if not found then return 'member_not_found'; end if;
  if former = 'owner' and member_role is distinct from 'owner' and not exists (
    select from memberships m join users u on u.id = m.user_id
    where m.company_id = company and m.role = 'owner' and m.user_id <> member and u.disabled_at is null
  ) then
    return 'last_owner';
  end if;
  if member_role is not null then
    update memberships m set role = member_role where m.company_id = company and m.user_id = member;
    return 'done';
  end if;
  delete from memberships m where m.company_id = company and m.user_id = member;
  if not exists (select from memberships m where m.user_id = member)
    and exists (select from users u where u.id = member and u.password_hash is null)
  then
    delete from password_links l where l.user_id = member;
    delete from mails where mails.user_id = member and mails.kind in ('invitation', 'reset');
  end if;
  return 'done';
end
$$;
comment on function change_member is
  'Changes the role of a member of the company in scope, or removes them if it is null; refused for the last owner';

create or replace function invite_member(
  invitation uuid, address text, member_role text, mail uuid, member_limit integer, of_language text default null
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
begin
  if not lock_team() then return 'forbidden_role'; end if;
  -- One that has expired is replaced.
  delete from team_invitations i
  where i.company_id = company and lower(i.email) = lower(address) and i.expires_at <= now();
  if exists (
    select from memberships m join users u on u.id = m.user_id
    where m.company_id = company and lower(u.email) = lower(address)
  ) or exists (select from team_invitations i where i.company_id = company and lower(i.email) = lower(address)) then
    return 'already_member';
  end if;
  if (select count(*) from memberships m where m.company_id = company)
    + (select count(*) from team_invitations i where i.company_id = company) >= member_limit
  then
    return 'too_many_members';
  end if;
  insert into team_invitations (id, company_id, email, role, invited_by, mail_id, expires_at, language)
  values (
    invitation, company, address, member_role, account_in_scope(), mail, now() + interval '24 hours', of_language
  );
  return 'done';
end
$$;

create or replace function renew_invitation(invitation uuid, mail uuid, of_language text default null) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not lock_team() then return 'forbidden_role'; end if;
  update team_invitations i
  set mail_id = mail, token_hash = null, invited_by = account_in_scope(), expires_at = now() + interval '24 hours',
    language = coalesce(of_language, i.language)
  where i.id = invitation and i.company_id = company_in_scope();
  return case when found then 'done' else 'member_not_found' end;
end
$$;

create or replace function change_invitation(invitation uuid, member_role text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not lock_team() then return 'forbidden_role'; end if;
  if member_role is null then
    delete from team_invitations i where i.id = invitation and i.company_id = company_in_scope();
  else
    update team_invitations i set role = member_role where i.id = invitation and i.company_id = company_in_scope();
  end if;
  return case when found then 'done' else 'member_not_found' end;
end
$$;
comment on function change_invitation is 'Changes the role of an invitation, or withdraws it if it is null';

create or replace function activate_invitation(mail uuid, hash bytea) returns table (
  id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text, email text, user_id uuid,
  has_password boolean, language text
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update team_invitations i set token_hash = hash, expires_at = now() + interval '24 hours' where i.mail_id = mail;
  return query select * from find_invitation(hash);
end
$$;
comment on function activate_invitation is
  'Gives the invitation of a mail its token, valid for 24 hours from now, and returns it';

create or replace function find_invitation(hash bytea) returns table (
  id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text, email text, user_id uuid,
  has_password boolean, language text
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
  select i.id, i.company_id, i.company, i.role, i.expires_at, i.inviter, i.email, i.user_id, i.has_password, i.language
  from valid_invitations() i where i.token_hash = hash;
end
$$;

create or replace function valid_invitations() returns table (
  id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text, email text, user_id uuid,
  has_password boolean, language text, token_hash bytea, created_at timestamptz
)
language sql stable as $$
select i.id, i.company_id, c.name, i.role, i.expires_at, (
    select coalesce(b.name || ' (' || b.email || ')', b.email)
    from users b join memberships m on m.user_id = b.id
    where b.id = i.invited_by and m.company_id = i.company_id and b.disabled_at is null
  ), coalesce(u.email, i.email), u.id, u.password_hash is not null, coalesce(u.language, u.browser_language, i.language), i.token_hash, i.created_at
from team_invitations i
join companies c on c.id = i.company_id
left join users u on lower(u.email) = lower(i.email)
where i.expires_at > now() and u.disabled_at is null
  and not exists (select from company_deletions d where d.company_id = i.company_id)
$$;
comment on function valid_invitations is
  'Invitations that can be accepted, with the account of their address if there is one; its language takes precedence';

create or replace function accept_invitation(invitation uuid, member_limit integer) returns table (
  outcome text, company uuid, member_role text
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := account_in_scope();
  is_member boolean;
begin
  perform from users u where u.id = person for update;
  select i.company_id into company from invitations_of_account() i where i.id = invitation;
  if found then
    perform from memberships m where m.company_id = company order by m.user_id for update;
    is_member := exists (select from memberships m where m.company_id = company and m.user_id = person);
    if (select c.suspended from companies c where c.id = company) then
      outcome := 'company_suspended';
    elsif not is_member
      and (select count(*) from memberships m where m.company_id = company) >= member_limit
    then
      outcome := 'team_full';
    else
      delete from team_invitations i where i.id = invitation returning i.role into member_role;
      if found then
        insert into memberships (user_id, company_id, role) values (person, company, member_role)
        on conflict do nothing;
        outcome := 'done';
      end if;
    end if;
  end if;
  outcome := coalesce(outcome, 'invitation_not_found');
  return next;
end
$$;

create or replace function decline_invitation(invitation uuid) returns table (company uuid, address text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  delete from team_invitations i using invitations_of_account() own
  where own.id = invitation and i.id = own.id
  returning i.company_id, i.email;
end
$$;

create or replace function decline_invitation_link(hash bytea) returns table (company uuid, address text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
  delete from team_invitations i using find_invitation(hash) own where i.id = own.id
  returning i.company_id, i.email;
end
$$;

create or replace function end_invitation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from team_invitations i using users u
  where u.id = new.user_id and i.company_id = new.company_id and lower(i.email) = lower(u.email);
  return null;
end
$$;

create or replace function invitations_of_account() returns table (
  id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
  select i.id, i.company_id, i.company, i.role, i.expires_at, i.inviter from valid_invitations() i
  where i.user_id = account_in_scope()
  order by i.created_at, i.id
  limit 50;
end
$$;

create or replace function make_invited_account(hash bytea, new_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into users (id, email, role, language)
  select new_id, i.email, 'company_admin', i.language from find_invitation(hash) i
  on conflict ((lower(email))) do nothing;
end
$$;

create or replace function lock_invited(member uuid, of_language text default null) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_password boolean;
  is_disabled boolean;
  found_member boolean;
begin
  if not owns_company() then return 'forbidden_role'; end if;
  select u.password_hash is not null, u.disabled_at is not null into has_password, is_disabled
  from users u
  where u.id = member and exists (
    select from memberships m where m.company_id = company_in_scope() and m.user_id = u.id
  )
  for update;
  found_member := found;
  update users u set language = of_language
  where found_member and u.id = member and of_language is not null and not is_disabled and not has_password;
  return case
    when not found_member then 'member_not_found'
    when is_disabled then 'invitee_disabled'
    when has_password then 'already_active'
    else 'done'
  end;
end
$$;
comment on function lock_invited is
  'Locks a member of the company in scope who has not set a password yet, and sets their language if one is given';

create or replace function queue_invitation_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mails (id, kind, company_id, recipient, detail, next_attempt_at)
  values (new.mail_id, 'team_invitation', new.company_id, new.email, new.id, now());
  return null;
end
$$;

create or replace function withdraw_invitation_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mails where id = old.mail_id;
  return null;
end
$$;
