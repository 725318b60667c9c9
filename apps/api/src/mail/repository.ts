import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import type { MailKind } from '#mail/templates.ts'

/** Records a mail for delivery, replacing an earlier one of the same kind to the same user. Returns its id. */
export async function insertMail(tx: Tx, userId: string, kind: MailKind): Promise<string> {
  await deleteMail(tx, userId, kind)
  const id = uuidv7()
  await tx.insertInto('mails').values({ id, user_id: userId, kind }).execute()
  return id
}

/** Withdraws a mail: if it is still queued, it will not be sent. */
export async function deleteMail(tx: Tx, userId: string, kind: MailKind): Promise<void> {
  await tx.deleteFrom('mails').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

/** Returns a mail that is still to be sent, with the recipient's address. */
export async function findQueuedMail(
  db: Db,
  id: string,
): Promise<{ kind: MailKind; email: string } | undefined> {
  const row = await db
    .selectFrom('mails as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.kind', 'u.email'])
    .where('m.id', '=', id)
    .where('m.state', '=', 'queued')
    .executeTakeFirst()
  return row && { kind: row.kind === 'reset' ? 'reset' : 'invitation', email: row.email }
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', error: null, sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Records why a mail was not sent; `final` if it will not be retried. */
export async function markNotSent(db: Db, id: string, error: string, final: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: final ? 'failed' : 'queued', error })
    .where('id', '=', id)
    .execute()
}
