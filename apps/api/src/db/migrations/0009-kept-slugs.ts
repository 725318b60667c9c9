import { type Kysely, sql } from 'kysely'

/** Every slug a company has had, so that an address once printed goes on leading to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: an address stays taken even when its company is gone.
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
  // Nobody writes it but the trigger. Addresses are public, so there is nothing to hide by company.
  await sql`grant select on company_slugs to candour_app, candour_platform`.execute(db)

  // The company's own former slug meets the primary key and is kept; anyone else's violates company_slugs_slug_key.
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
  // Its name sorts before companies_announce, which reads what this has written.
  await sql`
    create trigger companies_add_slug after insert or update of slug on companies
    for each row execute function keep_slug()
  `.execute(db)

  // Processes remember a company under every slug it was asked for by.
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
