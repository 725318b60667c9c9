import { call } from '@candour/api-client/call.ts'
import { keyFor, pagesFor, patchItem, queryFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import {
  getPrintOrder,
  type HandledOrder,
  listPrintOrders,
  type PrintOrder,
  type Processed,
  setPrintOrderProcessed,
  updatePrintOrder,
} from '@candour/schemas/print-orders.ts'
import { toast } from '@candour/ui/toast.ts'
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changedBy } from '#features/print-orders/changed-by.ts'
import { ordersInterval, overview } from '#shared/queries.ts'

/** Filter of the panel; `company`: the new orders of one. */
export type OrderFilter = 'new' | 'late' | 'all' | 'company'

/** The orders, newest first; keeps showing the previous ones while another filter loads. */
export const orderPages = (filter: OrderFilter, companyId?: string) => ({
  ...pagesFor(listPrintOrders, {
    query: {
      images: 'link',
      limit: 10,
      ...((filter === 'new' || companyId) && { processed: '0' }),
      ...(filter === 'late' && { late: 'true' }),
      companyId,
    },
  }),
  placeholderData: keepPreviousData,
  // Orders that were processed under a filter stay listed until the filter is chosen again.
  ...(filter === 'all' ? { refetchInterval: ordersInterval } : { gcTime: 0 }),
})

/** An order with the states that it has reached. */
export const handledOrder = (id: string) => ({
  ...queryFor(getPrintOrder, { params: { id } }),
  // Others move it on.
  staleTime: 0,
})

export type OrderChange = Input<typeof updatePrintOrder>['body']

/**
 * Mutation that moves an order on, or gives it to a printer.
 *
 * @param was the order when it was shown
 */
export function useUpdateOrder(was: HandledOrder) {
  const { id } = was
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
    onError: async (error) => {
      // Shows and names what somebody else has changed.
      const now =
        error.status === 409 ? await client.fetchQuery(handledOrder(id)).catch(() => undefined) : undefined
      if (!now) void client.invalidateQueries({ queryKey: handledOrder(id).queryKey })
      void client.invalidateQueries({ queryKey: keyFor(listPrintOrders) })
      const description = now && changedBy(was, now)
      const title = 'Failed to update the order'
      if (description) toast({ title, description, variant: 'destructive' })
      else toastError(title)(error)
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
    onMutate: (processed) => {
      // A list that is being read may still have the order's former state.
      void client.cancelQueries({
        queryKey: keyFor(listPrintOrders),
        predicate: ({ state }) => state.data !== undefined,
      })
      show(client, order, processed)
    },
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
