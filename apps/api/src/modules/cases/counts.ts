import type { CaseStatus } from '@candour/schemas/case-summary.ts'
import type { countCases, getAnswerFigures } from '@candour/schemas/cases.ts'
import type { Output } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

interface Count {
  status: string
  /** The member; null for nobody. */
  userId: string | null
  cases: number
}

/**
 * Counts the reviews in each view of the inbox. Requires a snapshot, so that all numbers are of the same moment.
 *
 * @param userId the member whose cases count as `mine`; null for somebody who can have none
 */
export async function countViews(
  tx: Tx,
  companyId: string,
  userId: string | null,
): Promise<Output<typeof countCases>> {
  const [counts, all] = [await readCounts(tx, companyId), await countAll(tx, companyId)]
  const sum = (matches: (count: Count) => boolean) =>
    counts.filter(matches).reduce((total, { cases }) => total + cases, 0)
  const is = (wanted: CaseStatus) => sum(({ status }) => status === wanted)
  const untouched = all - sum(() => true)
  return {
    new: untouched + is('new'),
    inProgress: is('in_progress'),
    mine: userId === null ? 0 : sum((count) => count.userId === userId && count.status !== 'done'),
    unassigned: untouched + sum((count) => count.userId === null && count.status !== 'done'),
    waiting: is('waiting'),
    done: is('done'),
    all,
  }
}

/** Returns how quickly the reviews of the last 30 days were answered first, and how many are being worked on. */
export async function answerFigures(
  tx: Tx,
  companyId: string,
  userId: string | null,
): Promise<Output<typeof getAnswerFigures>> {
  const { inProgress, waiting } = await countViews(tx, companyId, userId)
  const { rows } = await sql<{ answered: number; seconds: number | null }>`
    select count(*)::integer as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)) as seconds
    from cases
    where company_id = ${companyId}::uuid and first_answered_at is not null
      and created_at > now() - interval '30 days'
  `.execute(tx)
  const { answered = 0, seconds = null } = rows[0] ?? {}
  return {
    open: inProgress + waiting,
    answered,
    firstAnswerSeconds: seconds === null ? null : Math.max(0, Math.round(seconds)),
  }
}

async function readCounts(tx: Tx, companyId: string): Promise<Count[]> {
  return tx
    .selectFrom('case_counts as n')
    .leftJoin('assignees as a', (join) =>
      join.onRef('a.company_id', '=', 'n.company_id').onRef('a.id', '=', 'n.assignee'),
    )
    .select(['n.status', 'a.user_id as userId', 'n.cases'])
    .where('n.company_id', '=', companyId)
    .execute()
}

async function countAll(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ reviews: number }>`
    select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0)::integer as reviews
    from review_days where company_id = ${companyId}::uuid
  `.execute(tx)
  return rows[0]?.reviews ?? 0
}
