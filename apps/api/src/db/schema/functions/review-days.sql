create or replace function roll_up_reviews() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_ids uuid[];
  ids uuid[];
  times timestamptz[];
  ratings smallint[];
  sentiments smallint[];
  location_ids uuid[];
  signs integer[];
  has_locations boolean;
  any_suspended boolean;
  any_recounted boolean;
begin
  if tg_op = 'INSERT' then
    -- The foreign key has locked the companies.
    with stored as materialized (
      select a.company_id, a.rating, a.sentiment, a.location_id, t.suspended, t.generation, t.next_generation,
        (a.created_at at time zone t.time_zone)::date as day
      from added a join tenants t on t.id = a.company_id
    ), counted as (
      insert into review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
      select company_id, generation, day, pg_backend_pid() % 16, count(*) filter (where rating = 1)::integer, count(*) filter (where rating = 2)::integer, count(*) filter (where rating = 3)::integer, count(*) filter (where rating = 4)::integer, count(*) filter (where rating = 5)::integer, count(*) filter (where rating = 1 and sentiment = -1)::integer, count(*) filter (where rating = 2 and sentiment = -1)::integer, count(*) filter (where rating = 3 and sentiment = -1)::integer, count(*) filter (where rating = 4 and sentiment = -1)::integer, count(*) filter (where rating = 5 and sentiment = -1)::integer, count(*) filter (where rating = 1 and sentiment = 1)::integer, count(*) filter (where rating = 2 and sentiment = 1)::integer, count(*) filter (where rating = 3 and sentiment = 1)::integer, count(*) filter (where rating = 4 and sentiment = 1)::integer, count(*) filter (where rating = 5 and sentiment = 1)::integer
      from stored group by company_id, generation, day order by company_id, generation, day
      on conflict (company_id, generation, day, slot) do update set
        rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5
    )
    select bool_or(suspended), bool_or(next_generation is not null), bool_or(location_id is not null)
    into any_suspended, any_recounted, has_locations from stored;
    if any_suspended then
      raise exception 'the company is suspended (check constraint "reviews_company_suspended")'
        using errcode = 'check_violation', constraint = 'reviews_company_suspended';
    end if;
    if not coalesce(any_recounted or has_locations, false) then return null; end if;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(company_id), array_agg(created_at), array_agg(rating), array_agg(sentiment),
      array_agg(location_id), array_agg(1)
    into company_ids, times, ratings, sentiments, location_ids, signs from added;
  elsif tg_op = 'DELETE' then
    select array_agg(company_id), array_agg(created_at), array_agg(rating), array_agg(sentiment),
      array_agg(location_id), array_agg(-1)
    into company_ids, times, ratings, sentiments, location_ids, signs from removed;
  else
    select array_agg(company_id), array_agg(created_at), array_agg(rating), array_agg(sentiment),
      array_agg(location_id), array_agg(n)
    into company_ids, times, ratings, sentiments, location_ids, signs from (select company_id, created_at, rating, sentiment, location_id, 1 as n from added union all select company_id, created_at, rating, sentiment, location_id, -1 from removed) changed;
  end if;
  if company_ids is null then return null; end if;
  has_locations := array_remove(location_ids, null) <> '{}';
  if tg_op <> 'INSERT' then
    perform from tenants t where t.id = any(company_ids) order by t.id for key share;
    select bool_or(t.next_generation is not null) into any_recounted
    from tenants t where t.id = any(company_ids);
    insert into review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  select r.company_id, t.generation,
    (r.created_at at time zone t.time_zone)::date as day, pg_backend_pid() % 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from unnest(company_ids, times, ratings, sentiments, location_ids, signs)
    as r (company_id, created_at, rating, sentiment, location_id, n) join tenants t on t.id = r.company_id

  group by r.company_id, t.generation, day order by r.company_id, t.generation, day
  on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  end if;
  if has_locations then
  insert into location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  select r.company_id, r.location_id, t.generation,
    (r.created_at at time zone t.time_zone)::date as day, pg_backend_pid() % 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from unnest(company_ids, times, ratings, sentiments, location_ids, signs)
    as r (company_id, created_at, rating, sentiment, location_id, n) join tenants t on t.id = r.company_id
  where r.location_id is not null
  group by r.company_id, r.location_id, t.generation, day order by r.company_id, r.location_id, t.generation, day
  on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  end if;

  if any_recounted then
    if tg_op = 'INSERT' then select array_agg(id) into ids from added;
    elsif tg_op = 'DELETE' then select array_agg(id) into ids from removed;
    else select array_agg(id) into ids from (select id, 1 as n from added union all select id, -1 from removed) changed;
    end if;
    perform from recounts t where exists (
      select from unnest(company_ids, times) as r (company_id, created_at)
      where r.company_id = t.company_id and r.created_at < t.frontier
    ) order by t.company_id for share;

  insert into review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  select r.company_id, t.generation,
    (r.created_at at time zone t.time_zone)::date as day, pg_backend_pid() % 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from unnest(company_ids, ids, times, ratings, sentiments, location_ids, signs)
    as r (company_id, id, created_at, rating, sentiment, location_id, n) join recounts t on t.company_id = r.company_id
    and (r.created_at >= t.frontier or (r.created_at, r.id) <= (t.until_at, t.until_id))
  join tenants c on c.id = t.company_id and c.next_generation = t.generation

  group by r.company_id, t.generation, day order by r.company_id, t.generation, day
  on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  if has_locations then
  insert into location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  select r.company_id, r.location_id, t.generation,
    (r.created_at at time zone t.time_zone)::date as day, pg_backend_pid() % 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from unnest(company_ids, ids, times, ratings, sentiments, location_ids, signs)
    as r (company_id, id, created_at, rating, sentiment, location_id, n) join recounts t on t.company_id = r.company_id
    and (r.created_at >= t.frontier or (r.created_at, r.id) <= (t.until_at, t.until_id))
  join tenants c on c.id = t.company_id and c.next_generation = t.generation
  where r.location_id is not null
  group by r.company_id, r.location_id, t.generation, day order by r.company_id, r.location_id, t.generation, day
  on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  end if;
  end if;
  return null;
