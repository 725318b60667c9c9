import { queryFor } from '@candour/api-client/query.ts'
import { getAnswerFigures } from '@candour/schemas/cases.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { StatCard } from '@candour/ui/stat-card.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDuration } from '#features/cases/duration.ts'

/** How quickly a company's reviews are answered, and how many cases are open. */
export function AnswerFigures({ companyId }: { companyId: string }) {
  const { data, error } = useQuery(queryFor(getAnswerFigures, { query: { companyId } }))
  const show = (value: (figures: NonNullable<typeof data>) => ReactNode) => {
    if (data) return value(data)
    return error ? '–' : <Skeleton className="h-8.5 w-20" />
  }
  return (
    <>
      <StatCard
        label={
          <>
            First Answer <span className="sr-only">(median of the last 30 days)</span>
          </>
        }
        value={show(({ firstAnswerSeconds }) =>
          firstAnswerSeconds === null ? '–' : formatDuration(firstAnswerSeconds),
        )}
      />
      <StatCard label="Open Cases" value={show(({ open }) => open.toLocaleString())} />
    </>
  )
}
