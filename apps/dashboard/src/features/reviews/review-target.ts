import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { generatePath } from 'react-router-dom'
import { searchWithCompany } from '#shared/active-company.ts'

/**
 * Returns the router location of a company's review.
 *
 * @param search query string of the list behind the review
 */
export function reviewAddress(id: string, companyId: string, search?: string) {
  return {
    pathname: generatePath(dashboardPaths.review, { id }),
    search: searchWithCompany(search, companyId),
  }
}

/** Props for a link that opens a review over its list; the state marks that going back returns there. */
export function reviewTarget({ id, companyId }: Pick<Review, 'id' | 'companyId'>, search: string) {
  return {
    id: rowId(id),
    to: reviewAddress(id, companyId, search),
    state: { fromList: true },
    preventScrollReset: true,
  }
}

/** Returns whether the review was opened from a list, so that going back closes it. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** Element id of the review list. */
export const listId = 'review-list'

/** Element id of a row's link, which says when the review was left. */
export const rowId = (id: string) => `review-${id}`

/** Returns whether a review has a row on the page. */
export const isShown = (id: string) => document.getElementById(rowId(id)) !== null

/** Moves focus to a review's row, or to the list if it has no such row. */
export function focusRow(id: string): void {
  const row = document.getElementById(rowId(id))
  if (row) row.focus()
  else document.getElementById(listId)?.focus({ preventScroll: true })
}

/** Returns the id of the review whose row has the focus. */
export function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('article')?.querySelector('[id^=review-]')
  return row?.id.slice(rowId('').length)
}

/**
 * Opens the review of a row that was clicked, except on what does something of its own. Its text stays selectable; the
 * row's link is what keyboards and screen readers use.
 */
export function openClickedRow({ target, ctrlKey, metaKey, shiftKey, button }: MouseEvent): void {
  const row = target instanceof Element && target.closest('article')
  if (!row || button !== 0 || target.closest('a, button, input, label, select')) return
  const selection = document.getSelection()
  if (selection && !selection.isCollapsed && row.contains(selection.anchorNode)) return
  row
    .querySelector('[id^=review-]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
