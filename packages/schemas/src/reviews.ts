import { z } from 'zod'
import { caseStatus, caseSummary } from '#case-summary.ts'
import { endpoint, forAccount, forMembers } from '#endpoint.ts'
import { day, id, lang, nameText, pageQuery, several, text, timestamp, via } from '#fields.ts'
import { languages } from '#languages.ts'
import { formFields, maxContactLengths, maxFeedbackLength } from '#limits.ts'
import { say } from '#messages.ts'
import { theme } from '#theme-names.ts'

export const rating = z.int(say('stars')).min(1, say('stars')).max(5, say('stars'))

export const reviewInput = z.object({
  rating,
  feedback: text({ min: 1, max: maxFeedbackLength, message: say('feedback') }),
  contactName: nameText({ max: maxContactLengths.contactName }).optional(),
  contactNumber: text({ max: maxContactLengths.contactNumber }).optional(),
  contactEmail: text({ max: maxContactLengths.contactEmail })
    .regex(/^$|^[^\s@]+@[^\s@]+$/, say('invalidEmail'))
    .optional(),
  /** The reviewed company. If omitted, the first company created (single-company screens). */
  companyId: id.optional(),
  /**
   * Idempotency key, generated once per form by the client; unguessable and secret. A submission is stored once: an
   * identical resend returns the original id, an edited one replaces the stored review within an hour and gets a 409
   * later, as it does once the review was changed by its receipt or erased.
   */
  submissionId: id.optional(),
  /** Counts the sends of one submission. If two race, the higher revision wins; of equals, the later arrival. */
  revision: z
    .int(say('revision'))
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
  /** The scanned code, in any case. An unknown one, or one of another company, counts as none. */
  via,
  /** The language of the page the visitor saw; an edited resend without it keeps the former one. */
  lang,
  /** Whether to mail the private link to `contactEmail`; once, and not to an address that wants no mails. */
  [formFields.mailReceipt]: z.boolean(say('tick')).optional(),
  /** Two bot signals, sent only by forms: a honeypot field, and the time the form was rendered (ms). */
  [formFields.honeypot]: z.string().max(2048, say('honeypot')).optional(),
  [formFields.renderedAt]: z.int(say('time')).optional(),
})
export type ReviewInput = z.input<typeof reviewInput>

export const createReview = endpoint('createReview', 'POST /api/reviews', {
  audience: 'public',
  summary: 'Leave private feedback',
  body: reviewInput,
  response: z.object({
    id,
    /** Link to the visitor's private page, on which they read, change or withdraw their feedback. */
    receipt: z.string(),
  }),
  status: 201,
  errors: [
    'looks_automatic',
    'company_not_found',
    'company_suspended',
    'review_settled',
    'too_many_requests',
  ],
})

/**
 * What a review's words express about the business. Neutral: nothing evaluated, or praise and blame in balance. If the
 * words express nothing, the stars decide.
 */
export const sentiment = z.enum(['negative', 'neutral', 'positive'])
export type Sentiment = z.infer<typeof sentiment>

export const review = z.object({
  id,
  companyId: id,
  rating,
  sentiment,
  /** Whether a member set the sentiment by hand. */
  sentimentCorrected: z.boolean(),
  /** Whether words and stars clearly disagree: praise with one or two stars, or criticism with four or five. */
  mismatch: z.boolean(),
  /** Empty once it is erased. */
  feedback: z.string(),
  timestamp,
  /** When the visitor last changed it; `null` if never. */
  editedAt: timestamp.nullable(),
  /** When words and contact data were erased; `null` if never. Rating and time stay. */
  erasedAt: timestamp.nullable(),
  /** The contact fields are absent for members without `reviews:contacts`. */
  contactName: z.string().nullable().optional(),
  contactEmail: z.string().nullable().optional(),
  contactNumber: z.string().nullable().optional(),
  /** Where the visitor scanned a code; `null` without one. */
  placementId: id.nullable(),
  /** The placement's location at that time; `null` without one. */
  locationId: id.nullable(),
  /** The language of the page on which the review was written; `null` if unknown. */
  lang: z.enum(languages).nullable(),
  /**
   * The language of the text (BCP 47), detected within seconds; `null` until then, and where it is uncertain, as in
   * names and single words. `pt` and `no` cover their variants, and `hr` Bosnian and Serbian in Latin letters; Chinese
   * is `zh-Hans` or `zh-Hant`, or `zh` if the text is the same in both. Besides the visitor's languages: `am`, `az`,
   * `be`, `bg`, `bn`, `ca`, `et`, `eu`, `fa`, `gu`, `hr`, `hy`, `is`, `ka`, `kn`, `ku`, `lo`, `lt`, `lv`, `ml`, `mr`,
   * `ms`, `or`, `pa`, `sk`, `sl`, `sq`, `sr`, `ta`, `te`, `th`, `tl`, `ur`, `yo`.
   */
  textLanguage: z.string().nullable(),
  /** `null` until someone acts on the review: its case then reads as new. */
  case: caseSummary.nullable(),
})
export type Review = z.infer<typeof review>

