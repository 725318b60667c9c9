import { type Kysely, sql } from 'kysely'

/**
 * Limits `candour_app` to what people do to their own account: set a password, end sessions. Creating accounts, roles
 * and memberships is for operators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`revoke insert, update, delete on users, memberships from candour_app`.execute(db)
  await sql`grant update (password_hash, epoch) on users to candour_app`.execute(db)

  await sql`revoke insert, update on sessions from candour_app, candour_platform`.execute(db)
  await sql`grant insert (id_hash, user_id, device), update (last_seen_at) on sessions to candour_app`.execute(
    db,
  )

  await sql`revoke insert, update on mails from candour_app, candour_platform`.execute(db)
  await sql`grant insert (id, user_id, kind) on mails to candour_app, candour_platform`.execute(db)
  await sql`grant update (state, error, sent_at) on mails to candour_app`.execute(db)

  // The owner and the purpose of a link are immutable.
  await sql`revoke update on password_links from candour_app, candour_platform`.execute(db)
  await sql`grant update (mail_id, token_hash, expires_at) on password_links to candour_app, candour_platform`.execute(
    db,
  )
}
