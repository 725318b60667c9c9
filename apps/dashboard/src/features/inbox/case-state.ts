import type { CaseStatus, CaseSummary } from '@candour/schemas/cases.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { statusNames } from '#features/cases/status-names.ts'
import { type View, views } from '#shared/filters.ts'

export type CaseState = Omit<CaseSummary, 'updatedAt'>

/** The case of a review that nobody has touched. */
export const untouched: CaseState = { status: 'new', assigneeId: null, version: 0, messages: 0, unread: 0 }

export const caseOf = (review: Pick<Review, 'case'>): CaseState => review.case ?? untouched

/** Returns whether a review with this case belongs to a view of the user. */
export function isInView(view: View, state: CaseState, userId: string | undefined): boolean {
  return hasStatusOf(view, state.status) && hasAssigneeOf(view, state.assigneeId, userId)
}

/** Describes where a review that has left a view is now. */
export function whereTo(view: View, state: CaseState, nameOf: (userId: string) => string): string {
  if (!hasStatusOf(view, state.status)) return `Moved to ${statusNames[state.status]}`
  return state.assigneeId ? `Assigned to ${nameOf(state.assigneeId)}` : 'No longer assigned'
}

function hasStatusOf(view: View, status: CaseStatus): boolean {
  const query = views[view]
  return !('status' in query) || query.status.split(',').includes(status)
}

function hasAssigneeOf(view: View, assigneeId: string | null, userId: string | undefined): boolean {
  const query = views[view]
  if (!('assignee' in query)) return true
  return query.assignee === 'none' ? assigneeId === null : assigneeId === userId
}
