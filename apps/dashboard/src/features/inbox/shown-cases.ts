import { call } from '@candour/api-client/call.ts'
import { keyFor } from '@candour/api-client/query.ts'
import { type CaseSummary, listCases, maxBulk } from '@candour/schemas/cases.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { getReview, listReviews, type Review } from '@candour/schemas/reviews.ts'
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { caseQuery } from '#features/cases/queries.ts'
import { type CaseState, caseOf, untouched } from '#features/inbox/case-state.ts'
import { reviewQuery } from '#features/reviews/queries.ts'

/** Changed fields of cases, by review id. */
type CaseNews = ReadonlyMap<string, Partial<CaseSummary>>

/**
 * Applies changes of cases to every list and review on screen without refetching; others are refetched when next shown.
 */
export function showCases(queryClient: QueryClient, companyId: string, news: CaseNews): void {
  const now = new Date().toISOString()
  const updated = (review: Review): Review => {
    const part = news.get(review.id)
    return part ? { ...review, case: { ...untouched, updatedAt: now, ...review.case, ...part } } : review
  }
  for (const [queryKey] of listsOnScreen(queryClient)) {
    queryClient.setQueryData<InfiniteData<Page<Review>>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, items: page.items.map(updated) })),
        },
      // Keeps the timestamp of the reviews, which NewReviews compares: the rest of them is not fresher than before.
      { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
    )
  }
  for (const [id, part] of news) {
    queryClient.setQueryData(reviewQuery(companyId, id).queryKey, (known) => known && updated(known))
    queryClient.setQueryData(caseQuery(companyId, id).queryKey, (known) => {
      if (!known) return undefined
      const { status = known.status, assigneeId = known.assigneeId, version = known.version } = part
      return { ...known, status, assigneeId, version }
    })
  }
  for (const endpoint of [listReviews, getReview]) {
    void queryClient.invalidateQueries({ queryKey: keyFor(endpoint), type: 'inactive', refetchType: 'none' })
  }
}

/** Returns the latest known case of a review. */
export function knownCase(
  queryClient: QueryClient,
  companyId: string,
  id: string,
): Pick<CaseState, 'status' | 'assigneeId' | 'version'> {
  const opened = queryClient.getQueryData(reviewQuery(companyId, id).queryKey)
  const ofPanel = queryClient.getQueryData(caseQuery(companyId, id).queryKey)
  const listed = listsOnScreen(queryClient)
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items.filter((review) => review.id === id))
  return [...listed, ...(opened ? [opened] : [])]
    .map(caseOf)
    .reduce((latest, one) => (one.version > latest.version ? one : latest), ofPanel ?? untouched)
}

const listsOnScreen = (queryClient: QueryClient) =>
  queryClient.getQueriesData<InfiniteData<Page<Review>>>({ queryKey: keyFor(listReviews), type: 'active' })

/** Number of the user's own changes in flight, by review id. Responses that arrive meanwhile may predate them. */
const changing = new Map<string, number>()

/** Marks these cases as being changed by the user. Returns a function that ends it. */
export function beginChange(ids: readonly string[]): () => void {
  const count = (id: string, by: number) => changing.set(id, (changing.get(id) ?? 0) + by)
  for (const id of ids) count(id, 1)
  return () => {
    for (const id of ids) count(id, -1)
  }
}

/** Keeps the cases of shown reviews up to date while others change them, without reloading the list. */
export function useFreshCases(companyId: string, reviews: readonly Review[]): void {
  const queryClient = useQueryClient()
  const ids = reviews.map(({ id }) => id)
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...keyFor(listCases), companyId, ids],
    meta: { reads: listCases.reads },
    queryFn: ({ signal }) => fetchCases(companyId, ids, signal),
    // The reviews have just brought their cases.
    initialData: [],
  })
  useEffect(() => {
    const news = data.filter(
      ({ reviewId, version }) =>
        !changing.get(reviewId) && version >= knownCase(queryClient, companyId, reviewId).version,
    )
    if (news.length === 0) return
    showCases(queryClient, companyId, new Map(news.map(({ reviewId, ...summary }) => [reviewId, summary])))
  }, [data, dataUpdatedAt, companyId, queryClient])
}

async function fetchCases(companyId: string, ids: readonly string[], signal: AbortSignal) {
  const cases: (CaseSummary & { reviewId: string })[] = []
  for (let start = 0; start < ids.length; start += maxBulk) {
    const query = { companyId, ids: ids.slice(start, start + maxBulk).join(',') }
    cases.push(...(await call(listCases, { query }, { signal })))
  }
  return cases
}
