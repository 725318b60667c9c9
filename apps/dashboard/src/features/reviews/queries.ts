import { call } from '@candour/api-client/call.ts'
import { keyFor, pagesFor, queryFor } from '@candour/api-client/query.ts'
import type { Input, Output, Page } from '@candour/schemas/endpoint.ts'
import { countReviews, getReview, listReviews, type Review } from '@candour/schemas/reviews.ts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { editedSince, withEdited } from '#features/reviews/newest.ts'

export type ListQuery = Input<typeof listReviews>['query']

export type CountQuery = Input<typeof countReviews>['query']

/** Reviews per page: several screens high, yet fetched in a fraction of a second. */
const pageSize = 30

export const listQuery = (query: CountQuery): ListQuery => ({ ...query, limit: pageSize })

export const reviewCount = (query: CountQuery) => queryFor(countReviews, { query })

/** The number of all reviews of a company. */
export const reviewTotal = (companyId: string) => ({
  ...reviewCount({ companyId }),
  select: ({ total }: Output<typeof countReviews>) => total,
})

/** Returns whether reviews leave and enter this list as their cases change. */
export const isView = ({ status, assignee, replied }: ListQuery) =>
  status !== undefined || assignee !== undefined || replied !== undefined

/** A list's reviews, newest first, paginated. */
export const reviewPages = (query: ListQuery) => ({
  ...pagesFor(listReviews, { query }),
  // A view loads afresh each time it is opened, without the reviews that have left it.
  ...(isView(query) && { gcTime: 0 }),
})

/**
 * The list of those reviews whose visitor has written something that nobody has opened yet, at most twenty. It is loaded
 * with the list and not while that is shown, so that rows keep their places.
 */
export const repliedQuery = (query: ListQuery): ListQuery => ({ ...query, replied: 'true', limit: 20 })

/** Key prefix of every `newestReviews` query. */
export const newestKey = ['newestReviews']

/** Returns whether this is the key of a view's `newestReviews`. */
export const isNewestOfView = ([, query]: readonly unknown[]) =>
  typeof query === 'object' && query !== null && ('status' in query || 'assignee' in query)

/** The current first page of a list, kept apart from the shown pages and seeded with `shown`. */
export const newestReviews = (query: ListQuery, shown: Page<Review>) =>
  queryOptions({
    queryKey: [...newestKey, query],
    queryFn: ({ signal }) => call(listReviews, { query }, { signal }),
    initialData: shown,
  })

export const reviewQuery = (companyId: string, id: string) =>
  queryFor(getReview, { params: { id }, query: { companyId } })

/** Shows a review as it was just loaded in every list that has it; its case there stays. */
export function showEdited(queryClient: QueryClient, review: Review): void {
  const lists = queryClient.getQueriesData<InfiniteData<Page<Review>>>({ queryKey: keyFor(listReviews) })
  for (const [queryKey, list] of lists) {
    if (!list || editedSince(list, { items: [review] }).length === 0) continue
    // Keeps the timestamp of the list, which NewReviews compares: the rest of it is not fresher than before.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    queryClient.setQueryData(queryKey, withEdited(list, [review]), { updatedAt })
  }
}

/** Finds a company's review in the cached lists. */
export function shownReview(queryClient: QueryClient, companyId: string, id: string): Review | undefined {
  return queryClient
    .getQueriesData<InfiniteData<Page<Review>>>({ queryKey: keyFor(listReviews) })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((review) => review.id === id && review.companyId === companyId)
}
