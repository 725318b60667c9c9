import { type Kysely, sql } from 'kysely'

/** Stores several reviews in one statement, each with its own outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Security definer, because returning what was inserted would require the right to read it. In order of company and
  // id, so that concurrent batches that share some cannot deadlock. A company that is locked (its time zone is being
  // changed) holds up the others of its batch only briefly; the server then sends its reviews on their own.
  await sql`
    create function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[]
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        insert into reviews (
          company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number
        )
        select added.* from unnest(
          company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails, contact_numbers
        ) as added (company_id, id)
        where exists (select from companies c where c.id = added.company_id)
        order by added.company_id, added.id
        on conflict do nothing
        returning reviews.id;
    end
    $$
  `.execute(db)
  await sql`comment on function insert_reviews is
    'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown companies'`.execute(
    db,
  )

  // The reviews of a batch are counted by one statement, at a third of what a trigger per row costs; a lone review keeps
  // its row trigger, which is cheaper for one. The conditions are complementary, so exactly one of the two counts.
  await sql`
    create or replace trigger reviews_roll_up after insert on reviews for each row
    when (current_setting('app.batch', true) is distinct from 'on') execute function roll_up_review()
  `.execute(db)
  await sql`
    create trigger reviews_roll_up_batch after insert on reviews referencing new table as added for each statement
    when (current_setting('app.batch', true) is not distinct from 'on') execute function roll_up_reviews()
  `.execute(db)

  await sql`revoke execute on function insert_reviews from public`.execute(db)
  await sql`grant execute on function insert_reviews to candour_app`.execute(db)
}