end
$$;

create or replace function roll_up_review() returns trigger
language plpgsql security definer as $$
declare
  shown integer;
  next integer;
  is_suspended boolean;
  its_day date;
  its_slot constant smallint := pg_backend_pid() % 16;
begin
  select t.suspended, t.generation, t.next_generation, (new.created_at at time zone t.time_zone)::pg_catalog.date
  into is_suspended, shown, next, its_day
  from public.tenants t where t.id = new.company_id;
  if is_suspended then
    raise exception 'the company is suspended (check constraint "reviews_company_suspended")'
      using errcode = 'check_violation', constraint = 'reviews_company_suspended';
  end if;

    case new.rating
      when 1 then
        if new.sentiment = 1 then
        update public.review_days d set rated_1 = d.rated_1 + 1, positive_1 = d.positive_1 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.review_days d set rated_1 = d.rated_1 + 1, negative_1 = d.negative_1 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.review_days d set rated_1 = d.rated_1 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 2 then
        if new.sentiment = 1 then
        update public.review_days d set rated_2 = d.rated_2 + 1, positive_2 = d.positive_2 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.review_days d set rated_2 = d.rated_2 + 1, negative_2 = d.negative_2 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.review_days d set rated_2 = d.rated_2 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 3 then
        if new.sentiment = 1 then
        update public.review_days d set rated_3 = d.rated_3 + 1, positive_3 = d.positive_3 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.review_days d set rated_3 = d.rated_3 + 1, negative_3 = d.negative_3 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.review_days d set rated_3 = d.rated_3 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 4 then
        if new.sentiment = 1 then
        update public.review_days d set rated_4 = d.rated_4 + 1, positive_4 = d.positive_4 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.review_days d set rated_4 = d.rated_4 + 1, negative_4 = d.negative_4 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.review_days d set rated_4 = d.rated_4 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 5 then
        if new.sentiment = 1 then
        update public.review_days d set rated_5 = d.rated_5 + 1, positive_5 = d.positive_5 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.review_days d set rated_5 = d.rated_5 + 1, negative_5 = d.negative_5 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.review_days d set rated_5 = d.rated_5 + 1
        where d.company_id = new.company_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
    end case;
    if not found then
      insert into public.review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
      values (new.company_id, shown, its_day, its_slot, (new.rating = 1)::integer, (new.rating = 2)::integer, (new.rating = 3)::integer, (new.rating = 4)::integer, (new.rating = 5)::integer, (new.rating = 1 and new.sentiment = -1)::integer, (new.rating = 2 and new.sentiment = -1)::integer, (new.rating = 3 and new.sentiment = -1)::integer, (new.rating = 4 and new.sentiment = -1)::integer, (new.rating = 5 and new.sentiment = -1)::integer, (new.rating = 1 and new.sentiment = 1)::integer, (new.rating = 2 and new.sentiment = 1)::integer, (new.rating = 3 and new.sentiment = 1)::integer, (new.rating = 4 and new.sentiment = 1)::integer, (new.rating = 5 and new.sentiment = 1)::integer)
      on conflict (company_id, generation, day, slot) do update set
        rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
    end if;
  if new.location_id is not null then
    case new.rating
      when 1 then
        if new.sentiment = 1 then
        update public.location_days d set rated_1 = d.rated_1 + 1, positive_1 = d.positive_1 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.location_days d set rated_1 = d.rated_1 + 1, negative_1 = d.negative_1 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.location_days d set rated_1 = d.rated_1 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 2 then
        if new.sentiment = 1 then
        update public.location_days d set rated_2 = d.rated_2 + 1, positive_2 = d.positive_2 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.location_days d set rated_2 = d.rated_2 + 1, negative_2 = d.negative_2 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.location_days d set rated_2 = d.rated_2 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 3 then
        if new.sentiment = 1 then
        update public.location_days d set rated_3 = d.rated_3 + 1, positive_3 = d.positive_3 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.location_days d set rated_3 = d.rated_3 + 1, negative_3 = d.negative_3 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.location_days d set rated_3 = d.rated_3 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 4 then
        if new.sentiment = 1 then
        update public.location_days d set rated_4 = d.rated_4 + 1, positive_4 = d.positive_4 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.location_days d set rated_4 = d.rated_4 + 1, negative_4 = d.negative_4 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.location_days d set rated_4 = d.rated_4 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
      when 5 then
        if new.sentiment = 1 then
        update public.location_days d set rated_5 = d.rated_5 + 1, positive_5 = d.positive_5 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        elsif new.sentiment = -1 then
        update public.location_days d set rated_5 = d.rated_5 + 1, negative_5 = d.negative_5 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        else
        update public.location_days d set rated_5 = d.rated_5 + 1
        where d.company_id = new.company_id and d.location_id = new.location_id and d.generation = shown and d.day = its_day and d.slot = its_slot;
        end if;
    end case;
    if not found then
      insert into public.location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
      values (new.company_id, new.location_id, shown, its_day, its_slot, (new.rating = 1)::integer, (new.rating = 2)::integer, (new.rating = 3)::integer, (new.rating = 4)::integer, (new.rating = 5)::integer, (new.rating = 1 and new.sentiment = -1)::integer, (new.rating = 2 and new.sentiment = -1)::integer, (new.rating = 3 and new.sentiment = -1)::integer, (new.rating = 4 and new.sentiment = -1)::integer, (new.rating = 5 and new.sentiment = -1)::integer, (new.rating = 1 and new.sentiment = 1)::integer, (new.rating = 2 and new.sentiment = 1)::integer, (new.rating = 3 and new.sentiment = 1)::integer, (new.rating = 4 and new.sentiment = 1)::integer, (new.rating = 5 and new.sentiment = 1)::integer)
      on conflict (company_id, location_id, generation, day, slot) do update set
        rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
    end if;
  end if;
  if next is not null then
    perform public.count_in_recount(new, next);
  end if;
  return null;
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

  insert into public.review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)

  select r.company_id, t.generation, (r.created_at at time zone t.time_zone)::date as day, 0, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from (select company_id, id, created_at, rating, sentiment, 1 as n from reviews where company_id = new.id and true) r join public.tenants t on t.id = r.company_id
  group by r.company_id, t.generation, day
  order by r.company_id, t.generation, day
  on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  delete from location_days where company_id = new.id and generation = new.generation;

  insert into public.location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)

  select r.company_id, r.location_id, t.generation, (r.created_at at time zone t.time_zone)::date as day, 0, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from (select company_id, id, created_at, rating, sentiment, location_id, 1 as n from reviews where company_id = new.id and location_id is not null) r join public.tenants t on t.id = r.company_id
  group by r.company_id, r.location_id, t.generation, day
  order by r.company_id, r.location_id, t.generation, day
  on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  return null;
