-- Stores reviews and their edits, and records both for the consumers. Within an hour, an edited resend replaces a
-- review (revise_review); within 30 days, a receipt edits it (edit_review).

create or replace function review_id(company uuid, submission uuid) returns uuid
language plpgsql immutable strict set search_path = public, pg_temp as $$
declare
  hash bytea := substring(sha256(uuid_send(company) || uuid_send(submission)) for 16);
begin
  hash := set_byte(hash, 6, get_byte(hash, 6) & 15 | 128);
  hash := set_byte(hash, 8, get_byte(hash, 8) & 63 | 128);
  return encode(hash, 'hex')::uuid;
end
$$;
comment on function review_id is 'The UUID (version 8) of a review, the same whenever its submission is sent again';

create or replace function insert_review(
  company uuid, id uuid, revision integer, rating smallint, sentiment smallint, feedback text, contact_name text,
  contact_email text, contact_number text, lang text, placement uuid, location uuid, receipt bytea,
  sentiment_model smallint
) returns boolean
language plpgsql security definer as $$
begin
  insert into public.reviews (
    company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
    placement_id, location_id, receipt_hash, sentiment_model
  ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing;
  return found;
end
$$;
comment on function insert_review is 'Returns false for a review that was stored before';

create or replace function insert_reviews(
  company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[], feedbacks text[],
  contact_names text[], contact_emails text[], contact_numbers text[], langs text[], placement_ids uuid[],
  location_ids uuid[], receipts bytea[], sentiment_model smallint
) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  return query
    insert into reviews (
      company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
      placement_id, location_id, receipt_hash, sentiment_model
    )
    select added.*, $14 from unnest(
      company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails,
      contact_numbers, langs, placement_ids, location_ids, receipts
    ) as added (company_id, id)
    where exists (select from tenants c where c.id = added.company_id and not c.suspended)
    order by added.company_id, added.id
    on conflict do nothing
    returning reviews.id;
end
$$;
comment on function insert_reviews is
  'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown or suspended companies';

create or replace function revise_review(
  company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
  new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar,
  new_lang varchar, new_receipt bytea, new_sentiment_model smallint
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  review reviews;
  is_suspended boolean;
  is_same boolean;
  is_known boolean;
begin
  select suspended into is_suspended from companies where id = company for key share;
  select * into review from reviews where company_id = company and id = review_id(company, submission) for update;
  if found then
    is_same := (review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number)
      is not distinct from (new_rating, new_feedback, new_contact_name, new_contact_email, new_contact_number);
    if review.erased_at is not null then
      return new_revision <= review.revision;
    elsif review.settled then
      is_known := new_revision < review.revision or is_same or new_revision = review.revision and exists (
        select from (
          select review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number
          union all
          select v.rating, v.feedback, v.contact_name, v.contact_email, v.contact_number from review_versions v
          where v.company_id = company and v.review_id = review.id
        ) kept (rating, feedback, contact_name, contact_email, contact_number)
        where (kept.rating, kept.feedback) is not distinct from (new_rating, new_feedback)
          -- Contact data may have been erased since.
          and (
            num_nonnulls(kept.contact_name, kept.contact_email, kept.contact_number) = 0
            or (kept.contact_name, kept.contact_email, kept.contact_number)
              is not distinct from (new_contact_name, new_contact_email, new_contact_number)
          )
      );
      if is_known then perform keep_receipt(company, review.id, new_receipt); end if;
      return is_known;
    elsif new_revision < review.revision
      or is_same and (new_revision = review.revision or review.created_at <= now() - interval '1 hour')
    then
      perform keep_receipt(company, review.id, new_receipt);
      return true;
    elsif review.created_at <= now() - interval '1 hour' then
      return false;
    end if;
  end if;
  if is_suspended then
    raise exception 'the company is suspended'
      using errcode = 'check_violation', constraint = 'reviews_company_suspended';
  end if;
  if review.id is null then
    return null;
  end if;
  if is_same then
    update reviews set revision = new_revision, lang = coalesce(new_lang, review.lang)
    where company_id = review.company_id and id = review.id;
  else
    perform keep_version(review);
    update reviews set
      revision = new_revision, rating = new_rating, sentiment = new_sentiment,
      sentiment_model = new_sentiment_model, feedback = new_feedback, contact_name = new_contact_name,
      contact_email = new_contact_email, contact_number = new_contact_number,
      lang = coalesce(new_lang, review.lang), version = review.version + 1, edited_at = now()
    where company_id = review.company_id and id = review.id;
  end if;
  perform keep_receipt(company, review.id, new_receipt);
  return true;
end
$$;
comment on function revise_review is
  'Replaces a review of the last hour by what its sender sent last, and adds a receipt. True when the review has it, or '
  'something newer; false when it is too late; null when there is no such review. Raises a check violation instead of '
  'changing a review of a suspended company';

create or replace function keep_version(review record) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into review_versions values (
    review.company_id, review.id, review.version, coalesce(review.edited_at, review.created_at), review.rating,
    review.feedback, review.contact_name, review.contact_email, review.contact_number
  );
  delete from review_versions v
  where v.company_id = review.company_id and v.review_id = review.id and v.version <= review.version - 50;
end
$$;
comment on function keep_version is 'Keeps a review as it was before an edit; the last 50 versions stay';

create or replace function edit_review(
  company uuid, review_id uuid, hash bytea, known_version integer, new_rating smallint, new_sentiment smallint,
  new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar,
  new_lang varchar, new_sentiment_model smallint
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  review reviews;
  is_suspended boolean;
begin
  perform from find_receipt(company, review_id, hash) f
  where f.company_id = company and f.review_id = review_id and not f.answers_only;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
  select c.suspended into is_suspended from companies c where c.id = company for key share;
  select r.* into review from reviews r where r.company_id = company and r.id = review_id for no key update;
  if not found or review.erased_at is not null then return null; end if;
  if is_suspended then
    raise exception 'the company is suspended'
      using errcode = 'check_violation', constraint = 'reviews_company_suspended';
  end if;
  if (review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number)
    is not distinct from (new_rating, new_feedback, new_contact_name, new_contact_email, new_contact_number)
  then
    return 'unchanged';
  end if;
  if review.created_at <= now() - interval '30 days' then return 'settled'; end if;
  if review.version <> known_version then return 'conflict'; end if;
  perform keep_version(review);
  update reviews r set
    rating = new_rating, sentiment = new_sentiment, sentiment_model = new_sentiment_model,
    feedback = new_feedback, contact_name = new_contact_name, contact_email = new_contact_email,
    contact_number = new_contact_number, lang = coalesce(new_lang, review.lang), version = review.version + 1,
    edited_at = now(), settled = true
  where r.company_id = company and r.id = review_id;
  return 'changed';
end
$$;
comment on function edit_review is
  'Changes the review of a receipt that is still at this version and not older than 30 days: changed, unchanged, '
  'settled or conflict; null if the receipt leads nowhere or only answers. Raises a check violation if the company is '
  'suspended';

create or replace function set_sentiment(
  review uuid, known_version integer, new_sentiment smallint, new_sentiment_model smallint
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
begin
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
  perform from companies c where c.id = company for key share;
  update reviews r set sentiment = new_sentiment, sentiment_model = new_sentiment_model
  where r.company_id = company and r.id = review and r.version = known_version;
  if not found then return false; end if;
  -- Otherwise lists by language would show the former one for a second, until the edit is handled.
  update review_languages l set sentiment = new_sentiment where l.company_id = company and l.review_id = review;
  return true;
end
$$;
comment on function set_sentiment is
  'Sets the sentiment of a review of the company in scope, if it is still at this version; false otherwise. A model of '
  'null stands for a member';

create or replace function find_reviews(query tsquery) returns table (
  id uuid, rating smallint, sentiment smallint, has_contact boolean, created_at timestamptz, location_id uuid,
  placement_id uuid
)
language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
begin
  return query
    select id, rating, sentiment, has_contact, created_at, location_id, placement_id from reviews
    where company_id = company and search @@ query;
end
$$;
comment on function find_reviews is 'Reviews of the company in scope that match a search, always by the search index';

create or replace function record_review_events() returns trigger
language plpgsql security definer as $$
begin
  insert into public.review_events (company_id, review_id, created_at, rating, location_id, placement_id)
  select company_id, id, created_at, rating, location_id, placement_id from stored;
  return null;
end
$$;

create or replace function record_review_edit() returns trigger
language plpgsql security definer as $$
begin
  insert into public.review_edits (company_id, review_id) values (new.company_id, new.id);
  return null;
end
$$;
comment on function record_review_edit is 'Queues an edited review for the detection of its language';

create or replace function count_review_languages() returns trigger
language plpgsql security definer as $$
declare
  company_ids pg_catalog.uuid[];
  languages pg_catalog.text[];
  numbers pg_catalog.int8[];
begin
  if tg_op = 'INSERT' then
    select array_agg(company_id), array_agg(language), array_agg(n) into company_ids, languages, numbers
    from (select company_id, language, count(*) as n from added group by 1, 2) c;
  else
    select array_agg(company_id), array_agg(language), array_agg(n) into company_ids, languages, numbers
    from (
      select company_id, language, sum(n) as n from (
        select company_id, language, 1 as n from added
        union all
        select company_id, language, -1 from removed
      ) changed
      group by 1, 2 having sum(n) <> 0
    ) c;
  end if;
  if company_ids is null then return null; end if;
  insert into public.review_language_counts as c (company_id, language, reviews)
  select * from unnest(company_ids, languages, numbers) order by 1, 2
  on conflict (company_id, language) do update set reviews = c.reviews + excluded.reviews;
  return null;
end
$$;
