import type { CaseStatus, CaseSummary } from '@candour/schemas/case-summary.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** A set of cases. */
export interface CaseSelection {
  /** All four apply no filter. */
  statuses: readonly CaseStatus[]
  /** Ids of assignees; null stands for nobody. Undefined: all. */
  assignees: readonly (string | null)[] | undefined
  /** Only cases with a visitor's message that nobody has opened yet. */
  replied: boolean
}

const allStatuses: readonly CaseStatus[] = ['new', 'in_progress', 'waiting', 'done']

/**
 * Converts filters to a selection.
 *
 * @param userId the caller, for the assignee `me`
 * @returns undefined if every case matches
 */
export async function caseSelectionOf(
  tx: Tx,
  companyId: string,
  {
    status,
    assignee,
    replied = false,
  }: {
    status?: readonly CaseStatus[] | undefined
    assignee?: string | undefined
    replied?: boolean | undefined
  },
  userId: string | null,
): Promise<CaseSelection | undefined> {
  const statuses = status ? [...new Set(status)] : allStatuses
  if (!assignee) {
    const isAll = statuses.length === allStatuses.length && !replied
    return isAll ? undefined : { statuses, assignees: undefined, replied }
  }
  const isNobody = assignee === 'none'
  const member = assignee === 'me' ? userId : assignee
  // Cases of members who have left are assigned to nobody; most of them are done.
  const rows = await tx
    .selectFrom('assignees as a')
    .select('a.id')
    .where('a.company_id', '=', companyId)
    .where('a.user_id', isNobody ? 'is' : '=', isNobody ? null : member)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('case_counts as n')
          .select('n.status')
          .whereRef('n.company_id', '=', 'a.company_id')
          .whereRef('n.assignee', '=', 'a.id')
          .where('n.status', 'in', statuses)
          .where('n.cases', '>', 0),
      ),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  return { statuses, assignees: isNobody ? [null, ...ids] : ids, replied }
}

/** Returns whether reviews that have no case are among them. */
export function includesUntouched({ statuses, assignees, replied }: CaseSelection): boolean {
  return !replied && statuses.includes('new') && (!assignees || assignees.includes(null))
}

/**
 * Returns the conditions on a case `c` that make up the selection: each is one range of an index in list order.
 */
export function caseRanges({ statuses, assignees, replied }: CaseSelection): RawBuilder<unknown>[] {
  return statuses.flatMap((status) => {
    const isStatus = replied
      ? sql`c.status = ${sql.lit(status)} and c.unread > 0`
      : sql`c.status = ${sql.lit(status)}`
    if (!assignees) return [isStatus]
    return assignees.map((id) =>
      id === null ? sql`${isStatus} and c.assignee is null` : sql`${isStatus} and c.assignee = ${id}::uuid`,
    )
  })
}

/** Condition that the case of the review with this id is selected. */
export function isSelectedCase(
  selection: CaseSelection,
  companyId: string,
  reviewId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ofReview = sql`select from cases c where c.company_id = ${companyId}::uuid and c.review_id = ${reviewId}`
  const ranges = caseRanges(selection)
  const isTouched =
    ranges.length > 0 ? sql`exists (${ofReview} and (${sql.join(ranges, sql` or `)}))` : sql`false`
  return includesUntouched(selection)
    ? sql<boolean>`(not exists (${ofReview}) or ${isTouched})`
    : sql<boolean>`${isTouched}`
}

/** Returns the summaries of these reviews' cases, by review id. */
export async function readSummaries(
  tx: Tx,
  companyId: string,
  reviewIds: readonly string[],
): Promise<Map<string, CaseSummary>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('cases as c')
    .leftJoin('assignees as a', (join) =>
      join.onRef('a.company_id', '=', 'c.company_id').onRef('a.id', '=', 'c.assignee'),
    )
    .select(['c.review_id', 'c.status', 'a.user_id as assigneeId', 'c.version', 'c.updated_at'])
    .select(['c.messages', 'c.unread'])
    .where('c.company_id', '=', companyId)
    .where('c.review_id', '=', sql<string>`any(${reviewIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ review_id, status, updated_at, ...summary }) => [
      review_id,
      { ...summary, status: status as CaseStatus, updatedAt: updated_at.toISOString() },
    ]),
  )
}
