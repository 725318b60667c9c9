import { dashboardPaths } from '@candour/schemas/paths.ts'
import { createSearchParams, generatePath } from 'react-router-dom'
import { companyParam } from '#shared/active-company.ts'

interface Place {
  /** Query string of the list behind the review. */
  search?: string
  /** Adds the company to the URL, for users who may have another one active. */
  companyId?: string
}

/** Returns the router location of a review. */
export function reviewAddress(id: string, { search, companyId }: Place) {
  const params = createSearchParams(search)
  if (companyId) params.set(companyParam, companyId)
  return { pathname: generatePath(dashboardPaths.review, { id }), search: params.toString() }
}

/** Props for a link that opens a review over its list; the state marks that going back returns there. */
export function reviewTarget(id: string, search: string) {
  return {
    id: rowId(id),
    to: reviewAddress(id, { search }),
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

const rowId = (id: string) => `review-${id}`

/** Moves focus to a review's row, or to the list if it has no such row. */
export function focusRow(id: string): void {
  const row = document.getElementById(rowId(id))
  if (row) row.focus()
  else document.getElementById(listId)?.focus({ preventScroll: true })
}
