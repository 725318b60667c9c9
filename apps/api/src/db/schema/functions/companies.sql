create or replace function announce_company() returns trigger
language plpgsql as $$
begin
  perform pg_notify('company_changed', slug) from public.company_slugs
  where company_id = case when tg_op = 'DELETE' then old.id else new.id end;
  return null;
end
$$;

create or replace function follow_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into tenants (id, time_zone, generation, next_generation, suspended)
    values (new.id, new.time_zone, new.generation, new.next_generation, new.suspended);
  elsif tg_op = 'DELETE' then
    delete from tenants where id = old.id;
  elsif (old.time_zone, old.generation, old.next_generation, old.suspended)
    is distinct from (new.time_zone, new.generation, new.next_generation, new.suspended)
  then
    update tenants set time_zone = new.time_zone, generation = new.generation,
      next_generation = new.next_generation, suspended = new.suspended
    where id = new.id;
  end if;
  return null;
end
$$;
comment on function follow_company is 'Mirrors a company in tenants, which the tables that grow with reviews reference';

create or replace function follow_billing_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.billing_status <> 'suspended' then
    new.suspension_reason := null;
  elsif old.billing_status <> 'suspended' then
    perform from companies where id = old.id for update;
  end if;
  return new;
end
$$;
comment on function follow_billing_status is
  'Keeps a reason only while suspended; a suspension waits for reviews in flight';

create or replace function follow_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.google_review_url is distinct from new.google_review_url then
    new.link_confirmed_at := now();
  end if;
  if old.link_confirmed_at is distinct from new.link_confirmed_at then
    new.link_dismissed := false;
    new.link_dismissed_by_operator := false;
  end if;
  return new;
end
$$;
comment on function follow_link is 'A changed link counts as checked, and a dismissed reminder may appear again';

create or replace function own_billing() returns table (billing_status text, suspension_reason text)
language sql stable security definer set search_path = public, pg_temp as $$
select c.billing_status, c.suspension_reason from companies c
where c.id = company_in_scope()
$$;

create or replace function first_steps(default_color text) returns table (
  link boolean, brand boolean, time_zone boolean, code boolean, scan boolean, print boolean, alert boolean,
  team boolean, review boolean, dismissed boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
select
  'link' = any (c.checklist),
  c.logo_sha256 is not null or lower(c.brand_color) <> lower(default_color),
  'timeZone' = any (c.checklist) or c.time_zone <> 'UTC' or c.next_time_zone is not null,
  -- Each order is that of an index: "exists" alone would read the whole table for a company without rows, once others
  -- have many.
  (select p.id from placements p where p.company_id = c.id order by p.created_at desc, p.id desc limit 1) is not null,
  -- One row per month.
  coalesce((select sum(f.scans) from funnel_months f where f.company_id = c.id and f.grain = 0) > 0, false),
  'print' = any (c.checklist) or (
    select o.id from print_orders o where o.company_id = c.id order by o.created_at desc, o.id desc limit 1
  ) is not null,
  'alert' = any (c.checklist),
  (select count(*) from memberships m where m.company_id = c.id)
    + (select count(*) from team_invitations i where i.company_id = c.id) > 1,
  (select r.id from reviews r where r.company_id = c.id order by r.created_at desc, r.id desc limit 1) is not null,
  'dismissed' = any (c.checklist)
from companies c where c.id = company_in_scope()
$$;
comment on function first_steps is 'What the company in scope has set up; the cost does not grow with history';

create or replace function keep_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_slugs (company_id, slug) values (new.id, new.slug)
  on conflict (company_id, slug) do nothing;
  return null;
end
$$;
comment on function keep_slug is 'Keeps former slugs, which lead to their company and stay taken';

create or replace function begin_company_activity() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_activity (company_id) values (new.id);
  return null;
end
$$;

create or replace function activity_of(company_ids uuid[]) returns table (
  company_id uuid, recent_reviews integer, last_review_at timestamptz
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select t.id, (
      select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0)::integer from review_days d
      where d.company_id = t.id and d.generation = t.generation
        and d.day > (now() at time zone t.time_zone)::date - 30
    ), (
      select r.created_at from reviews r where r.company_id = t.id order by r.created_at desc, r.id desc limit 1
    )
    from tenants t where t.id = any(company_ids);
end
$$;
comment on function activity_of is
  'Reviews of the last 30 days, and the time of the last one; neither grows with history';
