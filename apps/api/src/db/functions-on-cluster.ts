/**
 * Functions that `distribute` adds or replaces, because a cluster needs other bodies than plain PostgreSQL: each as one
 * statement. All are owned by the owner of the database, like those they replace.
 */
export const functionsOnCluster: readonly string[] = [
  // Policies compare with it: null hides everything, as of a deleted company.
  `create or replace function visible_company() returns uuid
  language plpgsql stable parallel restricted security definer as $$
  begin
    return (
      select t.id from public.tenants t
      where t.id = nullif(pg_catalog.current_setting('app.company_id', true), '')::pg_catalog.uuid and not t.deleted
    );
  end
  $$`,
  'revoke execute on function visible_company() from public',
  'grant execute on function visible_company() to candour_app',
  // A parallel worker cannot ask Citus for a copy of the tenants.
  'alter function deleted_company_ids() parallel restricted',
  'alter function shown_generation() parallel restricted',
]
