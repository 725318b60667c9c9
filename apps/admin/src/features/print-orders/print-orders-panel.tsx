import { addressOf } from '@candour/api-client/call.ts'
import { useDownload } from '@candour/api-client/download.ts'
import { formatNumber } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { exportPrintOrdersCsv } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { PartFailed } from '@candour/ui/load-failed.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleCheck, FileDown, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { OrderCards } from '#features/print-orders/order-cards.tsx'
import { OrderTable } from '#features/print-orders/order-table.tsx'
import { type OrderFilter, orderPages } from '#features/print-orders/queries.ts'
import { overview } from '#shared/queries.ts'
import { Segments } from '#shared/segments.tsx'

/** Initial rows, few enough to keep the companies below in view, and rows added per click. */
const firstRows = 5
const moreRows = 10

/** Print orders of all companies, newest first; renders nothing if there are none. */
export function PrintOrdersPanel() {
  const [filter, setFilter] = useState<OrderFilter>('all')
  const [rows, setRows] = useState(firstRows)
  const pages = useInfiniteQuery(orderPages(filter))
  const loaded = pages.data?.pages.flatMap((page) => page.items) ?? []
  const orders = loaded.slice(0, rows)
  const more = loaded.length > rows || pages.hasNextPage
  const unprocessed = useQuery(overview).data?.unprocessedOrders ?? 0
  const [open, setOpen] = useOpenWhile(unprocessed > 0)
  const Orders = useMediaQuery('(min-width: 72rem)') ? OrderTable : OrderCards
  const trigger = useRef<HTMLButtonElement>(null)
  const download = useDownload(toastError('Download failed'))

  // Processing the last new order closes the panel and removes the focused checkbox.
  const beforeChange = (processed: 0 | 1) => {
    if (processed === 1 && unprocessed === 1) trigger.current?.focus()
  }
  const choose = (filter: OrderFilter) => {
    setFilter(filter)
    setRows(firstRows)
  }
  const showMore = () => {
    setRows(rows + moreRows)
    if (loaded.length < rows + moreRows && pages.hasNextPage) void pages.fetchNextPage()
  }

  if (filter === 'all' && loaded.length === 0 && !pages.error) return null
  return (
    <Card as="section" aria-label="Print Orders" padded={false} className="mb-8 overflow-hidden sm:mb-10">
      <Collapsible open={open} onOpenChange={setOpen}>
        <h2 className="font-semibold text-base text-ink">
          <CollapsibleTrigger ref={trigger} className="-outline-offset-2 min-h-14 px-5 py-3 sm:px-6">
            <Printer aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
            Print Orders
            {unprocessed > 0 && <Badge tone="alert">{formatNumber(unprocessed)} New</Badge>}
          </CollapsibleTrigger>
        </h2>
        <CollapsibleContent aria-busy={pages.isPlaceholderData}>
          <div className="flex flex-wrap items-center justify-between gap-2 px-5 pb-3 sm:px-6">
            <Segments
              label="Show orders"
              value={filter}
              onChange={choose}
              options={[
                { value: 'new', label: 'New' },
                { value: 'all', label: 'All' },
              ]}
            />
            <a
              href={addressOf(exportPrintOrdersCsv, {})}
              download
              {...download}
              className={buttonClass({ variant: 'ghost', size: 'sm', className: '-mr-3.5' })}
            >
              <FileDown aria-hidden="true" />
              All orders as CSV
            </a>
          </div>
          {orders.length > 0 && <Orders orders={orders} beforeChange={beforeChange} />}
          {orders.length === 0 && pages.isSuccess && (
            <EmptyState icon={<CircleCheck />} title="No new orders" className="border-line border-t">
              Every order has been processed.
            </EmptyState>
          )}
          {pages.error && (
            <PartFailed
              title="Failed to load print orders"
              retrying={pages.isFetching}
              onRetry={() => (pages.data ? pages.fetchNextPage() : pages.refetch())}
            >
              {pages.error.message}
            </PartFailed>
          )}
          {(more || rows > firstRows) && loaded.length > firstRows && !pages.error && (
            <div className="flex justify-center border-line border-t px-5 py-3">
              {/* A single button, to keep focus when the last orders are shown. */}
              <Button
                variant="ghost"
                size="sm"
                busy={pages.isFetchingNextPage}
                onClick={more ? showMore : () => setRows(firstRows)}
              >
                {more ? 'Show more orders' : 'Show fewer orders'}
              </Button>
            </div>
          )}
        </CollapsibleContent>
      </Collapsible>
    </Card>
  )
}

/** Open state that the user controls, but that also follows every change of `reason`. */
function useOpenWhile(reason: boolean) {
  const [had, setHad] = useState(false)
  const [open, setOpen] = useState(false)
  if (reason !== had) {
    setHad(reason)
    setOpen(reason)
  }
  return [open, setOpen] as const
}
