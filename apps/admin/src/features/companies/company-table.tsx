import { formatNumber } from '@candour/console/format.ts'
import {
  type CompanySort,
  type ListedCompany,
  maxCountedOrders,
  naturalOrder,
} from '@candour/schemas/companies.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { brandStyle } from '@candour/ui/brand.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Logo } from '@candour/ui/logo.tsx'
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Chosen } from '#features/companies/bulk.ts'
import { CompanyCard, LastReview } from '#features/companies/company-card.tsx'
import type { ListView } from '#features/companies/list-view.ts'
import { statuses } from '#features/companies/statuses.ts'

/** Companies that are chosen to be changed together. */
interface Selection {
  has: (company: Chosen) => boolean
  set: (companies: readonly Chosen[], on: boolean) => void
}

interface CompanyTableProps {
  companies: readonly ListedCompany[]
  view: ListView
  onChange: (part: Partial<ListView>) => void
  onEdit: (company: ListedCompany) => void
  /** Undefined unless companies are being chosen. */
  selection: Selection | undefined
}

const columns: { name: string; sort?: CompanySort; className?: string; right?: boolean }[] = [
  { name: 'Company', sort: 'name' },
  { name: 'Status', className: 'w-30' },
  { name: '30-day reviews', sort: 'recentReviews', className: 'w-39', right: true },
  { name: 'Last review', sort: 'lastReview', className: 'w-38' },
  { name: 'Users', sort: 'users', className: 'w-23', right: true },
  { name: 'Open / all orders', sort: 'openOrders', className: 'w-43', right: true },
]

/** Table of companies; a row expands into the company's card. */
export function CompanyTable({ companies, view, onChange, onEdit, selection }: CompanyTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface-raised">
      <table className="w-full table-fixed border-collapse text-left text-ink text-sm">
        <thead>
          <tr className="border-line border-b bg-surface text-ink-muted text-xs">
            {columns.map(({ name, sort, className, right }) => (
              <th
                key={name}
                scope="col"
                aria-sort={sort === view.sort ? `${view.order}ending` : undefined}
                className={cn(
                  'px-2.5 py-1 font-medium first:pl-12 last:pr-5',
                  right && 'text-right',
                  className,
                )}
              >
                {sort === 'name' && selection && (
                  <Checkbox
                    className="-ml-8 mr-3 align-middle"
                    aria-label="Select all shown"
                    checked={companies.every(selection.has)}
                    onChange={({ target }) => selection.set(companies, target.checked)}
                  />
                )}
                {sort ? <SortButton {...{ name, sort, view, onChange, right }} /> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => {
            const open = company.id === view.open
            return (
              <Fragment key={company.id}>
                <tr
                  className={cn(
                    'relative border-line not-first:border-t transition-colors hover:bg-ink/3',
                    open && 'bg-ink/3',
                  )}
                >
                  <Cell className="pl-4">
                    <div className="flex items-center gap-3">
                      {selection && (
                        <Checkbox
                          // Above the row's button, which covers the whole row.
                          className="relative z-10"
                          aria-label={`Select ${company.name}`}
                          checked={selection.has(company)}
                          onChange={({ target }) => selection.set([company], target.checked)}
                        />
                      )}
                      <button
                        type="button"
                        aria-expanded={open}
                        onClick={() => onChange({ open: open ? undefined : company.id })}
                        // The pseudo-element makes the whole row clickable.
                        className="flex w-full min-w-0 items-center gap-3 rounded-md text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
                      >
                        <ChevronRight
                          className={cn(
                            'size-4 shrink-0 text-ink-faint transition-transform',
                            open && 'rotate-90',
                          )}
                        />
                        <span
                          style={brandStyle(company.brandColor)}
                          className="flex w-12 shrink-0 justify-center [&>img]:max-w-12"
                        >
                          <Logo name={company.name} src={company.logoUrl} size="sm" decorative />
                        </span>
                        <span
                          dir="auto"
                          title={company.name}
                          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-left font-medium"
                        >
                          {company.name}
                        </span>
                      </button>
                    </div>
                  </Cell>
                  <Cell>
                    <Badge tone={statuses[company.billingStatus].tone}>
                      {statuses[company.billingStatus].label}
                    </Badge>
                  </Cell>
                  <Cell className="text-right tabular-nums">{formatNumber(company.recentReviews)}</Cell>
                  <Cell>
                    <LastReview at={company.lastReviewAt} />
                  </Cell>
                  <Cell className="text-right tabular-nums">{formatNumber(company.users)}</Cell>
                  <Cell className="pr-5 text-right tabular-nums">
                    <span className={cn(company.openOrders > 0 && 'font-semibold')}>
                      {formatNumber(company.openOrders)}
                    </span>{' '}
                    / {formatOrders(company.orders)}
                  </Cell>
                </tr>
                {open && (
                  <tr>
                    <td colSpan={columns.length} className="bg-surface-sunken px-4 py-4">
                      <CompanyCard company={company} onEdit={() => onEdit(company)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Formats a number of orders, with a plus sign at the counting limit. */
const formatOrders = (orders: number) => formatNumber(orders) + (orders < maxCountedOrders ? '' : '+')

interface SortButtonProps extends Pick<CompanyTableProps, 'view' | 'onChange'> {
  name: string
  sort: CompanySort
  right: boolean | undefined
}

/** Sorts by its column in natural order; pressed again, reverses the order. */
function SortButton({ name, sort, view, onChange, right }: SortButtonProps) {
  const sorted = view.sort === sort
  const reversed = view.order === 'asc' ? 'desc' : 'asc'
  const Arrow = sorted ? (view.order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <button
      type="button"
      onClick={() => onChange({ sort, order: sorted ? reversed : naturalOrder(sort) })}
      className={cn(
        '-mx-1.5 inline-flex min-h-8 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 hover:text-ink',
        right && 'flex-row-reverse',
        sorted && 'text-ink',
      )}
    >
      {name}
      <Arrow className={cn('size-3.5', !sorted && 'text-line-control')} />
    </button>
  )
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cn('px-2.5 py-2.5', className)}>{children}</td>
}
