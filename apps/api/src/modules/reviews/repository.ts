import { type Language, languageOf } from '@candour/schemas/languages.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Databases } from '#db/databases.ts'
import { readCompany } from '#db/scope.ts'
import { isCheckViolation, isConflictingLock, isForeignKeyViolation, isUnfitRow } from '#db/violations.ts'
import { DomainError } from '#domain/errors.ts'
import { can, companiesWhere, type Principal, type UserSession, userIdOf } from '#domain/principal.ts'
import { batcher } from '#lib/batcher.ts'
import { readSummaries } from '#modules/cases/selection.ts'
import { isMismatch, type Reader, sentimentOf } from '#modules/reviews/filter.ts'
import { newReceipt } from '#modules/reviews/receipt-token.ts'
import { newReviewId, reviewId } from '#modules/reviews/review-id.ts'
import { knownLanguage } from '#modules/reviews/stored-language.ts'
import {
  classify,
  modelVersion,
  type Sentiment,
  sentimentOfStars,
  unjudged,
} from '#modules/text-analysis/sentiment/classify.ts'

interface NewReview {
  /** Defaults to the first company created. */
  companyId: string | undefined
  submissionId: string | undefined
  revision: number
  rating: number
  feedback: string
  contactName: string | null
  contactEmail: string | null
  contactNumber: string | null
  /** Language of the visitor's page; null if unknown. */
  lang: Language | null
  /** Where the visitor scanned a code; null if they came without one. */
  placementId: string | null
  locationId: string | null
}

/** A row of `reviews` about to be inserted. */
interface InsertedReview extends Omit<NewReview, 'companyId' | 'submissionId'> {
  companyId: string
  id: string
  /** Hash of the token of its receipt. */
  receipt: Buffer
}

const parameters = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14'

const insertOne = `select insert_review(${parameters}) as inserted`

const insertSeveral = `select insert_reviews(${parameters}) as id`

/** A sentiment, and the version of the model that judged it. */
interface Judgement {
  sentiment: Sentiment
  model: number
}

/**
 * Maximum number of reviews whose words are judged when they are stored. If more arrive at once, visitors would have to
 * wait: their words are judged seconds later, when their languages are detected (decision 78).
 */
const maxJudged = 8

const judge = ({ feedback, rating, lang }: InsertedReview): Judgement => ({
  sentiment: classify(feedback, rating, { lang }),
  model: modelVersion,
})

/** The columns that a visitor can edit. */
const contentOf = (review: InsertedReview, sentiment: Sentiment) => [
  review.revision,
  review.rating,
  sentiment,
  review.feedback,
  review.contactName,
  review.contactEmail,
  review.contactNumber,
  review.lang,
]

const valuesOf = (review: InsertedReview, sentiment: Sentiment) => [
  review.companyId,
  review.id,
  ...contentOf(review, sentiment),
  review.placementId,
  review.locationId,
  review.receipt,
]

/**
 * Inserts reviews with their sentiments and receipts, and updates the rollup (by trigger) in a single statement, and
 * thus one transaction. The SQL is constant text, because composing it takes longer than sending it.
 *
 * @returns for each review whether it was inserted; otherwise it was stored before, or its company is unknown or
 * suspended
 * @throws a check violation if the only review's company is suspended, or one was suspended meanwhile
 */
