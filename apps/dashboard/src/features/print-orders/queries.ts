import { keyFor, mutationFor, pagesFor, queryFor } from '@candour/api-client/query.ts'
import { getLastBilling, listOwnPrintOrders, requestPrint } from '@candour/schemas/print-orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A company's orders, newest first, page after page. */
export const ownOrders = (companyId: string) =>
  pagesFor(listOwnPrintOrders, { query: { companyId, limit: 10 } })

export const lastBilling = (companyId: string) => queryFor(getLastBilling, { query: { companyId } })

export function useRequestPrint() {
  const client = useQueryClient()
  return useMutation({
    ...mutationFor(requestPrint),
    onSuccess: (_, { body: { companyId, billing } }) => {
      client.setQueryData(lastBilling(companyId).queryKey, { billing })
      return client.invalidateQueries({ queryKey: keyFor(listOwnPrintOrders) })
    },
  })
}
