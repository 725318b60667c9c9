import { type Kysely, sql } from 'kysely'

/**
 * Locations of a company, placements (the spots where its codes hang), and where a review came from. Placements and
 * locations are archived, never deleted, so reviews refer to them without a foreign key, which would lock the
 * placement's row on every insert.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLocations(db)
  await addPlacements(db)
  await announceChanges(db)
  await sql`alter table reviews add column placement_id uuid, add column location_id uuid`.execute(db)
  await sql`comment on column reviews.location_id is
    'Location of the placement when the review was stored; the placement may have moved since'`.execute(db)
  await insertReviewsWithOrigin(db)
}

async function addLocations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table locations (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      name varchar(120) not null check (name <> ''),
      google_review_url varchar(2048),
      time_zone varchar(64),
      archived boolean not null default false,
      created_at timestamptz(3) not null default now(),
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`comment on column locations.google_review_url is 'Null: the company''s'`.execute(db)
  await sql`comment on column locations.time_zone is 'IANA name; null: the company''s'`.execute(db)
  await sql`create unique index locations_name_key on locations (company_id, lower(name))`.execute(db)
  await protect(db, 'locations', 'name, google_review_url, time_zone, archived')
}

async function addPlacements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table placements (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      code varchar(16) not null,
      name varchar(120) not null check (name <> ''),
      kind text not null check
        (kind in ('poster', 'sticker', 'table_tent', 'card', 'window', 'receipt', 'web', 'other')),
      location_id uuid,
      archived boolean not null default false,
      last_scan_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      primary key (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id)
    )
  `.execute(db)
  await sql`create index placements_newest on placements (company_id, created_at desc, id desc)`.execute(db)
  await sql`create index placements_location on placements (company_id, location_id, created_at desc, id desc)
    where location_id is not null`.execute(db)
  await protect(db, 'placements', 'name, kind, location_id, archived')

  // No foreign key: a printed code is never given to anyone else, even after its company is deleted.
  await sql`
    create table placement_codes (
      code varchar(16) primary key check (code ~ '^[A-HJKMNP-Z2-9]{8,16}$'),
      company_id uuid not null,
      placement_id uuid not null
    )
  `.execute(db)
  await sql`comment on table placement_codes is
    'Every code ever issued, kept indefinitely by a trigger; in upper case'`.execute(db)
  // Written only by the trigger. Codes hang in public, so no row-level security is needed.
  await sql`grant select on placement_codes to candour_app, candour_platform`.execute(db)
  await sql`
    create function keep_code() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into placement_codes (code, company_id, placement_id) values (new.code, new.company_id, new.id);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger placements_keep_code after insert on placements
    for each row execute function keep_code()
  `.execute(db)
}

/** Lets a company read, add and change its own rows, and operators read them. */
async function protect(db: Kysely<unknown>, name: string, changeable: string): Promise<void> {
  const table = sql.table(name)
  await sql`grant select, insert, update (${sql.raw(changeable)}) on ${table} to candour_app`.execute(db)
  await sql`grant select on ${table} to candour_platform`.execute(db)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`create policy own_company on ${table} to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
}

/** Visitors see a location's name and link, so a change evicts the company from every process's cache. */
async function announceChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_company_of() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform pg_notify('company_changed', slug) from company_slugs where company_id = new.company_id;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger locations_announce after update on locations
    for each row execute function announce_company_of()
  `.execute(db)
  await sql`
    create trigger placements_announce after update of location_id, archived on placements
    for each row execute function announce_company_of()
  `.execute(db)
}

/** As before, with the origin of each review. The previous version still calls the function without it. */
async function insertReviewsWithOrigin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[],
      placement_ids uuid[], location_ids uuid[]
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        insert into reviews (
          company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number,
          placement_id, location_id
        )
        select added.* from unnest(
          company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails, contact_numbers,
          placement_ids, location_ids
        ) as added (company_id, id)
        where exists (select from companies c where c.id = added.company_id)
        order by added.company_id, added.id
        on conflict do nothing
        returning reviews.id;
    end
    $$
  `.execute(db)
  await sql`
    comment on function insert_reviews(
      uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], uuid[], uuid[]
    ) is 'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown companies'
  `.execute(db)
  await sql`
    revoke execute on function insert_reviews(
      uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], uuid[], uuid[]
    ) from public
  `.execute(db)
  await sql`
    grant execute on function insert_reviews(
      uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], uuid[], uuid[]
    ) to candour_app
  `.execute(db)
}