/** Calendar days in the company's time zone, inclusive; an absent bound is open. */
export const period = z.object({ from: day.optional(), to: day.optional() })
export type Period = z.infer<typeof period>

/** Rejects a query whose period ends before it begins. */
export function orderedPeriod<Query extends z.ZodType<Period>>(query: Query): Query {
  return query.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    ...say('endBeforeStart'),
  })
}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** A language of texts in canonical spelling, or `none`. */
const languageTag = z
  .string()
  .regex(/^(?:none|[a-z]{2,3}(?:-[a-z]{4})?)$/i, say('languageInvalid'))
  .transform((tag) => tag.toLowerCase().replace(/-[a-z]/, (script) => script.toUpperCase()))

/** Maximum number of languages in a filter. */
export const maxTextLanguages = 10
const languageList = new RegExp(`^[a-z-]{2,16}(,[a-z-]{2,16}){0,${maxTextLanguages - 1}}$`, 'i')

/** Maximum number of themes in a filter. */
export const maxThemes = 5
const themeList = new RegExp(`^[a-z_]+(,[a-z_]+){0,${maxThemes - 1}}$`)

/** Filters of a review list. All must match; a list, such as `rating=1,2`, matches any of its values. */
export const reviewFilters = period.extend({
  rating: several(/^[1-5](,[1-5]){0,4}$/, z.coerce.number<string>().pipe(rating)).optional(),
  sentiment: several(/^[a-z]+(,[a-z]+){0,2}$/, sentiment).optional(),
  /** Whether words and stars clearly disagree. */
  mismatch: flag.optional(),
  /** Themes that the text mentions; known seconds after the review was stored. */
  theme: several(themeList, theme).optional(),
  /** Whether a name, phone number or email address was left. */
  hasContact: flag.optional(),
  /** Languages of the text; `none` where it is uncertain. */
  textLanguage: several(languageList, languageTag).optional(),
  /** The location at which the review was left. */
  locationId: id.optional(),
  /** The placement whose code was scanned. */
  placementId: id.optional(),
  /** Status of the case; reviews without a case are new. */
  status: several(/^[a-z_]+(,[a-z_]+){0,3}$/, caseStatus).optional(),
  /** The member to whom the case is assigned; `me` is the caller. */
  assignee: z.union([z.enum(['me', 'none']), id], say('assigneeInvalid')).optional(),
  /** Only reviews whose visitor has written something that nobody has opened yet. */
  replied: flag.optional(),
  /**
   * Words that must all occur in the feedback or the name; the last one matches as a prefix. Names are searched only
   * for members with `reviews:contacts`.
   */
  q: text({ max: 200 }).optional(),
})
export type ReviewFilters = z.output<typeof reviewFilters>

export const listReviews = endpoint('listReviews', 'GET /api/dashboard/reviews', {
  ...forMembers('reviews:read'),
  summary: "The company's reviews with a summary of their cases, newest first",
  query: orderedPeriod(pageQuery.extend({ companyId: id, ...reviewFilters.shape })),
  response: z.array(review),
  paged: true,
  reads: ['calendar'],
})

export const reviewCount = z.object({
  /** Number of reviews that match the filters. */
  matching: z.int().min(0),
  /** Whether `matching` is a lower bound: reviews matched by words, contact or placement are counted up to a limit. */
  atLeast: z.boolean(),
  /** Number of reviews without filters. */
  total: z.int().min(0),
})
export type ReviewCount = z.infer<typeof reviewCount>

export const countReviews = endpoint('countReviews', 'GET /api/dashboard/reviews/count', {
  ...forMembers('reviews:read'),
  summary: 'Number of reviews that match the filters, and in total',
  query: orderedPeriod(reviewFilters.extend({ companyId: id })),
  response: reviewCount,
  reads: ['arrivals', 'calendar', 'cases'],
})

