import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { editedSince, enteredSince, newerThan, withEdited, withNewest } from '#features/reviews/newest.ts'
import {
  isView,
  type ListQuery,
  newestReviews,
  repliedQuery,
  reviewPages,
} from '#features/reviews/queries.ts'
import { texts } from '#shared/texts.ts'

interface NewReviewsProps {
  query: ListQuery
  /** The loaded pages of the shown list. */
  shown: InfiniteData<Page<Review>>
  /** When they were loaded, in milliseconds since 1970. */
  shownAt: number
  /** The list's element, to detect whether it is being read. */
  list: RefObject<HTMLElement | null>
  /** Called with the ids of reviews just added to or changed in the list. */
  onArrive: (ids: readonly string[]) => void
  /** Called with the newest review that the user shows by a key press, and the button, which then disappears. */
  onShow: (id: string, from: Element) => void
}

/** Whether the `detail` of a click event is that of a key press. */
export const isKeyPress = (detail: number) => detail === 0

/** Adds new reviews to a list; offers a button while the list is being read, and waits while the tab is hidden. */
export function NewReviews({ query, shown, shownAt, list, onArrive, onShow }: NewReviewsProps) {
  const queryClient = useQueryClient()
  const [first = { items: [] }] = shown.pages
  const { data, dataUpdatedAt } = useQuery(newestReviews(query, first))
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const arrivals = useMemo(() => {
    if (!data) return []
    if (!isView(query)) return newerThan(first, data)
    // If the pages are more recent than `data`, a review that they lack is not new: it has left the view.
    return shownAt > dataUpdatedAt ? [] : enteredSince(shown, data)
  }, [query, shown, first, shownAt, data, dataUpdatedAt])
  const count = arrivals.length
  const isLeast = count > 0 && count === data?.items.length && data.nextCursor !== undefined
  const nothingShown = first.items.length === 0
  useCountInTitle(count, isLeast)

  const show = useCallback(() => {
    if (!data) return
    onArrive(arrivals.map(({ id }) => id))
    const { queryKey } = reviewPages(query)
    // Other reviews may have left the view in the meantime.
    if (isView(query)) {
      for (const { queryKey } of [query, repliedQuery(query)].map(reviewPages)) {
        void queryClient.refetchQueries({ queryKey, exact: true })
      }
    } else queryClient.setQueryData(queryKey, (known) => known && withNewest(known, data))
  }, [data, arrivals, query, queryClient, onArrive])

  useEffect(() => {
    if (count > 0 && visible && (nothingShown || !isBeingRead(list.current))) show()
  }, [count, visible, nothingShown, list, show])

  useEffect(() => {
    const { queryKey } = reviewPages(query)
    const state = queryClient.getQueryState(queryKey)
    // Skip if the pages are more recent than the newest data.
    if (!(data && state?.data) || !visible || state.dataUpdatedAt > dataUpdatedAt) return
    const edited = editedSince(state.data, data)
    if (edited.length === 0) return
    onArrive(edited.map(({ id }) => id))
    queryClient.setQueryData(queryKey, (known) => known && withEdited(known, edited), {
      updatedAt: dataUpdatedAt,
    })
  }, [data, dataUpdatedAt, visible, query, queryClient, onArrive])

  const showOnTop = ({ currentTarget, detail }: MouseEvent) => {
    const [newest] = arrivals
    show()
    list.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    if (isKeyPress(detail) && newest) onShow(newest.id, currentTarget)
  }

  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {count > 0 && (
        <Button
          size="sm"
          icon={<ArrowUp />}
          onClick={showOnTop}
          className="pointer-events-auto mt-3 animate-pop-in rounded-full shadow-overlay"
        >
          {inWords(count, isLeast, isView(query))}
        </Button>
      )}
    </div>
  )
}

function inWords(count: number, isLeast: boolean, inView: boolean): string {
  const words = texts.reviews.arrived
  if (inView) return isLeast ? words.moreAtLeast(count) : words.more(count)
  return isLeast ? words.newAtLeast(count) : words.new(count)
}

const isVisible = () => document.visibilityState === 'visible'

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Prefixes the document title with the count, visible among other tabs. */
function useCountInTitle(count: number, isLeast: boolean) {
  useEffect(() => {
    if (count === 0) return
    document.title = `(${count}${isLeast ? '+' : ''}) ${document.title}`
    return () => {
      document.title = document.title.replace(/^\(\d+\+?\) /, '')
    }
  }, [count, isLeast])
}

/** Returns whether growing the list at its top would shift what the user reads, has selected or is about to press. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false
  const scrolledPast = list.getBoundingClientRect().top < 0
  const selection = document.getSelection()
  const selecting = selection && !selection.isCollapsed && list.contains(selection.anchorNode)
  return scrolledPast || selecting === true || list.matches(':hover, :focus-within')
}
