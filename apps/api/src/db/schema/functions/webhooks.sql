-- Tells webhooks of what has happened. Stored reviews are read by a consumer (queue_review_webhooks); all else is queued
-- by triggers, whatever causes it.

create or replace function tell_webhooks(events jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with event as (
    select e.* from jsonb_to_recordset(events) e (
      "companyId" uuid, type text, key text, "reviewId" uuid, "orderId" uuid, rating smallint, "locationId" uuid,
      "placementId" uuid, at timestamptz, words text
    )
  ), told as materialized (
    select w.id, w.company_id, w.host, w.events,
      w.words_by is not null and sends_words(w) as with_words from webhooks w
    where w.active and w.company_id in (select e."companyId" from event e)
    union all
    select w.id, null, w.host, w.events, false from webhooks w where w.active and w.company_id is null
  )
  insert into deliveries (
    id, company_id, receiver, receiver_id, host, type, event_key, review_id, data, next_attempt_at
  )
  select new_delivery_id(), t.company_id, 'webhook', t.id, t.host, e.type, e.key, e."reviewId",
    jsonb_strip_nulls(jsonb_build_object(
      'companyId', e."companyId", 'reviewId', e."reviewId", 'orderId', e."orderId", 'rating', case when t.company_id is not null then e.rating end,
      'locationId', e."locationId", 'placementId', e."placementId", 'at', iso_time(e.at),
      'words', case when t.with_words then e.words end
    )),
    now()
  from event e join told t on (t.company_id is null or t.company_id = e."companyId") and e.type = any(t.events)
  on conflict (receiver_id, event_key) do nothing;
  if found then perform pg_notify('deliveries_queued', ''); end if;
end
$$;
comment on function tell_webhooks is
  'Queues these events for the active webhooks that ask for them, each key once. Words go to those that may have them';

create or replace function sends_words(w webhooks) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
select exists (
  select from memberships m join users u on u.id = m.user_id
  where m.company_id = w.company_id and m.user_id = w.words_by and u.disabled_at is null
    and m.role in ('owner', 'manager', 'responder', 'viewer')
)
$$;
comment on function sends_words is
  'Whether a webhook receives what visitors wrote: the member who enabled that may still read it';

create or replace function queue_review_webhooks(after bigint, up_to bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  events jsonb;
begin
  if not exists (select from webhooks where active) then return; end if;
  -- An erasure waits until the words are in the log, and empties them there, or is waited for.
  perform from review_events e
  join webhooks w on w.company_id = e.company_id and w.active and w.words_by is not null
    and 'review.created' = any(w.events)
  join reviews r on r.company_id = e.company_id and r.id = e.review_id
  where e.position > after and e.position <= up_to
  order by r.company_id, r.id
  for share of r;
  select jsonb_agg(jsonb_build_object(
    'companyId', e.company_id, 'type', 'review.created', 'key', 'review.created ' || e.review_id,
    'reviewId', e.review_id, 'rating', e.rating, 'locationId', e.location_id, 'placementId', e.placement_id,
    'at', e.created_at, 'words', (
      select r.feedback from reviews r
      where r.company_id = e.company_id and r.id = e.review_id and exists (
        select from webhooks w where w.company_id = e.company_id and w.active and w.words_by is not null
      )
    )
  ) order by e.position) into events
  from review_events e
  where e.position > after and e.position <= up_to and (
    exists (select from webhooks w where w.active and w.company_id = e.company_id)
    or exists (select from webhooks w where w.active and w.company_id is null)
  );
  if events is not null then perform tell_webhooks(events); end if;
end
$$;
comment on function queue_review_webhooks is 'Tells webhooks of the stored reviews at positions after, up to and at up_to';

create or replace function without_answers(attempts jsonb) returns jsonb
language sql immutable parallel safe set search_path = public, pg_temp as $$
select coalesce(jsonb_agg(a.value || '{"answer": ""}' order by a.ordinality), '[]')
from jsonb_array_elements(attempts) with ordinality a
$$;
comment on function without_answers is 'Attempts without what was answered, which may repeat what was sent';

create or replace function tell_of_reviews() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased constant text :=
    case when current_setting('app.withdrawing', true) = 'on' then 'review.withdrawn' else 'review.erased' end;
  events jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'companyId', c.company_id, 'type', c.type, 'key', c.type || ' ' || gen_random_uuid(), 'reviewId', c.id,
    'rating', c.rating, 'locationId', c.location_id, 'placementId', c.placement_id, 'at', now(),
    'words', case when c.type = 'review.changed' then c.feedback end
  ) order by c.company_id, c.id) into events
  from (
    select a.*, case when a.erased_at is null then 'review.changed' else erased end as type
    from added a join removed r on r.company_id = a.company_id and r.id = a.id
    where (r.rating, r.feedback, r.contact_name, r.contact_email, r.contact_number, r.erased_at is null)
      is distinct from
      (a.rating, a.feedback, a.contact_name, a.contact_email, a.contact_number, a.erased_at is null)
  ) c;
  if events is null then return null; end if;
  update deliveries d set data = d.data || '{"words": ""}', attempts = without_answers(d.attempts)
  from added a
  where a.erased_at is not null and d.company_id = a.company_id and d.review_id = a.id and d.receiver = 'webhook'
    and d.data->>'words' <> '';
  if exists (select from webhooks where active) then perform tell_webhooks(events); end if;
  return null;
