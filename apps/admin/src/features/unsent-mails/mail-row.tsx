import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatDateTime, formatNumber } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { sendMailAgain, type UnsentMail } from '@candour/schemas/unsent-mails.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { reasonOf } from '#features/unsent-mails/reason.ts'

const kinds: Record<UnsentMail['kind'], string> = {
  invitation: 'Invitation',
  reset: 'Password reset',
  order_confirmation: 'Order confirmation',
  order_notice: 'New order notice',
  order_state: 'Order progress',
  order_given: 'Order for a printer',
  team_invitation: 'Team invitation',
  team_welcome: 'New team member',
  two_factor_changed: 'Second factor changed',
  view_started: 'Dashboard viewed by an operator',
  view_ended: 'View by an operator ended',
  api_keys_ending: 'API keys that will end',
  alert: 'Review alert',
  alert_test: 'Test alert',
  case_notice: 'Notice about a review',
  channel_ended: 'Chat that ended',
  codes_noticed: 'Codes that went silent or were flooded',
  digest: 'Weekly or monthly digest',
  reply: 'Reply to a visitor',
  receipt: 'Private link to feedback',
  webhook_disabled: 'Webhook switched off',
  system_test: 'Test email',
}

function statusOf({ state, error }: UnsentMail) {
  if (state === 'failed') return { tone: 'danger', label: 'Not delivered' } as const
  return error === null
    ? ({ tone: 'neutral', label: 'Waiting' } as const)
    : ({ tone: 'warning', label: 'Delayed' } as const)
}

/** @param focusFallback receives focus if the row disappears while its button is focused */
export function MailRow({
  mail,
  focusFallback,
}: {
  mail: UnsentMail
  focusFallback: RefObject<HTMLElement | null>
}) {
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  // A layout effect is cleaned up before the button leaves the document.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) focusFallback.current?.focus()
    }
  }, [focusFallback])
  const sendAgain = useMutation({
    mutationFn: () => call(sendMailAgain, { params: { id: mail.id } }),
    onSuccess: () => toast({ title: 'The email is being sent again', variant: 'success' }),
    onError: toastError('Failed to send the email again'),
    onSettled: () => refetchChanged(client, sendMailAgain),
  })
  const { tone, label } = statusOf(mail)

  return (
    <li className="flex gap-x-4 gap-y-3 py-4 max-sm:flex-col sm:items-start">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink text-sm">{mail.recipient}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted text-xs">
          <Badge tone={tone}>{label}</Badge>
          <span>{kinds[mail.kind]}</span>
          {mail.companyName !== null && <span className="wrap-anywhere">{mail.companyName}</span>}
          <time dateTime={mail.createdAt} title={formatDateTime(mail.createdAt)}>
            {formatAgo(mail.createdAt)}
          </time>
        </p>
        <p className="mt-2 text-pretty text-ink text-sm">
          {reasonOf(mail)}
          {mail.error !== null && <span className="text-ink-muted"> {attemptsOf(mail)}</span>}
        </p>
        {mail.error !== null && (
          <p title={mail.error} className="wrap-anywhere mt-0.5 line-clamp-3 text-ink-muted text-xs">
            {mail.error}
          </p>
        )}
      </div>
      <Button
        ref={button}
        variant="secondary"
        busy={sendAgain.isPending}
        icon={<RotateCw />}
        aria-label={`Send again to ${mail.recipient}`}
        onClick={() => sendAgain.mutate()}
        className="max-sm:w-full"
      >
        Send again
      </Button>
    </li>
  )
}

function attemptsOf({ attempts, nextAttemptAt }: UnsentMail): string {
  const tried = attempts === 1 ? 'Tried once' : `Tried ${formatNumber(attempts)} times`
  if (nextAttemptAt === null) return `${tried}.`
  return `${tried}; next attempt ${formatDateTime(nextAttemptAt)}.`
}
