import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id, pageQuery, text, timestamp } from '#fields.ts'
import { maxFeedbackLength } from '#limits.ts'

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
  /** Made once per form by the sender: the same id again is answered as the first time and stored once. */
  submissionId: id.optional(),
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
  errors: [404],
})

export const review = z.object({
  id,
  companyId: id,
  rating,
  feedback: z.string(),
  timestamp,
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactNumber: z.string().nullable(),
})
export type Review = z.infer<typeof review>

export const listReviews = endpoint({
  id: 'listReviews',
  method: 'GET',
  path: '/api/dashboard/reviews',
  audience: 'company',
  summary: "The company's reviews, newest first",
  query: pageQuery.extend({ companyId: id }),
  response: z.array(review),
  paged: true,
  errors: [],
})
