import { billingStatus, companySort, type SortOrder, sortOrder } from '@candour/schemas/companies.ts'
import { Select } from '@candour/ui/select.tsx'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ListView } from '#features/companies/list-view.ts'
import { statuses } from '#features/companies/statuses.ts'
import { SearchBox } from '#shared/search-box.tsx'
import { Segments } from '#shared/segments.tsx'

const sortNames: Record<ListView['sort'], Record<SortOrder, string>> = {
  created: { desc: 'Newest first', asc: 'Oldest first' },
  name: { asc: 'Name A to Z', desc: 'Name Z to A' },
  recentReviews: { desc: 'Most 30-day reviews', asc: 'Fewest 30-day reviews' },
  lastReview: { desc: 'Latest review first', asc: 'Longest without review' },
  users: { desc: 'Most users', asc: 'Fewest users' },
  openOrders: { desc: 'Most open orders', asc: 'Fewest open orders' },
}

interface CompanyToolsProps {
  view: ListView
  onChange: (part: Partial<ListView>) => void
  /** The search field's text; the view's search follows it, debounced. */
  text: string
  onTextChange: (text: string) => void
  busy: boolean
  /** The current layout; undefined where there is only room for cards. */
  layout: 'table' | 'cards' | undefined
}

/** Toolbar of the company list: search, status filter, sort order, and the switch between table and cards. */
export function CompanyTools({ view, onChange, text, onTextChange, busy, layout }: CompanyToolsProps) {
  return (
    <div className="mb-5 grid gap-2.5 min-[22rem]:max-sm:grid-cols-2 sm:flex sm:items-center">
      <SearchBox
        label="Search companies"
        placeholder="Search by name or slug"
        maxLength={120}
        value={text}
        onChange={onTextChange}
        busy={busy}
        className="min-[22rem]:max-sm:col-span-2 sm:min-w-40 sm:flex-1"
      />
      <Select
        aria-label="Filter by status"
        value={view.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: billingStatus.optional().catch(undefined).parse(target.value) })
        }
        className="sm:w-38"
      >
        <option value="">All statuses</option>
        {billingStatus.options.map((status) => (
          <option key={status} value={status}>
            {statuses[status].label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort by"
        value={`${view.sort} ${view.order}`}
        onChange={({ target }) => {
          const [sort, order] = target.value.split(' ')
          onChange({ sort: companySort.parse(sort), order: sortOrder.parse(order) })
        }}
        className="sm:w-52"
      >
        {companySort.options.flatMap((sort) =>
          sortOrder.options.map((order) => (
            <option key={`${sort} ${order}`} value={`${sort} ${order}`}>
              {sortNames[sort][order]}
            </option>
          )),
        )}
      </Select>
      {layout && (
        <Segments
          label="View"
          value={layout}
          onChange={(layout) => onChange({ layout })}
          options={[
            { value: 'table', label: 'Table', icon: <Rows3 /> },
            { value: 'cards', label: 'Cards', icon: <LayoutGrid /> },
          ]}
        />
      )}
    </div>
  )
}
