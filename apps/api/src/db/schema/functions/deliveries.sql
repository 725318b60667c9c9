-- The queue of what other people's systems are told.

create or replace function new_delivery_id() returns uuid
language sql volatile set search_path = public, pg_temp as $$
select encode(
  set_byte(
    overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    6, 112 + get_byte(uuid_send(gen_random_uuid()), 6) % 16
  ), 'hex'
)::uuid
$$;
comment on function new_delivery_id is 'A UUID in order of time (RFC 9562, version 7)';

create or replace function take_deliveries(
  wanted integer, lease_seconds integer, receivers text[], failing uuid[], waiting uuid[] default null
)
returns setof deliveries
language plpgsql set search_path = public, pg_temp as $$
declare
  -- At once, by all processes together.
  per_receiver constant integer := 4;
  per_host constant integer := 32;
  per_company constant integer := 32;
  -- Of a host's or a company's, those that are not the only one of their receiver: receivers that hang must leave
  -- others one.
  further constant integer := 16;
begin
  -- What a crash of the server undoes is taken again, so the disk need not be waited for.
  set local synchronous_commit = off;
  -- One process takes at a time, so that together they keep the limits.
  perform pg_advisory_xact_lock(hashtextextended('candour deliveries', 0));
  return query
  with recursive queued as (
    (select d.receiver_id from deliveries d where d.state = 'pending' order by d.receiver_id limit 1)
    union all
    select (
      select d.receiver_id from deliveries d where d.state = 'pending' and d.receiver_id > w.receiver_id
      order by d.receiver_id limit 1
    )
    from queued w where w.receiver_id is not null
  ), sending as (
    select d.receiver_id, d.host, d.company_id from deliveries d where d.leased and d.next_attempt_at > now()
  ), due as (
    -- The place of each among those of its receiver, after those being sent.
    select d.*, s.count + row_number() over (partition by d.receiver_id order by d.next_attempt_at, d.id) as place
    from queued w
    cross join lateral (select count(*) from sending s where s.receiver_id = w.receiver_id) s
    cross join lateral (
      select d.id, d.receiver_id, d.host, d.company_id, d.next_attempt_at from deliveries d
      where d.state = 'pending' and d.receiver_id = w.receiver_id and d.next_attempt_at <= now()
        and d.receiver = any(receivers)
        and (d.once or d.failures > 0 or w.receiver_id <> all(coalesce(waiting, '{}')))
      order by d.next_attempt_at
      limit greatest(case when w.receiver_id = any(failing) then 1 else per_receiver end - s.count, 0)
    ) d
  ), ranked as (
    select d.id, d.company_id, d.place, d.next_attempt_at,
      row_number() over (partition by d.host order by d.place, d.next_attempt_at, d.id)
        + (select count(*) from sending s where s.host = d.host) as of_host,
      row_number() over (partition by d.company_id order by d.place, d.next_attempt_at, d.id)
        + (select count(*) from sending s where s.company_id = d.company_id) as of_company
    from due d
  ), taken as (
    select r.id from ranked r
    where r.of_host <= case when r.place = 1 then per_host else further end
      and (r.company_id is null or r.of_company <= case when r.place = 1 then per_company else further end)
    order by r.place, r.next_attempt_at, r.id limit wanted
  )
  update deliveries d set leased = true, next_attempt_at = now() + make_interval(secs => lease_seconds)
  from taken where d.id = taken.id
  returning d.*;
end
$$;
comment on function take_deliveries is
  'Leases due deliveries, taking turns between receivers, the oldest of each first';
