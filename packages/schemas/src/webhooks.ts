import { z } from 'zod'
import { endpoint, forMembers, forOperators, noContent } from '#endpoint.ts'
import { httpUrl, id, nameText, pageQuery, several, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** What a company's webhook can be told of; see `webhookData`. */
export const companyWebhookEvents = [
  'review.created',
  'review.changed',
  'review.withdrawn',
  'review.erased',
  'case.changed',
  'message.received',
  'order.changed',
  'company.suspended',
  'company.restored',
] as const

/** What an operator's webhook can be told of, of all companies. */
export const operatorWebhookEvents = [...companyWebhookEvents, 'company.created'] as const
export type WebhookEvent = (typeof operatorWebhookEvents)[number]

/** Webhooks of a company, and those of the operators. */
export const maxWebhooks = 100

/** Days for which deliveries are kept. */
export const webhookLogDays = 30

/** Deliveries that are sent again together. */
export const maxReplays = 10_000

/** Hours for which the former secret signs as well. */
export const secretRotationHours = 24

/** `gone`: it answered 410; `failing`: a message did not arrive with the last attempt. */
export const webhookDisabledReason = z.enum(['gone', 'failing'])
export type WebhookDisabledReason = z.infer<typeof webhookDisabledReason>

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.string()),
  /** Whether it is sent what customers wrote; never while whoever chose that may not read it. */
  words: z.boolean(),
  description: z.string(),
  active: z.boolean(),
  /** Why the server has switched it off; `null` if it is active, or was switched off by hand. */
  disabledReason: webhookDisabledReason.nullable(),
  /** Until when the former secret signs as well; `null` unless the secret was replaced in the last 24 hours. */
  formerSecretUntil: timestamp.nullable(),
  createdAt: timestamp,
  /** Accurate to ten seconds, like the next one. Replays do not count. */
  lastSuccessAt: timestamp.nullable(),
  lastFailureAt: timestamp.nullable(),
})
export type Webhook = z.infer<typeof webhook>

/** `whsec_` and the base64 of 24 to 64 bytes, as Standard Webhooks 1.0.0 has it. */
const secret = z
  .string()
  .trim()
  .regex(
    /^whsec_(?:[A-Za-z\d+/]{4}){8,20}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{4}(?:[A-Za-z\d+/]{2}==)?)?$/,
    say('webhookSecret'),
  )

const url = httpUrl(say('receiver'))
const description = nameText({ max: 100 })
const eventsOf = <const Events extends readonly [string, ...string[]]>(events: Events) =>
  z
    .array(z.enum(events, say('eventUnknown')))
    .min(1, say('event'))
    .max(events.length, say('eventTwice'))
    .refine((chosen) => new Set(chosen).size === chosen.length, say('eventTwice'))

const companyEvents = eventsOf(companyWebhookEvents)
const operatorEvents = eventsOf(operatorWebhookEvents)

/** A webhook with its secret, which is never answered again. */
export const createdWebhook = webhook.extend({ secret: z.string() })

/**
 * What a message is about. Of the fields after `companyId`, it has those that the event concerns. `words` is what the
 * customer wrote, cut if the message would be larger than 20 kB; empty once it is erased. The test of an operator's
 * webhook is about no company.
 */
export const webhookData = z.object({
  companyId: id.optional(),
  reviewId: id.optional(),
  orderId: id.optional(),
  rating: z.int().min(1).max(5).optional(),
  locationId: id.optional(),
  placementId: id.optional(),
  at: timestamp,
  /** Where the API answers what it is about. */
  url: z.string(),
  words: z.string().optional(),
})

/** A message as it is sent: its type is an event, or `test.sent`. */
export const webhookPayload = z.object({ type: z.string(), timestamp, data: webhookData })
export type WebhookPayload = z.infer<typeof webhookPayload>

export const deliveryStatus = z.enum(['pending', 'delivered', 'failed'])
export type DeliveryStatus = z.infer<typeof deliveryStatus>

/** A message to a webhook, and its attempts, the first one first. */
export const webhookDelivery = z.object({
  id,
  /** The value of the header `webhook-id`, the same in all attempts. */
  webhookId: id,
  type: z.string(),
  status: deliveryStatus,
  attempts: z.array(
    z.object({
      at: timestamp,
      /** `null` if there was no answer. */
      status: z.int().nullable(),
      ms: z.int(),
      /** The first kilobyte of the answer, or why there was none. */
      answer: z.string(),
    }),
  ),
  nextAttemptAt: timestamp.nullable(),
  createdAt: timestamp,
  payload: webhookPayload,
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const byId = z.object({ id })
const byDelivery = z.object({ id, deliveryId: id })
const filter = pageQuery.extend({ status: several(/^[a-z]+(,[a-z]+){0,2}$/, deliveryStatus).optional() })

const span = z
  .object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) })
  .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
    path: ['to'],
    ...say('endNotAfterStart'),
  })

