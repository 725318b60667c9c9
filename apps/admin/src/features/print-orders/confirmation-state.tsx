import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { MailX } from 'lucide-react'

/** Warns, with the reason, when an order's confirmation email is delayed or failed; renders nothing otherwise. */
export function ConfirmationState({ order: { confirmation } }: { order: PrintOrder }) {
  if (!confirmation?.error || confirmation.state === 'sent') return null
  const failed = confirmation.state === 'failed'
  return (
    <span className="mt-1 grid justify-items-start gap-1">
      <Badge tone={failed ? 'danger' : 'warning'} className="whitespace-normal">
        <MailX className="size-3.5 shrink-0" />
        {failed ? 'Confirmation not delivered' : 'Confirmation delayed'}
      </Badge>
      <span title={confirmation.error} className="wrap-anywhere line-clamp-3 text-ink-muted text-xs">
        {confirmation.error}
      </span>
    </span>
  )
}
