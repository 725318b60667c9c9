import { call } from '@candour/api-client/call.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { kindOf, packs } from '@candour/schemas/packs.ts'
import { getOrderContent, type OrderContent, type OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { BillingDialog } from '#features/print-orders/billing-dialog.tsx'
import { itemName } from '#shared/item-name.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface OrderAgainProps {
  company: DashboardCompany
  order: OwnPrintOrder
  /** Called with the new order. */
  onOrdered: (order: OwnPrintOrder) => void
}

/** Orders the same again, by a proof of how it would be printed now. */
export function OrderAgain({ company, order, onOrdered }: OrderAgainProps) {
  const words = texts.printOrders.proof
  const button = useRef<HTMLButtonElement>(null)
  const [content, setContent] = useState<OrderContent>()
  const loading = useMutation({
    mutationFn: () =>
      call(getOrderContent, {
        params: { id: order.id },
        query: { companyId: company.id },
      }),
    onSuccess: (found) =>
      packOf(found) ? setContent(found) : toast({ title: words.gone, variant: 'destructive' }),
    onError: toastError(words.againFailed),
  })
  const mayOrder = useMay('orders:place')
  const pack = content && packOf(content)
  const kind = content && kindOf(content)
  if (!mayOrder) return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        icon={<RotateCw />}
        busy={loading.isPending}
        aria-label={words.againOf(itemName(order.itemType))}
        onClick={() => loading.mutate()}
      >
        {words.again}
      </Button>
      {content && pack && kind && (
        <BillingDialog
          company={company}
          kind={kind}
          pack={pack}
          layout={content.layout}
          language={content.language ?? 'en'}
          placementIds={content.placementIds}
          onOrdered={onOrdered}
          onClose={() => setContent(undefined)}
          focusBack={() => button.current?.focus()}
        />
      )}
    </>
  )
}

/** At its price of today. */
function packOf(content: OrderContent) {
  const kind = kindOf(content)
  return kind && packs[kind].find(({ quantity }) => quantity === content.quantity)
}
