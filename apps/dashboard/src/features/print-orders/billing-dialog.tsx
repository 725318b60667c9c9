import { orderedFormat } from '@candour/schemas/print-formats.ts'
import type { OwnPrintOrder, PrintRequest } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BillingForm, type OrderedPack } from '#features/print-orders/billing-form.tsx'
import { Findings } from '#features/print-orders/findings.tsx'
import { OrderSummary } from '#features/print-orders/order-summary.tsx'
import { ProofView } from '#features/print-orders/proof.tsx'
import { type LoadStudio, useProof } from '#features/print-orders/proof-query.ts'
import { lastBilling, useRequestPrint } from '#features/print-orders/queries.ts'
import { texts } from '#shared/texts.ts'

interface BillingDialogProps extends OrderedPack {
  /** Loads what draws the pieces; for tests. */
  loadStudio?: LoadStudio
  /** Opens the dialog to choose placements, once this one is closed. Not offered without it. */
  onChooseCodes?: () => void
  /** Called with the placed order, before `onClose`. */
  onOrdered: (order: OwnPrintOrder) => void
  onClose: () => void
  /** Returns focus when the dialog closes without an order. */
  focusBack: () => void
}

/** Orders a pack: shows its proof and asks for billing details, prefilled from the last order. */
export function BillingDialog({
  onOrdered,
  onChooseCodes,
  onClose,
  focusBack,
  loadStudio,
  ...order
}: BillingDialogProps) {
  const { company, kind, layout, language, placementIds } = order
  const proof = useProof({ companyId: company.id, kind, layout, language, placementIds }, loadStudio)
  const [hasChanged, setChanged] = useState(false)
  const last = useQuery(lastBilling(order.company.id))
  const request = useRequestPrint()
  const cancel = useRef(new AbortController())
  const ordered = useRef(false)

  const showNewProof = () => {
    setChanged(true)
    void proof.refetch()
  }
  const finish = (placed: OwnPrintOrder) => {
    ordered.current = true
    onOrdered(placed)
    onClose()
  }
  const close = () => {
    onClose()
    if (!request.isPending) return
    cancel.current.abort()
    toast({
      title: texts.printOrders.billing.canceled.title,
      description: texts.printOrders.billing.canceled.text,
    })
  }
  const send = (body: PrintRequest, onError: NonNullable<Parameters<typeof request.mutate>[1]>['onError']) =>
    request.mutate(
      { body, signal: cancel.current.signal },
      {
        onSuccess: (placed) => {
          finish(placed)
          toast({
            title: texts.printOrders.billing.submitted.title,
            description: texts.printOrders.billing.submitted.text,
            variant: 'success',
          })
        },
        ...(onError && { onError }),
      },
    )

  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent
        size="lg"
        title={texts.printOrders.billing.title}
        description={texts.printOrders.billing.description}
        onOpenAutoFocus={(event) => {
          // The first field is below the proof, which is to be seen first.
          event.preventDefault()
          if (event.target instanceof HTMLElement) event.target.focus()
        }}
        onCloseAutoFocus={(event) => {
          // After an order the order list moves focus to the new entry.
          event.preventDefault()
          if (!ordered.current) focusBack()
        }}
      >
        <OrderSummary {...order} proof={proof.data} />
        {placementIds.length === 0 && onChooseCodes && (
          <p className="-mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-muted text-sm">
            <span className="min-w-0 flex-1 basis-48">
              {texts.printOrders.pieces[order.kind].withoutCode}
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={request.isPending}
              onClick={() => {
                onClose()
                onChooseCodes()
              }}
            >
              {texts.printOrders.billing.chooseCode}
            </Button>
          </p>
        )}
        <div className="grid gap-6 lg:grid-cols-2">
          <ProofView
            kind={kind}
            layout={layout}
            proof={proof.data}
            hasChanged={hasChanged}
            problem={proof.data ? undefined : proof.error?.message}
            retry={() => void proof.refetch()}
            busy={proof.isFetching}
            findings={
              <Findings {...{ company, layout, language, placementIds }} format={orderedFormat[kind]} />
            }
          />
          {last.isPending ? (
            <Skeleton className="h-32 rounded-md" />
          ) : (
            <BillingForm
              {...order}
              proof={proof.isFetching ? undefined : proof.data}
              makingProof={proof.isFetching}
              known={last.data?.billing ?? null}
              busy={request.isPending}
              send={send}
              keepFirst={finish}
              showNewProof={showNewProof}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