end
$$;
comment on function tell_of_reviews is
  'Tells of changed reviews, and empties the words of erased ones in what webhooks were sent';

create or replace function tell_of_cases() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  events jsonb;
begin
  if not exists (select from webhooks where active) then return null; end if;
  select jsonb_agg(jsonb_build_object(
    'companyId', a.company_id, 'type', 'case.changed', 'key', 'case.changed ' || gen_random_uuid(),
    'reviewId', a.review_id, 'rating', a.rating, 'locationId', a.location_id, 'placementId', a.placement_id,
    'at', now()
  ) order by a.company_id, a.review_id) into events
  from added a join removed r on r.company_id = a.company_id and r.review_id = a.review_id
  where (r.status, r.assignee) is distinct from (a.status, a.assignee);
  if events is not null then perform tell_webhooks(events); end if;
  return null;
end
$$;

create or replace function tell_of_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from webhooks where active) then
    perform tell_webhooks(jsonb_agg(jsonb_build_object(
      'companyId', r.company_id, 'type', 'message.received', 'key', 'message.received ' || new.id,
      'reviewId', r.id, 'rating', r.rating, 'locationId', r.location_id, 'placementId', r.placement_id,
      'at', new.created_at, 'words', new.text
    )))
    from reviews r where r.company_id = new.company_id and r.id = new.review_id;
  end if;
  return null;
end
$$;

create or replace function forget_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deliveries d set data = d.data || '{"words": ""}', attempts = without_answers(d.attempts)
  where d.company_id = new.company_id and d.review_id = new.review_id
    and d.receiver = 'webhook' and d.event_key = 'message.received ' || new.id and d.data->>'words' <> '';
  return null;
end
$$;
comment on function forget_message is 'Empties the words of an erased message in what webhooks were sent';

create or replace function tell_of_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from webhooks where active) then
    perform tell_webhooks(jsonb_build_array(jsonb_build_object(
      'companyId', new.company_id, 'type', 'order.changed', 'key', 'order.changed ' || gen_random_uuid(),
      'orderId', new.id, 'at', now()
    )));
  end if;
  return null;
end
$$;

create or replace function tell_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event_type constant text := case
    when tg_op = 'INSERT' then 'company.created'
    when new.suspended then 'company.suspended'
    else 'company.restored'
  end;
begin
  if exists (select from webhooks where active) then
    perform tell_webhooks(jsonb_build_array(jsonb_build_object(
      'companyId', new.id, 'type', event_type, 'key', event_type || ' ' || gen_random_uuid(), 'at', now()
    )));
  end if;
  return null;
end
$$;
