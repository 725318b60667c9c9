import { call } from '@candour/api-client/call.ts'
import { keyFor, pagesFor, queryFor } from '@candour/api-client/query.ts'
import type { Input, Page } from '@candour/schemas/endpoint.ts'
import { countReviews, getReview, listReviews, type Review } from '@candour/schemas/reviews.ts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** Which reviews a list shows, and how many at a time. */
export type ListQuery = Input<typeof listReviews>['query']

/** Which reviews are counted. */
export type CountQuery = Input<typeof countReviews>['query']

/** Reviews at a time: several screens, and a fraction of a second to fetch. */
const pageSize = 30

/** Pages of the list of all reviews, filtered. */
export const listQuery = (query: CountQuery): ListQuery => ({ ...query, limit: pageSize })

export const reviewCount = (query: CountQuery) => queryFor(countReviews, { query })

/** The reviews of a list, newest first, page after page. */
export const reviewPages = (query: ListQuery) => pagesFor(listReviews, { query })

/** First part of the key of every `newestReviews`. */
export const newestKey = ['newestReviews']

/** The first page of a list as it is now, beside the pages that are shown and where it starts from. */
export const newestReviews = (query: ListQuery, shown: Page<Review>) =>
  queryOptions({
    queryKey: [...newestKey, query],
    queryFn: ({ signal }) => call<typeof listReviews>(listReviews, { query }, { signal }),
    initialData: shown,
  })

export const reviewQuery = (companyId: string, id: string) =>
  queryFor(getReview, { params: { id }, query: { companyId } })

/** A company's review as one of its lists has it. */
export function shownReview(queryClient: QueryClient, companyId: string, id: string): Review | undefined {
  return queryClient
    .getQueriesData<InfiniteData<Page<Review>>>({ queryKey: keyFor(listReviews) })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((review) => review.id === id && review.companyId === companyId)
}