const list = {
  summary: 'The webhooks, oldest first',
  response: z.array(webhook),
  reads: ['webhooks'],
} as const
const create = {
  summary: 'Add a webhook; its secret is answered only now',
  secret: true,
  response: createdWebhook,
  status: 201,
  changes: ['webhooks'],
  errors: ['webhook_refused', 'too_many_webhooks', 'too_many_requests'],
} as const
const update = {
  summary: 'Change a webhook, or switch it on or off; while it is off, nothing is queued for it',
  params: byId,
  response: webhook,
  changes: ['webhooks'],
  errors: ['webhook_not_found', 'webhook_refused', 'too_many_requests'],
} as const
const remove = {
  summary: 'Delete a webhook',
  params: byId,
  ...noContent,
  changes: ['webhooks'],
  errors: ['webhook_not_found'],
} as const
const rotate = {
  summary: `Replace the secret; for ${secretRotationHours} hours the former one signs as well`,
  params: byId,
  secret: true,
  response: z.object({ secret: z.string() }),
  changes: ['webhooks'],
  errors: ['webhook_not_found'],
} as const
const test = {
  summary: 'Send a message of type `test.sent`, once',
  params: byId,
  response: z.object({ deliveryId: id }),
  status: 202,
  changes: ['webhooks'],
  errors: ['webhook_not_found', 'too_many_requests'],
} as const
const deliveries = {
  summary: `What was sent in the last ${webhookLogDays} days, newest first`,
  params: byId,
  response: z.array(webhookDelivery),
  paged: true,
  reads: ['webhooks'],
  errors: ['webhook_not_found'],
} as const
const replay = {
  summary: 'Send a message again: with the same id, once, also while the webhook is off',
  params: byDelivery,
  response: z.object({ deliveryId: id }),
  status: 202,
  changes: ['webhooks'],
  errors: ['webhook_not_found', 'delivery_not_found', 'too_many_requests'],
} as const
const replaySpan = {
  summary: 'Send again all messages that were queued in a span of time',
  params: byId,
  body: span,
  response: z.object({ count: z.int() }),
  status: 202,
  changes: ['webhooks'],
  errors: ['webhook_not_found', 'too_many_deliveries', 'too_many_requests'],
} as const

const ofCompany = forMembers('integrations:manage')

export const listWebhooks = endpoint('listWebhooks', 'GET /api/dashboard/webhooks', { ...ofCompany, ...list })

export const createWebhook = endpoint('createWebhook', 'POST /api/dashboard/webhooks', {
  ...ofCompany,
  ...create,
  body: z.object({
    url,
    events: companyEvents,
    words: z.boolean().default(false),
    secret: secret.optional(),
    description: description.default(''),
  }),
})

export const updateWebhook = endpoint('updateWebhook', 'PATCH /api/dashboard/webhooks/:id', {
  ...ofCompany,
  ...update,
  body: z.object({
    url: url.optional(),
    events: companyEvents.optional(),
    words: z.boolean().optional(),
    active: z.boolean().optional(),
    description: description.optional(),
  }),
})

export const deleteWebhook = endpoint('deleteWebhook', 'DELETE /api/dashboard/webhooks/:id', {
  ...ofCompany,
  ...remove,
})

export const rotateWebhookSecret = endpoint(
  'rotateWebhookSecret',
  'POST /api/dashboard/webhooks/:id/secret',
  { ...ofCompany, ...rotate },
)

export const testWebhook = endpoint('testWebhook', 'POST /api/dashboard/webhooks/:id/test', {
  ...ofCompany,
  ...test,
})

export const listWebhookDeliveries = endpoint(
  'listWebhookDeliveries',
  'GET /api/dashboard/webhooks/:id/deliveries',
  {
    ...ofCompany,
    ...deliveries,
    query: filter.extend(ofCompany.query.shape),
  },
)

export const replayWebhookDelivery = endpoint(
  'replayWebhookDelivery',
  'POST /api/dashboard/webhooks/:id/deliveries/:deliveryId/replay',
  { ...ofCompany, ...replay },
)

export const replayWebhookDeliveries = endpoint(
  'replayWebhookDeliveries',
  'POST /api/dashboard/webhooks/:id/replays',
  { ...ofCompany, ...replaySpan },
)

export const listOperatorWebhooks = endpoint('listOperatorWebhooks', 'GET /api/admin/webhooks', {
  ...forOperators,
  ...list,
})

export const createOperatorWebhook = endpoint('createOperatorWebhook', 'POST /api/admin/webhooks', {
  ...forOperators,
  ...create,
  body: z.object({
    url,
    events: operatorEvents,
    secret: secret.optional(),
    description: description.default(''),
  }),
})

export const updateOperatorWebhook = endpoint('updateOperatorWebhook', 'PATCH /api/admin/webhooks/:id', {
  ...forOperators,
  ...update,
  body: z.object({
    url: url.optional(),
    events: operatorEvents.optional(),
    active: z.boolean().optional(),
    description: description.optional(),
  }),
})

export const deleteOperatorWebhook = endpoint('deleteOperatorWebhook', 'DELETE /api/admin/webhooks/:id', {
  ...forOperators,
  ...remove,
})

export const rotateOperatorWebhookSecret = endpoint(
  'rotateOperatorWebhookSecret',
  'POST /api/admin/webhooks/:id/secret',
  { ...forOperators, ...rotate },
)

export const testOperatorWebhook = endpoint('testOperatorWebhook', 'POST /api/admin/webhooks/:id/test', {
  ...forOperators,
  ...test,
})

export const listOperatorWebhookDeliveries = endpoint(
  'listOperatorWebhookDeliveries',
  'GET /api/admin/webhooks/:id/deliveries',
  {
    ...forOperators,
    ...deliveries,
    query: filter,
  },
)

export const replayOperatorWebhookDelivery = endpoint(
  'replayOperatorWebhookDelivery',
  'POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay',
  { ...forOperators, ...replay },
)

export const replayOperatorWebhookDeliveries = endpoint(
  'replayOperatorWebhookDeliveries',
  'POST /api/admin/webhooks/:id/replays',
  { ...forOperators, ...replaySpan },
)
