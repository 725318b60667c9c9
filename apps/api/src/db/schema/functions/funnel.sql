-- Counts of the visitors' steps, per day and month, of each placement (grain 2), location (1) and company (0).

create or replace function count_visits(
  writer uuid, batch_number bigint, company_ids uuid[], location_ids uuid[], placement_ids uuid[], scans integer[],
  views integer[], public_clicks integer[], ratings integer[]
) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
begin
  insert into funnel_writers as w (id, batch) values (writer, batch_number)
  on conflict (id) do update set batch = excluded.batch, written_at = now() where w.batch < excluded.batch;
  if not found then return false; end if;

  perform add_to_funnel(array(
    select row(
      c.id, 2, (now() at time zone c.time_zone)::date, coalesce(g.location_id, nil_uuid()),
      coalesce(g.placement_id, nil_uuid()), g.scans, g.views, g.public_clicks, g.ratings, 0
    )::funnel_days
    from unnest(company_ids, location_ids, placement_ids, scans, views, public_clicks, ratings)
      as g (company_id, location_id, placement_id, scans, views, public_clicks, ratings)
    join companies c on c.id = g.company_id
  ));

  perform count_hour(now(), company_ids, location_ids, placement_ids, scans);

  with scanned as (
    select p.company_id, p.id from placements p
    where (p.company_id, p.id) in (
      select g.company_id, g.placement_id from unnest(company_ids, placement_ids, scans)
        as g (company_id, placement_id, scans)
      where g.scans > 0
    )
    order by 1, 2 for no key update
  )
  update placements p set last_scan_at = now() from scanned s where p.company_id = s.company_id and p.id = s.id;
  return true;
end
$$;
comment on function count_visits is 'Returns false if the batch, or a later one, has already been written';

create or replace function add_to_funnel(given funnel_days[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from companies where id in (select company_id from unnest(given)) order by id for share;

  insert into funnel_days as f (
    company_id, grain, day, location_id, placement_id, scans, views, public_clicks, ratings, reviews
  )
  select company_id, 2 - grouping(location_id) - grouping(placement_id), day,
    coalesce(location_id, nil_uuid()), coalesce(placement_id, nil_uuid()),
    sum(scans), sum(views), sum(public_clicks), sum(ratings), sum(reviews)
  from unnest(given)
  group by company_id, day, grouping sets ((), (location_id), (location_id, placement_id))
  order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, day, location_id, placement_id) do update set
    scans = f.scans + excluded.scans, views = f.views + excluded.views,
    public_clicks = f.public_clicks + excluded.public_clicks, ratings = f.ratings + excluded.ratings,
    reviews = f.reviews + excluded.reviews;

  insert into funnel_months as f (
    company_id, grain, month, location_id, placement_id, scans, views, public_clicks, ratings, reviews
  )
  select company_id, 2 - grouping(location_id) - grouping(placement_id), date_trunc('month', day)::date,
    coalesce(location_id, nil_uuid()), coalesce(placement_id, nil_uuid()),
    sum(scans), sum(views), sum(public_clicks), sum(ratings), sum(reviews)
  from unnest(given)
  group by company_id, date_trunc('month', day)::date, grouping sets ((), (location_id), (location_id, placement_id))
  order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, month, location_id, placement_id) do update set
    scans = f.scans + excluded.scans, views = f.views + excluded.views,
    public_clicks = f.public_clicks + excluded.public_clicks, ratings = f.ratings + excluded.ratings,
    reviews = f.reviews + excluded.reviews;
end
$$;
comment on function add_to_funnel is 'Adds rows of grain 2 to the days and months of all grains';

