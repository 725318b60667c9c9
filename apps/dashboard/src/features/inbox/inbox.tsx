import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useMatch, useNavigate, useNavigation } from 'react-router-dom'
import { type CaseFocus, focusOf } from '#features/cases/case-focus.ts'
import { useAssigneeOf, useUserId } from '#features/inbox/assignees.ts'
import { type CaseChange, useChangeCases } from '#features/inbox/case-changes.ts'
import { CaseLine } from '#features/inbox/case-line.tsx'
import { caseOf, isInView, whereTo } from '#features/inbox/case-state.ts'
import { InboxToolbar } from '#features/inbox/inbox-toolbar.tsx'
import { ShortcutsDialog } from '#features/inbox/shortcuts-dialog.tsx'
import { useFreshCases } from '#features/inbox/shown-cases.ts'
import { useSelection } from '#features/inbox/use-selection.ts'
import { undoLast } from '#features/reviews/change-queue.ts'
import { type ListQuery, repliedQuery, reviewPages } from '#features/reviews/queries.ts'
import { ReviewList, withFirst } from '#features/reviews/review-list.tsx'
import { focusedRow, focusRow, reviewTarget, rowId } from '#features/reviews/review-target.ts'
import type { View } from '#shared/filters.ts'
import { useMay } from '#shared/permissions.ts'
import { useShortcuts } from '#shared/shortcuts.ts'
import { texts } from '#shared/texts.ts'

interface InboxProps {
  company: DashboardCompany
  view: View
  query: ListQuery
  /** The list's query string. */
  search: string
  empty: ReactNode
}

