-- When members are mailed and chats are told: alerts and notices wait for the end of quiet hours, digests come at 8:00 local time.

create or replace function add_notices(
  member uuid, notice text, reviews uuid[], note uuid, roles text[]
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
  size constant integer := 20;
  subject uuid := case when cardinality(reviews) = 1 then reviews[1] else nil_uuid() end;
begin
  if cardinality(reviews) = 0 then return false; end if;
  -- Locked first, as by a deletion of the account.
  perform from users u where u.id = member for key share;
  insert into alerts as a (company_id, user_id, kind, about, review_ids, note_id, total, due_at)
  select company, member, notice, subject, reviews[1:size], note, cardinality(reviews), alert_due(
    greatest(now(), (
      select max(e.queued_at) + interval '10 minutes' from alerts e
      where e.company_id = company and e.user_id = member and e.kind = notice and e.about = subject
    )),
    false, s.quiet_from, s.quiet_to, s.quiet_time_zone, c.time_zone
  )
  from memberships m
  join users u on u.id = m.user_id
  join companies c on c.id = m.company_id
  left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
  where m.company_id = company and m.user_id = member and m.role = any(roles)
    and is_in_use(u) and coalesce(s.alerts_when, 'instant') <> 'off'
  -- Otherwise the foreign key would fail if the member is being removed.
  for key share of m
  on conflict (company_id, user_id, kind, about) where queued_at is null do update
    set total = a.total + excluded.total, note_id = coalesce(excluded.note_id, a.note_id),
      review_ids = case when cardinality(reviews) = 1 then a.review_ids
        else (a.review_ids || excluded.review_ids)[1:size] end;
  return release_alerts(company, member, 10) > 0;
end
$$;
comment on function add_notices is
  'Tells a member of the company in scope about cases, once it is time. Returns whether a mail was queued';

create or replace function release_alerts(of_company uuid, of_member uuid, size integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  released integer;
  told integer;
begin
  with due as (
    select a.company_id, a.id from alerts a
    where a.user_id is not null and a.queued_at is null and a.due_at <= now()
      and (of_company is null or a.company_id = of_company) and (of_member is null or a.user_id = of_member)
      and not exists (
        select from alerts e
        where e.company_id = a.company_id and e.user_id = a.user_id and e.kind = a.kind and e.about = a.about
          and e.queued_at > now() - interval '10 minutes'
      )
    order by a.due_at limit size for update skip locked
  ), taken as (
    update alerts a set queued_at = now(),
      opened_ids = case when is_pushed(a.company_id, a.user_id, a.kind) then '{}'::uuid[] end
    from due where a.company_id = due.company_id and a.id = due.id
    returning a.*, gen_random_uuid() as mail_id
  ), mailed as (
    -- Whoever is told on a device has a quarter of an hour to open it there, and is mailed only then.
    insert into mails (id, kind, user_id, company_id, detail, next_attempt_at)
    select mail_id, case when kind = 'reviews' then 'alert' else 'case_notice' end, user_id, company_id, id::text,
      case when opened_ids is null then now() else now() + interval '15 minutes' end
    from taken
    returning id
  ), pushed as (
    insert into deliveries (
      id, company_id, receiver, receiver_id, host, type, event_key, review_id, data, next_attempt_at, expires_at
    )
    select new_delivery_id(), t.company_id, 'device', d.id, d.host, 'alert', t.id,
      case when cardinality(t.review_ids) = 1 then t.review_ids[1] end,
      jsonb_build_object('alertId', t.id, 'mailId', t.mail_id), now(), now() + interval '4 hours'
    from taken t
    join push_devices d on d.user_id = t.user_id
    join memberships m on m.company_id = t.company_id and m.user_id = t.user_id
    where t.opened_ids is not null and session_admits(d.identity_id, t.company_id, m.role)
    on conflict (receiver_id, event_key) do nothing
    returning id
  )
  select (select count(*) from mailed), (select count(*) from pushed) into released, told;
  if told > 0 then perform pg_notify('deliveries_queued', ''); end if;
  if of_member is null then released := released + release_channel_alerts(of_company, size); end if;
  return released;
end
$$;
comment on function release_alerts is
  'Turns due alerts of one member, or of all, into mails, messages and notifications on devices; returns their number';

create or replace function release_channel_alerts(of_company uuid, size integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  released integer;
begin
  -- A channel that was told meanwhile has a new row: the lock checks it again.
  with due as (
    select a.company_id, a.id, c.id as channel_id, c.kind as chat, c.host from alerts a
    join channels c on c.company_id = a.company_id and c.id = a.channel_id
      and c.told_at <= now() - interval '1 minute'
    where a.queued_at is null and a.due_at <= now() and (of_company is null or a.company_id = of_company)
      and not exists (
        select from alerts e
        where e.company_id = a.company_id and e.channel_id = a.channel_id and e.queued_at is null
          and (e.due_at, e.id) < (a.due_at, a.id)
      )
      -- Until the previous message has arrived, all else waits for the next one.
      and not exists (select from deliveries d where d.receiver_id = c.id and d.state = 'pending')
    order by a.due_at limit size for update of a, c skip locked
  ), told as (
    update channels c set told_at = now() from due where c.company_id = due.company_id and c.id = due.channel_id
  ), taken as (
    update alerts a set queued_at = now() from due where a.company_id = due.company_id and a.id = due.id
    returning a.*, due.chat, due.host
  )
  insert into deliveries (
    id, company_id, receiver, receiver_id, host, type, event_key, data, next_attempt_at, expires_at
  )
  select new_delivery_id(), company_id, 'channel', channel_id, host, 'alert.' || kind, id::text,
    jsonb_build_object('alertId', id, 'chat', chat), now(), now() + interval '1 day'
  from taken;
  get diagnostics released = row_count;
  if released > 0 then perform pg_notify('deliveries_queued', ''); end if;
  return released;
end
$$;
comment on function release_channel_alerts is
  'Turns due alerts of one company, or of all, into messages, at most one a minute per channel; returns their number';

create or replace function tell_channels(review uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
  size constant integer := 20;
begin
  insert into alerts as a (company_id, channel_id, kind, about, review_ids, total, due_at)
  select company, h.id, 'answered', nil_uuid(), array[review], 1, alert_due(
    greatest(now(), h.told_at + interval '1 minute'), h.alerts_when = 'daily', h.quiet_from, h.quiet_to,
    h.quiet_time_zone, c.time_zone
  )
  from channels h
  join companies c on c.id = h.company_id and not c.suspended
  join reviews r on r.company_id = h.company_id and r.id = review
  where h.company_id = company and h.confirmed and h.active and h.alerts_when <> 'off'
    and (h.location_ids is null or r.location_id = any(h.location_ids))
  order by h.id
  on conflict (company_id, channel_id, kind, about) where queued_at is null and channel_id is not null do update
    set total = a.total + 1,
      review_ids = case when review = any(a.review_ids) then a.review_ids
        else (a.review_ids || review)[1:size] end;
  perform release_channel_alerts(company, 10);
end
$$;
comment on function tell_channels is 'Tells the channels of the company in scope that a visitor has answered';

create or replace function alert_due(
  at timestamptz, daily boolean, quiet_from time, quiet_to time, quiet_zone text, company_zone text
) returns timestamptz
language plpgsql stable set search_path = public, pg_temp as $$
declare
  zone text := coalesce(quiet_zone, company_zone);
  wall timestamp := at at time zone zone;
  later integer := case when wall::time < '08:00' then 0 else 1 end;
begin
  return quiet_end(
    case when daily then (wall::date + later + time '08:00') at time zone zone else at end,
    quiet_from, quiet_to, quiet_zone
  );
end
$$;
comment on function alert_due is 'When an alert of this time is sent: at once or at 8:00, outside quiet hours';

create or replace function quiet_end(at timestamptz, quiet_from time, quiet_to time, zone text) returns timestamptz
language plpgsql stable set search_path = public, pg_temp as $$
declare
  wall timestamp;
  later integer := 0;
begin
  if quiet_from is null then return at; end if;
  wall := at at time zone zone;
  if quiet_from < quiet_to then
    if wall::time < quiet_from or wall::time >= quiet_to then return at; end if;
  else
    if wall::time >= quiet_to and wall::time < quiet_from then return at; end if;
    if wall::time >= quiet_from then later := 1; end if;
  end if;
  return greatest(at, (wall::date + later + quiet_to) at time zone zone);
end
$$;
comment on function quiet_end is 'The given time, or the end of the quiet hours it falls into';

create or replace function find_unsubscribe(hash bytea) returns table (
  kind text, company_id uuid, company_name text, user_id uuid, address text
)
language sql stable security definer set search_path = public, pg_temp as $$
select t.kind, t.company_id, c.name, t.user_id, t.address
from unsubscribe_tokens t join companies c on c.id = t.company_id
where t.token_hash = hash and (t.user_id is null or exists (
  select from memberships m where m.company_id = t.company_id and m.user_id = t.user_id
)) and not exists (select from company_deletions d where d.company_id = t.company_id)
$$;
comment on function find_unsubscribe is 'What a link ends; nothing for a member who has left the company';

create or replace function next_digest(cadence text, zone text, after timestamptz) returns timestamptz
language sql stable set search_path = public, pg_temp as $$
select min(due) from (
  select (date_trunc(unit, after at time zone zone) + n * ('1 ' || unit)::interval + time '08:00')
    at time zone zone as due
  from (select case cadence when 'weekly' then 'week' else 'month' end as unit) u, generate_series(0, 1) n
) c where due > after
$$;
comment on function next_digest is
  'The first Monday, or first day of a month, 8:00 in a time zone after the given time';

create or replace function schedule_digests() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since timestamptz := case tg_op
    when 'INSERT' then now() else greatest(now() - interval '1 day', new.created_at)
  end;
begin
  insert into digest_schedules (company_id, cadence, due_at, try_at)
  select new.id, cadence, due, due
  from unnest(array['weekly', 'monthly']) as cadence, next_digest(cadence, new.time_zone, since) as due
  on conflict (company_id, cadence) do update set due_at = excluded.due_at, try_at = excluded.try_at;
  return null;
end
$$;
