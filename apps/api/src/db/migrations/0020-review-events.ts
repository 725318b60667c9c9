import { type Kysely, sql } from 'kysely'

/**
 * "A review was stored" as a durable event, written by the transaction that stores the review, and the position that
 * each consumer has reached. One insert for all rows of a statement, so a batch of reviews costs little more than one;
 * names are schema-qualified so the function need not set a search path. Edits are no events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_events (
      position bigint generated always as identity primary key,
      company_id uuid not null,
      review_id uuid not null
    )
  `.execute(db)
  await sql`comment on table review_events is
    'Stored reviews of all companies in order of arrival, until every consumer has handled them'`.execute(db)
  await sql`
    create table event_consumers (
      name text primary key,
      position bigint not null
    )
  `.execute(db)
  await sql`comment on column event_consumers.position is 'Last event that was handled'`.execute(db)
  await sql`grant select, delete on review_events to candour_platform`.execute(db)
  await sql`grant select, insert, update on event_consumers to candour_platform`.execute(db)

  // Security definer: a company must not see other companies' events.
  await sql`
    create function record_review_events() returns trigger language plpgsql security definer as $$
    begin
      insert into public.review_events (company_id, review_id) select company_id, id from stored;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger reviews_record_events after insert on reviews referencing new table as stored
    for each statement execute function record_review_events()
  `.execute(db)
}
