import { type Kysely, sql } from 'kysely'

/**
 * The condition that hides deleted companies (migration 56), in a form whose selectivity the planner cannot compute: it
 * took it for one that leaves next to no rows where there are few companies, and read whole histories instead of the
 * first rows of an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const condition = 'coalesce(%I <> all ((select deleted_company_ids())::uuid[]), true)'
  await sql`
    create or replace function hide_deleted(target text, key text) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      execute format(
        'create policy not_deleted on %s as restrictive for select using (${sql.raw(condition)})', target, key
      );
    end
    $$
  `.execute(db)
  await sql`
    do $$
    declare
      target text;
    begin
      for target in
        select tablename from pg_policies where schemaname = 'public' and policyname = 'not_deleted' order by 1
      loop
        execute format(
          'alter policy not_deleted on %I using (${sql.raw(condition)})', target,
          case target when 'companies' then 'id' else 'company_id' end
        );
      end loop;
    end
    $$
  `.execute(db)
}
