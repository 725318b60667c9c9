import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import { listMessages, type StoredMessage } from '#modules/conversations/repository.ts'
import { findByReceipt, type OpenedReview } from '#modules/receipts/receipt.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { knownLanguage } from '#modules/reviews/stored-language.ts'

/** Days for which a visitor may change their feedback. Reading and withdrawing it is always possible. */
const editDays = 30

/** A review as its visitor sees it. */
export interface VisitedReceipt extends OpenedReview {
  company: CompanyRow
  /** Whether the company is suspended: changes are refused, removing contact data and withdrawing are not. */
  suspended: boolean
  /** To be passed to `changeReview`, which refuses a change made to an earlier version. */
  version: number
  rating: number
  feedback: string
  contactName: string | null
  contactEmail: string | null
  contactNumber: string | null
  createdAt: Date
  editedAt: Date | null
  editableUntil: Date
  /** Whether it may still be changed, by the database's clock. */
  editable: boolean
  /** The language of the page on which the review was written. */
  reviewLanguage: Language | undefined
  /** The language of `feedback` as far as it was detected (BCP 47). */
  textLanguage: string | undefined
  /** Oldest first. The first is the company's: the visitor can only answer. */
  messages: StoredMessage[]
}

/** @returns undefined for a wrong token, and after the review was withdrawn or erased */
export async function visitReceipt(db: Db, token: string): Promise<VisitedReceipt | undefined> {
  const key = await findByReceipt(db, token)
  if (!key) return undefined
  return withCompany(db, system('receipt'), key.companyId, async (tx) => {
    const company = await findCompany(tx, key.companyId)
    const review = await findReviewOf(tx, key)
    if (!company || !review) return undefined
    const messages = await listMessages(tx, key)
    // The recipient may be a stranger.
    const contact = key.answersOnly && { contactName: null, contactEmail: null, contactNumber: null }
    return { ...key, company, suspended: company.suspended, ...review, ...contact, messages }
  })
}

async function findReviewOf(tx: Tx, { companyId, reviewId }: ReviewKey) {
  const editableUntil = sql<Date>`r.created_at + make_interval(days => ${editDays})`
  const row = await tx
    .selectFrom('reviews as r')
    .leftJoin('review_languages as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.review_id', '=', 'r.id'),
    )
    .select([
      'r.version',
      'r.rating',
      'r.feedback',
      'r.contact_name as contactName',
      'r.contact_email as contactEmail',
      'r.contact_number as contactNumber',
      'r.created_at as createdAt',
      'r.edited_at as editedAt',
      editableUntil.as('editableUntil'),
      sql<boolean>`${editableUntil} > now()`.as('editable'),
      'r.lang',
      'l.language',
    ])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', reviewId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { lang, language, ...review } = row
  return {
    ...review,
    reviewLanguage: languageOf(lang),
    textLanguage: knownLanguage(language) ?? undefined,
  }
}
