import { queryFor } from '@candour/api-client/query.ts'
import { formatNumber } from '@candour/console/format.ts'
import { getAnswerFigures } from '@candour/schemas/cases.ts'
import { Card } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDuration } from '#features/cases/duration.ts'
import { texts } from '#shared/texts.ts'

/** A line with how quickly a company's reviews are answered, and how many cases are open. */
export function AnswerFigures({ companyId, className }: { companyId: string; className?: string }) {
  const { data, error } = useQuery(queryFor(getAnswerFigures, { query: { companyId } }))
  const show = (value: (figures: NonNullable<typeof data>) => ReactNode) => {
    if (data) return value(data)
    return error ? '–' : <Skeleton className="h-5 w-16" />
  }
  const words = texts.cases.figures
  return (
    <Card padded={false} className={className}>
      <dl className="flex flex-wrap gap-x-10 gap-y-1.5 px-5 py-3.5 text-sm sm:px-6">
        <Figure label={words.firstAnswer} title={words.firstAnswerTitle}>
          {show(({ firstAnswerSeconds }) =>
            firstAnswerSeconds === null ? words.noAnswer : formatDuration(firstAnswerSeconds),
          )}
        </Figure>
        <Figure label={words.open} title={words.openTitle}>
          {show(({ open }) => formatNumber(open))}
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({ label, title, children }: { label: string; title?: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt title={title} className="text-ink-muted">
        {label}
      </dt>
      <dd className="font-semibold text-ink tabular-nums">{children}</dd>
    </div>
  )
}
