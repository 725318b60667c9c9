import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { MailX } from 'lucide-react'

/** Says so when the mail that confirms the order does not reach its billing address, and why. */
export function ConfirmationState({ order: { confirmation } }: { order: PrintOrder }) {
  if (!confirmation?.error || confirmation.state === 'sent') return null
  const failed = confirmation.state === 'failed'
  return (
    <span className="mt-1 grid justify-items-start gap-1">
      <Badge tone={failed ? 'danger' : 'warning'} className="whitespace-normal">
        <MailX aria-hidden="true" className="size-3.5 shrink-0" />
        {failed ? 'Confirmation not delivered' : 'Confirmation delayed'}
      </Badge>
      <span title={confirmation.error} className="wrap-anywhere line-clamp-3 text-ink-muted text-xs">
        {confirmation.error}
      </span>
    </span>
  )
}
