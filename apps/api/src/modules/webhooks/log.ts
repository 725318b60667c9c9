import type { Page } from '@candour/schemas/endpoint.ts'
import {
  type DeliveryStatus,
  deliveryStatus,
  maxReplays,
  type WebhookDelivery,
  webhookDelivery,
} from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Config } from '#config.ts'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { decode, oneMoreThan, pageOf } from '#db/keyset.ts'
import { announceDeliveries, queueDelivery } from '#deliveries/repository.ts'
import { DomainError } from '#domain/errors.ts'
import type { ApiKey, UserSession } from '#domain/principal.ts'
import { aboutWebhook, required, type WebhookDeps, withOwner } from '#modules/webhooks/manage-webhook.ts'
import { payloadOf } from '#modules/webhooks/payload.ts'
import { findWebhook, type Owner } from '#modules/webhooks/repository.ts'

const attempts = webhookDelivery.shape.attempts

/**
 * Lists what a webhook was sent, newest first.
 *
 * @throws DomainError `webhook_not_found`, `bad_cursor`
 */
export async function listDeliveries(
  tx: Tx,
  owner: Owner,
  id: string,
  {
    limit,
    cursor,
    status = deliveryStatus.options,
    config,
  }: {
    limit: number
    cursor?: string | undefined
    status?: readonly DeliveryStatus[] | undefined
    config: Pick<Config, 'origins'>
  },
): Promise<Page<WebhookDelivery>> {
  required(await findWebhook(tx, owner, id))
  // Ids are in order of time.
  const before = cursor === undefined ? undefined : decode(cursor).id
  const rows = await tx
    .selectFrom('deliveries')
    .select([
      'id',
      'type',
      'data',
      'state',
      'attempts',
      'leased',
      'next_attempt_at',
      'created_at',
      'company_id as companyId',
    ])
    .where('receiver_id', '=', id)
    .where('state', 'in', status)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(
    rows,
    limit,
    (row): WebhookDelivery => ({
      id: row.id,
      webhookId: row.id,
      type: row.type,
      status: deliveryStatus.parse(row.state),
      attempts: attempts.parse(row.attempts),
      nextAttemptAt: row.leased ? null : (row.next_attempt_at?.toISOString() ?? null),
      createdAt: row.created_at.toISOString(),
      payload: payloadOf(row, config, { words: true }),
    }),
  )
}

/**
 * Sends a webhook a test, also while it is off. It counts as the webhook's health, but does not switch it off.
 *
 * @throws DomainError `webhook_not_found`
 */
export function sendTest(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  id: string,
): Promise<{ deliveryId: string }> {
  return withOwner(deps, principal, owner, async (tx) => {
    const webhook = required(await findWebhook(tx, owner, id))
    const at = new Date().toISOString()
    const deliveryId = await queueDelivery(tx, {
      companyId: owner,
      receiver: 'webhook',
      receiverId: id,
      host: webhook.host,
      type: 'test.sent',
      eventKey: `test.sent ${uuidv7()}`,
      data: { at, ...(owner !== null && { companyId: owner }) },
      once: true,
    })
    await recordAudit(tx, principal, 'webhook.tested', aboutWebhook(owner, webhook))
    return { deliveryId }
  })
}

/**
 * Sends a message again. One that is still being retried is attempted now, and later as scheduled.
 *
 * @throws DomainError `webhook_not_found`, `delivery_not_found`
 */
export function replayOne(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<{ deliveryId: string }> {
  return withOwner(deps, principal, owner, async (tx) => {
    const webhook = required(await findWebhook(tx, owner, id))
    const { rows } = await sql<{ id: string }>`
      update deliveries set
        once = once or state <> 'pending',
        data = case when state = 'pending' then data else data || '{"replayed": true}' end,
        failures = case when state = 'pending' then failures else 0 end,
        next_attempt_at = case when leased then next_attempt_at else now() end,
        state = 'pending'
      where receiver_id = ${id} and id = ${deliveryId} returning id
    `.execute(tx)
    if (!rows[0]) throw new DomainError('delivery_not_found')
    await announceDeliveries(tx)
    await recordAudit(tx, principal, 'webhook.replayed', {
      ...aboutWebhook(owner, webhook),
      changes: { messages: [null, 1] },
    })
    return { deliveryId: rows[0].id }
  })
}

/**
 * Sends once more what was queued in a span of time and is not being tried.
 *
 * @throws DomainError `webhook_not_found`, `too_many_deliveries`
 */
export function replaySpan(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<{ count: number }> {
  return withOwner(deps, principal, owner, async (tx) => {
    const webhook = required(await findWebhook(tx, owner, id))
    const { numAffectedRows = 0n } = await sql`
      update deliveries set
        once = true, data = data || '{"replayed": true}', failures = 0, next_attempt_at = now(), state = 'pending'
      where id = any(array(
        select id from deliveries
        where receiver_id = ${id} and created_at between ${new Date(from)} and ${new Date(to)}
          and state <> 'pending'
        order by id limit ${maxReplays + 1}
      ))
    `.execute(tx)
    const count = Number(numAffectedRows)
    if (count > maxReplays) throw new DomainError('too_many_deliveries')
    await announceDeliveries(tx)
    await recordAudit(tx, principal, 'webhook.replayed', {
      ...aboutWebhook(owner, webhook),
      changes: { messages: [null, count], from: [null, from], to: [null, to] },
    })
    return { count }
  })
}
