import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id, pageQuery, text, timestamp } from '#fields.ts'
import { formFields, maxFeedbackLength } from '#limits.ts'

export const rating = z
  .int('Please choose between 1 and 5 stars')
  .min(1, 'Please choose between 1 and 5 stars')
  .max(5, 'Please choose between 1 and 5 stars')

export const reviewInput = z.object({
  rating,
  feedback: text({ min: 1, max: maxFeedbackLength, message: 'Please tell us how we can improve.' }),
  contactName: text({ max: 200 }).optional(),
  contactNumber: text({ max: 50 }).optional(),
  contactEmail: text({ max: 254 })
    .regex(/^$|^[^\s@]+@[^\s@]+$/, 'Please enter a valid email address')
    .optional(),
  /** The reviewed company; the first company created when absent (single-company screens). */
  companyId: id.optional(),
  /**
   * Made once per form by the sender, unguessable and told to nobody else. The same id again is stored once: sent alike
   * it is answered as the first time, edited it replaces what was sent, within an hour; later it is refused with 409.
   */
  submissionId: id.optional(),
  /** Counts the sends of one submission: when two cross on their way, the higher stays; of equals, the later to come. */
  revision: z
    .int('This revision is not valid')
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
  /** Two signs of a program, which only a form sends: a field hidden from people, and when the form was made (ms). */
  [formFields.honeypot]: z.string().max(2048, 'Please leave this field empty').optional(),
  [formFields.renderedAt]: z.int('This time is not valid').optional(),
})
export type ReviewInput = z.input<typeof reviewInput>

export const createReview = endpoint({
  id: 'createReview',
  method: 'POST',
  path: '/api/reviews',
  audience: 'public',
  summary: 'Leave private feedback',
  body: reviewInput,
  response: z.object({ id }),
  status: 201,
  errors: [404, 409],
})

/** How a review sounds, from its words and stars; neutral where that cannot be told. */
export const sentiment = z.enum(['negative', 'neutral', 'positive'])
export type Sentiment = z.infer<typeof sentiment>

export const review = z.object({
  id,
  companyId: id,
  rating,
  sentiment,
  feedback: z.string(),
  timestamp,
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactNumber: z.string().nullable(),
})
export type Review = z.infer<typeof review>

const day = z.iso
  .date('Please choose a date')
  .refine((date) => date >= '2000-01-01' && date <= '2100-12-31', 'Please choose a date of this century')

/** Calendar days in the company's time zone, both included; open where absent. */
export const period = z.object({ from: day.optional(), to: day.optional() })
export type Period = z.infer<typeof period>

/** Holds a query with a period to one that does not end before it begins. */
export function orderedPeriod<Query extends z.ZodType<Period>>(query: Query): Query {
  return query.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'Please choose an end that is not before the beginning',
  })
}

const several = <Value extends z.ZodType<unknown, string>>(pattern: RegExp, value: Value) =>
  z
    .string()
    .regex(pattern, 'This filter is not valid')
    .transform((list) => list.split(','))
    .pipe(z.array(value))

/** Which reviews to show. All filters must hold; a list, such as `rating=1,2`, takes any of its values. */
export const reviewFilters = period.extend({
  rating: several(/^[1-5](,[1-5]){0,4}$/, z.coerce.number<string>().pipe(rating)).optional(),
  sentiment: several(/^[a-z]+(,[a-z]+){0,2}$/, sentiment).optional(),
  /** Whether a name, phone number or e-mail address was left. */
  hasContact: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Words that must all occur in the feedback or the name, the last one as the beginning of a word. */
  q: text({ max: 200 }).optional(),
})
export type ReviewFilters = z.output<typeof reviewFilters>

export const listReviews = endpoint({
  id: 'listReviews',
  method: 'GET',
  path: '/api/dashboard/reviews',
  audience: 'company',
  summary: "The company's reviews, newest first",
  query: orderedPeriod(pageQuery.extend({ companyId: id, ...reviewFilters.shape })),
  response: z.array(review),
  paged: true,
  errors: [],
})

/** The most reviews that are counted one by one. */
export const maxCounted = 1000

export const reviewCount = z.object({
  /** How many reviews the filters let through. */
  matching: z.int().min(0),
  /** There may be more: reviews with words or a contact are counted up to a bound. */
  atLeast: z.boolean(),
  /** How many there are without filters. */
  total: z.int().min(0),
})
export type ReviewCount = z.infer<typeof reviewCount>

export const countReviews = endpoint({
  id: 'countReviews',
  method: 'GET',
  path: '/api/dashboard/reviews/count',
  audience: 'company',
  summary: 'How many reviews the filters let through, and how many there are',
  query: orderedPeriod(reviewFilters.extend({ companyId: id })),
  response: reviewCount,
  errors: [],
})

export const getReview = endpoint({
  id: 'getReview',
  method: 'GET',
  path: '/api/dashboard/reviews/:id',
  audience: 'company',
  summary: 'One review',
  params: z.object({ id }),
  query: z.object({ companyId: id }),
  response: review,
  errors: [404],
})

export const locateReview = endpoint({
  id: 'locateReview',
  method: 'GET',
  path: '/api/reviews/:id/company',
  audience: 'account',
  summary: 'Which of your companies a review belongs to',
  params: z.object({ id }),
  response: z.object({ companyId: id }),
  errors: [404],
})

const exported = orderedPeriod(reviewFilters.extend({ companyId: id }))

export const exportReviewsCsv = endpoint({
  id: 'exportReviewsCsv',
  method: 'GET',
  path: '/api/dashboard/reviews.csv',
  audience: 'company',
  summary: 'The filtered reviews as a file for spreadsheets: UTF-8 with a byte order mark',
  query: exported,
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: [],
})

export const exportReviewsXlsx = endpoint({
  id: 'exportReviewsXlsx',
  method: 'GET',
  path: '/api/dashboard/reviews.xlsx',
  audience: 'company',
  summary: 'The filtered reviews as an Excel workbook',
  query: exported,
  response: z.string(),
  stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: [],
})

/** What an open dashboard is told: the first page of the lists has changed, so fetch what is newer than is shown. */
export const dashboardEvent = z.object({ type: z.literal('reviews_added') })
export type DashboardEvent = z.infer<typeof dashboardEvent>

export const dashboardEvents = endpoint({
  id: 'dashboardEvents',
  method: 'GET',
  path: '/api/dashboard/events',
  audience: 'company',
  summary: 'Tells of new reviews as they arrive (server-sent events, each `data` as described)',
  query: z.object({ companyId: id }),
  response: dashboardEvent,
  stream: 'text/event-stream',
  errors: [],
})
