import type { ApiError } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { formatPrice } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type Language, languageNames } from '@candour/schemas/languages.ts'
import { itemTypeFor, type Pack, type PrintKind, sizes, spreadOver } from '@candour/schemas/packs.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import {
  type Billing,
  billing as billingSchema,
  type OrderConflict,
  type OwnPrintOrder,
  type PrintRequest,
  requestPrint,
} from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { dismissOpenToasts, toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { uuidv7 } from 'uuidv7'
import { Conflict } from '#features/print-orders/conflict.tsx'
import { Findings } from '#features/print-orders/findings.tsx'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { layoutName, namesOf } from '#features/print-orders/pieces.ts'
import { PrintedNameNote } from '#features/print-orders/printed-name.tsx'
import { ProofView } from '#features/print-orders/proof.tsx'
import { type LoadStudio, type Proof, useProof } from '#features/print-orders/proof-query.ts'
import { lastBilling, useRequestPrint } from '#features/print-orders/queries.ts'
import { takePicture } from '#features/print-orders/take-picture.ts'
import { texts } from '#shared/texts.ts'

export interface BillingDialogProps {
  company: DashboardCompany
  kind: PrintKind
  pack: Pack
  layout: string
  /** Of the printed words. */
  language: Language
  /** Spread over the pack's pieces; empty for the review page. */
  placementIds: readonly string[]
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
        <Summary {...order} proof={proof.data} />
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
            findings={<Findings {...{ company, layout, language, placementIds }} format={formatOf[kind]} />}
          />
          {last.isPending ? (
            <Skeleton className="h-32 rounded-md" />
          ) : (
            <BillingForm
              {...order}
              proof={proof.isFetching ? undefined : proof.data}
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

const formatOf = { poster: 'poster_18x24', sticker: 'sticker_3in' } as const

/** Width in canvas pixels, enough for high-density screens. */
const thumbnailWidth = { poster: 160, sticker: 200 }

function Summary({
  kind,
  pack,
  layout: id,
  language,
  placementIds,
  proof,
}: Pick<BillingDialogProps, 'kind' | 'pack' | 'layout' | 'language' | 'placementIds'> & {
  proof: Proof | undefined
}) {
  const scene = useMemo(() => proof?.studio.draw(kind, id, proof.placements[0]), [proof, kind, id])
  const { billing, for: printedFor } = texts.printOrders
  const words = texts.printOrders.pieces[kind]
  const layout = layoutName(kind, id)
  const printedName = <bdi>{scene?.printedName.text ?? '…'}</bdi>
  const names = <bdi className="text-ink">{proof ? namesOf(proof.placements) : '…'}</bdi>
  const count = placementIds.length
  return (
    <div className="mb-5 grid gap-2.5">
      <div className="flex items-center gap-4 rounded-md bg-surface-sunken p-3.5 text-sm">
        <span className="flex h-20 w-16 shrink-0 items-center justify-center">
          {proof && scene ? (
            <Mockup studio={proof.studio} scene={scene} width={thumbnailWidth[kind]} />
          ) : (
            <Skeleton className="size-full" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline justify-between gap-4 text-ink">
            <span>{words.order(sizes[kind], pack.quantity)}</span>
            <span className="font-semibold tabular-nums">{formatPrice(pack.priceInCents)}</span>
          </p>
          <p className="wrap-anywhere mt-0.5 text-ink-muted">
            <Sentence
              parts={
                language === 'en'
                  ? billing.look(layout, printedName)
                  : billing.lookIn(layout, printedName, <bdi>{languageNames[language]}</bdi>)
              }
            />
          </p>
          {count > 0 && (
            <p className="wrap-anywhere mt-0.5 text-ink-muted">
              <Sentence parts={count === 1 ? printedFor.code(names) : printedFor.codes(count, names)} />
              {count > 1 && <span className="block">{spreadOf(kind, count, pack.quantity)}</span>}
            </p>
          )}
          <p className="mt-0.5 text-ink-muted">{billing.invoice}</p>
          <Terms />
        </div>
      </div>
      {scene && <PrintedNameNote scene={scene} />}
    </div>
  )
}

/** Says how many pieces of a pack each of several placements gets. */
function spreadOf(kind: PrintKind, count: number, quantity: number): string {
  const { evenly, unevenly } = texts.printOrders.pieces[kind]
  const { each, extra } = spreadOver(count, quantity)
  return extra === 0
    ? evenly(each)
    : unevenly({ more: each + 1, first: extra, fewer: each, others: count - extra })
}

/** Delivery time, shipping and tax in the operator's words. */
function Terms() {
  const { data } = useQuery(queryFor(getConfig, {}))
  if (!data) return null
  const { orderTerms, provider } = data
  return (
    <p className="wrap-anywhere mt-0.5 text-ink-muted" dir="auto">
      {orderTerms ?? texts.printOrders.billing.terms(isolated(provider.name))}
    </p>
  )
}

interface BillingFormProps
  extends Pick<BillingDialogProps, 'company' | 'kind' | 'pack' | 'layout' | 'language' | 'placementIds'> {
  /** Undefined while it is loading. */
  proof: Proof | undefined
  known: Billing | null
  busy: boolean
  send: (body: PrintRequest, onError: (error: ApiError) => void) => void
  keepFirst: (order: OwnPrintOrder) => void
  /** Called when the order was refused because the proof is no longer what would be printed. */
  showNewProof: () => void
}

function BillingForm({
  company,
  kind,
  pack,
  layout,
  language,
  placementIds,
  proof,
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
          <Input {...register('companyName')} readOnly />
        </Field>
        <Field label={labels.contactName} error={errors.contactName?.message}>
          <Input {...register('contactName')} autoComplete="name" />
        </Field>
        <Field label={labels.email} error={errors.email?.message}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={labels.phone} error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={labels.address} error={errors.address?.message}>
          <Textarea {...register('address')} autoComplete="street-address" minHeight={80} />
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
      <DialogFooter>
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
            <Button type="submit" busy={busy}>
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
