import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type Certificate, erasePerson } from '@candour/schemas/privacy.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CertificateView } from '#features/privacy/certificate-view.tsx'
import { erasurePreview } from '#features/privacy/queries.ts'
import { countsInWords } from '#features/privacy/words.ts'
import { texts } from '#shared/texts.ts'

interface EraseDialogProps {
  company: DashboardCompany
  ids: string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called as soon as the records are erased, while the dialog still shows the certificate. */
  onErased: () => void
  /** Takes the focus when the dialog closes, if the button that opened it may be gone. */
  onCloseAutoFocus: (event: Event) => void
}

/** Shows what will be erased, asks for a reason, erases it, and shows the certificate. */
export function EraseDialog({ company, ids, open, onErased, ...dialog }: EraseDialogProps) {
  return (
    <Dialog open={open} onOpenChange={dialog.onOpenChange}>
      {open && (
        <Erasure company={company} ids={ids} onErased={onErased} onCloseAutoFocus={dialog.onCloseAutoFocus} />
      )}
    </Dialog>
  )
}

type ErasureProps = Pick<EraseDialogProps, 'company' | 'ids' | 'onErased' | 'onCloseAutoFocus'>

function Erasure({ company, ids, onErased, onCloseAutoFocus }: ErasureProps) {
  /** Undefined before, `null` if there was nothing left to erase. */
  const [certificate, setCertificate] = useState<Certificate | null>()
  return (
    <DialogContent
      title={certificate ? texts.privacy.erase.doneTitle : texts.privacy.erase.title(ids.length)}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p role="status" className={certificate ? 'mb-5 text-ink text-sm' : 'sr-only'}>
        {certificate && texts.privacy.erase.done}
      </p>
      {certificate ? (
        <CertificateView certificate={certificate} timeZone={company.timeZone} companyName={company.name} />
      ) : certificate === null ? (
        <NothingLeft />
      ) : (
        <EraseForm
          companyId={company.id}
          ids={ids}
          onErased={(certificate) => {
            setCertificate(certificate ?? null)
            onErased()
          }}
        />
      )}
    </DialogContent>
  )
}

function NothingLeft() {
  return (
    <>
      <p role="alert" className="text-ink text-sm">
        {texts.privacy.erase.nothingLeft}
      </p>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{texts.privacy.erase.close}</Button>
        </DialogClose>
      </DialogFooter>
    </>
  )
}

interface EraseFormProps {
  companyId: string
  ids: string[]
  onErased: (certificate: Certificate | undefined) => void
}

function EraseForm({ companyId, ids, onErased }: EraseFormProps) {
  const queryClient = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  const preview = useQuery(erasurePreview(companyId, ids))
  const words = texts.privacy.erase

  const refuse = (message: string | undefined) => {
    setProblem(message)
    if (message) area.current?.focus()
  }
  const erase = useMutation({
    ...mutationFor(erasePerson),
    onSuccess: ({ certificate }) => {
      void refetchChanged(queryClient, erasePerson)
      // Nothing that was loaded earlier may show the erased words again.
      queryClient.removeQueries({ type: 'inactive' })
      onErased(certificate)
    },
    onError: (error) => {
      // Some of the records may be erased already.
      void refetchChanged(queryClient, erasePerson)
      refuse(error.issues[0]?.message)
    },
  })
  useUnsaved(reason.trim() !== '' && !erase.isSuccess)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = erasePerson.body.safeParse({ ids, reason })
    if (error) return refuse(error.issues[0]?.message)
    setProblem(undefined)
    erase.mutate({ query: { companyId }, body: data })
  }

  if (preview.isLoadingError) return <QueryFailed query={preview} title={words.previewFailed} />
  if (preview.data?.erased === 0) return <NothingLeft />
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="rounded-md bg-surface-sunken px-3.5 py-3">
        {preview.data ? (
          <>
            <p role="status" className="font-medium text-ink text-sm">
              {words.preview(countsInWords(preview.data.counts))}
            </p>
            <p className="mt-1 text-ink-muted text-sm">
              {preview.data.counts.orders > 0 ? words.consequenceWithOrders : words.consequence}
            </p>
          </>
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
      </div>
      <Field label={words.reason} description={words.reasonHint} error={problem}>
        <Textarea
          ref={area}
          dir="auto"
          minHeight={80}
          maxLength={500}
          placeholder={words.reasonExample}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Checkbox
        label={words.understood}
        checked={isConfirmed}
        onChange={({ target }) => setConfirmed(target.checked)}
      />
      <FormError>{erase.error?.issues.length === 0 && erase.error.message}</FormError>
      <FormFooter
        className="mt-2"
        variant="danger"
        disabled={!isConfirmed || !preview.data}
        busy={erase.isPending}
      >
        {words.confirm}
      </FormFooter>
    </form>
  )
}
