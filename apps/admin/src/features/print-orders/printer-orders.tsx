import { ListEnd } from '@candour/console/list-end.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { OrderCards } from '#features/print-orders/order-cards.tsx'
import { PackageSelection } from '#features/print-orders/packages.tsx'
import { ProgressDialog } from '#features/print-orders/progress-dialog.tsx'
import { orderPages } from '#features/print-orders/queries.ts'
import { IsPrinter } from '#features/print-orders/viewer.ts'
import { listWords } from '#shared/list-words.ts'

/** The orders given to the printer who is signed in, newest first. */
export function PrinterOrders() {
  const pages = useInfiniteQuery(orderPages('all'))
  const orders = pages.data?.pages.flatMap((page) => page.items)
  const end = <ListEnd pages={pages} shown={orders?.length} {...listWords('print order', 'print orders')} />
  if (!orders) return pages.isPending ? <Skeleton className="h-40 w-full" /> : end
  return (
    <IsPrinter value={true}>
      <Card as="section" aria-label="Print Orders" padded={false} className="overflow-clip">
        {orders.length === 0 ? (
          <EmptyState icon={<Printer />} title="No print orders yet">
            Orders that are given to you appear here.
          </EmptyState>
        ) : (
          <PackageSelection>
            <ProgressDialog>
              <OrderCards orders={orders} beforeChange={() => {}} />
            </ProgressDialog>
          </PackageSelection>
        )}
        {end}
      </Card>
    </IsPrinter>
  )
}
