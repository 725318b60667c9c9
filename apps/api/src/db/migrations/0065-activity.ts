import { type Kysely, sql } from 'kysely'

/** Figures of several companies, which operators' lists read apart from what stays on one node of a cluster (decision 83). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function activity_of(company_ids uuid[])
    returns table (company_id uuid, recent_reviews integer, last_review_at timestamptz)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
        select t.id, (
          select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0)::integer from review_days d
          where d.company_id = t.id and d.generation = t.generation
            and d.day > (now() at time zone t.time_zone)::date - 30
        ), (
          select r.created_at from reviews r where r.company_id = t.id order by r.created_at desc, r.id desc limit 1
        )
        from tenants t where t.id = any(company_ids);
    end
    $$
  `.execute(db)
  await sql`comment on function activity_of is
    'Reviews of the last 30 days, and the time of the last one; neither grows with history'`.execute(db)
  await sql`revoke execute on function activity_of from public`.execute(db)
  await sql`grant execute on function activity_of to candour_platform`.execute(db)
}