/** Languages that the texts of a company's reviews are in, the most frequent first; `null` where it is uncertain. */
export const reviewLanguage = z.object({ language: z.string().nullable(), reviews: z.int().min(1) })
export type ReviewLanguage = z.infer<typeof reviewLanguage>

export const listReviewLanguages = endpoint('listReviewLanguages', 'GET /api/dashboard/reviews/languages', {
  ...forMembers('reviews:read'),
  summary: 'Languages of the reviews, and the number of reviews in each',
  response: z.array(reviewLanguage),
  reads: ['arrivals'],
})

export const getReview = endpoint('getReview', 'GET /api/dashboard/reviews/:id', {
  ...forMembers('reviews:read'),
  summary: 'One review',
  params: z.object({ id }),
  response: review,
  reads: ['arrivals'],
  errors: ['review_not_found'],
})

/** A review's content before a change by its visitor. */
const reviewVersion = z.object({
  /** When the visitor left this content. */
  at: timestamp,
  rating,
  feedback: z.string(),
  /** The contact fields are absent for members without `reviews:contacts`. */
  contactName: z.string().nullable().optional(),
  contactEmail: z.string().nullable().optional(),
  contactNumber: z.string().nullable().optional(),
})
export type ReviewVersion = z.infer<typeof reviewVersion>

export const listReviewVersions = endpoint('listReviewVersions', 'GET /api/dashboard/reviews/:id/versions', {
  ...forMembers('reviews:read'),
  summary: "What a review was before its visitor's changes, newest first; empty once it is erased",
  params: z.object({ id }),
  response: z.array(reviewVersion),
  reads: ['arrivals'],
  errors: ['review_not_found'],
})

export const correctSentiment = endpoint('correctSentiment', 'PATCH /api/dashboard/reviews/:id/sentiment', {
  ...forMembers('reviews:reply'),
  summary:
    "Set a review's sentiment by hand, or with null return to the one derived from words and stars; " +
    '409 with the current review if it is no longer as seen',
  params: z.object({ id }),
  body: z.object({
    sentiment: sentiment.nullable(),
    /**
     * The review as the caller saw it: the sentiment set by hand (`null` without one), and the time of its last edit.
     * If omitted, any state is accepted.
     */
    seen: z.object({ sentiment: sentiment.nullable(), editedAt: timestamp.nullable() }).optional(),
  }),
  response: review,
  conflict: z.object({ review }),
  changes: ['arrivals', 'calendar', 'cases'],
  errors: ['review_not_found', 'review_changed'],
})

export const locateReview = endpoint('locateReview', 'GET /api/reviews/:id/company', {
  ...forAccount('account:read'),
  summary: 'Which of your companies a review belongs to',
  params: z.object({ id }),
  response: z.object({ companyId: id }),
  errors: ['review_not_found'],
})

const exported = orderedPeriod(reviewFilters.extend({ companyId: id }))

export const exportReviewsCsv = endpoint('exportReviewsCsv', 'GET /api/dashboard/reviews.csv', {
  ...forMembers('reviews:export'),
  summary:
    'The filtered reviews as CSV: UTF-8 with a byte order mark; without contact columns for members without reviews:contacts',
  query: exported,
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: ['company_not_found'],
})

export const exportReviewsXlsx = endpoint('exportReviewsXlsx', 'GET /api/dashboard/reviews.xlsx', {
  ...forMembers('reviews:export'),
  summary: 'The filtered reviews as an Excel workbook',
  query: exported,
  response: z.string(),
  stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['company_not_found'],
})

/**
 * Event for an open dashboard. `reviews_added`: the first page of the lists has changed, so fetch reviews newer than
 * those shown. `cases_changed`: someone has changed cases.
 */
export const dashboardEvent = z.object({ type: z.enum(['reviews_added', 'cases_changed']) })
export type DashboardEvent = z.infer<typeof dashboardEvent>

export const dashboardEvents = endpoint('dashboardEvents', 'GET /api/dashboard/events', {
  ...forMembers('reviews:read'),
  summary:
    'Notifies of new reviews and changed cases as they happen (server-sent events; each `data` as described)',
  query: z.object({ companyId: id, locationId: id.optional() }),
  response: dashboardEvent,
  stream: 'text/event-stream',
  changes: ['arrivals', 'cases'],
  errors: ['too_many_requests'],
})
