import { dashboardPaths } from '@candour/schemas/paths.ts'
import { generatePath } from 'react-router-dom'

/** Where a review opens from a list: over the list and its filters, with the way back noted. */
export function reviewTarget(id: string, search: string) {
  return {
    to: { pathname: generatePath(dashboardPaths.review, { id }), search },
    state: { fromList: true },
    preventScrollReset: true,
  }
}

/** Whether going back closes the review that was opened from a list. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
