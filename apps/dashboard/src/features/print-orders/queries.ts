import { call } from '@candour/api-client/call.ts'
import { pagesFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import {
  getLastBilling,
  getOwnPrintOrder,
  listOwnPrintOrders,
  type OwnPrintOrder,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A company's orders, newest first, paginated. */
export const ownOrders = (companyId: string) =>
  pagesFor(listOwnPrintOrders, { query: { companyId, limit: 10 } })

/** An order with the states that it has reached. */
export const followedOrder = ({ id, companyId }: OwnPrintOrder) => ({
  ...queryFor(getOwnPrintOrder, { params: { id }, query: { companyId } }),
  // The printer moves it on.
  staleTime: 0,
})

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
      call(requestPrint, { body }, { signal }),
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
