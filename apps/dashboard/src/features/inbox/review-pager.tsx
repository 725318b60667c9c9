import { formatNumber } from '@candour/console/format.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { ReviewCount } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { listQuery, reviewCount, reviewPages } from '#features/reviews/queries.ts'
import { matching } from '#features/reviews/review-count.tsx'
import { useFilters } from '#features/reviews/use-filters.ts'
import { texts } from '#shared/texts.ts'

interface PagerOptions {
  company: DashboardCompany
  /** Id of the open review. */
  id: string
  onShow: (id: string) => void
}

type Pager = ReturnType<typeof usePager>

/** The place of the open review in the filtered list, and functions that show its neighbors. */
export function usePager({ company, id, onShow }: PagerOptions) {
  const { query } = useFilters(company)
  const pages = useInfiniteQuery(reviewPages(listQuery(query)))
  const count = useQuery(reviewCount(query))
  const reviews = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const index = reviews.findIndex((review) => review.id === id)
  const previous = index > 0 ? reviews[index - 1] : undefined
  const following = index >= 0 ? reviews[index + 1] : undefined
  const hasNext = following !== undefined || (index >= 0 && pages.hasNextPage)

  const open = useRef<string>(undefined)
  useEffect(() => {
    open.current = id
    return () => {
      open.current = undefined
    }
  }, [id])

  const showPrevious = () => {
    if (previous) onShow(previous.id)
  }
  const showNext = async () => {
    if (following) return onShow(following.id)
    if (!hasNext) return
    const { data } = await pages.fetchNextPage({ cancelRefetch: false })
    const all = data?.pages.flatMap(({ items }) => items) ?? []
    const next = all[all.findIndex((review) => review.id === id) + 1]
    // The user may have moved on or closed the review while the page was loading.
    if (next && open.current === id) onShow(next.id)
  }
  return {
    /** Whether the place in the list is still loading. */
    isPending: pages.isPending,
    index,
    all: pages.hasNextPage ? count.data : reviews.length,
    hasPrevious: previous !== undefined,
    hasNext,
    showPrevious,
    showNext,
    isLoadingNext: pages.isFetchingNextPage,
    error: pages.isFetchNextPageError ? pages.error?.message || texts.inbox.review.failed : undefined,
  }
}

interface ReviewPagerProps {
  pager: Pager
  /** What can be done with the review, which stays in view with the pager. */
  action: ReactNode
}

/** Navigates to the previous and next review of the filtered list, and shows the position. */
export function ReviewPager({ pager, action }: ReviewPagerProps) {
  const { index, all, hasPrevious, hasNext, showPrevious, showNext } = pager
  const words = texts.inbox.pager
  // A review outside the loaded pages, such as an old one opened from an email, has no known neighbors.
  const hasNeighbors = pager.isPending || index >= 0
  if (!hasNeighbors && !action) return null
  return (
    <div className="sticky bottom-0 -mx-5 flex items-center justify-end gap-2 border-line border-t bg-surface-raised px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-4">
      {hasNeighbors && (
        <nav aria-label={words.label} className="flex grow items-center justify-between gap-2">
          <Step
            name={words.previous}
            title={words.previousTitle}
            hotkey="K"
            isOff={!hasPrevious}
            icon={<ChevronLeft />}
            onStep={showPrevious}
          />
          <p role="status" className="text-center text-ink-muted text-sm tabular-nums">
            {pager.error ?? (index >= 0 && position(index, all))}
          </p>
          <Step
            name={words.next}
            title={words.nextTitle}
            hotkey="J"
            isOff={!hasNext}
            icon={pager.isLoadingNext ? <Spinner /> : <ChevronRight />}
            onStep={showNext}
          />
        </nav>
      )}
      {action}
    </div>
  )
}

/** Formats a review's position, such as `12 of 3,594`. */
function position(index: number, all: ReviewCount | number | undefined): string {
  const place = formatNumber(index + 1)
  if (all === undefined) return place
  return texts.inbox.pager.position({
    place,
    all: typeof all === 'number' ? formatNumber(all) : matching(all),
  })
}

interface StepProps {
  name: string
  title: (hotkey: string) => string
  hotkey: string
  /** Marks the button aria-disabled; unlike `disabled`, this keeps focus on it. */
  isOff: boolean
  icon: ReactNode
  onStep: () => void
}

function Step({ name, title, hotkey, isOff, icon, onStep }: StepProps) {
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-disabled={isOff}
      aria-keyshortcuts={hotkey}
      title={title(hotkey)}
      onClick={onStep}
      className="px-3! last:flex-row-reverse aria-disabled:pointer-events-none aria-disabled:opacity-45"
    >
      <span className="max-sm:sr-only">{name}</span>
    </Button>
  )
}
