import type { ApiError } from '@candour/api-client/call.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { itemTypeFor, type Pack, type PrintKind } from '@candour/schemas/packs.ts'
import {
  type Billing,
  billing as billingSchema,
  type OrderConflict,
  type OwnPrintOrder,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { DialogClose, DialogFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { dismissOpenToasts, toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { uuidv7 } from 'uuidv7'
import { Conflict } from '#features/print-orders/conflict.tsx'
import type { Proof } from '#features/print-orders/proof-query.ts'
import { takePicture } from '#features/print-orders/take-picture.ts'
import { texts } from '#shared/texts.ts'

/** A pack of a piece, as it is to be ordered. */
export interface OrderedPack {
  company: DashboardCompany
  kind: PrintKind
  pack: Pack
  layout: string
  /** Of the printed words. */
  language: Language
  /** Spread over the pack's pieces; empty for the review page. */
  placementIds: readonly string[]
}

interface BillingFormProps extends OrderedPack {
  /** Undefined while it is being made, and if that has failed. */
  proof: Proof | undefined
  makingProof: boolean
  known: Billing | null
  busy: boolean
  send: (body: PrintRequest, onError: (error: ApiError) => void) => void
  keepFirst: (order: OwnPrintOrder) => void
  /** Called when the order was refused because the proof is no longer what would be printed. */
  showNewProof: () => void
}

/** Asks for billing details, and sends the order. */
export function BillingForm({
  company,
  kind,
  pack,
  layout,
  language,
  placementIds,
  proof,
  makingProof,
  known,
  busy,
  send,
  keepFirst,
  showNewProof,
}: BillingFormProps) {
  // Idempotency key: resending the form never creates a second order.
  const orderKey = useRef(uuidv7())
  const [conflict, setConflict] = useState<OrderConflict>()
  const [failure, setFailure] = useState<{ sentence: string; unanswered: boolean }>()
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

  // Closing a pending order aborts it without a prompt, which would only give it time to arrive.
  useUnsaved(formState.isDirty && !busy)

  const failed = (sentence: string, unanswered = false) => {
    setFailure({ sentence, unanswered })
    toast({ title: texts.printOrders.billing.failed, description: sentence, variant: 'destructive' })
  }

  const submit = (billing: Billing) => {
    if (busy) return
    setFailure(undefined)
    dismissOpenToasts()
    if (!proof) return failed(texts.printOrders.proof.notReady)
    const picture = takePicture(proof.studio, proof.studio.draw(kind, layout, proof.placements[0]))
    if ('problem' in picture) return failed(picture.problem)
    const { quantity, priceInCents } = pack
    const body = {
      companyId: company.id,
      itemType: itemTypeFor(kind, quantity),
      quantity,
      price: priceInCents / 100,
      billing,
      imageData: picture.imageData,
      layout,
      language,
      ...(placementIds.length > 0 && { placementIds: [...placementIds] }),
      ...(proof.sha256 && { approvedSha256: proof.sha256 }),
      orderKey: orderKey.current,
    }
    send(body, ({ status, code, sentence = texts.printOrders.billing.failedText, issues, conflict }) => {
      if (code === 'proof_changed') return showNewProof()
      const differing = requestPrint.conflict.safeParse(conflict)
      if (differing.success) return setConflict(differing.data.conflict)
      for (const { path, message } of issues) {
        const field = fields.find((field) => path === `billing.${field}`)
        if (field) setError(field, { message })
      }
      failed(sentence, status === 0)
    })
  }
  const orderBoth = () => {
    orderKey.current = uuidv7()
    setConflict(undefined)
    handleSubmit(submit)()
  }

  const { errors } = formState
  const words = texts.printOrders.billing
  const labels = words.fields
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="scroll-mb-6">
      <div className="grid gap-4">
        <Field label={labels.companyName} error={errors.companyName?.message}>
          <Input {...register('companyName')} dir="auto" readOnly />
        </Field>
        <Field label={labels.contactName} error={errors.contactName?.message}>
          <Input {...register('contactName')} dir="auto" autoComplete="name" />
        </Field>
        <Field label={labels.email} error={errors.email?.message}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={labels.phone} error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={labels.address} error={errors.address?.message}>
          <Textarea {...register('address')} dir="auto" autoComplete="street-address" minHeight={80} />
        </Field>
      </div>
      {failure && (
        <div ref={showButtons}>
          <FormError>
            {failure.sentence}
            {failure.unanswered && <span className="mt-1 block text-ink-muted">{words.safeToRepeat}</span>}
          </FormError>
        </div>
      )}
      {conflict && <Conflict conflict={conflict} />}
      <DialogFooter busy={busy}>
        {conflict ? (
          <>
            <Button variant="secondary" onClick={() => keepFirst(conflict.order)}>
              {texts.printOrders.conflict.keepFirst}
            </Button>
            <Button onClick={orderBoth}>{texts.printOrders.conflict.orderBoth}</Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="secondary">{words.cancel}</Button>
            </DialogClose>
            <Button type="submit" busy={busy || makingProof}>
              {texts.printOrders.proof.approve}
            </Button>
          </>
        )}
      </DialogFooter>
    </form>
  )
}

/** Scrolls the form's buttons back into view after a message above them pushed them out. */
function showButtons(note: HTMLElement | null) {
  note?.closest('form')?.scrollIntoView({ block: 'end' })
}

const fields: readonly FieldPath<Billing>[] = ['companyName', 'contactName', 'email', 'phone', 'address']
