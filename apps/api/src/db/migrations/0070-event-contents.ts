import { type Kysely, sql } from 'kysely'

const columns = 'company_id, review_id, created_at, rating, location_id, placement_id'
const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * Events carry what most consumers need of a review, so that handling them reads neither reviews by key nor sends
 * anything through the server (decision 89).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addContents(db)
  await countRange(db)
}

async function addContents(db: Kysely<unknown>): Promise<void> {
  // Consumers stand aside while their advisory lock is taken. Otherwise one that has read events and now changes reviews
  // would wait for this migration, and the migration for it.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('candour consumer ' || name, 0)) from event_consumers
  `.execute(db)
  // Waits for reviews in flight, whose events would lack the contents.
  await sql`lock table reviews in share row exclusive mode`.execute(db)
  await sql`
    alter table review_events add column created_at timestamptz(3), add column rating smallint,
      add column location_id uuid, add column placement_id uuid
  `.execute(db)
  await sql`
    delete from review_events e
    where not exists (select from event_consumers c where c.position < e.position)
      or not exists (select from reviews r where r.company_id = e.company_id and r.id = e.review_id)
  `.execute(db)
  await sql`
    update review_events e set created_at = r.created_at, rating = r.rating, location_id = r.location_id,
      placement_id = r.placement_id
    from reviews r where r.company_id = e.company_id and r.id = e.review_id
  `.execute(db)
  await sql`
    alter table review_events alter column created_at set not null, alter column rating set not null
  `.execute(db)
  await sql`
    create or replace function record_review_events() returns trigger language plpgsql security definer as $$
    begin
      insert into public.review_events (${sql.raw(columns)})
      select ${sql.raw(columns.replace('review_id', 'id'))} from stored;
      return null;
    end
    $$
  `.execute(db)
}

/** Time zones are read in a statement of their own (decision 83). The previous version still calls with keys. */
async function countRange(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_reviews(after bigint, up_to bigint) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company_ids uuid[];
      times timestamptz[];
      location_ids uuid[];
      placement_ids uuid[];
    begin
      select array_agg(e.company_id), array_agg(e.created_at), array_agg(coalesce(e.location_id, ${none})),
        array_agg(coalesce(e.placement_id, ${none}))
      into company_ids, times, location_ids, placement_ids
      from review_events e where e.position > after and e.position <= up_to;
      perform add_to_funnel(array(
        select row(company_id, 2, day, location_id, placement_id, 0, 0, 0, 0, count(*))::funnel_days
        from (
          select r.company_id, (r.created_at at time zone t.time_zone)::date as day, r.location_id, r.placement_id
          from unnest(company_ids, times, location_ids, placement_ids)
            as r (company_id, created_at, location_id, placement_id)
          join tenants t on t.id = r.company_id
        ) stored
        group by company_id, day, location_id, placement_id
      ));
    end
    $$
  `.execute(db)
  await sql`comment on function count_reviews(bigint, bigint) is
    'Counts the reviews whose events lie between two positions, after the first and up to the second'`.execute(
    db,
  )
  await sql`revoke execute on function count_reviews(bigint, bigint) from public`.execute(db)
  await sql`grant execute on function count_reviews(bigint, bigint) to candour_platform`.execute(db)
}
