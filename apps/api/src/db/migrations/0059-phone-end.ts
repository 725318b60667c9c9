import { type Kysely, sql } from 'kysely'

/** The index `reviews_by_phone` calls `phone_end`, so every login that inserts or updates reviews must be able to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant execute on function phone_end to candour_platform`.execute(db)
}
