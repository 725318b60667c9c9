import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { itemTypeFor, type Pack, type PrintKind } from '@candour/schemas/packs.ts'
import { type Billing, billing as billingSchema } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { uuidv7 } from 'uuidv7'
import { formatPrice, pieces } from '#features/print-orders/pieces.ts'
import { lastBilling, useRequestPrint } from '#features/print-orders/queries.ts'

export interface BillingDialogProps {
  company: DashboardCompany
  kind: PrintKind
  pack: Pack
  layout: string
  /** The finished picture as a data URL; nothing when its QR code cannot be read. */
  takePicture: () => string | undefined
  onClose: () => void
}

/** Orders a pack: asks whom to invoice, and remembers it for the next time. */
export function BillingDialog({ onClose, ...order }: BillingDialogProps) {
  const last = useQuery(lastBilling(order.company.id))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Billing Information"
        description="Please provide your billing information for manual invoicing."
      >
        <Summary kind={order.kind} pack={order.pack} />
        {last.isPending ? (
          <Skeleton className="h-96 rounded-md" />
        ) : (
          <BillingForm {...order} known={last.data?.billing ?? null} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Summary({ kind, pack }: { kind: PrintKind; pack: Pack }) {
  return (
    <p className="mb-5 flex items-baseline justify-between gap-4 rounded-md bg-surface-sunken px-3.5 py-3 text-ink text-sm">
      <span>
        {pack.quantity} {pieces[kind].plural}, {pieces[kind].size}
      </span>
      <span className="font-semibold tabular-nums">{formatPrice(pack.priceInCents)}</span>
    </p>
  )
}

function BillingForm({
  company,
  kind,
  pack,
  layout,
  takePicture,
  known,
  onClose,
}: BillingDialogProps & { known: Billing | null }) {
  // One order per form, however often it is sent.
  const [orderKey] = useState(uuidv7)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(billingSchema),
    defaultValues: {
      companyName: company.name,
      contactName: known?.contactName ?? '',
      email: known?.email ?? '',
      phone: known?.phone ?? '',
      address: known?.address ?? '',
    },
  })
  const request = useRequestPrint()

  const failed = (description: string) =>
    toast({ title: 'Order Failed', description, variant: 'destructive' })

  const submit = (billing: Billing) => {
    if (request.isPending) return
    const imageData = takePicture()
    if (!imageData) {
      return failed('The QR code in this picture cannot be read. Please choose another layout and try again.')
    }
    const { quantity, priceInCents } = pack
    const body = {
      companyId: company.id,
      itemType: itemTypeFor(kind, quantity),
      quantity,
      price: priceInCents / 100,
      billing,
      imageData,
      layout,
      orderKey,
    }
    request.mutate(
      { body },
      {
        onSuccess: () => {
          onClose()
          toast({
            title: 'Order Submitted',
            description: 'Your print order request has been sent successfully!',
            variant: 'success',
          })
        },
        onError: ({ sentence = 'Failed to submit print order. Please try again.', issues }) => {
          for (const { path, message } of issues) {
            const field = fields.find((field) => path === `billing.${field}`)
            if (field) setError(field, { message })
          }
          failed(sentence)
        },
      },
    )
  }

  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <Field label="Company Name" error={errors.companyName?.message}>
        <Input {...register('companyName')} readOnly />
      </Field>
      <Field label="Contact Name" error={errors.contactName?.message}>
        <Input {...register('contactName')} autoComplete="name" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field label="Address" error={errors.address?.message}>
        <Textarea {...register('address')} autoComplete="street-address" minHeight={80} />
      </Field>
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={request.isPending}>
          Submit Order
        </Button>
      </DialogFooter>
    </form>
  )
}

const fields: readonly FieldPath<Billing>[] = ['companyName', 'contactName', 'email', 'phone', 'address']
