import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useCallback, useEffect } from 'react'
import { newerThan, withNewest } from '#features/reviews/newest.ts'
import { type ListQuery, newestReviews, reviewPages } from '#features/reviews/queries.ts'

export interface NewReviewsProps {
  query: ListQuery
  /** First page of what is shown. */
  shown: Page<Review>
  /** The shown list, to see whether someone is reading it. */
  list: RefObject<HTMLElement | null>
}

/** Adds reviews to a shown list as they arrive, or offers to, while the list is being read. */
export function NewReviews({ query, shown, list }: NewReviewsProps) {
  const queryClient = useQueryClient()
  const { data } = useQuery(newestReviews(query, shown))
  const count = data ? newerThan(shown, data).length : 0

  const show = useCallback(() => {
    if (!data) return
    queryClient.setQueryData(reviewPages(query).queryKey, (known) => known && withNewest(known, data))
  }, [data, query, queryClient])

  useEffect(() => {
    if (count > 0 && !isBeingRead(list.current)) show()
  }, [count, list, show])

  const showOnTop = () => {
    show()
    list.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }

  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {count > 0 && (
        <Button
          size="sm"
          icon={<ArrowUp aria-hidden="true" />}
          onClick={showOnTop}
          className="pointer-events-auto mt-3 animate-pop-in rounded-full shadow-overlay"
        >
          {count === data?.items.length && data.nextCursor ? `${count}+` : count} new{' '}
          {count === 1 ? 'review' : 'reviews'}
        </Button>
      )}
    </div>
  )
}

/** Whether a list that grows at its top would move what someone reads, has selected or is about to press. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false
  const scrolledPast = list.getBoundingClientRect().top < 0
  const selection = document.getSelection()
  const selecting = selection && !selection.isCollapsed && list.contains(selection.anchorNode)
  return scrolledPast || selecting === true || list.matches(':hover, :focus-within')
}
