import { queryFor } from '@candour/api-client/query.ts'
import { formatCompact, formatNumber } from '@candour/console/format.ts'
import { countCases } from '@candour/schemas/cases.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { cn } from '@candour/ui/cn.ts'
import { useQuery } from '@tanstack/react-query'
import { CompanyLink } from '#shared/company-link.tsx'
import { type Filters, type View, viewNames, writeFilters } from '#shared/filters.ts'

const labels: Record<View, string> = {
  new: 'New',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting',
  done: 'Done',
  all: 'All',
}

/** Navigation between the views of the inbox, with the number of reviews in each; filters stay. */
export function Views({ companyId, filters }: { companyId: string; filters: Filters }) {
  const { data: counts } = useQuery(queryFor(countCases, { query: { companyId } }))
  return (
    <nav aria-label="Views" className="border-line border-b px-2 sm:px-3">
      {/* Three in a row on phones, where six do not fit side by side. */}
      <ul className="-mb-px grid grid-cols-[1fr_1fr_auto] sm:flex">
        {viewNames.map((view) => (
          <li key={view} className="min-w-0">
            <CompanyLink
              to={{
                pathname: dashboardPaths.reviews,
                search: writeFilters({ ...filters, view }).toString(),
              }}
              preventScrollReset
              aria-current={view === filters.view ? 'page' : undefined}
              className="flex h-11 items-center gap-1.5 border-transparent border-b-2 px-1.5 font-medium text-ink-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:border-ink aria-[current=page]:text-ink sm:h-12 sm:px-3"
            >
              <span className="truncate">{labels[view]}</span>
              {/* Reserves room, so that the counts do not move the views when they appear. */}
              <span
                aria-hidden="true"
                title={counts && formatNumber(counts[view])}
                className={cn(
                  'min-w-6 rounded-full bg-ink/6 px-1.5 py-0.5 text-center text-xs tabular-nums',
                  !counts && 'invisible',
                )}
              >
                {formatCompact(counts?.[view] ?? 0)}
              </span>
              {counts && <span className="sr-only">, {formatNumber(counts[view])} reviews</span>}
            </CompanyLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
