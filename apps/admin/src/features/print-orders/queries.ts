import { call } from '@candour/api-client/call.ts'
import { pagesFor } from '@candour/api-client/query.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import {
  listPrintOrders,
  type PrintOrder,
  type Processed,
  setPrintOrderProcessed,
} from '@candour/schemas/print-orders.ts'
import { toast } from '@candour/ui/toast.ts'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failed } from '#app/failed.ts'
import { overview, patchCompany } from '#features/companies/queries.ts'

export const orderPages = pagesFor(listPrintOrders, { query: { images: 'link', limit: 10 } })

/** Marks an order as processed or as new at once, and takes it back if the server does not agree. */
export function useSetProcessed(order: PrintOrder) {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last click is the one that counts.
    scope: { id: order.id },
    mutationFn: (processed: Processed) =>
      call(setPrintOrderProcessed, { params: { id: order.id }, body: { processed } }),
    onMutate: (processed) => show(client, order, processed),
    onSuccess: () => toast({ title: 'Order status updated', variant: 'success' }),
    onError: (error, processed) => {
      show(client, order, processed === 1 ? 0 : 1)
      failed('Failed to update order status')(error)
    },
  })
}

/** Shows an order's state in the list, and in the counts that follow from it. */
function show(client: QueryClient, { id, companyId }: PrintOrder, processed: Processed): void {
  const more = processed === 1 ? -1 : 1
  client.setQueryData<InfiniteData<Page<PrintOrder>>>(
    orderPages.queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((order) => (order.id === id ? { ...order, processed } : order)),
        })),
      },
  )
  client.setQueryData(
    overview.queryKey,
    (counts) => counts && { ...counts, unprocessedOrders: Math.max(0, counts.unprocessedOrders + more) },
  )
  patchCompany(client, companyId, ({ openOrders }) => ({ openOrders: Math.max(0, openOrders + more) }))
}
