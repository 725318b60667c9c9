import { dashboardPaths } from '@candour/schemas/paths.ts'
import { createSearchParams, generatePath } from 'react-router-dom'
import { companyParam } from '#features/companies/active-company.ts'

interface Place {
  /** Query of the list that stays below the review. */
  search?: string
  /** Names the company, for whoever may have another one open. */
  companyId?: string
}

/** The address of a review. */
export function reviewAddress(id: string, { search, companyId }: Place) {
  const params = createSearchParams(search)
  if (companyId) params.set(companyParam, companyId)
  return { pathname: generatePath(dashboardPaths.review, { id }), search: params.toString() }
}

/** Where a review opens from a list: over the list and its filters, with the way back noted. */
export function reviewTarget(id: string, search: string) {
  return {
    id: rowId(id),
    to: reviewAddress(id, { search }),
    state: { fromList: true },
    preventScrollReset: true,
  }
}

/** Whether going back closes the review that was opened from a list. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** Element id of the list that reviews open from. */
export const listId = 'review-list'

const rowId = (id: string) => `review-${id}`

/** Moves the focus to a review's row, or to the list where that does not show it. */
export function focusRow(id: string): void {
  const row = document.getElementById(rowId(id))
  if (row) row.focus()
  else document.getElementById(listId)?.focus({ preventScroll: true })
}
