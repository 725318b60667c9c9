import { type Kysely, sql } from 'kysely'

/**
 * A company's default language, and its own words to visitors by language: `{"de": {"greeting": "…", "thanks": "…"}}`
 * (decision 64). 29 languages with texts of full length take 24 kB.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column default_language text not null default 'en'
        check (default_language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'),
      add column texts jsonb not null default '{}'
        check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 32768)
  `.execute(db)
  await sql`comment on column companies.default_language is
    'Language of visitors whose browser asks for none of the languages (BCP 47)'`.execute(db)
  await sql`comment on column companies.texts is 'Greeting and thanks to visitors, by language'`.execute(db)
  await sql`grant select (default_language, texts), update (default_language, texts)
    on companies to candour_app`.execute(db)
}
