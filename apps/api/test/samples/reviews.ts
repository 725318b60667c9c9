import type * as contracts from '@candour/schemas/reviews.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const reviews: SamplesOf<typeof contracts> = {
  createReview: {
    request: ({ company }) => ({ body: { companyId: company.id, rating: 4, feedback: 'Lovely cake' } }),
    apps: ['site'],
    unrecorded: 'a visitor’s words are no deed of the company, and have a log of their own: the reviews',
  },
  listReviews: { request: ({ query }) => ({ query }) },
  countReviews: { request: ({ query }) => ({ query }) },
  listReviewLanguages: { request: ({ query }) => ({ query }) },
  getReview: {
    request: async ({ make, company, query }) => ({ params: await make.review(company), query }),
  },
  listReviewVersions: {
    request: async ({ make, company, query }) => ({ params: await make.review(company), query }),
  },
  correctSentiment: {
    request: async ({ make, company, query }) => ({
      params: await make.review(company, { sentiment: -1 }),
      query,
      body: { sentiment: 'positive' },
    }),
    entry: {
      action: 'review.sentiment_corrected',
      fields: () => ({
        target_type: 'review',
        changes: { sentiment: ['negative', 'positive'], corrected: [false, true] },
      }),
    },
  },
  locateReview: { request: async ({ make, company }) => ({ params: await make.review(company) }) },
  exportReviewsCsv: {
    request: ({ query }) => ({ query }),
    entry: { action: 'reviews.exported', fields: changing({ format: [null, 'csv'] }) },
  },
  exportReviewsXlsx: {
    request: ({ query }) => ({ query }),
    entry: { action: 'reviews.exported', fields: changing({ format: [null, 'xlsx'] }) },
  },
  dashboardEvents: { request: ({ query }) => ({ query }) },
}
