import type { CaseStatus, CaseSummary } from '@candour/schemas/cases.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { type Assignee, assigneeText } from '#features/cases/assignee.ts'
import { type View, views } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

export type CaseState = Omit<CaseSummary, 'updatedAt'>

/** The case of a review that nobody has touched. */
export const untouched: CaseState = { status: 'new', assigneeId: null, version: 0, messages: 0, unread: 0 }

export const caseOf = (review: Pick<Review, 'case'>): CaseState => review.case ?? untouched

/** Returns whether a review with this case belongs to a view of the user. */
export function isInView(view: View, state: CaseState, userId: string | undefined): boolean {
  return hasStatusOf(view, state.status) && hasAssigneeOf(view, state.assigneeId, userId)
}

/** Describes where a review that has left a view is now. */
export function whereTo(view: View, state: CaseState, assignee: Assignee): string {
  const words = texts.inbox.moved
  if (!hasStatusOf(view, state.status)) return words.status({ status: texts.inbox.status[state.status] })
  return assigneeText(words.assigned, assignee, {})
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
