import { queryFor } from '@candour/api-client/query.ts'
import { formatCompact, formatNumber } from '@candour/console/format.ts'
import { countCases } from '@candour/schemas/cases.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { ReviewCount } from '@candour/schemas/reviews.ts'
import { Card } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { ownOrders } from '#features/print-orders/queries.ts'
import { reviewCount } from '#features/reviews/queries.ts'
import { watchNotices } from '#features/watch/queries.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface WaitingCardProps {
  companyId: string
  /** Only what waits in this location; orders are the company's. */
  locationId: string | undefined
  /** What is to be answered here. */
  children: ReactNode
}

/** What waits for the user: each number leads to what it counts. */
export function WaitingCard({ companyId, locationId, children }: WaitingCardProps) {
  const answers = useRoleIncludes('reviews:reply')
  const seesOrders = useRoleIncludes('orders:read') && !locationId
  const scope = { companyId, ...(locationId && { locationId }) }
  const cases = useQuery({
    ...queryFor(countCases, { query: { companyId } }),
    enabled: answers && !locationId,
  })
  const toDoHere = useQuery({ ...reviewCount({ ...scope, status: 'new' }), enabled: answers && !!locationId })
  // Their visitors have written something that nobody has read yet.
  const replied = useQuery({ ...reviewCount({ ...scope, replied: 'true' }), enabled: answers })
  const watch = useQuery(watchNotices(companyId, locationId))
  const orders = useInfiniteQuery({ ...ownOrders(companyId), enabled: seesOrders })
  return (
    <Card as="section" aria-labelledby="waiting" padded={false}>
      <h2 id="waiting" className="px-5 pt-5 font-semibold text-base text-ink sm:px-6">
        {texts.waiting.title}
      </h2>
      <ul className="grid grid-cols-2 p-2.5 sm:flex sm:p-3">
        {answers && (
          <>
            <Item
              name={texts.waiting.toDo}
              to={reviewsLink({ view: 'new', locationId })}
              {...(locationId ? shownCount(toDoHere) : shownOf(cases, ({ new: count }) => count))}
            />
            <Item
              name={texts.waiting.replied}
              to={reviewsLink({ view: 'all', locationId })}
              {...shownCount(replied)}
            />
          </>
        )}
        <Item
          name={texts.waiting.silentCodes}
          title={texts.waiting.silentCodesTitle}
          to={{ pathname: dashboardPaths.codes, search: locationId ? `locationId=${locationId}` : '' }}
          {...shownOf(watch, ({ codes }) => codes.filter(({ state }) => state === 'silent').length)}
        />
        {seesOrders && (
          <Item
            name={texts.waiting.orders}
            to={{ pathname: dashboardPaths.materials, hash: 'orders-heading' }}
            {...shownOf(orders, ({ pages }) => countIn(pages, ({ processed }) => processed === 0))}
            isLeast={orders.hasNextPage}
          />
        )}
      </ul>
      {children}
    </Card>
  )
}

function countIn<T>(pages: readonly { items: readonly T[] }[], matches: (item: T) => boolean): number {
  return pages.reduce((sum, { items }) => sum + items.filter(matches).length, 0)
}

/** Returns a number, as far as it is loaded, and whether loading it failed. */
function shownOf<Data>(
  { data, isError }: { data: Data | undefined; isError: boolean },
  countOf: (data: Data) => number,
) {
  return { count: data && countOf(data), hasFailed: isError }
}

/** Like `shownOf`, for reviews, of which only the first are counted. */
const shownCount = ({ data, isError }: { data: ReviewCount | undefined; isError: boolean }) => ({
  ...shownOf({ data, isError }, ({ matching }) => matching),
  isLeast: data?.atLeast ?? false,
})

interface ItemProps {
  name: string
  title?: string
  to: To
  /** Undefined while it loads, or if it could not be loaded. */
  count: number | undefined
  hasFailed: boolean
  /** Whether there are more than were counted, which is the first page only. */
  isLeast?: boolean
}

function Item({ name, title, to, count, hasFailed, isLeast = false }: ItemProps) {
  return (
    <li className="min-w-0 sm:flex-1">
      <CompanyLink
        to={to}
        title={title}
        className="flex h-full flex-col-reverse justify-end rounded-md px-2.5 py-2 transition-colors hover:bg-ink/4 sm:px-3"
      >
        <span className="text-ink-muted text-sm">{name}</span>
        <span
          title={count === undefined ? undefined : formatNumber(count)}
          className={cn(
            'flex h-8.5 items-center font-semibold text-xl tabular-nums',
            count ? 'text-ink' : 'text-ink-faint',
          )}
        >
          {count === undefined ? (
            hasFailed ? (
              '–'
            ) : (
              <Skeleton className="h-6 w-8" />
            )
          ) : (
            formatCompact(count) + (isLeast && count > 0 ? '+' : '')
          )}
        </span>
      </CompanyLink>
    </li>
  )
}
