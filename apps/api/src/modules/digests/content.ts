import { totals } from '@candour/schemas/analytics.ts'
import { funnelCounts } from '@candour/schemas/funnel.ts'
import type { Sentiment } from '@candour/schemas/reviews.ts'
import { z } from 'zod'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Days } from '#lib/days.ts'
import { getTrends, summarize } from '#modules/analytics/repository.ts'
import { countCases, listSilentPlacements } from '#modules/digests/repository.ts'
import { findFunnel } from '#modules/funnel/repository.ts'
import { listReviews } from '#modules/reviews/list.ts'

const count = z.int().min(0)

/** The reviews of one sentiment to quote. */
const quotable = z.object({ quoted: z.array(z.string()) })
export type Quotable = z.infer<typeof quotable>

/** Digests do not report mismatches. */
const figures = totals.omit({ mismatches: true })
export type DigestFigures = z.infer<typeof figures>

/** The numbers of a digest as stored. Quotes are stored as ids, so a visitor's words exist only once. */
export const digestContent = z.object({
  totals: figures,
  previous: figures,
  days: z.array(z.object({ day: z.string(), negative: count, neutral: count, positive: count })),
  funnel: funnelCounts,
  previousFunnel: funnelCounts,
  positive: quotable,
  negative: quotable,
  /** Open work: untouched reviews of the period, and all cases in progress. */
  waiting: z.object({ untouched: count, inProgress: count }),
  /** Codes that were silent when it was written, with the scans expected since then; stored by this name. */
  silentCodes: z.array(z.object({ name: z.string(), scans: count })),
  /** Number of further such placements. */
  moreSilentCodes: count,
})
export type DigestContent = z.infer<typeof digestContent>

/** Newest reviews per sentiment that are quoted. */
const maxQuotes = 2

/** Writes a company's digest of a period: its numbers, compared with those of the period before. */
export async function writeDigest(
  db: Db,
  companyId: string,
  period: Days,
  before: Days,
): Promise<DigestContent> {
  return withCompany(
    db,
    system('digest'),
    companyId,
    async (tx) => ({
      ...(await numbersOf(tx, companyId, period, before)),
      positive: await newest(tx, companyId, period, 'positive'),
      negative: await newest(tx, companyId, period, 'negative'),
    }),
    { snapshot: true },
  )
}

/** Whether a digest has nothing to report. */
export function isQuiet({ totals, funnel, silentCodes }: DigestContent): boolean {
  return totals.total === 0 && Object.values(funnel).every((count) => count === 0) && silentCodes.length === 0
}

async function numbersOf(tx: Tx, companyId: string, period: Days, before: Days) {
  const { points, totals } = await getTrends(tx, companyId, { ...period, interval: 'day' })
  const { previous: _, ...previous } = await summarize(tx, companyId, before)
  const { handled, inProgress } = await countCases(tx, companyId, period)
  return {
    totals,
    previous,
    days: points.map(({ day, sentiment }) => ({ day, ...sentiment })),
    funnel: (await findFunnel(tx, companyId, { ...period, by: 'day' })).totals,
    previousFunnel: (await findFunnel(tx, companyId, { ...before, by: 'day' })).totals,
    waiting: { untouched: Math.max(0, totals.total - handled), inProgress },
    ...(await listSilentPlacements(tx, companyId)),
  }
}

async function newest(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  sentiment: Sentiment,
): Promise<Quotable> {
  const filters = { from, to, sentiment: [sentiment], limit: maxQuotes }
  const { items } = await listReviews(tx, companyId, filters, { contacts: false, userId: null })
  return { quoted: items.map(({ id }) => id) }
}
