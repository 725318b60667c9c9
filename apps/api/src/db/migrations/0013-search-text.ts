import { type Kysely, sql } from 'kysely'

const joining = "@_/~.:+-#&<>=%?'‹"

/**
 * PostgreSQL's text parser backtracks whenever a candidate address, host, path, number or tag fails to match: `a@1`
 * repeated to 5,000 characters takes most of a second. With the characters that begin or join such tokens replaced by
 * blanks, parsing is linear, and searches match the parts of an address as words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_text(given text) returns text
    language sql immutable strict parallel safe
    return translate(given, ${sql.lit(joining)}, ${sql.lit(' '.repeat(joining.length))})
  `.execute(db)
  await sql`comment on function search_text is
    'A text as it is indexed and searched for: what would make more of its characters than words is blank'`.execute(
    db,
  )
  await sql`alter table reviews drop column search`.execute(db)
  await sql`
    alter table reviews add column search tsvector not null generated always as
      (to_tsvector('public.feedback', public.search_text(feedback || ' ' || coalesce(contact_name, '')))) stored
  `.execute(db)
  await sql`create index reviews_search on reviews using gin (company_id, search)
    with (gin_pending_list_limit = 1024)`.execute(db)
}