end
$$;

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
    with read as materialized (
      select company_id, id, created_at, rating, sentiment, location_id from reviews
      where company_id = company and (created_at, id) > (recount.until_at, recount.until_id)
        and created_at < recount.frontier
      order by created_at, id limit size
    ), review_days_added as (
  insert into public.review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)

  select r.company_id, t.generation, (r.created_at at time zone t.time_zone)::date as day, 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from (select *, 1 as n from read where true) r cross join (select recount.generation, recount.time_zone) t
  group by r.company_id, t.generation, day
  order by r.company_id, t.generation, day
  on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5), location_days_added as (
  insert into public.location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)

  select r.company_id, r.location_id, t.generation, (r.created_at at time zone t.time_zone)::date as day, 16, coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
  from (select *, 1 as n from read where location_id is not null) r cross join (select recount.generation, recount.time_zone) t
  group by r.company_id, r.location_id, t.generation, day
  order by r.company_id, r.location_id, t.generation, day
  on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5)
    select created_at, id, (select count(*) from read) as reviews into passed
    from read order by created_at desc, id desc limit 1;
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
  'Begins, continues or ends a company''s recount: at most size reviews or rollup rows per call. False when there is nothing left to do, or another process is at it';

create or replace function count_in_recount(review record, next integer) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  its_day date;
begin
  perform from recounts t where t.company_id = review.company_id and t.frontier > review.created_at for share;
  select (review.created_at at time zone t.time_zone)::date into its_day from recounts t
  where t.company_id = review.company_id and t.generation = next
    and (review.created_at >= t.frontier or (review.created_at, review.id) <= (t.until_at, t.until_id));
  if not found then return; end if;

  insert into review_days as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  values (review.company_id, next, its_day, pg_backend_pid() % 16, (review.rating = 1)::integer, (review.rating = 2)::integer, (review.rating = 3)::integer, (review.rating = 4)::integer, (review.rating = 5)::integer, (review.rating = 1 and review.sentiment = -1)::integer, (review.rating = 2 and review.sentiment = -1)::integer, (review.rating = 3 and review.sentiment = -1)::integer, (review.rating = 4 and review.sentiment = -1)::integer, (review.rating = 5 and review.sentiment = -1)::integer, (review.rating = 1 and review.sentiment = 1)::integer, (review.rating = 2 and review.sentiment = 1)::integer, (review.rating = 3 and review.sentiment = 1)::integer, (review.rating = 4 and review.sentiment = 1)::integer, (review.rating = 5 and review.sentiment = 1)::integer)
  on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;if review.location_id is not null then
  insert into location_days as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
  values (review.company_id, review.location_id, next, its_day, pg_backend_pid() % 16, (review.rating = 1)::integer, (review.rating = 2)::integer, (review.rating = 3)::integer, (review.rating = 4)::integer, (review.rating = 5)::integer, (review.rating = 1 and review.sentiment = -1)::integer, (review.rating = 2 and review.sentiment = -1)::integer, (review.rating = 3 and review.sentiment = -1)::integer, (review.rating = 4 and review.sentiment = -1)::integer, (review.rating = 5 and review.sentiment = -1)::integer, (review.rating = 1 and review.sentiment = 1)::integer, (review.rating = 2 and review.sentiment = 1)::integer, (review.rating = 3 and review.sentiment = 1)::integer, (review.rating = 4 and review.sentiment = 1)::integer, (review.rating = 5 and review.sentiment = 1)::integer)
  on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
  end if;
