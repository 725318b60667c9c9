import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { cancelOrder, type OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { followedOrder } from '#features/print-orders/queries.ts'
import { texts } from '#shared/texts.ts'

/** Mutation that cancels an order. */
export function useCancelOrder(order: OwnPrintOrder) {
  const client = useQueryClient()
  const { id, companyId } = order
  return useMutation({
    mutationKey: [cancelOrder.id],
    mutationFn: (body: { reason?: string }) =>
      call(cancelOrder, { params: { id }, query: { companyId }, body }),
    onSuccess: (cancelled) => {
      client.setQueryData(followedOrder(order).queryKey, cancelled)
      toast({ title: texts.printOrders.orders.cancel.done, variant: 'success' })
    },
    onError: toastError(texts.printOrders.orders.cancel.failed),
    // Also after a failure: its production may have begun.
    onSettled: () => void refetchChanged(client, cancelOrder),
  })
}
