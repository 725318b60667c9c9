import { call } from '@candour/api-client/call.ts'
import { pagesFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import {
  cancelOrder,
  getLastBilling,
  getOwnPrintOrder,
  listOwnPrintOrders,
  type OwnPrintOrder,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { texts } from '#shared/texts.ts'

/** A company's orders, newest first, paginated. */
export const ownOrders = (companyId: string) =>
  pagesFor(listOwnPrintOrders, { query: { companyId, limit: 10 } })

/** An order with the states that it has reached. */
export const followedOrder = ({ id, companyId }: OwnPrintOrder) =>
  queryFor(getOwnPrintOrder, { params: { id }, query: { companyId } })

/** Mutation that cancels an order. */
export function useCancelOrder(order: OwnPrintOrder) {
  const client = useQueryClient()
  const { id, companyId } = order
  return useMutation({
    mutationKey: [cancelOrder.id],
    mutationFn: (body: { reason?: string }) =>
      call<typeof cancelOrder>(cancelOrder, { params: { id }, query: { companyId }, body }),
    onSuccess: (cancelled) => {
      client.setQueryData(followedOrder(order).queryKey, cancelled)
      toast({ title: texts.printOrders.orders.cancel.done, variant: 'success' })
    },
    onError: toastError(texts.printOrders.orders.cancel.failed),
    // Also after a failure: its production may have begun.
    onSettled: () => void refetchChanged(client, cancelOrder),
  })
}

export const lastBilling = (companyId: string) => queryFor(getLastBilling, { query: { companyId } })

/** Placements whose code starts with, or whose name contains, this code. */
export const placementsLike = (companyId: string, code: string) =>
  queryFor(listPlacements, { query: { companyId, q: code } })

/** Mutation that places an order; `signal` aborts the request. */
export function useRequestPrint() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: [requestPrint.id],
    mutationFn: ({ body, signal }: { body: PrintRequest; signal: AbortSignal }) =>
      call<typeof requestPrint>(requestPrint, { body }, { signal }),
    onSuccess: (order, { body: { companyId, billing } }) => {
      client.setQueryData(lastBilling(companyId).queryKey, { billing })
      // Shown immediately, even if the list cannot be refetched right now.
      client.setQueryData(ownOrders(companyId).queryKey, (list) => {
        const [first, ...rest] = list?.pages ?? []
        if (!list || !first || first.items.some(({ id }) => id === order.id)) return list
        return { ...list, pages: [{ ...first, items: [order, ...first.items] }, ...rest] }
      })
    },
    // Also after a failure: the order may have been placed although its response was lost.
    onSettled: () => void refetchChanged(client, requestPrint),
  })
}
