import type { Webhook, WebhookDelivery } from '@candour/schemas/webhooks.ts'
import { texts } from '#texts.ts'

/** Why a webhook is off. */
export function whyOff({ disabledReason }: Webhook): string {
  return texts.integrations.webhooks.whyOff[disabledReason ?? 'byUser']
}

/** What became of a message, by its last attempt. */
export function outcomeOf({ status, attempts }: WebhookDelivery): string {
  const { waiting, notSent, answered, noAnswer } = texts.integrations.webhooks.outcome
  const last = attempts.at(-1)
  if (!last) return status === 'pending' ? waiting : notSent
  return last.status === null ? noAnswer(last.ms) : answered(last.status, last.ms)
}
