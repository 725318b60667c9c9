import { type Kysely, sql } from 'kysely'

/** A code of a suspended company leads nowhere, as if the company were gone, until the suspension is lifted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_code(given text) returns table (
      company_id uuid, placement_id uuid, slug text, location_id uuid, location_name text, google_review_url text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select k.company_id, k.placement_id, c.slug, l.id, l.name, l.google_review_url
      from placement_codes k
      left join companies c on c.id = k.company_id and c.billing_status <> 'suspended'
      left join placements p on p.company_id = k.company_id and p.id = k.placement_id
      left join locations l on l.company_id = p.company_id and l.id = p.location_id
      where k.code = given
    $$
  `.execute(db)
}
