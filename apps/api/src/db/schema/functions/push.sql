-- Notifications on members' devices. A device belongs to an account, and is told about the companies that the session in which it was
-- added shows.

create or replace function add_push_device(
  of_name text, of_host text, of_endpoint_hash bytea, of_subscription bytea, most integer,
  of_identity uuid default null
) returns setof push_devices
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid := account_in_scope();
begin
  -- Of concurrent calls, each counts what the other has added.
  perform from users u where u.id = account for no key update;
  -- It may belong to someone who was signed in on this browser before.
  delete from push_devices d where d.endpoint_hash = of_endpoint_hash;
  if (select count(*) from push_devices d where d.user_id = account) >= most then return; end if;
  return query
    insert into push_devices (user_id, name, host, endpoint_hash, subscription, identity_id)
    select account, of_name, of_host, of_endpoint_hash, of_subscription, of_identity where account is not null
    returning *;
end
$$;
comment on function add_push_device is
  'Adds a device to the account in scope, in place of a former one at the same address; no row if it has too many';

create or replace function is_pushed(company uuid, member uuid, notice text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
select exists (
  select from push_devices d join memberships m on m.company_id = company and m.user_id = d.user_id
  where d.user_id = member and session_admits(d.identity_id, company, m.role)
) and not (notice = 'reviews' and exists (
  select from notification_settings s where s.company_id = company and s.user_id = member and s.alerts_when = 'daily'
))
$$;
comment on function is_pushed is 'Whether a member''s devices are told of an alert; daily ones are mails only';

create or replace function push_test(member uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
begin
  insert into deliveries (id, company_id, receiver, receiver_id, host, type, event_key, data, next_attempt_at, expires_at)
  select new_delivery_id(), company, 'device', d.id, d.host, 'alert_test', gen_random_uuid(), '{}', now(),
    now() + interval '4 hours'
  from push_devices d
  join memberships m on m.company_id = company and m.user_id = d.user_id
  where d.user_id = member and session_admits(d.identity_id, company, m.role);
  if found then perform pg_notify('deliveries_queued', ''); end if;
  return found;
end
$$;
comment on function push_test is 'Tells the devices of a member of the company in scope that this is a test';

create or replace function open_review(member uuid, review uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
update alerts a set opened_ids = a.opened_ids || review
where a.company_id = company_in_scope() and a.user_id = member and a.queued_at > now() - interval '1 day'
  and review = any(a.review_ids) and review <> all(a.opened_ids)
$$;
comment on function open_review is
  'Notes that a member of the company in scope has opened a review of which their devices were told';
