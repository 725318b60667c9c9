-- Runs of reviews that all have a case, so that a list of those without one skips them, however many (decision 58). Runs
-- only grow, because cases are never removed. They end before the reviews of the last 65 minutes: within an hour a review
-- may be edited, which moves it to another list, and until it is committed a new one may appear among them.
--
-- There is one list of all reviews of a company; others have a rating, a sentiment and contact data or none in common, and
-- may have a location or a placement. A list's key in touched_spans is its origin, zeros unless it has one of these, and
-- its combination, 0 for the list of all.

create or replace function combination_of(rating smallint, sentiment smallint, has_contact boolean) returns smallint
language sql immutable parallel safe
return (rating * 6 + (sentiment + 1) * 2 + has_contact::integer)::smallint;

create or replace function span_case() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  review reviews;
begin
  if new.created_at >= now() - interval '65 minutes' then return null; end if;
  select * into review from reviews r where r.company_id = new.company_id and r.id = new.review_id;
  if not found then return null; end if;
  perform extend_span(review, 'all'), extend_span(review, 'filtered');
  if review.location_id is not null then perform extend_span(review, 'location'); end if;
  if review.placement_id is not null then perform extend_span(review, 'placement'); end if;
  return null;
end
$$;

create or replace function split_spans() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.created_at >= now() - interval '60 minutes'
    or exists (select from cases c where c.company_id = new.company_id and c.review_id = new.id)
  then
    return null;
  end if;
  perform split_span(new, 'filtered');
  if new.location_id is not null then perform split_span(new, 'location'); end if;
  if new.placement_id is not null then perform split_span(new, 'placement'); end if;
  return null;
end
$$;

create or replace function list_key(review reviews, list text, out origin uuid, out combination smallint)
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  origin := case list
    when 'location' then review.location_id
    when 'placement' then review.placement_id
    else nil_uuid()
  end;
  combination := case list
    when 'all' then 0 else combination_of(review.rating, review.sentiment, review.has_contact)
  end;
end
$$;

