import { type Kysely, sql } from 'kysely'

/** Indexes that hold only what the operators' list of companies that need attention looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_refused on mails (company_id, user_id, created_at) where state = 'failed'`.execute(
    db,
  )
  await sql`create index password_links_invited on password_links (expires_at) where kind = 'invitation'`.execute(
    db,
  )
}
