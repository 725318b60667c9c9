import { type Kysely, sql } from 'kysely'

/** Signatures that no version calls since the one before migration 72. */
const former = [
  'count_reviews(uuid[], uuid[])',
  'edit_review(bytea, integer, smallint, smallint, varchar, varchar, varchar, varchar, varchar)',
  'find_receipt(bytea)',
  'find_session(bytea, interval, interval)',
  'insert_review(uuid, uuid, integer, smallint, smallint, text, text, text, text, text, uuid, uuid, bytea)',
  'insert_reviews(uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[])',
  'insert_reviews(uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], uuid[], uuid[])',
  'insert_reviews(uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[])',
  'insert_reviews(uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[], bytea[])',
  'revise_review(uuid, uuid, integer, smallint, smallint, varchar, varchar, varchar, varchar)',
  'revise_review(uuid, uuid, integer, smallint, smallint, varchar, varchar, varchar, varchar, varchar)',
  'revise_review(uuid, uuid, integer, smallint, smallint, varchar, varchar, varchar, varchar, varchar, bytea)',
]

/**
 * Removes what was kept for versions that no longer run: policies that let statements past row-level security by the
 * name of a connection, which any statement may set, or by `set role`; the rights of `candour_app` to accounts; and
 * former signatures of functions (decision 91).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['users', 'memberships', 'sessions']) {
    await sql`drop policy version_before_scopes on ${sql.table(name)}`.execute(db)
  }
  for (const name of ['users', 'memberships', 'sessions', 'password_links', 'mails']) {
    await sql`drop policy version_before on ${sql.table(name)}`.execute(db)
  }
  await sql`revoke all on users, memberships, sessions, password_links from candour_app`.execute(db)
  // It queues mails of the company in its scope, and does nothing else with them.
  await sql`revoke select, delete, update (state, error, sent_at) on mails from candour_app`.execute(db)
  for (const signature of former) await sql`drop function ${sql.raw(signature)}`.execute(db)
}