export async function insertReviews(db: Db, reviews: readonly InsertedReview[]): Promise<boolean[]> {
  const [only, ...others] = reviews
  if (only && others.length === 0) {
    const { sentiment, model } = judge(only)
    const { rows } = await db.executeQuery<{ inserted: boolean }>(
      CompiledQuery.raw(insertOne, [...valuesOf(only, sentiment), model]),
    )
    return [rows[0]?.inserted === true]
  }
  const isJudged = reviews.length <= maxJudged
  const rows = reviews.map((review) =>
    valuesOf(review, isJudged ? judge(review).sentiment : sentimentOfStars(review.rating)),
  )
  const columns = rows[0]?.map((_, at) => columnOf(rows.map((row) => row[at]))) ?? []
  const inserted = await db.executeQuery<{ id: string }>(
    CompiledQuery.raw(insertSeveral, [...columns, isJudged ? modelVersion : unjudged]),
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  // If a submission occurs twice in a batch, the first one was inserted.
  return reviews.map(({ id }) => ids.delete(id))
}

/** A column without values is null instead of an array, which takes less to send and read; `unnest` fills it up. */
const columnOf = (values: unknown[]) => (values.every((value) => value === null) ? null : values)

export type InsertReview = (review: InsertedReview) => Promise<boolean>

/**
 * Creates the function that inserts a process's reviews. Reviews that arrive together share a statement, and each is
 * acknowledged once that statement is durable (decision 40).
 */
export function reviewInserter(db: Db): InsertReview {
  return batcher({
    lanes: 2,
    patienceMs: 50,
    maxSize: 64,
    promptSize: 32,
    maxWaiting: 10_000,
    maxWaitMs: 5_000,
    keyOf: ({ companyId }) => companyId,
    run: (reviews) => insertReviews(db, reviews),
    mayBeOneItem: (error) => isUnfitRow(error) || isConflictingLock(error),
  })
}

/** Result of storing a review. */
interface Stored {
  companyId: string
  id: string
  /** False if the submission was stored before. */
  isNew: boolean
  /** Undefined if the submission was stored before. */
  locationId?: string | null
  /** Token of a receipt; void if the review's words were erased. */
  receipt: string
}

/**
 * Stores a review. Only a resent submission needs a second statement, which compares and replaces.
 *
 * @returns undefined if there is no such company
 * @throws DomainError `company_suspended`, `review_settled`, `overloaded`
 */
export async function storeReview(
  { db, insertReview }: { db: Db; insertReview: InsertReview },
  { companyId: given, submissionId, ...content }: NewReview,
): Promise<Stored | undefined> {
  const companyId = given ?? (await findFirstId(db))
  if (!companyId) return undefined
  const id = submissionId ? reviewId(companyId, submissionId) : newReviewId()
  const { token: receipt, hash } = newReceipt({ companyId, reviewId: id })
  const review = { ...content, companyId, id, receipt: hash }
  try {
    if (await insertReview(review))
      return { companyId, id, isNew: true, locationId: review.locationId, receipt }
    const stands = await reviseReview(db, submissionId, review)
    if (stands === false) throw new DomainError('review_settled')
    if (stands) return { companyId, id, isNew: false, receipt }
    // It was left out, because its company is unknown or was suspended at the time.
    if (await companyExists(db, companyId)) throw new DomainError('company_suspended')
    return undefined
  } catch (error) {
    if (isForeignKeyViolation(error, 'reviews_company_id_fkey')) return undefined
    if (!isCheckViolation(error, 'reviews_company_suspended')) throw error
    // A deleted company is suspended as well.
    if (await companyExists(db, companyId)) throw new DomainError('company_suspended')
    return undefined
  }
}

/**
 * Replaces a stored submission's content, if it was stored within the last hour and not changed by a receipt since.
 * Adds a receipt.
 *
 * @returns whether the stored review has this content or newer; null if there is none
 */
async function reviseReview(
  db: Db,
  submissionId: string | undefined,
  review: InsertedReview,
): Promise<boolean | null | undefined> {
  const { sentiment, model } = judge(review)
  const { rows } = await db.executeQuery<{ stands: boolean | null }>(
    CompiledQuery.raw('select revise_review($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as stands', [
      review.companyId,
      submissionId ?? null,
      ...contentOf(review, sentiment),
      review.receipt,
      model,
    ]),
  )
  return rows[0]?.stands
}

async function companyExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function findFirstId(db: Db): Promise<string | undefined> {
  const first = db.selectFrom('companies').select('id').orderBy('created_at').orderBy('id').limit(1)
  return (await first.executeTakeFirst())?.id
}

const columns = sql`r.id, r.company_id, r.rating, r.sentiment, r.sentiment_model, r.feedback, r.created_at,
  r.placement_id, r.location_id, r.lang, r.edited_at, r.erased_at`

/**
 * Column of a review named `r`: the language of its text. Select it in the outermost query only, because it costs a
 * lookup per row.
 */
export const textLanguage = sql`(
  select l.language from review_languages l where l.company_id = r.company_id and l.review_id = r.id
) as text_language`

/** Columns of a review named `r`, with or without the visitor's contact data. */
export function columnsOf({ contacts }: { contacts: boolean }): RawBuilder<unknown> {
  return contacts ? sql`${columns}, r.contact_name, r.contact_email, r.contact_number` : columns
}

/** Returns whether a principal may see visitors' contact data in a company. */
export function seesContacts(principal: Principal, companyId: string): { contacts: boolean } {
  return { contacts: can(principal, 'reviews:contacts', companyId) }
}

/** Returns a principal as a reader of a company's reviews. */
export function readerOf(principal: Principal, companyId: string): Reader {
  return {
    ...seesContacts(principal, companyId),
    userId: userIdOf(principal),
  }
}

export interface ReviewRow {
  id: string
  company_id: string
  rating: number
  sentiment: number
  /** Null if a member set the sentiment. */
  sentiment_model: number | null
  feedback: string
  /** Absent where contact data was not selected. */
  contact_name?: string | null
  contact_email?: string | null
  contact_number?: string | null
  created_at: Date
  placement_id: string | null
  location_id: string | null
  lang: string | null
  text_language: string | null
  edited_at: Date | null
  erased_at: Date | null
}

/** A review without its case. */
export type ReviewContent = Omit<Review, 'case'>

export function toReview(row: ReviewRow): ReviewContent {
  return {
    id: row.id,
    companyId: row.company_id,
    rating: row.rating,
    sentiment: sentimentOf(row.sentiment),
    sentimentCorrected: row.sentiment_model === null,
    mismatch: isMismatch(row),
    feedback: row.feedback,
    timestamp: row.created_at.toISOString(),
    placementId: row.placement_id,
    locationId: row.location_id,
    lang: languageOf(row.lang) ?? null,
    textLanguage: knownLanguage(row.text_language),
    editedAt: row.edited_at?.toISOString() ?? null,
    erasedAt: row.erased_at?.toISOString() ?? null,
    ...(row.contact_name !== undefined && {
      contactName: row.contact_name,
      contactEmail: row.contact_email,
      contactNumber: row.contact_number,
    }),
  }
}

/** @param contacts whether to read the visitor's contact data */
export async function findReview(
  tx: Tx,
  { companyId, id, contacts }: { companyId: string; id: string; contacts: boolean },
): Promise<Review | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsOf({ contacts })}, ${textLanguage} from reviews r
    where r.company_id = ${companyId}::uuid and r.id = ${id}::uuid
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const cases = await readSummaries(tx, companyId, [row.id])
  return { ...toReview(row), case: cases.get(row.id) ?? null }
}

/** Maximum number of a user's companies to search for a review. */
const maxLookups = 100

/**
 * Returns which of a user's companies a review belongs to. Each company is queried in its own scope, so no other can
 * match.
 */
export async function locateReview(
  databases: Pick<Databases, 'db' | 'replica'>,
  principal: UserSession,
  id: string,
): Promise<string | undefined> {
  for (const companyId of companiesWhere(principal, 'reviews:read').slice(0, maxLookups)) {
    const review = await readCompany(databases, principal, companyId, (tx) =>
      findReview(tx, { companyId, id, contacts: false }),
    )
    if (review) return companyId
  }
  return undefined
}
