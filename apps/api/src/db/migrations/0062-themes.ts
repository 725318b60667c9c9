import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const none = `'00000000-0000-0000-0000-000000000000'::uuid`

/** Themes that reviews mention (decision 77), found after a review is stored, like the language of its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_themes (
      company_id uuid not null references companies (id) on delete cascade,
      theme smallint not null,
      created_at timestamptz(3) not null,
      review_id uuid not null,
      tone smallint not null,
      rating smallint not null,
      location_id uuid,
      primary key (company_id, theme, created_at, review_id) include (tone, rating)
    )
  `.execute(db)
  await sql`comment on table review_themes is
    'Themes that each review mentions, seconds after the review was stored or edited'`.execute(db)
  await sql`comment on column review_themes.theme is 'As in theme-values.ts'`.execute(db)
  await sql`comment on column review_themes.tone is
    'Sentiment of the clauses that mention it: -1, 0 or 1'`.execute(db)
  await sql`comment on column review_themes.created_at is 'As the review''s, like rating and location_id'`.execute(
    db,
  )
  await sql`create index review_themes_of_location on review_themes
    (company_id, location_id, theme, created_at, review_id) include (tone, rating)
    where location_id is not null`.execute(db)
  await sql`grant select on review_themes to candour_app, candour_platform`.execute(db)
  await sql`grant insert, delete on review_themes to candour_platform`.execute(db)
  await sql`alter table review_themes enable row level security`.execute(db)
  await sql`create policy own_company on review_themes for select to candour_app using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy platform on review_themes to candour_platform using (true)`.execute(db)
  await sql`select hide_deleted('review_themes', 'company_id')`.execute(db)
  await addFill(db)
}

/** How far the reviews stored before this migration have been read. */
async function addFill(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_theme_fill (
      of_company uuid not null,
      of_review uuid not null
    )
  `.execute(db)
  await sql`comment on table review_theme_fill is
    'The last review, by key, whose themes were filled in; empty once all are'`.execute(db)
  await sql`alter table review_theme_fill enable row level security`.execute(db)
  await sql`create policy platform on review_theme_fill to candour_platform using (true)`.execute(db)
  await sql`grant select, update, delete on review_theme_fill to candour_platform`.execute(db)
  await sql`
    insert into review_theme_fill
    select ${sql.raw(none)}, ${sql.raw(none)} where exists (select from reviews)
  `.execute(db)
}
