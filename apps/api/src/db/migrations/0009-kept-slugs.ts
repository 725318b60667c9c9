import { type Kysely, sql } from 'kysely'

/** Every slug a company has ever had, so printed addresses keep working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: a slug stays reserved after its company is deleted.
  await sql`
    create table company_slugs (
      company_id uuid not null,
      slug text not null constraint company_slugs_slug_key unique,
      created_at timestamptz(3) not null default now(),
      primary key (company_id, slug)
    )
  `.execute(db)
  await sql`comment on table company_slugs is
    'Every slug a company has or had, kept for ever by a trigger; companies.slug is the current one'`.execute(
    db,
  )
  await sql`insert into company_slugs (company_id, slug, created_at) select id, slug, created_at from companies`.execute(
    db,
  )
  // Written only by the trigger. Addresses are public, so no row-level security is needed.
  await sql`grant select on company_slugs to candour_app, candour_platform`.execute(db)

  // Returning to a former slug conflicts with the primary key and is ignored; another company's former slug violates
  // company_slugs_slug_key.
  await sql`
    create function keep_slug() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into company_slugs (company_id, slug) values (new.id, new.slug)
      on conflict (company_id, slug) do nothing;
      return null;
    end
    $$
  `.execute(db)
  // Triggers fire in name order: before companies_announce, which reads these rows.
  await sql`
    create trigger companies_add_slug after insert or update of slug on companies
    for each row execute function keep_slug()
  `.execute(db)

  // Caches hold a company under each slug it was requested by.
  await sql`
    create or replace function announce_company() returns trigger language plpgsql as $$
    begin
      perform pg_notify('company_changed', slug) from public.company_slugs
      where company_id = case when tg_op = 'DELETE' then old.id else new.id end;
      return null;
    end
    $$
  `.execute(db)
}
