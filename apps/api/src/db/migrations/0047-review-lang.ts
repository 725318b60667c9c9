import { type Kysely, sql } from 'kysely'

/** Name of the constraint that a refused review is reported under (migration 31). */
const constraint = 'reviews_company_suspended'

/**
 * The language of the page on which a review was written. The previous version still calls the functions without it; its
 * edits keep the language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column lang varchar(16)`.execute(db)
  await sql`comment on column reviews.lang is
    'Language of the visitor''s page (BCP 47); null if unknown, and for reviews stored before it was kept'`.execute(
    db,
  )
  await insertReviewsWithLang(db)
  await reviseReviewWithLang(db)
}

async function insertReviewsWithLang(db: Kysely<unknown>): Promise<void> {
  const types = sql.raw(
    'uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[]',
  )
  await sql`
    create function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[], langs text[],
      placement_ids uuid[], location_ids uuid[]
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        insert into reviews (
          company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
          placement_id, location_id
        )
        select added.* from unnest(
          company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails, contact_numbers,
          langs, placement_ids, location_ids
        ) as added (company_id, id)
        where exists (select from companies c where c.id = added.company_id and not c.suspended)
        order by added.company_id, added.id
        on conflict do nothing
        returning reviews.id;
    end
    $$
  `.execute(db)
  await sql`
    comment on function insert_reviews(${types})
    is 'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown or suspended companies'
  `.execute(db)
  await sql`revoke execute on function insert_reviews(${types}) from public`.execute(db)
  await sql`grant execute on function insert_reviews(${types}) to candour_app`.execute(db)
}

async function reviseReviewWithLang(db: Kysely<unknown>): Promise<void> {
  const types = sql.raw(
    'uuid, uuid, integer, smallint, smallint, varchar, varchar, varchar, varchar, varchar',
  )
  await sql`
    create function revise_review(
      company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
      new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar,
      new_lang varchar
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      review reviews;
      is_suspended boolean;
    begin
      select suspended into is_suspended from companies where id = company for key share;
      select * into review from reviews
        where company_id = company and id = review_id(company, submission) for update;
      if found then
        if new_revision < review.revision then
          return true;
        end if;
        if (review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number)
          is not distinct from (new_rating, new_feedback, new_contact_name, new_contact_email, new_contact_number)
          and (new_revision = review.revision or review.created_at <= now() - interval '1 hour')
        then
          return true;
        end if;
        if review.created_at <= now() - interval '1 hour' then
          return false;
        end if;
      end if;
      if is_suspended then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
      end if;
      if review.id is null then
        return null;
      end if;
      update reviews set
        revision = new_revision, rating = new_rating, sentiment = new_sentiment, feedback = new_feedback,
        contact_name = new_contact_name, contact_email = new_contact_email, contact_number = new_contact_number,
        lang = coalesce(new_lang, review.lang)
      where company_id = review.company_id and id = review.id;
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function revise_review(${types}) is
    'Gives a review of the last hour what its sender sent last. True when the review has it, or has something newer; '
    'false when it is too late; null when there is no such review. Raises a check violation instead of changing a '
    'review of a suspended company'`.execute(db)
  await sql`revoke execute on function revise_review(${types}) from public`.execute(db)
  await sql`grant execute on function revise_review(${types}) to candour_app`.execute(db)
}
