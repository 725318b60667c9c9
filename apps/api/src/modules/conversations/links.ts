import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { conversationPath } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'

/** A review and the company it belongs to, by which its conversation is found. */
export interface ConversationKey {
  companyId: string
  reviewId: string
}

/** Days for which a conversation's links work after its last message. */
export const linkDays = 180

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Returns a function that derives the token of a mail's link (256 bits). No table holds a token, and a retried mail has
 * the same link (decision 10).
 *
 * @param secret key material; the database alone is not enough to derive a token
 */
export function conversationTokens(secret: string): (mailId: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour conversation links', 32))
  return (mailId) => createHmac('sha256', key).update(mailId).digest('base64url')
}

/** Returns the URL of the visitor's page. */
export function conversationUrl({ origins }: Pick<Config, 'origins'>, token: string): string {
  return origins.site + conversationPath.replace(':token', token)
}

/** Makes the link of a mail work, next to those of the conversation's earlier mails. */
export async function activateLink(
  tx: Tx,
  { companyId, reviewId }: ConversationKey,
  mailId: string,
  token: string,
): Promise<void> {
  const token_hash = hashOf(token)
  await tx
    .insertInto('conversation_links')
    .values({ token_hash, company_id: companyId, review_id: reviewId, mail_id: mailId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'review_id', 'mail_id']).doUpdateSet({ token_hash }),
    )
    .execute()
}

/** Ends the link of a mail. */
export async function endLink(
  tx: Tx,
  { companyId, reviewId }: ConversationKey,
  mailId: string,
): Promise<void> {
  await tx
    .deleteFrom('conversation_links')
    .where('company_id', '=', companyId)
    .where('review_id', '=', reviewId)
    .where('mail_id', '=', mailId)
    .execute()
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
