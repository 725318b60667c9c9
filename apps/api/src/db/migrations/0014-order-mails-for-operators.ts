import { type Kysely, sql } from 'kysely'

/** Lets operators see whether an order's confirmation was delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on order_mails to candour_platform`.execute(db)
  await sql`create policy platform on order_mails for select to candour_platform using (true)`.execute(db)
}
