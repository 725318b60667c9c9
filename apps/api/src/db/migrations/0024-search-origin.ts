import { type Kysely, sql } from 'kysely'

/** Searches can be narrowed to a location or a placement, so the function also returns these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function find_reviews(tsquery)`.execute(db)
  await sql`
    create function find_reviews(query tsquery)
    returns table (
      id uuid, rating smallint, sentiment smallint, has_contact boolean, created_at timestamptz,
      location_id uuid, placement_id uuid
    )
    language sql stable security definer
    set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
      select id, rating, sentiment, has_contact, created_at, location_id, placement_id from reviews
      where company_id = nullif(current_setting('app.company_id', true), '')::uuid and search @@ query
    $$
  `.execute(db)
  await sql`revoke execute on function find_reviews from public`.execute(db)
  await sql`grant execute on function find_reviews to candour_app`.execute(db)
}
