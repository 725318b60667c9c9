import { type Kysely, sql } from 'kysely'

/** Name of the constraint that a refused review is reported under (migration 31). */
const constraint = 'reviews_company_suspended'

/**
 * A review's first receipt is a column of it, because a row of its own with two index entries made inserts a tenth to a
 * fifth slower (decision 74). Further receipts, of resends and mails, stay in review_receipts. Reviews also remember which
 * version of the sentiment model judged them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await insertReviews(db)
  await findReceipt(db)
  await reviseReview(db)
  await editReview(db)
  await eraseReviews(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column receipt_hash bytea,
      add column sentiment_model smallint default 0
  `.execute(db)
  await sql`comment on column reviews.receipt_hash is
    'SHA-256 of the token of the first receipt; null if it is in review_receipts, or erased'`.execute(db)
  await sql`comment on column reviews.sentiment_model is
    'Version of the model that judged the sentiment; 0: the rules before there was one; null: a member set it'`.execute(
    db,
  )
  await sql`grant update (sentiment_model) on reviews to candour_platform`.execute(db)
}

/** As before (migration 52), but the receipt is a column. The previous version still calls the former functions. */
async function insertReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function insert_review(
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
    $$
  `.execute(db)
  const one =
    'uuid, uuid, integer, smallint, smallint, text, text, text, text, text, uuid, uuid, bytea, smallint'
  await sql`comment on function insert_review(${sql.raw(one)}) is
    'Returns false for a review that was stored before'`.execute(db)
  await grant(db, `insert_review(${one})`, 'candour_app')

  const several =
    'uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[], bytea[], smallint'
  await sql`
    create function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[], langs text[],
      placement_ids uuid[], location_ids uuid[], receipts bytea[], sentiment_model smallint
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        insert into reviews (
          company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
          placement_id, location_id, receipt_hash, sentiment_model
        )
        select added.*, $14 from unnest(
          company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails,
          contact_numbers, langs, placement_ids, location_ids, receipts
        ) as added (company_id, id)
        where exists (select from companies c where c.id = added.company_id and not c.suspended)
        order by added.company_id, added.id
        on conflict do nothing
        returning reviews.id;
    end
    $$
  `.execute(db)
  await sql`comment on function insert_reviews(${sql.raw(several)}) is
    'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown or suspended companies'`.execute(
    db,
  )
  await grant(db, `insert_reviews(${several})`, 'candour_app')
}

/** A token of this version names its review; of earlier ones, and for further receipts, the hash is looked up. */
async function findReceipt(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_receipt(company uuid, review uuid, hash bytea)
    returns table (company_id uuid, review_id uuid)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
        select r.company_id, r.id from (
          select company, review from reviews n
          where n.company_id = company and n.id = review and n.receipt_hash = hash
          union
          select t.company_id, t.review_id from review_receipts t where t.token_hash = hash
        ) k (company_id, review_id)
        join reviews r on r.company_id = k.company_id and r.id = k.review_id
        where r.erased_at is null
          and not exists (select from company_deletions d where d.company_id = r.company_id);
    end
    $$
  `.execute(db)
  await sql`comment on function find_receipt(uuid, uuid, bytea) is
    'The review to which the token with this hash leads; company and review are what the token names, or null'`.execute(
    db,
  )
  await grant(db, 'find_receipt(uuid, uuid, bytea)', 'candour_app')
}

/** As before (migration 52), with the version of the sentiment model. */
async function reviseReview(db: Kysely<unknown>): Promise<void> {
  const types = `uuid, uuid, integer, smallint, smallint, ${'varchar, '.repeat(5)}bytea, smallint`
  const isSame = (name: string) => `
        (${name}.rating, ${name}.feedback) is not distinct from (new_rating, new_feedback)
          and (${name}.contact_name, ${name}.contact_email, ${name}.contact_number)
            is not distinct from (new_contact_name, new_contact_email, new_contact_number)`
  // What was sent before is known even if its contact data was erased since.
  const isKnown = (name: string) => `
        (${name}.rating, ${name}.feedback) is not distinct from (new_rating, new_feedback) and (
          num_nonnulls(${name}.contact_name, ${name}.contact_email, ${name}.contact_number) = 0
          or (${name}.contact_name, ${name}.contact_email, ${name}.contact_number)
            is not distinct from (new_contact_name, new_contact_email, new_contact_number)
        )`
  await sql`
    create function revise_review(
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
      select * into review from reviews
        where company_id = company and id = review_id(company, submission) for update;
      if found then
        is_same := ${sql.raw(isSame('review'))};
        if review.erased_at is not null then
          return new_revision <= review.revision;
        elsif review.settled then
          is_known := new_revision < review.revision or is_same or new_revision = review.revision and (
            ${sql.raw(isKnown('review'))} or exists (
              select from review_versions v
              where v.company_id = company and v.review_id = review.id and ${sql.raw(isKnown('v'))}
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
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
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
    $$
  `.execute(db)
  await sql`comment on function revise_review(${sql.raw(types)}) is
    'Gives a review of the last hour what its sender sent last, and a receipt. True when the review has it, or has '
    'something newer; false when it is too late; null when there is no such review. Raises a check violation instead '
    'of changing a review of a suspended company'`.execute(db)
  await grant(db, `revise_review(${types})`, 'candour_app')
}

/** As before (migration 52), with the key that the receipt led to, and the version of the sentiment model. */
async function editReview(db: Kysely<unknown>): Promise<void> {
  const types = `uuid, uuid, bytea, integer, smallint, smallint, ${'varchar, '.repeat(5)}smallint`
  await sql`
    create function edit_review(
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
      perform from find_receipt(company, review_id, hash) f where f.company_id = company and f.review_id = review_id;
      if not found then return null; end if;
      perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
      select c.suspended into is_suspended from companies c where c.id = company for key share;
      select r.* into review from reviews r where r.company_id = company and r.id = review_id for no key update;
      if not found or review.erased_at is not null then return null; end if;
      if is_suspended then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
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
    $$
  `.execute(db)
  await sql`comment on function edit_review(${sql.raw(types)}) is
    'Changes the review of a receipt that is still at this version and not older than 30 days: changed, unchanged, '
    'settled or conflict; null if the receipt leads nowhere. Raises a check violation if the company is suspended'`.execute(
    db,
  )
  await grant(db, `edit_review(${types})`, 'candour_app')
}

/** Erasing all words of a review ends this receipt too; the rest of the function stays as it was (migration 52). */
async function eraseReviews(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('erase_reviews(uuid, uuid[], text)'::regprocedure) as definition
  `.execute(db)
  const former = rows[0]?.definition ?? ''
  const definition = former.replace('erased_at = now(),', 'erased_at = now(), receipt_hash = null,')
  if (definition === former) throw new Error('erase_reviews is not as expected')
  await sql.raw(definition).execute(db)
}

async function grant(db: Kysely<unknown>, signature: string, logins: string): Promise<void> {
  await sql`revoke execute on function ${sql.raw(signature)} from public`.execute(db)
  await sql`grant execute on function ${sql.raw(signature)} to ${sql.raw(logins)}`.execute(db)
}
