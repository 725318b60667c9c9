import { type Kysely, sql } from 'kysely'

/** A receipt of a deleted company looks like a wrong one, and works again if the company is restored (migration 56). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_receipt(hash bytea) returns table (company_id uuid, review_id uuid)
    language sql stable security definer set search_path = public, pg_temp as $$
      select r.company_id, r.id
      from review_receipts t join reviews r on r.company_id = t.company_id and r.id = t.review_id
      where t.token_hash = hash and r.erased_at is null
        and not exists (select from company_deletions d where d.company_id = t.company_id)
    $$
  `.execute(db)
}