create or replace function neighbor_in_list(
  review reviews, list text, is_newer boolean, at timestamptz, of_id uuid, out next_at timestamptz, out next_id uuid
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if is_newer then
    case list
      when 'all' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and (r.created_at, r.id) > (at, of_id)
        order by r.created_at, r.id limit 1;
      when 'filtered' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.rating = review.rating and r.sentiment = review.sentiment
          and r.has_contact = review.has_contact and (r.created_at, r.id) > (at, of_id)
        order by r.created_at, r.id limit 1;
      when 'location' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.location_id = review.location_id and r.rating = review.rating
          and r.sentiment = review.sentiment and r.has_contact = review.has_contact
          and (r.created_at, r.id) > (at, of_id)
        order by r.created_at, r.id limit 1;
      when 'placement' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.placement_id = review.placement_id and r.rating = review.rating
          and r.sentiment = review.sentiment and r.has_contact = review.has_contact
          and (r.created_at, r.id) > (at, of_id)
        order by r.created_at, r.id limit 1;
    end case;
  else
    case list
      when 'all' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and (r.created_at, r.id) < (at, of_id)
        order by r.created_at desc, r.id desc limit 1;
      when 'filtered' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.rating = review.rating and r.sentiment = review.sentiment
          and r.has_contact = review.has_contact and (r.created_at, r.id) < (at, of_id)
        order by r.created_at desc, r.id desc limit 1;
      when 'location' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.location_id = review.location_id and r.rating = review.rating
          and r.sentiment = review.sentiment and r.has_contact = review.has_contact
          and (r.created_at, r.id) < (at, of_id)
        order by r.created_at desc, r.id desc limit 1;
      when 'placement' then
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = review.company_id and r.placement_id = review.placement_id and r.rating = review.rating
          and r.sentiment = review.sentiment and r.has_contact = review.has_contact
          and (r.created_at, r.id) < (at, of_id)
        order by r.created_at desc, r.id desc limit 1;
    end case;
  end if;
end
$$;
comment on function neighbor_in_list is 'The next newer or older review of a list of this review; nulls at its end';

create or replace function extend_span(review reviews, list text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  key record := list_key(review, list);
  newest_at timestamptz := review.created_at;
  newest_id uuid := review.id;
  oldest_at timestamptz := review.created_at;
  oldest_id uuid := review.id;
  is_newer boolean;
  next record;
  span touched_spans;
begin
  span := span_around(review.company_id, key.origin, key.combination, review.created_at, review.id);
  -- A neighbor of the same statement has included it.
  if span.newest_at is not null then return; end if;

  foreach is_newer in array array[true, false] loop
    -- What is longer is joined when further reviews are touched.
    for step in 1..1000 loop
      next := case
        when is_newer then neighbor_in_list(review, list, true, newest_at, newest_id)
        else neighbor_in_list(review, list, false, oldest_at, oldest_id)
      end;
      exit when next.next_id is null or next.next_at >= now() - interval '65 minutes';
      exit when not exists (
        select from cases c where c.company_id = review.company_id and c.review_id = next.next_id
      );
      span := span_around(review.company_id, key.origin, key.combination, next.next_at, next.next_id);
      if span.newest_at is not null then
        delete from touched_spans s
        where s.company_id = review.company_id and s.origin = key.origin and s.combination = key.combination
          and (s.newest_at, s.newest_id) = (span.newest_at, span.newest_id);
      end if;
      if is_newer then
        newest_at := coalesce(span.newest_at, next.next_at); newest_id := coalesce(span.newest_id, next.next_id);
      else
        oldest_at := coalesce(span.oldest_at, next.next_at); oldest_id := coalesce(span.oldest_id, next.next_id);
      end if;
    end loop;
  end loop;
  insert into touched_spans
  values (review.company_id, key.origin, key.combination, newest_at, newest_id, oldest_at, oldest_id);
end
$$;
comment on function extend_span is 'Adds a review to the run before or after it in a list, joins the two, or begins one';

create or replace function span_around(
  company uuid, of_origin uuid, of_combination smallint, at timestamptz, of_id uuid
) returns touched_spans
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  span touched_spans;
begin
  select s.* into span from touched_spans s
  where s.company_id = company and s.origin = of_origin and s.combination = of_combination
    and (s.newest_at, s.newest_id) >= (at, of_id)
  order by s.newest_at, s.newest_id limit 1;
  if (span.oldest_at, span.oldest_id) > (at, of_id) then return null; end if;
  return span;
end
$$;
comment on function span_around is 'The run of a list that the review of this time and id is in; nulls if it is in none';

create or replace function split_span(review reviews, list text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  key record := list_key(review, list);
  span touched_spans := span_around(review.company_id, key.origin, key.combination, review.created_at, review.id);
  next record;
begin
  if span.newest_at is null then return; end if;
  delete from touched_spans s
  where s.company_id = review.company_id and s.origin = key.origin and s.combination = key.combination
    and (s.newest_at, s.newest_id) = (span.newest_at, span.newest_id);
  next := neighbor_in_list(review, list, true, review.created_at, review.id);
  if (next.next_at, next.next_id) <= (span.newest_at, span.newest_id) then
    insert into touched_spans values (
      review.company_id, key.origin, key.combination, span.newest_at, span.newest_id, next.next_at, next.next_id
    );
  end if;
  next := neighbor_in_list(review, list, false, review.created_at, review.id);
  if (next.next_at, next.next_id) >= (span.oldest_at, span.oldest_id) then
    insert into touched_spans values (
      review.company_id, key.origin, key.combination, next.next_at, next.next_id, span.oldest_at, span.oldest_id
    );
  end if;
end
$$;
comment on function split_span is 'Takes a review without a case out of the run of the list that it has moved into';

create or replace function untouched_reviews(
  of_location uuid, of_placement uuid, of_rating smallint, of_sentiment smallint, of_has_contact boolean,
  before_at timestamptz, before_id uuid, since timestamptz, until timestamptz, wanted integer, languages text[]
) returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set enable_sort = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
declare
  company uuid := company_in_scope();
  of_origin uuid := coalesce(of_location, of_placement, nil_uuid());
  of_combination smallint := coalesce(combination_of(of_rating, of_sentiment, of_has_contact), 0);
  found_rows integer;
  span touched_spans;
  after_at timestamptz;
  after_id uuid;
begin
  if until is not null and (before_at is null or until <= before_at) then
    before_at := until; before_id := nil_uuid();
  end if;
  before_at := coalesce(before_at, 'infinity');
  before_id := coalesce(before_id, nil_uuid());
  since := coalesce(since, '-infinity');
  -- Inside a span, everything up to its end is skipped.
  select s.* into span from touched_spans s
  where s.company_id = company and s.origin = of_origin and s.combination = of_combination
    and (s.newest_at, s.newest_id) >= (before_at, before_id)
  order by s.newest_at, s.newest_id limit 1;
  if found and (span.oldest_at, span.oldest_id) < (before_at, before_id) then
    before_at := span.oldest_at; before_id := span.oldest_id;
  end if;
  loop
    select s.* into span from touched_spans s
    where s.company_id = company and s.origin = of_origin and s.combination = of_combination
      and (s.newest_at, s.newest_id) < (before_at, before_id)
    order by s.newest_at desc, s.newest_id desc limit 1;
    -- One lower bound: beside another condition on the column, the comparison of rows would not end the scan.
    after_at := since; after_id := nil_uuid();
    if span.newest_at >= since then after_at := span.newest_at; after_id := span.newest_id; end if;
    -- A statement for each kind of list, so that each has an index in its order.
    if of_location is not null then
      return query
        select r.id, r.created_at from reviews r
        where r.company_id = company and r.location_id = of_location and r.rating = of_rating
          and r.sentiment = of_sentiment and r.has_contact = of_has_contact
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and is_untouched(company, r.id, languages)
        order by r.created_at desc, r.id desc limit wanted;
    elsif of_placement is not null then
      return query
        select r.id, r.created_at from reviews r
        where r.company_id = company and r.placement_id = of_placement and r.rating = of_rating
          and r.sentiment = of_sentiment and r.has_contact = of_has_contact
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and is_untouched(company, r.id, languages)
        order by r.created_at desc, r.id desc limit wanted;
    elsif of_rating is not null then
      return query
        select r.id, r.created_at from reviews r
        where r.company_id = company and r.rating = of_rating and r.sentiment = of_sentiment
          and r.has_contact = of_has_contact
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and is_untouched(company, r.id, languages)
        order by r.created_at desc, r.id desc limit wanted;
    else
      return query
        select r.id, r.created_at from reviews r
        where r.company_id = company
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and is_untouched(company, r.id, languages)
        order by r.created_at desc, r.id desc limit wanted;
    end if;
    get diagnostics found_rows = row_count;
    wanted := wanted - found_rows;
    exit when wanted <= 0 or span.newest_at is null or span.newest_at < since;
    before_at := span.oldest_at; before_id := span.oldest_id;
  end loop;
end
$$;
comment on function untouched_reviews is
  'The newest reviews of a list of the company in scope that have no case and, unless null, are in one of these languages';

create or replace function is_untouched(company uuid, review uuid, languages text[]) returns boolean
language sql stable as $$
  select not exists (select from public.cases c where c.company_id = company and c.review_id = review)
    and (languages is null or exists (
      select from public.review_languages l
      where l.company_id = company and l.review_id = review and l.language = any(languages)
    ))
$$;
