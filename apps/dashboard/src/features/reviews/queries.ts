import { pagesFor } from '@candour/api-client/query.ts'
import { listReviews } from '@candour/schemas/reviews.ts'

/** A company's reviews, newest first, page after page. */
export const reviewPages = (companyId: string) => pagesFor(listReviews, { query: { companyId, limit: 20 } })
