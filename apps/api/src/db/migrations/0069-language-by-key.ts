import { type Kysely, sql } from 'kysely'

/**
 * The index of the key also holds the language. Where one company is large among small ones, PostgreSQL otherwise looked
 * up the language of each listed review in `reviews_by_language`, an index-only scan of all that company's entries.
 * Two plain statements, which a cluster passes on to its nodes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_languages drop constraint review_languages_pkey`.execute(db)
  await sql`
    alter table review_languages
      add constraint review_languages_pkey primary key (company_id, review_id) include (language)
  `.execute(db)
}
