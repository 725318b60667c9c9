import { type Kysely, sql } from 'kysely'

/**
 * A user has a role in each of their companies. The default makes today's members owners, and those whom a server of the
 * previous version adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memberships add column role text not null default 'owner' check (role in ('owner'))`.execute(
    db,
  )
}
