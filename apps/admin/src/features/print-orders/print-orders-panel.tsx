import { addressOf } from '@candour/api-client/call.ts'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { formatNumber } from '@candour/console/format.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import { exportPrintOrdersCsv } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleCheck, FileDown, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrderCards } from '#features/print-orders/order-cards.tsx'
import { OrderTable } from '#features/print-orders/order-table.tsx'
import { PackageSelection } from '#features/print-orders/packages.tsx'
import { ProgressDialog } from '#features/print-orders/progress-dialog.tsx'
import { type OrderFilter, orderPages } from '#features/print-orders/queries.ts'
import { listWords } from '#shared/list-words.ts'
import { overview } from '#shared/queries.ts'
import { Segments } from '#shared/segments.tsx'

/** Print orders of all companies, newest first. */
export function PrintOrdersPanel() {
  const [filter, setFilter, companyId] = useOrderFilter()
  const pages = useInfiniteQuery(orderPages(filter, companyId))
  const orders = pages.data?.pages.flatMap((page) => page.items)
  const unprocessed = useQuery(overview).data?.unprocessedOrders ?? 0
  const [open, setOpen] = useOpenWhile(unprocessed > 0)
  const Orders = useMediaQuery('(min-width: 72rem)') ? OrderTable : OrderCards
  const trigger = useRef<HTMLButtonElement>(null)

  // Processing the last new order closes the panel and removes the focused checkbox.
  const beforeChange = (processed: 0 | 1) => {
    if (processed === 1 && unprocessed === 1) trigger.current?.focus()
  }

  const end = <ListEnd pages={pages} shown={orders?.length} {...listWords('print order', 'print orders')} />
  if (!orders) return pages.isPending ? <Skeleton className="h-40 w-full" /> : end
  if (filter === 'all' && orders.length === 0) {
    return (
      <Card as="section" aria-label="Print Orders">
        <EmptyState icon={<Printer />} title="No print orders yet">
          Posters and stickers that companies order appear here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <ProgressDialog>
      <Card as="section" aria-label="Print Orders" padded={false} className="overflow-clip">
        <Collapsible open={open} onOpenChange={setOpen}>
          <h2 className="font-semibold text-base text-ink">
            <CollapsibleTrigger ref={trigger} className="-outline-offset-2 min-h-14 px-5 py-3 sm:px-6">
              <Printer className="size-4.5 shrink-0 text-ink-faint" />
              Print Orders
              {unprocessed > 0 && <Badge tone="alert">{formatNumber(unprocessed)} New</Badge>}
            </CollapsibleTrigger>
          </h2>
          <CollapsibleContent aria-busy={pages.isPlaceholderData}>
            <div className="flex flex-wrap items-center justify-between gap-2 px-5 pb-3 sm:px-6">
              <Segments
                label="Show orders"
                value={filter}
                onChange={setFilter}
                options={[
                  { value: 'new', label: 'New' },
                  { value: 'late', label: 'Late' },
                  { value: 'all', label: 'All' },
                  ...(companyId ? [{ value: 'company', label: 'One company' } as const] : []),
                ]}
              />
              <DownloadLink
                href={addressOf(exportPrintOrdersCsv, {})}
                failed="Download failed"
                className={buttonClass({ variant: 'ghost', size: 'sm', className: '-mx-3.5' })}
              >
                <FileDown />
                All orders as CSV
              </DownloadLink>
            </div>
            {orders.length > 0 && (
              <PackageSelection key={filter}>
                <Orders orders={orders} beforeChange={beforeChange} />
              </PackageSelection>
            )}
            {orders.length === 0 && pages.isSuccess && (
              <EmptyState
                icon={<CircleCheck />}
                title={filter === 'late' ? 'No late orders' : 'No new orders'}
                className="border-line border-t"
              >
                {filter === 'late'
                  ? 'No order has been in one state for five working days.'
                  : 'Every order has been processed.'}
              </EmptyState>
            )}
            <div className={cn(pages.hasNextPage && 'pb-6')}>{end}</div>
          </CollapsibleContent>
        </Collapsible>
      </Card>
    </ProgressDialog>
  )
}

/** The filter, kept in the URL. */
function useOrderFilter() {
  const [params, setParams] = useSearchParams()
  const shown = params.get('show')
  const companyId = params.get('company') ?? undefined
  const filter: OrderFilter = companyId ? 'company' : shown === 'new' || shown === 'late' ? shown : 'all'
  const choose = (filter: OrderFilter) =>
    setParams(filter === 'all' ? {} : { show: filter }, { replace: true })
  return [filter, choose, companyId] as const
}

/** Open state that the user controls, but that also follows every change of `reason`. Open at first. */
function useOpenWhile(reason: boolean) {
  const [had, setHad] = useState(false)
  const [open, setOpen] = useState(true)
  if (reason !== had) {
    setHad(reason)
    setOpen(reason)
  }
  return [open, setOpen] as const
}
