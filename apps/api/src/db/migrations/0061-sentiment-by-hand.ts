import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/** Members set a review's sentiment by hand, which `reviews.sentiment_model` records as null (migration 60, decision 76). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = 'uuid, integer, smallint, smallint'
  await sql`
    create function set_sentiment(
      review uuid, known_version integer, new_sentiment smallint, new_sentiment_model smallint
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
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
    $$
  `.execute(db)
  await sql`comment on function set_sentiment(${sql.raw(types)}) is
    'Sets the sentiment of a review of the company in scope that is still at this version; a model of null stands for a '
    'member. False if it is not'`.execute(db)
  await sql`revoke execute on function set_sentiment(${sql.raw(types)}) from public`.execute(db)
  await sql`grant execute on function set_sentiment(${sql.raw(types)}) to candour_app`.execute(db)
}
