import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { conversationPath } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { mintReceipt } from '#modules/receipts/visit.ts'
import { receiptHash } from '#modules/reviews/receipt-token.ts'

/** A review and the company it belongs to, by which its conversation is found. */
export interface ConversationKey {
  companyId: string
  reviewId: string
}

/** Days for which a conversation's links work after its last message. */
export const linkDays = 180

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Returns a function that derives the token of a mail's link of a kind (256 bits). No table holds a token, and a
 * retried mail has the same links (decision 10).
 *
 * @param secret key material; the database alone is not enough to derive a token
 */
export function mailedTokens(secret: string, kind: 'conversation' | 'receipt'): (mailId: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `candour ${kind} links`, 32))
  return (mailId) => createHmac('sha256', key).update(mailId).digest('base64url')
}

/** Returns the URL of the visitor's page. */
export function conversationUrl({ origins }: Pick<Config, 'origins'>, token: string): string {
  return origins.site + conversationPath.replace(':token', token)
}

/**
 * Makes the links of a mail work, next to those of the conversation's earlier mails.
 *
 * @param receipt token of the link to the review itself
 */
export async function activateLinks(
  tx: Tx,
  key: ConversationKey,
  mailId: string,
  { token, receipt }: { token: string; receipt: string },
): Promise<void> {
  const hashes = { token_hash: hashOf(token), receipt_hash: receiptHash(receipt) }
  await mintReceipt(tx, key, receipt)
  await tx
    .insertInto('conversation_links')
    .values({ ...hashes, company_id: key.companyId, review_id: key.reviewId, mail_id: mailId })
    .onConflict((conflict) => conflict.columns(['company_id', 'review_id', 'mail_id']).doUpdateSet(hashes))
    .execute()
}

/** Ends the links of a mail. */
export async function endLinks(
  tx: Tx,
  { companyId, reviewId }: ConversationKey,
  mailId: string,
): Promise<void> {
  const ended = await tx
    .deleteFrom('conversation_links')
    .where('company_id', '=', companyId)
    .where('review_id', '=', reviewId)
    .where('mail_id', '=', mailId)
    .returning('receipt_hash')
    .executeTakeFirst()
  if (ended?.receipt_hash) await sql`select end_receipt(${ended.receipt_hash})`.execute(tx)
}

/** Returns the conversation that a token opens; undefined for a wrong or expired one, which take the same time. */
export async function findByToken(db: Db, token: string): Promise<ConversationKey | undefined> {
  const { rows } = await sql<ConversationKey>`
    select company_id as "companyId", review_id as "reviewId" from find_conversation(${hashOf(token)})
  `.execute(db)
  return rows[0]
}

/** Deletes the links of conversations whose time is over. Requires the operators' scope. */
export async function removeEndedLinks(tx: Tx): Promise<void> {
  await sql`
    delete from conversation_links l using conversations c
    where (c.company_id, c.review_id) = (l.company_id, l.review_id) and c.expires_at < now()
  `.execute(tx)
}
