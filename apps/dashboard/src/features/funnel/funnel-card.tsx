import { addressOf } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { formatNumber, formatPercent } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { exportFunnelCsv, type FunnelCounts, getFunnel } from '@candour/schemas/funnel.ts'
import type { Period } from '@candour/schemas/reviews.ts'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { compareNumbers } from '#shared/change.ts'
import { Delta } from '#shared/delta.tsx'
import { ExportLink } from '#shared/export-link.tsx'
import { texts } from '#shared/texts.ts'

const steps = ['scan', 'view', 'public', 'rating', 'review'] as const satisfies (keyof FunnelCounts)[]

/** Polling interval in ms: the event stream covers reviews only, not scans and views. */
const refetchInterval = 30_000

interface FunnelCardProps {
  companyId: string
  locationId?: string | undefined
  period: Period
}

/** The funnel of a period, from the scan of a code to the review. */
export function FunnelCard({ companyId, locationId, period }: FunnelCardProps) {
  const query = { companyId, ...period, ...(locationId && { locationId }) }
  const funnel = useQuery({
    ...queryFor(getFunnel, { query }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  return (
    <Card as="section" aria-labelledby="funnel">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardHeader id="funnel" title={texts.funnel.title} />
        <ExportLink href={addressOf(exportFunnelCsv, { query: { ...query, by: 'placement' } })}>
          CSV
        </ExportLink>
      </div>
      {funnel.error && !funnel.data ? (
        <QueryFailedNote query={funnel} title={texts.funnel.failed} className="mt-4" />
      ) : (
        <Steps totals={funnel.data?.totals} previous={funnel.data?.previous} />
      )}
    </Card>
  )
}

function Steps({
  totals,
  previous,
}: {
  totals: FunnelCounts | undefined
  previous: FunnelCounts | null | undefined
}) {
  if (totals && steps.every((step) => totals[step] === 0)) {
    return <p className="mt-3 text-ink-muted text-sm">{texts.funnel.empty}</p>
  }
  const most = Math.max(1, ...steps.map((step) => totals?.[step] ?? 0))
  return (
    <table className="mt-3 w-full text-sm tabular-nums">
      <caption className="sr-only">{texts.funnel.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.funnel.columns.step}</th>
          <th scope="col">{previous ? texts.funnel.columns.countCompared : texts.funnel.columns.count}</th>
          <th scope="col">{texts.funnel.columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const count = totals?.[step]
          return (
            <tr key={step}>
              <th scope="row" className="w-full py-1.5 pr-4 text-left align-top font-normal">
                <span className="block text-ink">{texts.funnel.steps[step]}</span>
                <span aria-hidden="true" className="mt-1.5 block h-2 overflow-hidden rounded-full bg-ink/8">
                  <span
                    className="block h-full rounded-full bg-brand-graphic"
                    style={{ width: `${((count ?? 0) / most) * 100}%` }}
                  />
                </span>
              </th>
              <td className="whitespace-nowrap py-1.5 text-right align-top font-medium text-ink">
                {count === undefined ? <Skeleton className="ml-auto h-4 w-8" /> : formatNumber(count)}
                {previous && totals && (
                  <span className="flex justify-end">
                    <Delta change={compareNumbers(totals[step], previous[step])} />
                  </span>
                )}
              </td>
              <td className="min-w-12 whitespace-nowrap py-1.5 pl-4 text-right align-top text-ink-muted">
                {shareOf(step, totals)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The share of page views that led to a step. A visitor may come without a code, so scans have none. */
function shareOf(step: keyof FunnelCounts, totals: FunnelCounts | undefined): string {
  if (!totals || totals.view === 0 || step === 'scan' || step === 'view') return ''
  return formatPercent(totals[step] / totals.view)
}
