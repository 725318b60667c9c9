import { type Kysely, sql } from 'kysely'

/**
 * Companies, their users, sessions, reviews with their rollup, and images.
 *
 * Two roles, neither of which owns a table: `candour_app` works for visitors and companies and sees a company's rows
 * only inside its scope (`app.company_id`); `candour_platform` serves operators and sees everything. `candour_app` does not
 * inherit from the other, so the other's policies never apply to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'candour_app') then
        create role candour_app nologin noinherit nobypassrls;
      end if;
      if not exists (select from pg_roles where rolname = 'candour_platform') then
        create role candour_platform nologin noinherit nobypassrls;
      end if;
      execute format('grant candour_app, candour_platform to %I', current_user);
    end
    $$
  `.execute(db)

  await sql`
    create table images (
      sha256 bytea primary key check (octet_length(sha256) = 32),
      media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/svg+xml')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes bytea not null,
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)

  await sql`
    create table companies (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9-]{2,63}$'),
      name text not null check (length(name) between 1 and 120),
      logo_sha256 bytea references images (sha256),
      brand_color text not null check (brand_color ~ '^#[0-9a-fA-F]{6}$'),
      google_review_url text,
      billing_status text not null default 'active'
        check (billing_status in ('active', 'trial', 'past_due', 'suspended')),
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create index companies_newest on companies (created_at desc, id desc)`.execute(db)

  await sql`
    create table users (
      id uuid primary key,
      email text not null check (length(email) between 3 and 254),
      role text not null check (role in ('superadmin', 'company_admin')),
      password_hash text,
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create unique index users_email on users (lower(email))`.execute(db)

  await sql`
    create table memberships (
      user_id uuid not null references users (id) on delete cascade,
      company_id uuid not null references companies (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (user_id, company_id)
    )
  `.execute(db)
  await sql`create index memberships_company on memberships (company_id)`.execute(db)

  await sql`
    create table sessions (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      last_seen_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_created on sessions (created_at)`.execute(db)

  // The id is the sender's submission id where there is one: sent again, a resend conflicts with its own primary key.
  await sql`
    create table reviews (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      rating smallint not null check (rating between 1 and 5),
      feedback text not null check (length(feedback) between 1 and 5000),
      contact_name text check (length(contact_name) <= 200),
      contact_email text check (length(contact_email) <= 254),
      contact_number text check (length(contact_number) <= 50),
      created_at timestamptz(3) not null default now(),
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`create index reviews_newest on reviews (company_id, created_at desc, id desc)`.execute(db)

  await sql`
    create table review_days (
      company_id uuid not null references companies (id) on delete cascade,
      day date not null,
      slot smallint not null check (slot between 0 and 15),
      rated_1 integer not null default 0,
      rated_2 integer not null default 0,
      rated_3 integer not null default 0,
      rated_4 integer not null default 0,
      rated_5 integer not null default 0,
      primary key (company_id, day, slot)
    )
  `.execute(db)
  await sql`comment on table review_days is
    'Rollup of reviews per UTC day, kept by triggers; the slot spreads a busy company over several rows'`.execute(
    db,
  )

  // Security definer: whoever adds a review must not read the company's numbers. Rows are locked in order, so two
  // statements that touch the same days cannot deadlock.
  await sql`
    create function roll_up_reviews() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      slot_of_backend constant smallint := pg_backend_pid() % 16;
    begin
      insert into review_days as d (company_id, day, slot, rated_1, rated_2, rated_3, rated_4, rated_5)
      select company_id, (created_at at time zone 'UTC')::date, slot_of_backend,
        count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4),
        count(*) filter (where rating = 5)
      from added
      group by 1, 2
      order by 1, 2
      on conflict (company_id, day, slot) do update set
        rated_1 = d.rated_1 + excluded.rated_1,
        rated_2 = d.rated_2 + excluded.rated_2,
        rated_3 = d.rated_3 + excluded.rated_3,
        rated_4 = d.rated_4 + excluded.rated_4,
        rated_5 = d.rated_5 + excluded.rated_5;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger reviews_roll_up after insert on reviews
    referencing new table as added for each statement execute function roll_up_reviews()
  `.execute(db)

  // Invalidates the company in the cache of every process.
  await sql`
    create function announce_company() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify('company_changed', old.slug); end if;
      if tg_op <> 'DELETE' then perform pg_notify('company_changed', new.slug); end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_announce after insert or update or delete on companies
    for each row execute function announce_company()
  `.execute(db)

  await sql`revoke all on schema public from public`.execute(db)
  await sql`grant usage on schema public to candour_app, candour_platform`.execute(db)

  await sql`grant select on images to candour_app, candour_platform`.execute(db)
  await sql`grant insert on images to candour_platform`.execute(db)

  await sql`grant select (id, slug, name, logo_sha256, brand_color, google_review_url, created_at),
    update (google_review_url) on companies to candour_app`.execute(db)
  await sql`grant select, insert, update, delete on companies to candour_platform`.execute(db)

  await sql`grant select, insert, update, delete on users, memberships, sessions to candour_app, candour_platform`.execute(
    db,
  )

  await sql`grant select, insert on reviews to candour_app`.execute(db)
  await sql`grant select, insert on reviews to candour_platform`.execute(db)
  await sql`grant select on review_days to candour_app, candour_platform`.execute(db)

  await sql`alter table companies enable row level security`.execute(db)
  await sql`create policy everyone_reads on companies for select to candour_app using (true)`.execute(db)
  await sql`create policy own_company on companies for update to candour_app
    using (id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on companies to candour_platform using (true)`.execute(db)

  for (const table of ['reviews', 'review_days']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
    await sql`create policy own_company on ${sql.table(table)} for select to candour_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
    await sql`create policy platform on ${sql.table(table)} to candour_platform using (true)`.execute(db)
  }
  await sql`create policy anyone_adds on reviews for insert to candour_app with check (true)`.execute(db)
}