/** The reviews of a view with their cases: selected, changed and walked through by keyboard. */
export function Inbox({ company, view, query, search, empty }: InboxProps) {
  const mayChange = useMay('reviews:reply')
  const userId = useUserId()
  const assigneeOf = useAssigneeOf(company.id)
  const navigate = useNavigate()
  // A field of a review that is being opened may already be asked for; letters are meant for it.
  const isAwaited = focusOf(useNavigation().location?.state) !== undefined
  const isReading = useMatch(dashboardPaths.review) !== null || isAwaited
  const changeCases = useChangeCases(company.id)
  const [isAssigning, setAssigning] = useState(false)
  const [showsShortcuts, setShowsShortcuts] = useState(false)

  const pages = useInfiniteQuery(reviewPages(query))
  const { data: first } = useInfiniteQuery(reviewPages(repliedQuery(query)))
  const replied = first?.pages.flatMap(({ items }) => items) ?? []
  const listed = pages.data?.pages.flatMap(({ items }) => items)
  const reviews = listed ? withFirst(replied, listed) : []
  const byId = new Map(reviews.map((review) => [review.id, review]))
  const stays = (review: Review) => isInView(view, caseOf(review), userId)
  const selection = useSelection(reviews.filter(stays).map(({ id }) => id))
  useFreshCases(company.id, reviews)

  const { goTo, step } = useRowFocus(reviews, pages)
  const focused = () => byId.get(focusedRow() ?? '')
  const change = (changed: readonly Review[], change: CaseChange) => {
    const last = reviews.findLastIndex((review) => changed.includes(review))
    const others = (review: Review) => stays(review) && !changed.includes(review)
    const next = reviews.slice(last + 1).find(others) ?? reviews.slice(0, last).findLast(others)
    selection.clear()
    changeCases(changed, change)
    if (next) goTo(next.id)
  }
  const selected = reviews.filter(({ id }) => selection.ids.has(id))
  const targets = () =>
    selected.length > 0 ? selected : [focused()].filter((review) => review !== undefined)

  const open = (focus: CaseFocus) => () => {
    const review = focused()
    if (!review) return
    const { to, state, preventScrollReset } = reviewTarget(review, search)
    void navigate(to, { state: { ...state, focus }, preventScrollReset })
  }
  const ifMay = (run: (event: KeyboardEvent) => void) => (mayChange ? run : undefined)
  const shortcuts = {
    j: () => void step(1),
    k: () => void step(-1),
    e: ifMay(() => targets().length > 0 && change(targets(), { status: 'done' })),
    a: ifMay(() => {
      const [target] = targets()
      if (!target || !stays(target)) return
      if (selected.length === 0) selection.toggle(target.id)
      setAssigning(true)
    }),
    r: ifMay(open('reply')),
    n: ifMay(open('note')),
    x: ifMay(({ shiftKey }) => {
      const review = focused()
      if (review && stays(review)) selection.toggle(review.id, shiftKey)
    }),
    z: ifMay(undoLast),
    '/': () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
    '?': () => setShowsShortcuts(true),
    escape: selected.length > 0 ? selection.clear : undefined,
  }
  useShortcuts(isReading ? {} : shortcuts)

  const isEmptied = reviews.length > 0 && !reviews.some(stays)
  return (
    <>
      {(pages.isPending || reviews.length > 0) && (
        <InboxToolbar
          companyId={company.id}
          listed={reviews.length}
          selection={selection}
          mayChange={mayChange}
          isAssigning={isAssigning}
          onAssigning={setAssigning}
          // After the closing menu has restored the focus.
          onChange={(part) => requestAnimationFrame(() => change(selected, part))}
          onShowShortcuts={() => setShowsShortcuts(true)}
        />
      )}
      <ReviewList
        query={query}
        timeZone={company.timeZone}
        search={search}
        first={replied}
        empty={empty}
        extrasOf={(review) => {
          const state = caseOf(review)
          const assignee = assigneeOf(state.assigneeId)
          const moved = stays(review) ? undefined : whereTo(view, state, assignee)
          return {
            moved,
            shortcuts: mayChange ? 'e a r n x' : undefined,
            start: mayChange && !moved && (
              <SelectBox
                review={review}
                checked={selection.ids.has(review.id)}
                onToggle={(range) => selection.toggle(review.id, range)}
              />
            ),
            end: moved ? (
              <p className="text-ink-muted text-sm">{moved}</p>
            ) : (
              <CaseLine review={review} assignee={assignee} />
            ),
          }
        }}
        rest={
          isEmptied && (
            <div className="flex flex-col items-center gap-3 border-line border-t px-5 py-8 text-center">
              <p className="text-ink-muted text-sm">{texts.inbox.emptied}</p>
              <Button variant="secondary" busy={pages.isFetching} onClick={() => pages.refetch()}>
                {texts.inbox.update}
              </Button>
            </div>
          )
        }
      />
      <ShortcutsDialog open={showsShortcuts} onOpenChange={setShowsShortcuts} />
    </>
  )
}

/** Moves the focus from row to row, loading the next page at the end of the list. */
function useRowFocus(
  reviews: readonly Review[],
  pages: UseInfiniteQueryResult<InfiniteData<{ items: Review[] }>>,
) {
  // Row that last had the focus, in case the focus is lost.
  const place = useRef<string>(undefined)
  const goTo = (id: string) => {
    place.current = id
    focusRow(id)
  }
  const step = async (by: 1 | -1) => {
    const from = focusedRow() ?? place.current
    const index = reviews.findIndex(({ id }) => id === from)
    const next = reviews[index < 0 ? 0 : index + by]
    if (next) return goTo(next.id)
    if (by === -1 || !pages.hasNextPage) return
    const { data } = await pages.fetchNextPage({ cancelRefetch: false })
    const loaded = data?.pages.flatMap(({ items }) => items)[index + 1]
    // Once it is in the document.
    if (loaded && focusedRow() === from) requestAnimationFrame(() => goTo(loaded.id))
  }
  return { goTo, step }
}

interface SelectBoxProps {
  review: Review
  checked: boolean
  onToggle: (range: boolean) => void
}

function SelectBox({ review, checked, onToggle }: SelectBoxProps) {
  return (
    <span className="flex">
      <Checkbox
        aria-label={texts.inbox.toolbar.select(review.rating)}
        // Many have as many stars.
        aria-describedby={rowId(review.id)}
        checked={checked}
        // Shift would select text as well.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </span>
  )
}
