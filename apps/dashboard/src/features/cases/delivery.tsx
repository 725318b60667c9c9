import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { type Delivery as DeliveryState, resendReply } from '@candour/schemas/cases.ts'
import { Button } from '@candour/ui/button.tsx'
import { EmailInput } from '@candour/ui/email-input.tsx'
import { Field } from '@candour/ui/field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert, Clock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface DeliveryProps {
  companyId: string
  reviewId: string
  messageId: string
  delivery: DeliveryState
}

/** Delivery state of a reply. A refused one can be sent to another address. */
export function Delivery({ delivery, ...message }: DeliveryProps) {
  const { state, address, error } = delivery
  const [correcting, setCorrecting] = useState(false)
  const mayReply = useMay('reviews:reply')
  const words = texts.inbox.delivery
  if (state !== 'refused') {
    const Icon = state === 'sent' ? Check : Clock
    return (
      <p className="wrap-anywhere mt-1 flex items-start gap-1.5 text-ink-muted text-xs">
        <Icon className="mt-0.5 size-3 shrink-0" />
        <span>
          {state === 'sent' && words.sent(isolated(address))}
          {state === 'queued' && !error && words.sending}
          {state === 'queued' && error && words.retrying(error)}
        </span>
      </p>
    )
  }
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="wrap-anywhere flex items-start gap-1.5 text-danger text-xs">
        <CircleAlert className="mt-0.5 size-3 shrink-0" />
        <span>
          {error
            ? words.refusedBecause({ address: isolated(address), error })
            : words.refused(isolated(address))}
        </span>
      </p>
      {mayReply && !correcting && (
        <button
          type="button"
          onClick={() => setCorrecting(true)}
          className="justify-self-start rounded-sm py-1 font-medium text-accent-text text-sm hover:underline"
        >
          {words.correct}
        </button>
      )}
      {mayReply && correcting && (
        <Correction {...message} address={address} onDone={() => setCorrecting(false)} />
      )}
    </div>
  )
}

interface CorrectionProps extends Omit<DeliveryProps, 'delivery'> {
  /** The address that was refused. */
  address: string
  onDone: () => void
}

function Correction({ companyId, reviewId, messageId, address, onDone }: CorrectionProps) {
  const queryClient = useQueryClient()
  const [corrected, setCorrected] = useState(address)
  const resend = useMutation({
    ...mutationFor(resendReply),
    onSuccess: () => {
      onDone()
      void refetchChanged(queryClient, resendReply)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    resend.mutate({
      params: { id: reviewId, messageId },
      query: { companyId },
      body: { address: corrected.trim() },
    })
  }
  return (
    <form noValidate onSubmit={send} className="mt-1 grid gap-3">
      <Field
        label={texts.inbox.delivery.sendTo}
        error={resend.error && (resend.error.issues[0]?.message ?? resend.error.message)}
      >
        <EmailInput
          autoFocus
          maxLength={254}
          value={corrected}
          onChange={({ target }) => setCorrected(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={resend.isPending}>
          {texts.inbox.delivery.sendAgain}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {texts.inbox.delivery.cancel}
        </Button>
      </div>
    </form>
  )
}
