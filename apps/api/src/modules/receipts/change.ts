import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { isCheckViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { system } from '#domain/principal.ts'
import { hashOfToken } from '#lib/token.ts'
import { addUnread, lockCases } from '#modules/cases/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { type ErasureScope, rememberErasures } from '#modules/privacy/erasures.ts'
import { findByReceipt } from '#modules/receipts/receipt.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { analyzeTexts } from '#modules/text-analysis/analyze.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'

type ReceiptDeps = Pick<Deps, 'db'> & { live: LiveDashboards }

/** New content of a review. Empty contact fields are the same as null. */
interface ReviewChange {
  /** The version that the change was made to. */
  version: number
  rating: number
  feedback: string
  contactName?: string | null | undefined
  contactEmail?: string | null | undefined
  contactNumber?: string | null | undefined
  /** Language of the page; undefined keeps the former one. */
  lang?: string | undefined
}

/**
 * `conflict`: the review has changed since that version; `settled`: it is too old to be changed. Both change nothing.
 */
type ChangeOutcome = 'changed' | 'unchanged' | 'conflict' | 'settled'

/**
 * Changes a review on behalf of its visitor. It keeps its id, time and case, and what it was is kept for the company.
 *
 * @returns undefined for an unknown token, or one that only answers
 * @throws DomainError `company_suspended`
 */
export async function changeReview(
  { db, live }: ReceiptDeps,
  token: string,
  change: ReviewChange,
): Promise<ChangeOutcome | undefined> {
  const key = await findByReceipt(db, token)
  if (!key || key.answersOnly) return undefined
  const { rating, feedback, lang } = change
  // Before the transaction: detecting a language may wait for a worker.
  const [analysis] = await analyzeTexts([{ text: feedback, lang: lang ?? null, rating: null }])
  const textLanguage = analysis?.language ?? null
  const sentiment = classify(feedback, rating, { textLanguage, lang })
  try {
    const outcome = await withCompany(db, system('receipt'), key.companyId, async (tx) => {
      const outcome = await editReview(tx, key, token, { ...change, sentiment })
      if (outcome === 'changed') await addUnread(tx, key)
      return outcome
    })
    if (outcome === 'changed') announce(live, key)
    return outcome ?? undefined
  } catch (error) {
    if (isCheckViolation(error, 'reviews_company_suspended')) throw new DomainError('company_suspended')
    throw error
  }
}

async function editReview(
  tx: Tx,
  { companyId, reviewId }: ReviewKey,
  token: string,
  { version, rating, sentiment, feedback, ...given }: ReviewChange & { sentiment: number },
): Promise<ChangeOutcome | null | undefined> {
  const { rows } = await sql<{ outcome: ChangeOutcome | null }>`
    select edit_review(
      ${companyId}::uuid, ${reviewId}::uuid, ${hashOfToken(token)}, ${version}, ${rating}::smallint,
      ${sentiment}::smallint, ${feedback},
      ${given.contactName || null}, ${given.contactEmail || null}, ${given.contactNumber || null}, ${given.lang ?? null},
      ${modelVersion}::smallint
    ) as outcome
  `.execute(tx)
  return rows[0]?.outcome
}

/**
 * Permanently removes a visitor's contact data, including from former versions and the conversation.
 *
 * @returns false for an unknown token, or one that only answers
 */
export function removeContact(deps: ReceiptDeps, token: string): Promise<boolean> {
  return erase(deps, token, 'contact')
}

/**
 * Withdraws a review: its words and contact data are erased, and its receipts lead nowhere.
 *
 * @returns false for an unknown token, or one that only answers
 */
export function withdraw(deps: ReceiptDeps, token: string): Promise<boolean> {
  return erase(deps, token, 'all')
}

async function erase({ db, live }: ReceiptDeps, token: string, scope: ErasureScope): Promise<boolean> {
  const key = await findByReceipt(db, token)
  if (!key || key.answersOnly) return false
  const { companyId, reviewId } = key
  await withCompany(db, system('receipt'), companyId, async (tx) => {
    // First, as when owners erase: otherwise the two could wait for each other.
    await lockCases(tx, companyId)
    await rememberErasures(tx, companyId, { kind: 'review', ids: [reviewId], scope })
    // Webhooks report it as the visitor's doing.
    if (scope === 'all') await sql`set local app.withdrawing = 'on'`.execute(tx)
    await sql`select erase_reviews(${companyId}::uuid, ${[reviewId]}::uuid[], ${scope})`.execute(tx)
  })
  announce(live, key)
  return true
}

/** Open dashboards load the review and its case again. */
function announce(live: ReceiptDeps['live'], { companyId }: ReviewKey): void {
  live.added({ companyId })
  live.casesChanged(companyId)
}
