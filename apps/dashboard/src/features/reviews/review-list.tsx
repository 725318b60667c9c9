import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useArrived } from '#features/reviews/arrived.ts'
import { isKeyPress, NewReviews } from '#features/reviews/new-reviews.tsx'
import { type ListQuery, reviewPages } from '#features/reviews/queries.ts'
import { ReviewItem, type RowExtras } from '#features/reviews/review-item.tsx'
import { focusRow, isShown, listId, openClickedRow } from '#features/reviews/review-target.ts'
import { texts } from '#shared/texts.ts'

interface ReviewListProps {
  query: ListQuery
  timeZone: string
  /** The list's query string. */
  search?: string
  /** Shown before all others. */
  first?: readonly Review[]
  /** Limits the list to this many reviews, without pagination. */
  max?: number
  empty: ReactNode
  rest?: ReactNode
  extrasOf?: ((review: Review) => RowExtras) | undefined
}

/** Reviews, newest first, with loading, empty and error states. */
export function ReviewList({
  query,
  timeZone,
  search = '',
  first = [],
  max,
  empty,
  rest,
  extrasOf,
}: ReviewListProps) {
  const words = texts.reviews.list
  const list = useRef<HTMLDivElement>(null)
  const [arrived, arrive] = useArrived()
  const pages = useInfiniteQuery({ ...reviewPages(query), placeholderData: keepPreviousData })
  const all =
    pages.data &&
    withFirst(
      first,
      pages.data.pages.flatMap((page) => page.items),
    )
  const reviews = max ? all?.slice(0, max) : all

  // A button that shows reviews by a key press passes the focus on to the first of them, or it would be lost.
  const awaited = useRef<{ id: string; from: Element }>(undefined)
  const focusAwaited = () => {
    if (!awaited.current || !isShown(awaited.current.id)) return
    const { id, from } = awaited.current
    awaited.current = undefined
    // Unless the user has moved on.
    if ([document.body, from].some((element) => element === document.activeElement)) focusRow(id)
  }
  useEffect(focusAwaited)
  const focusOnceShown = (id: string, from: Element) => {
    awaited.current = { id, from }
    focusAwaited()
  }

  useEffect(() => {
    const element = list.current
    element?.addEventListener('click', openClickedRow)
    return () => element?.removeEventListener('click', openClickedRow)
  }, [])

  const loadMore = async ({ currentTarget, detail }: MouseEvent) => {
    const { data, error } = await pages.fetchNextPage()
    const next = data?.pages.at(-1)?.items[0]
    if (isKeyPress(detail) && !error && next) focusOnceShown(next.id, currentTarget)
  }

  return (
    <div
      ref={list}
      id={listId}
      tabIndex={-1}
      aria-busy={pages.isPending || pages.isPlaceholderData}
      className="scroll-mt-20 outline-none"
    >
      {pages.data && !pages.isPlaceholderData && (
        <NewReviews
          query={query}
          shown={pages.data}
          shownAt={pages.dataUpdatedAt}
          list={list}
          onArrive={arrive}
          onShow={focusOnceShown}
        />
      )}
      {pages.isPending && <Placeholders />}
      {reviews?.length === 0 && empty}
      {reviews && reviews.length > 0 && (
        <ul
          className={`divide-y divide-line transition-opacity ${pages.isPlaceholderData ? 'opacity-55' : ''}`}
        >
          {reviews.map((review) => {
            const extras = extrasOf?.(review)
            return (
              <li
                key={review.id}
                data-arrived={arrived.has(review.id) || undefined}
                data-moved={extras?.moved && true}
                className="cursor-pointer px-5 py-5 transition-colors hover:bg-ink/4 data-arrived:bg-accent-soft data-arrived:duration-1000 data-moved:bg-surface-sunken sm:px-6"
              >
                <ReviewItem review={review} timeZone={timeZone} search={search} extras={extras} />
              </li>
            )
          })}
        </ul>
      )}
      {pages.error && (
        <div role="alert" className="flex flex-col items-center gap-3 px-5 py-8 text-center">
          <p className="text-ink-muted text-sm">{pages.error.message || words.failed}</p>
          <Button
            variant="secondary"
            busy={pages.isFetching}
            onClick={() => (reviews ? pages.fetchNextPage() : pages.refetch())}
          >
            {words.retry}
          </Button>
        </div>
      )}
      {pages.hasNextPage && !max && !pages.error && (
        <div className="flex justify-center border-line border-t p-4">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={loadMore}>
            {words.loadMore}
          </Button>
        </div>
      )}
      {reviews && reviews.length > 0 && rest}
      <p role="status" className="sr-only">
        {reviews && reviews.length > 0 && !pages.isPlaceholderData && words.shown(reviews.length)}
      </p>
    </div>
  )
}

/** Returns `first` and then `others`, without repeating a review. */
export function withFirst(first: readonly Review[], others: readonly Review[]): Review[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}

function Placeholders() {
  return (
    <div className="divide-y divide-line">
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className="grid gap-3 px-5 py-5 sm:px-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full max-w-prose" />
          <Skeleton className="h-4 w-2/3 max-w-md" />
        </div>
      ))}
    </div>
  )
}