end
$$;

create or replace function review_days_lack(company uuid) returns table (
  day date, rated_1 integer, rated_2 integer, rated_3 integer, rated_4 integer, rated_5 integer, negative_1 integer,
  negative_2 integer, negative_3 integer, negative_4 integer, negative_5 integer, positive_1 integer,
  positive_2 integer, positive_3 integer, positive_4 integer, positive_5 integer
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
  zone text;
begin
  select t.generation, t.time_zone into shown, zone from tenants t where t.id = company;
  return query
    select day, coalesce(b.rated_1, 0) - coalesce(k.rated_1, 0), coalesce(b.rated_2, 0) - coalesce(k.rated_2, 0), coalesce(b.rated_3, 0) - coalesce(k.rated_3, 0), coalesce(b.rated_4, 0) - coalesce(k.rated_4, 0), coalesce(b.rated_5, 0) - coalesce(k.rated_5, 0), coalesce(b.negative_1, 0) - coalesce(k.negative_1, 0), coalesce(b.negative_2, 0) - coalesce(k.negative_2, 0), coalesce(b.negative_3, 0) - coalesce(k.negative_3, 0), coalesce(b.negative_4, 0) - coalesce(k.negative_4, 0), coalesce(b.negative_5, 0) - coalesce(k.negative_5, 0), coalesce(b.positive_1, 0) - coalesce(k.positive_1, 0), coalesce(b.positive_2, 0) - coalesce(k.positive_2, 0), coalesce(b.positive_3, 0) - coalesce(k.positive_3, 0), coalesce(b.positive_4, 0) - coalesce(k.positive_4, 0), coalesce(b.positive_5, 0) - coalesce(k.positive_5, 0)
    from (
      select (r.created_at at time zone zone)::date as day,
        coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
      from (
        select created_at, rating, sentiment, 1 as n from reviews
        where company_id = company
      ) r
      group by day
    ) b
    full join (
      select day, sum(rated_1)::integer as rated_1, sum(rated_2)::integer as rated_2, sum(rated_3)::integer as rated_3, sum(rated_4)::integer as rated_4, sum(rated_5)::integer as rated_5, sum(negative_1)::integer as negative_1, sum(negative_2)::integer as negative_2, sum(negative_3)::integer as negative_3, sum(negative_4)::integer as negative_4, sum(negative_5)::integer as negative_5, sum(positive_1)::integer as positive_1, sum(positive_2)::integer as positive_2, sum(positive_3)::integer as positive_3, sum(positive_4)::integer as positive_4, sum(positive_5)::integer as positive_5
      from "review_days" where company_id = company and generation = shown
      group by day
    ) k using (day)
    where coalesce(b.rated_1, 0) - coalesce(k.rated_1, 0) <> 0 or coalesce(b.rated_2, 0) - coalesce(k.rated_2, 0) <> 0 or coalesce(b.rated_3, 0) - coalesce(k.rated_3, 0) <> 0 or coalesce(b.rated_4, 0) - coalesce(k.rated_4, 0) <> 0 or coalesce(b.rated_5, 0) - coalesce(k.rated_5, 0) <> 0 or coalesce(b.negative_1, 0) - coalesce(k.negative_1, 0) <> 0 or coalesce(b.negative_2, 0) - coalesce(k.negative_2, 0) <> 0 or coalesce(b.negative_3, 0) - coalesce(k.negative_3, 0) <> 0 or coalesce(b.negative_4, 0) - coalesce(k.negative_4, 0) <> 0 or coalesce(b.negative_5, 0) - coalesce(k.negative_5, 0) <> 0 or coalesce(b.positive_1, 0) - coalesce(k.positive_1, 0) <> 0 or coalesce(b.positive_2, 0) - coalesce(k.positive_2, 0) <> 0 or coalesce(b.positive_3, 0) - coalesce(k.positive_3, 0) <> 0 or coalesce(b.positive_4, 0) - coalesce(k.positive_4, 0) <> 0 or coalesce(b.positive_5, 0) - coalesce(k.positive_5, 0) <> 0
    order by day;
end
$$;
comment on function review_days_lack is
  'What to add to a company''s rollup to make it what its reviews say: nothing, unless something went wrong';

create or replace function location_days_lack(company uuid) returns table (
  location_id uuid, day date, rated_1 integer, rated_2 integer, rated_3 integer, rated_4 integer, rated_5 integer,
  negative_1 integer, negative_2 integer, negative_3 integer, negative_4 integer, negative_5 integer,
  positive_1 integer, positive_2 integer, positive_3 integer, positive_4 integer, positive_5 integer
)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
  zone text;
begin
  select t.generation, t.time_zone into shown, zone from tenants t where t.id = company;
  return query
    select location_id, day, coalesce(b.rated_1, 0) - coalesce(k.rated_1, 0), coalesce(b.rated_2, 0) - coalesce(k.rated_2, 0), coalesce(b.rated_3, 0) - coalesce(k.rated_3, 0), coalesce(b.rated_4, 0) - coalesce(k.rated_4, 0), coalesce(b.rated_5, 0) - coalesce(k.rated_5, 0), coalesce(b.negative_1, 0) - coalesce(k.negative_1, 0), coalesce(b.negative_2, 0) - coalesce(k.negative_2, 0), coalesce(b.negative_3, 0) - coalesce(k.negative_3, 0), coalesce(b.negative_4, 0) - coalesce(k.negative_4, 0), coalesce(b.negative_5, 0) - coalesce(k.negative_5, 0), coalesce(b.positive_1, 0) - coalesce(k.positive_1, 0), coalesce(b.positive_2, 0) - coalesce(k.positive_2, 0), coalesce(b.positive_3, 0) - coalesce(k.positive_3, 0), coalesce(b.positive_4, 0) - coalesce(k.positive_4, 0), coalesce(b.positive_5, 0) - coalesce(k.positive_5, 0)
    from (
      select r.location_id, (r.created_at at time zone zone)::date as day,
        coalesce(sum(n) filter (where rating = 1), 0)::integer as rated_1, coalesce(sum(n) filter (where rating = 2), 0)::integer as rated_2, coalesce(sum(n) filter (where rating = 3), 0)::integer as rated_3, coalesce(sum(n) filter (where rating = 4), 0)::integer as rated_4, coalesce(sum(n) filter (where rating = 5), 0)::integer as rated_5, coalesce(sum(n) filter (where rating = 1 and sentiment = -1), 0)::integer as negative_1, coalesce(sum(n) filter (where rating = 2 and sentiment = -1), 0)::integer as negative_2, coalesce(sum(n) filter (where rating = 3 and sentiment = -1), 0)::integer as negative_3, coalesce(sum(n) filter (where rating = 4 and sentiment = -1), 0)::integer as negative_4, coalesce(sum(n) filter (where rating = 5 and sentiment = -1), 0)::integer as negative_5, coalesce(sum(n) filter (where rating = 1 and sentiment = 1), 0)::integer as positive_1, coalesce(sum(n) filter (where rating = 2 and sentiment = 1), 0)::integer as positive_2, coalesce(sum(n) filter (where rating = 3 and sentiment = 1), 0)::integer as positive_3, coalesce(sum(n) filter (where rating = 4 and sentiment = 1), 0)::integer as positive_4, coalesce(sum(n) filter (where rating = 5 and sentiment = 1), 0)::integer as positive_5
      from (
        select location_id, created_at, rating, sentiment, 1 as n from reviews
        where company_id = company and location_id is not null
      ) r
      group by location_id, day
    ) b
    full join (
      select location_id, day, sum(rated_1)::integer as rated_1, sum(rated_2)::integer as rated_2, sum(rated_3)::integer as rated_3, sum(rated_4)::integer as rated_4, sum(rated_5)::integer as rated_5, sum(negative_1)::integer as negative_1, sum(negative_2)::integer as negative_2, sum(negative_3)::integer as negative_3, sum(negative_4)::integer as negative_4, sum(negative_5)::integer as negative_5, sum(positive_1)::integer as positive_1, sum(positive_2)::integer as positive_2, sum(positive_3)::integer as positive_3, sum(positive_4)::integer as positive_4, sum(positive_5)::integer as positive_5
      from "location_days" where company_id = company and generation = shown
      group by location_id, day
    ) k using (location_id, day)
    where coalesce(b.rated_1, 0) - coalesce(k.rated_1, 0) <> 0 or coalesce(b.rated_2, 0) - coalesce(k.rated_2, 0) <> 0 or coalesce(b.rated_3, 0) - coalesce(k.rated_3, 0) <> 0 or coalesce(b.rated_4, 0) - coalesce(k.rated_4, 0) <> 0 or coalesce(b.rated_5, 0) - coalesce(k.rated_5, 0) <> 0 or coalesce(b.negative_1, 0) - coalesce(k.negative_1, 0) <> 0 or coalesce(b.negative_2, 0) - coalesce(k.negative_2, 0) <> 0 or coalesce(b.negative_3, 0) - coalesce(k.negative_3, 0) <> 0 or coalesce(b.negative_4, 0) - coalesce(k.negative_4, 0) <> 0 or coalesce(b.negative_5, 0) - coalesce(k.negative_5, 0) <> 0 or coalesce(b.positive_1, 0) - coalesce(k.positive_1, 0) <> 0 or coalesce(b.positive_2, 0) - coalesce(k.positive_2, 0) <> 0 or coalesce(b.positive_3, 0) - coalesce(k.positive_3, 0) <> 0 or coalesce(b.positive_4, 0) - coalesce(k.positive_4, 0) <> 0 or coalesce(b.positive_5, 0) - coalesce(k.positive_5, 0) <> 0
    order by location_id, day;
end
$$;
comment on function location_days_lack is
  'What to add to a company''s rollup to make it what its reviews say: nothing, unless something went wrong';

create or replace function repair_review_days(company uuid) returns table (
  day date, rated_1 integer, rated_2 integer, rated_3 integer, rated_4 integer, rated_5 integer, negative_1 integer,
  negative_2 integer, negative_3 integer, negative_4 integer, negative_5 integer, positive_1 integer,
  positive_2 integer, positive_3 integer, positive_4 integer, positive_5 integer
)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
begin
  perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
  select t.generation into shown from tenants t where t.id = company for key share;
  for day, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5 in
    select * from "review_days_lack"(company)
  loop
    insert into "review_days" as d (company_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
    values (company, shown, day, 0, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
    on conflict (company_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
    return next;
  end loop;
end
$$;

create or replace function repair_location_days(company uuid) returns table (
  location_id uuid, day date, rated_1 integer, rated_2 integer, rated_3 integer, rated_4 integer, rated_5 integer,
  negative_1 integer, negative_2 integer, negative_3 integer, negative_4 integer, negative_5 integer,
  positive_1 integer, positive_2 integer, positive_3 integer, positive_4 integer, positive_5 integer
)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  shown integer;
begin
  perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
  select t.generation into shown from tenants t where t.id = company for key share;
  for location_id, day, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5 in
    select * from "location_days_lack"(company)
  loop
    insert into "location_days" as d (company_id, location_id, generation, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
    values (company, location_id, shown, day, 0, rated_1, rated_2, rated_3, rated_4, rated_5, negative_1, negative_2, negative_3, negative_4, negative_5, positive_1, positive_2, positive_3, positive_4, positive_5)
    on conflict (company_id, location_id, generation, day, slot) do update set rated_1 = d.rated_1 + excluded.rated_1, rated_2 = d.rated_2 + excluded.rated_2, rated_3 = d.rated_3 + excluded.rated_3, rated_4 = d.rated_4 + excluded.rated_4, rated_5 = d.rated_5 + excluded.rated_5, negative_1 = d.negative_1 + excluded.negative_1, negative_2 = d.negative_2 + excluded.negative_2, negative_3 = d.negative_3 + excluded.negative_3, negative_4 = d.negative_4 + excluded.negative_4, negative_5 = d.negative_5 + excluded.negative_5, positive_1 = d.positive_1 + excluded.positive_1, positive_2 = d.positive_2 + excluded.positive_2, positive_3 = d.positive_3 + excluded.positive_3, positive_4 = d.positive_4 + excluded.positive_4, positive_5 = d.positive_5 + excluded.positive_5;
    return next;
  end loop;
end
$$;
