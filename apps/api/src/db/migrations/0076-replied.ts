import { type Kysely, sql } from 'kysely'

/** Cases whose visitor has written something that nobody has opened yet come first in the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cases_replied on cases (company_id, status, created_at desc, review_id desc) where unread > 0
  `.execute(db)
}
