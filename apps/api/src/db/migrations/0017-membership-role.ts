import { type Kysely, sql } from 'kysely'

/**
 * A user has a role in each of their companies. By default, existing members are owners, and so are those added by
 * servers of the previous version, which do not know the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memberships add column role text not null default 'owner' check (role in ('owner'))`.execute(
    db,
  )
}