create or replace function count_reviews(after bigint, up_to bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_ids uuid[];
  times timestamptz[];
  location_ids uuid[];
  placement_ids uuid[];
begin
  select array_agg(e.company_id), array_agg(e.created_at), array_agg(coalesce(e.location_id, nil_uuid())),
    array_agg(coalesce(e.placement_id, nil_uuid()))
  into company_ids, times, location_ids, placement_ids
  from review_events e where e.position > after and e.position <= up_to;
  perform add_to_funnel(array(
    select row(company_id, 2, day, location_id, placement_id, 0, 0, 0, 0, count(*))::funnel_days
    from (
      select r.company_id, (r.created_at at time zone t.time_zone)::date as day, r.location_id, r.placement_id
      from unnest(company_ids, times, location_ids, placement_ids)
        as r (company_id, created_at, location_id, placement_id)
      join tenants t on t.id = r.company_id
    ) stored
    group by company_id, day, location_id, placement_id
  ));
end
$$;
comment on function count_reviews is
  'Counts the reviews whose events lie between two positions, after the first and up to the second';

create or replace function funnel_lack(company uuid) returns table (
  kind text, location_id uuid, placement_id uuid, month date, scans bigint, views bigint, public_clicks bigint,
  ratings bigint, reviews bigint
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with counters (source, grain, location_id, placement_id, month, scans, views, public_clicks, ratings, reviews) as (
    select 'days', grain, location_id, placement_id, date_trunc('month', day)::date,
      scans, views, public_clicks, ratings, reviews
    from funnel_days where company_id = company
    union all
    select 'months', grain, location_id, placement_id, month, scans, views, public_clicks, ratings, reviews
    from funnel_months where company_id = company
    union all
    select 'counted reviews', grain, location_id, placement_id, null, 0, 0, 0, 0, reviews
    from funnel_days where company_id = company
    union all
    select 'stored reviews', 2, location_id, placement_id, null, 0, 0, 0, 0, reviews
    from reviews_of_funnel(company)
  ),
  -- Each kind is the difference of two sources, by the origins of the coarser one.
  compared (kind, source, grain, factor, by_grain) as (
    values
      ('reviews', 'stored reviews', 2, 1, 2), ('reviews', 'counted reviews', 2, -1, 2),
      ('months', 'days', 2, 1, 2), ('months', 'months', 2, -1, 2),
      ('locations', 'days', 2, 1, 1), ('locations', 'days', 1, -1, 1),
      ('locations by month', 'months', 2, 1, 1), ('locations by month', 'months', 1, -1, 1),
      ('company', 'days', 2, 1, 0), ('company', 'days', 0, -1, 0),
      ('company by month', 'months', 2, 1, 0), ('company by month', 'months', 0, -1, 0)
  )
  select kind, case when by_grain >= 1 then location_id end, case when by_grain = 2 then placement_id end, month,
    sum(factor * scans), sum(factor * views), sum(factor * public_clicks), sum(factor * ratings),
    sum(factor * reviews)
  from compared join counters using (source, grain)
  group by 1, 2, 3, 4
  having (sum(factor * scans), sum(factor * views), sum(factor * public_clicks), sum(factor * ratings),
    sum(factor * reviews)) <> (0, 0, 0, 0, 0)
  order by 1, 4, 2, 3;
end
$$;
comment on function funnel_lack is
  'Differences between a company''s counters and its stored reviews, and among the counters; normally none';

create or replace function reviews_of_funnel(company uuid) returns table (
  day date, location_id uuid, placement_id uuid, reviews integer
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  pending uuid[] := array(
    select e.review_id from review_events e
    where e.company_id = company
      and e.position > coalesce((select c.position from event_consumers c where c.name = 'funnel'), 0)
  );
begin
  return query
    select (r.created_at at time zone t.time_zone)::date, coalesce(r.location_id, nil_uuid()),
      coalesce(r.placement_id, nil_uuid()), count(*)::integer
    from reviews r join tenants t on t.id = r.company_id
    where r.company_id = company and r.id <> all(pending)
    group by 1, 2, 3;
end
$$;
comment on function reviews_of_funnel is
  'A company''s stored reviews, by day in its current time zone, without those whose events are still to be counted';

create or replace function repair_funnel(company uuid) returns setof funnel_days
language plpgsql set search_path = public, pg_temp as $$
declare
  kept funnel_days[];
begin
  -- Excludes writers of counters, but not the insertion of reviews.
  perform from companies where id = company for no key update;
  kept := array(
    select row(
      company, 2, day, location_id, placement_id, sum(scans), sum(views), sum(public_clicks), sum(ratings),
      sum(reviews)
    )::funnel_days
    from (
      select day, location_id, placement_id, scans, views, public_clicks, ratings, 0 as reviews
      from funnel_days where company_id = company and grain = 2
      union all
      select r.day, r.location_id, r.placement_id, 0, 0, 0, 0, r.reviews from reviews_of_funnel(company) r
    ) counted
    group by day, location_id, placement_id
  );
  delete from funnel_days where company_id = company;
  delete from funnel_months where company_id = company;
  perform add_to_funnel(kept);
  return query select * from funnel_days where company_id = company and grain = 0;
end
$$;
comment on function repair_funnel is
  'Recounts the reviews of a company by its current time zone, and the totals from the days of placements';
