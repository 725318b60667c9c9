import type { Webhook, WebhookDelivery, WebhookEvent } from '@candour/schemas/webhooks.ts'
import { formatCount } from '#format.ts'

/** When each event happens. */
export const eventWords: Record<WebhookEvent, string> = {
  'review.created': 'A customer leaves a review',
  'review.changed': 'A customer changes a review, or contact details are removed',
  'review.withdrawn': 'A customer withdraws a review',
  'review.erased': 'The words of a review are erased',
  'case.changed': 'A review gets another status or assignee',
  'message.received': 'A customer writes back',
  'order.changed': 'A print order is placed or changes',
  'company.suspended': 'The company is suspended',
  'company.restored': 'The company is active again',
  'company.created': 'A company is created',
}

/** Why a webhook is off. */
export function whyOff({ disabledReason }: Webhook): string {
  if (disabledReason === 'gone') return 'Switched off, because it answered that it is gone (410).'
  if (disabledReason === 'failing')
    return 'Switched off, because a message could not be delivered for more than three days.'
  return 'Switched off. Nothing is sent until you switch it on.'
}

/** What became of a message, by its last attempt. */
export function outcomeOf({ status, attempts }: WebhookDelivery): string {
  const last = attempts.at(-1)
  if (!last) return status === 'pending' ? 'Waiting to be sent' : 'Not sent'
  const answer = last.status === null ? 'No answer' : `Answered ${last.status}`
  return `${answer} after ${formatCount(last.ms, 'ms', 'ms')}`
}

export const statusWords = {
  pending: { label: 'Waiting', tone: 'warning' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const
