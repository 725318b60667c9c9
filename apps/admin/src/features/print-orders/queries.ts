import { call } from '@candour/api-client/call.ts'
import { keyFor, pagesFor, patchItem, queryFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import {
  getPrintOrder,
  listPrintOrders,
  type PrintOrder,
  type Processed,
  setPrintOrderProcessed,
  updatePrintOrder,
} from '@candour/schemas/print-orders.ts'
import { toast } from '@candour/ui/toast.ts'
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { overview } from '#shared/queries.ts'

/** Filter of the panel. */
export type OrderFilter = 'new' | 'late' | 'all'

/** The orders, newest first; keeps showing the previous ones while another filter loads. */
export const orderPages = (filter: OrderFilter) => ({
  ...pagesFor(listPrintOrders, {
    query: {
      images: 'link',
      limit: 10,
      ...(filter === 'new' && { processed: '0' }),
      ...(filter === 'late' && { late: 'true' }),
    },
  }),
  placeholderData: keepPreviousData,
  // Orders processed while the filter is open stay listed; without caching they are gone on the next visit.
  ...(filter !== 'all' && { gcTime: 0 }),
})

/** An order with the states that it has reached. */
export const handledOrder = (id: string) => ({
  ...queryFor(getPrintOrder, { params: { id } }),
  // Others move it on.
  staleTime: 0,
})

export type OrderChange = Input<typeof updatePrintOrder>['body']

/** Mutation that moves an order on, or gives it to a printer. */
export function useUpdateOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: [updatePrintOrder.id],
    mutationFn: (body: OrderChange) => call(updatePrintOrder, { params: { id }, body }),
    onSuccess: (order) => {
      client.setQueryData(handledOrder(id).queryKey, order)
      const { timeline: _, ...shown } = order
      patchItem(client, listPrintOrders, id, () => shown)
      toast({ title: 'Order updated', variant: 'success' })
      for (const read of [getOverview, listCompanies]) {
        void client.invalidateQueries({ queryKey: keyFor(read) })
      }
    },
    onError: (error) => {
      toastError('Failed to update the order')(error)
      // What somebody else has changed is shown.
      void client.invalidateQueries({ queryKey: handledOrder(id).queryKey })
    },
  })
}

/** Marks an order as processed or new optimistically, and rolls back if the server fails. */
export function useSetProcessed(order: PrintOrder) {
  const client = useQueryClient()
  const mutation = useMutation({
    // Serialized per order, so the last click wins.
    scope: { id: order.id },
    mutationFn: (processed: Processed) =>
      call(setPrintOrderProcessed, { params: { id: order.id }, body: { processed } }),
    onMutate: (processed) => show(client, order, processed),
    onSuccess: (_, processed) =>
      toast({
        title: 'Order status updated',
        variant: 'success',
        action: { label: 'Undo', onClick: () => mutation.mutate(processed === 1 ? 0 : 1) },
      }),
    onError: (error, processed) => {
      show(client, order, processed === 1 ? 0 : 1)
      toastError('Failed to update order status')(error)
    },
  })
  return mutation
}

/** Updates an order's state in the cached lists, and the cached counts derived from it. */
function show(client: QueryClient, { id, companyId }: PrintOrder, processed: Processed): void {
  const more = processed === 1 ? -1 : 1
  patchItem(client, listPrintOrders, id, () => ({ processed }))
  client.setQueryData(
    overview.queryKey,
    (counts) => counts && { ...counts, unprocessedOrders: Math.max(0, counts.unprocessedOrders + more) },
  )
  patchItem(client, listCompanies, companyId, ({ openOrders }) => ({
    openOrders: Math.max(0, openOrders + more),
  }))
}
