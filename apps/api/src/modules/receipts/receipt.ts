import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { hashOfToken } from '#lib/token.ts'
import { namedReview } from '#modules/reviews/receipt-token.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** A review that a private link leads to. */
export interface OpenedReview extends ReviewKey {
  /** Set if the address did not come from the visitor: the link then cannot change or withdraw the review. */
  answersOnly: boolean
}

/** Returns the review that a token opens. An unknown token and that of a withdrawn review run the same statement. */
export async function findByReceipt(db: Db, token: string): Promise<OpenedReview | undefined> {
  const named = namedReview(token)
  const { rows } = await sql<OpenedReview>`
    select company_id as "companyId", review_id as "reviewId", answers_only as "answersOnly" from find_receipt(
      ${named?.companyId ?? null}::uuid, ${named?.reviewId ?? null}::uuid, ${hashOfToken(token)}
    )
  `.execute(db)
  return rows[0]
}

/** Returns whether there is a private link to a review, so that its visitor may see what is written there. */
export async function hasReceipt(tx: Tx, { companyId, reviewId }: ReviewKey): Promise<boolean> {
  const { rows } = await sql`
    select from reviews r where r.company_id = ${companyId} and r.id = ${reviewId} and r.erased_at is null and (
      r.receipt_hash is not null
      or exists (select from review_receipts t where t.company_id = r.company_id and t.review_id = r.id)
      or exists (select from conversation_links l where l.company_id = r.company_id and l.review_id = r.id)
    )
  `.execute(tx)
  return rows.length > 0
}
