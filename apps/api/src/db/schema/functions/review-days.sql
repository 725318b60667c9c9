-- Reviews per day, and per day and location, in the time zone of their company. Triggers keep them, so that figures and
-- reviews never differ. While a company changes its time zone, a recount fills rows of the next generation, which then
-- replaces the one that is shown (decision 43).

create or replace function roll_up_reviews() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_ids uuid[];
  location_ids uuid[];
  ids uuid[];
  times timestamptz[];
  ratings smallint[];
  sentiments smallint[];
  numbers integer[];
  generations integer[];
  days date[];
  any_suspended boolean;
  any_recounted boolean;
  any_located boolean;
begin
  if tg_op = 'INSERT' then
    -- The foreign key has locked the companies. Nearly every review needs this statement alone; by add_to_review_days, a
    -- single one would take half as long again.
    with stored as materialized (
      select r.company_id, r.rating, r.sentiment, r.location_id, t.suspended, t.generation, t.next_generation,
        (r.created_at at time zone t.time_zone)::date as day
      from added r join tenants t on t.id = r.company_id
    ), counted as (
      insert into review_days as d (
        company_id, generation, day, slot,
        rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5,
        positive_1, positive_2, positive_3, positive_4, positive_5
      )
      select company_id, generation, day, pg_backend_pid() % 16,
        count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5),
        count(*) filter (where rating = 1 and sentiment = -1),
        count(*) filter (where rating = 2 and sentiment = -1), count(*) filter (where rating = 3 and sentiment = -1),
        count(*) filter (where rating = 4 and sentiment = -1), count(*) filter (where rating = 5 and sentiment = -1),
        count(*) filter (where rating = 1 and sentiment = 1), count(*) filter (where rating = 2 and sentiment = 1),
        count(*) filter (where rating = 3 and sentiment = 1), count(*) filter (where rating = 4 and sentiment = 1),
        count(*) filter (where rating = 5 and sentiment = 1)
      from stored
      group by company_id, generation, day
      -- Always in the same order, so that two batches do not wait for each other in a circle.
      order by company_id, generation, day
      on conflict (company_id, generation, day, slot) do update set
        rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2,
        rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4,
        rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1,
        negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3,
        negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5,
        positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2,
        positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4,
        positive_5 = d.positive_5 + excluded.positive_5
    )
    select bool_or(suspended), bool_or(next_generation is not null), bool_or(location_id is not null)
    into any_suspended, any_recounted, any_located from stored;
    if any_suspended then
      raise exception 'the company is suspended (check constraint "reviews_company_suspended")'
        using errcode = 'check_violation', constraint = 'reviews_company_suspended';
    end if;
    if not coalesce(any_recounted or any_located, false) then return null; end if;
    select array_agg(r.company_id), array_agg(r.location_id), array_agg(r.id), array_agg(r.created_at),
      array_agg(r.rating), array_agg(r.sentiment), array_agg(1), array_agg(t.generation),
      array_agg((r.created_at at time zone t.time_zone)::date)
    into company_ids, location_ids, ids, times, ratings, sentiments, numbers, generations, days
    from added r join tenants t on t.id = r.company_id;
  elsif tg_op = 'DELETE' then
    perform from tenants t where t.id in (select company_id from removed) order by t.id for key share;
    select array_agg(r.company_id), array_agg(r.location_id), array_agg(r.id), array_agg(r.created_at),
      array_agg(r.rating), array_agg(r.sentiment), array_agg(-1), array_agg(t.generation),
      array_agg((r.created_at at time zone t.time_zone)::date), bool_or(t.next_generation is not null),
      bool_or(r.location_id is not null)
    into company_ids, location_ids, ids, times, ratings, sentiments, numbers, generations, days, any_recounted,
      any_located
    from removed r join tenants t on t.id = r.company_id;
  else
    perform from tenants t where t.id in (select company_id from removed) order by t.id for key share;
    select array_agg(r.company_id), array_agg(r.location_id), array_agg(r.id), array_agg(r.created_at),
      array_agg(r.rating), array_agg(r.sentiment), array_agg(n), array_agg(t.generation),
      array_agg((r.created_at at time zone t.time_zone)::date), bool_or(t.next_generation is not null),
      bool_or(r.location_id is not null)
    into company_ids, location_ids, ids, times, ratings, sentiments, numbers, generations, days, any_recounted,
      any_located
    from (
      select company_id, location_id, id, created_at, rating, sentiment, 1 as n from added
      union all
      select company_id, location_id, id, created_at, rating, sentiment, -1 from removed
    ) r join tenants t on t.id = r.company_id;
  end if;
  if company_ids is null then return null; end if;
  if tg_op <> 'INSERT' then
    perform add_to_review_days(company_ids, generations, days, ratings, sentiments, numbers);
  end if;
  if any_located then
    perform add_to_location_days(company_ids, location_ids, generations, days, ratings, sentiments, numbers);
  end if;
  if not any_recounted then return null; end if;

  -- Reviews that the recount has passed, or will not reach, are counted for it here.
  perform from recounts t where exists (
    select from unnest(company_ids, times) as r (company_id, created_at)
    where r.company_id = t.company_id and r.created_at < t.frontier
  ) order by t.company_id for share;
  select array_agg(r.company_id), array_agg(r.location_id), array_agg(t.generation),
    array_agg((r.created_at at time zone t.time_zone)::date), array_agg(r.rating), array_agg(r.sentiment),
    array_agg(r.n)
  into company_ids, location_ids, generations, days, ratings, sentiments, numbers
  from unnest(company_ids, location_ids, ids, times, ratings, sentiments, numbers)
    as r (company_id, location_id, id, created_at, rating, sentiment, n)
  join recounts t on t.company_id = r.company_id
    and (r.created_at >= t.frontier or (r.created_at, r.id) <= (t.until_at, t.until_id))
  join tenants c on c.id = t.company_id and c.next_generation = t.generation;
  if company_ids is null then return null; end if;
  perform add_to_review_days(company_ids, generations, days, ratings, sentiments, numbers),
    add_to_location_days(company_ids, location_ids, generations, days, ratings, sentiments, numbers);
  return null;
