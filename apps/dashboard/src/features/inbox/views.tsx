import { queryFor } from '@candour/api-client/query.ts'
import { formatCompact, formatNumber } from '@candour/console/format.ts'
import { countCases } from '@candour/schemas/cases.ts'
import type { Output } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { cn } from '@candour/ui/cn.ts'
import { Select } from '@candour/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { CompanyLink } from '#shared/company-link.tsx'
import { type Filters, type View, viewNames, writeFilters } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

/** The names of the views' numbers. */
const countOf = (counts: Output<typeof countCases>, view: View) =>
  view === 'in_progress' ? counts.inProgress : counts[view]

interface ViewsProps {
  companyId: string
  filters: Filters
  onChoose: (view: View) => void
}

/** Switches between the inbox's views, each with its number of reviews; filters are kept. */
export function Views({ companyId, filters, onChoose }: ViewsProps) {
  const { data: counts } = useQuery(queryFor(countCases, { query: { companyId } }))
  const words = texts.inbox.views
  return (
    <>
      {/* On phones, where the links would take several rows. */}
      <div className="px-4 pt-3 sm:hidden">
        <Select
          aria-label={words.label}
          value={filters.view}
          onChange={({ target }) => onChoose(viewNames.find((view) => view === target.value) ?? 'all')}
        >
          {viewNames.map((view) => (
            <option key={view} value={view}>
              {words.names[view]}
              {counts && ` (${formatCompact(countOf(counts, view))})`}
            </option>
          ))}
        </Select>
      </div>
      <nav aria-label={words.label} className="border-line border-b px-3 max-sm:hidden">
        <ul className="-mb-px flex flex-wrap">
          {viewNames.map((view) => (
            <li key={view} className="min-w-0">
              <CompanyLink
                to={{
                  pathname: dashboardPaths.reviews,
                  search: writeFilters({ ...filters, view }).toString(),
                }}
                preventScrollReset
                aria-current={view === filters.view ? 'page' : undefined}
                className="flex h-12 items-center gap-1.5 border-transparent border-b-2 px-3 font-medium text-ink-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:border-ink aria-[current=page]:text-ink"
              >
                <span className="leading-tight">{words.names[view]}</span>
                {/* Reserves room, so that the counts do not move the views when they appear. */}
                <span
                  aria-hidden="true"
                  title={counts && formatNumber(countOf(counts, view))}
                  className={cn(
                    'min-w-6 rounded-full bg-ink/6 px-1.5 py-0.5 text-center text-xs tabular-nums',
                    !counts && 'invisible',
                  )}
                >
                  {formatCompact(counts ? countOf(counts, view) : 0)}
                </span>
                {counts && <span className="sr-only">{words.count(countOf(counts, view))}</span>}
              </CompanyLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
