import { type Kysely, sql } from 'kysely'

/** Screens show a reduced logo; prints use the original upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column print_logo_sha256 bytea references images (sha256)`.execute(db)
  await sql`comment on column companies.print_logo_sha256 is
    'The logo for prints, where it is another picture than logo_sha256'`.execute(db)
  await sql`grant select (print_logo_sha256) on companies to candour_app`.execute(db)
}