end
$$;

create or replace function add_to_review_days(
  company_ids uuid[], generations integer[], days date[], ratings smallint[],
  sentiments smallint[], numbers integer[], of_slot integer default pg_backend_pid() % 16
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into review_days as d (
    company_id, generation, day, slot,
    rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5,
    positive_1, positive_2, positive_3, positive_4, positive_5
  )
  select company_id, generation, day, of_slot,
    sum(n * (rating = 1)::integer), sum(n * (rating = 2)::integer), sum(n * (rating = 3)::integer),
    sum(n * (rating = 4)::integer), sum(n * (rating = 5)::integer), sum(n * (rating = 1 and sentiment = -1)::integer),
    sum(n * (rating = 2 and sentiment = -1)::integer), sum(n * (rating = 3 and sentiment = -1)::integer),
    sum(n * (rating = 4 and sentiment = -1)::integer), sum(n * (rating = 5 and sentiment = -1)::integer),
    sum(n * (rating = 1 and sentiment = 1)::integer), sum(n * (rating = 2 and sentiment = 1)::integer),
    sum(n * (rating = 3 and sentiment = 1)::integer), sum(n * (rating = 4 and sentiment = 1)::integer),
    sum(n * (rating = 5 and sentiment = 1)::integer)
  from unnest(company_ids, generations, days, ratings, sentiments, numbers)
    as r (company_id, generation, day, rating, sentiment, n)
  group by company_id, generation, day
  -- Always in the same order, so that two batches do not wait for each other in a circle.
  order by company_id, generation, day
  on conflict (company_id, generation, day, slot) do update set
    rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2,
    rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4,
    rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1,
    negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3,
    negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5,
    positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2,
    positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4,
    positive_5 = d.positive_5 + excluded.positive_5;
end
$$;
comment on function add_to_review_days is
  'Adds numbers of reviews, which may be negative. Slots keep connections from waiting for each other''s rows';

create or replace function add_to_location_days(
  company_ids uuid[], location_ids uuid[], generations integer[], days date[], ratings smallint[],
  sentiments smallint[], numbers integer[], of_slot integer default pg_backend_pid() % 16
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into location_days as d (
    company_id, location_id, generation, day, slot,
    rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5,
    positive_1, positive_2, positive_3, positive_4, positive_5
  )
  select company_id, location_id, generation, day, of_slot,
    sum(n * (rating = 1)::integer), sum(n * (rating = 2)::integer), sum(n * (rating = 3)::integer),
    sum(n * (rating = 4)::integer), sum(n * (rating = 5)::integer), sum(n * (rating = 1 and sentiment = -1)::integer),
    sum(n * (rating = 2 and sentiment = -1)::integer), sum(n * (rating = 3 and sentiment = -1)::integer),
    sum(n * (rating = 4 and sentiment = -1)::integer), sum(n * (rating = 5 and sentiment = -1)::integer),
    sum(n * (rating = 1 and sentiment = 1)::integer), sum(n * (rating = 2 and sentiment = 1)::integer),
    sum(n * (rating = 3 and sentiment = 1)::integer), sum(n * (rating = 4 and sentiment = 1)::integer),
    sum(n * (rating = 5 and sentiment = 1)::integer)
  from unnest(company_ids, location_ids, generations, days, ratings, sentiments, numbers)
    as r (company_id, location_id, generation, day, rating, sentiment, n)
  where location_id is not null
  group by company_id, location_id, generation, day
  -- Always in the same order, so that two batches do not wait for each other in a circle.
  order by company_id, location_id, generation, day
  on conflict (company_id, location_id, generation, day, slot) do update set
    rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2,
    rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4,
    rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1,
    negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3,
    negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5,
    positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2,
    positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4,
    positive_5 = d.positive_5 + excluded.positive_5;
end
$$;

create or replace function shown_generation() returns integer
language plpgsql stable parallel safe security definer as $$
begin
  return (
    select t.generation from public.tenants t
    where t.id = nullif(pg_catalog.current_setting('app.company_id', true), '')::pg_catalog.uuid
  );
end
$$;
comment on function shown_generation is 'Generation of the rollup rows that are shown, of the company in scope';

create or replace function check_time_zone() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform now() at time zone new.time_zone, now() at time zone new.next_time_zone;
  if tg_op = 'UPDATE' and new.time_zone is distinct from old.time_zone then
    perform from companies where id = old.id for update;
    new.next_time_zone := null;
    new.next_generation := null;
  end if;
  return new;
end
$$;

create or replace function redraw_days() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from review_days where company_id = new.id and generation = new.generation;
  delete from location_days where company_id = new.id and generation = new.generation;
  perform from repair_days(new.id);
  return null;
end
$$;
comment on function redraw_days is 'Counts all reviews of a company in its new time zone at once';

create or replace function advance_recount(company uuid, size integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c companies;
  recount recounts;
  running boolean;
  passed record;
begin
  if not pg_try_advisory_xact_lock(hashtext('candour recount'), hashtext(company::text)) then
    return false;
  end if;
  select * into c from companies where id = company;
  select * into recount from recounts where company_id = company;
  running := coalesce(recount.generation = c.next_generation, false);

  if c.next_time_zone is distinct from (case when running then recount.time_zone end) then
    -- Begins, restarts or cancels. Waits for reviews in flight; those that follow find the recount.
    select * into c from companies where id = company for update;
    if not found then return false; end if;
    update companies set next_generation =
      case when c.next_time_zone is not null then greatest(c.generation, recount.generation) + 1 end
    where id = company;
    if c.next_time_zone is not null then
      insert into recounts as r (company_id, generation, time_zone, frontier)
      values (company, greatest(c.generation, recount.generation) + 1, c.next_time_zone, greatest(
        clock_timestamp(),
        (select max(created_at) from reviews where company_id = company) + interval '1 millisecond'
      ))
      on conflict (company_id) do update set generation = excluded.generation,
        time_zone = excluded.time_zone, frontier = excluded.frontier, until_at = default, until_id = default;
    end if;
    return true;
  end if;

  if running and recount.until_at < 'infinity' then
    perform from tenants where id = company for key share;
    if not found then return false; end if;
    -- Changes to reviews older than the frontier wait until this step is done, new reviews do not.
    perform from recounts where company_id = company for update;
    select max(r.created_at) as created_at, (array_agg(r.id order by r.created_at desc, r.id desc))[1] as id,
      count(*) as reviews, array_agg(r.company_id) as company_ids, array_agg(r.location_id) as location_ids,
      array_agg(recount.generation) as generations,
      array_agg((r.created_at at time zone recount.time_zone)::date) as days, array_agg(r.rating) as ratings,
      array_agg(r.sentiment) as sentiments, array_agg(1) as numbers
    into passed
    from (
      select * from reviews
      where company_id = company and (created_at, id) > (recount.until_at, recount.until_id)
        and created_at < recount.frontier
      order by created_at, id limit size
    ) r;
    if passed.reviews > 0 then
      perform add_to_review_days(
        passed.company_ids, passed.generations, passed.days, passed.ratings, passed.sentiments, passed.numbers, 16
      ), add_to_location_days(
        passed.company_ids, passed.location_ids, passed.generations, passed.days, passed.ratings, passed.sentiments,
        passed.numbers, 16
      );
    end if;
    if passed.reviews = size then
      update recounts set until_at = passed.created_at, until_id = passed.id where company_id = company;
    else
      update recounts set until_at = 'infinity' where company_id = company;
    end if;
    return true;
  end if;

  if running then
    select * into c from companies where id = company for update;
    if c.next_generation = recount.generation and c.next_time_zone = recount.time_zone then
      update companies set time_zone = recount.time_zone, generation = recount.generation,
        next_time_zone = null, next_generation = null
      where id = company;
    end if;
    return true;
  end if;

  delete from review_days where company_id = company and ctid = any(array(
    select ctid from review_days where company_id = company and generation <> c.generation limit size
  ));
  if found then return true; end if;
  delete from location_days where company_id = company and ctid = any(array(
    select ctid from location_days where company_id = company and generation <> c.generation limit size
  ));
  if found then return true; end if;
  delete from recounts where company_id = company;
  return false;
end
$$;
comment on function advance_recount is
  'Begins, continues or ends a recount: at most size reviews or days per call. False if it is done, or locked';

create or replace function days_lack(company uuid)
returns table (location_id uuid, day date, rating smallint, sentiment smallint, missing integer)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
  zone text;
begin
  select t.generation, t.time_zone into shown, zone from tenants t where t.id = company;
  return query
    with stored as (
      select r.location_id, (r.created_at at time zone zone)::date as day, r.rating, r.sentiment, count(*) as n
      from reviews r where r.company_id = company group by 1, 2, 3, 4
    )
    select l.location_id, l.day, l.rating::smallint, l.sentiment::smallint, sum(l.n)::integer
    from (
      select null as location_id, day, rating, sentiment, n from stored
      union all
      select location_id, day, rating, sentiment, n from stored where location_id is not null
      union all
      select null, d.day, c.rating, c.sentiment, -c.n from review_days d, lateral (values
        (1, -1, d.negative_1), (1, 0, d.rated_1 - d.negative_1 - d.positive_1), (1, 1, d.positive_1),
        (2, -1, d.negative_2), (2, 0, d.rated_2 - d.negative_2 - d.positive_2), (2, 1, d.positive_2),
        (3, -1, d.negative_3), (3, 0, d.rated_3 - d.negative_3 - d.positive_3), (3, 1, d.positive_3),
        (4, -1, d.negative_4), (4, 0, d.rated_4 - d.negative_4 - d.positive_4), (4, 1, d.positive_4),
        (5, -1, d.negative_5), (5, 0, d.rated_5 - d.negative_5 - d.positive_5), (5, 1, d.positive_5)
      ) c (rating, sentiment, n) where d.company_id = company and d.generation = shown
      union all
      select d.location_id, d.day, c.rating, c.sentiment, -c.n from location_days d, lateral (values
        (1, -1, d.negative_1), (1, 0, d.rated_1 - d.negative_1 - d.positive_1), (1, 1, d.positive_1),
        (2, -1, d.negative_2), (2, 0, d.rated_2 - d.negative_2 - d.positive_2), (2, 1, d.positive_2),
        (3, -1, d.negative_3), (3, 0, d.rated_3 - d.negative_3 - d.positive_3), (3, 1, d.positive_3),
        (4, -1, d.negative_4), (4, 0, d.rated_4 - d.negative_4 - d.positive_4), (4, 1, d.positive_4),
        (5, -1, d.negative_5), (5, 0, d.rated_5 - d.negative_5 - d.positive_5), (5, 1, d.positive_5)
      ) c (rating, sentiment, n) where d.company_id = company and d.generation = shown
    ) l
    group by 1, 2, 3, 4 having sum(l.n) <> 0 order by 2, 1 nulls first, 3, 4;
end
$$;
comment on function days_lack is
  'Corrections to a company''s daily counts, in total and by location, so that they match its reviews; normally none';

create or replace function repair_days(company uuid)
returns table (location_id uuid, day date, rating smallint, sentiment smallint, missing integer)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
  lack record;
begin
  perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
  select t.generation into shown from tenants t where t.id = company for key share;
  select array_agg(l.location_id) as location_ids, array_agg(company) as company_ids, array_agg(shown) as generations,
    array_agg(l.day) as days, array_agg(l.rating) as ratings, array_agg(l.sentiment) as sentiments,
    array_agg(l.missing) as numbers, array_agg(case when l.location_id is null then l.missing else 0 end) as of_company
  into lack from days_lack(company) l;
  perform add_to_review_days(
    lack.company_ids, lack.generations, lack.days, lack.ratings, lack.sentiments, lack.of_company, 0
  ), add_to_location_days(
    lack.company_ids, lack.location_ids, lack.generations, lack.days, lack.ratings, lack.sentiments, lack.numbers, 0
  );
  return query select * from unnest(lack.location_ids, lack.days, lack.ratings, lack.sentiments, lack.numbers);
end
$$;
comment on function repair_days is 'Applies the corrections of days_lack to a company, and returns them';
