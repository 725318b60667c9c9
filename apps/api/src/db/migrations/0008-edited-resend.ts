import { type Kysely, sql } from 'kysely'

/**
 * A visitor may edit a submission and send it again. Nothing else changes a review: the server's role still has no
 * update right, and the function below requires the submission id, which companies never see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column revision integer not null default 0`.execute(db)
  await sql`comment on column reviews.revision is
    'Counts the sends of one submission: of two that cross on their way, the later one stays'`.execute(db)

  // UUID version 8 from SHA-256. The server derives the same id before it inserts (modules/reviews/review-id.ts).
  await sql`
    create function review_id(company uuid, submission uuid) returns uuid
    language plpgsql immutable strict set search_path = public, pg_temp as $$
    declare
      hash bytea := substring(sha256(uuid_send(company) || uuid_send(submission)) for 16);
    begin
      hash := set_byte(hash, 6, get_byte(hash, 6) & 15 | 128);
      hash := set_byte(hash, 8, get_byte(hash, 8) & 63 | 128);
      return encode(hash, 'hex')::uuid;
    end
    $$
  `.execute(db)

  // Security definer, for this one change. The company is locked before the review, as everywhere: the rollup trigger
  // locks it too, and so does deleting a company before its reviews.
  await sql`
    create function revise_review(
      company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
      new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      review reviews;
    begin
      perform from companies where id = company for key share;
      select * into review from reviews
        where company_id = company and id = review_id(company, submission) for update;
      if not found then
        return null;
      end if;
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
      update reviews set
        revision = new_revision, rating = new_rating, sentiment = new_sentiment, feedback = new_feedback,
        contact_name = new_contact_name, contact_email = new_contact_email, contact_number = new_contact_number
      where company_id = review.company_id and id = review.id;
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function revise_review is 'Gives a review of the last hour what its sender sent last. True when '
    'the review has it, or has something newer; false when it is too late; null when there is no such review'`.execute(
    db,
  )
  await sql`revoke execute on function review_id, revise_review from public`.execute(db)
  await sql`grant execute on function revise_review to candour_app`.execute(db)
}
