import { createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { hashOfToken } from '#lib/token.ts'
import { rowOf } from '#modules/cases/repository.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/**
 * Returns a function that derives the token of a mail's link to the visitor's page (256 bits). No table holds a token,
 * and a retried mail has the same link (decision 10).
 *
 * @param secret key material; the database alone is not enough to derive a token
 */
export function mailedTokens(secret: string): (mailId: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour conversation links', 32))
  return (mailId) => createHmac('sha256', key).update(mailId).digest('base64url')
}

/** Makes the link of a mail work, next to those of earlier mails. For `answersOnly`, see `OpenedReview`. */
export async function activateLink(
  tx: Tx,
  key: ReviewKey,
  { mailId, token, answersOnly = false }: { mailId: string; token: string; answersOnly?: boolean },
): Promise<void> {
  const token_hash = hashOfToken(token)
  await tx
    .insertInto('conversation_links')
    .values({ token_hash, ...rowOf(key), mail_id: mailId, answers_only: answersOnly })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'review_id', 'mail_id']).doUpdateSet({ token_hash }),
    )
    .execute()
}

/** Ends the link of a mail; in one from before decision 95, there are two. */
export async function endLink(tx: Tx, key: ReviewKey, mailId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('conversation_links')
    .where((eb) => eb.and(rowOf(key)))
    .where('mail_id', '=', mailId)
    .returning('receipt_hash')
    .executeTakeFirst()
  if (ended?.receipt_hash) await sql`select end_receipt(${ended.receipt_hash})`.execute(tx)
}
