import type { Page } from '@candour/schemas/endpoint.ts'
import type { DeliveryStatus, Webhook, WebhookDelivery, WebhookEvent } from '@candour/schemas/webhooks.ts'
import type { To } from 'react-router-dom'

/** What is entered about a webhook. */
export interface WebhookFields {
  url: string
  events: WebhookEvent[]
  words: boolean
  description: string
  /** Of one's own; only when a webhook is added. */
  secret?: string | undefined
}

/** The calls about the webhooks of a company, or of the operators. */
export interface WebhookCalls {
  /** Tells the cached reads of one company from those of others. */
  scope: string
  /** Time zone of their times; the reader's if absent. */
  timeZone?: string
  /** Events that they can subscribe to. */
  events: readonly WebhookEvent[]
  /** Whether they can be sent what customers wrote. */
  hasWords: boolean
  /** Address of a webhook's log. */
  logAt: (id: string) => To
  list: () => Promise<Webhook[]>
  create: (fields: WebhookFields) => Promise<Webhook & { secret: string }>
  update: (id: string, change: Partial<WebhookFields> & { active?: boolean }) => Promise<Webhook>
  remove: (id: string) => Promise<unknown>
  rotate: (id: string) => Promise<{ secret: string }>
  test: (id: string) => Promise<{ deliveryId: string }>
  deliveries: (
    id: string,
    query: { cursor?: string | undefined; status?: DeliveryStatus | undefined; limit: number },
  ) => Promise<Page<WebhookDelivery>>
  replay: (id: string, deliveryId: string) => Promise<unknown>
  replaySpan: (id: string, span: { from: string; to: string }) => Promise<{ count: number }>
}

/** What these calls change, to load it again. */
export const webhookChanges = { changes: ['webhooks'] } as const

/** The query of a list of webhooks. */
export function webhooksQuery({ scope, list }: WebhookCalls) {
  return { queryKey: ['webhooks', scope], queryFn: list, meta: { reads: ['webhooks'] as const } }
}
