import { LRUCache } from 'lru-cache'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { type DeliveryKind, usualVerdict } from '#deliveries/kind.ts'
import { batcher } from '#lib/batcher.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { disableWebhook } from '#modules/webhooks/disable-webhook.ts'
import { payloadOf } from '#modules/webhooks/payload.ts'
import {
  endDelivery,
  findReceivers,
  forgetErased,
  healthSeconds,
  noteFailure,
  noteSuccess,
  type Receiver,
} from '#modules/webhooks/repository.ts'
import { signedHeaders } from '#modules/webhooks/secrets.ts'

const [minute, hour] = [60, 60 * 60]

/** In seconds, as Standard Webhooks 1.0.0 has them; more than three days in all. */
const retries = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** Sends messages to webhooks by Standard Webhooks 1.0.0. */
export function webhookKind({
  platformDb,
  config,
  box,
}: {
  platformDb: Db
  config: Pick<Config, 'origins'>
  box: SecretBox
}): DeliveryKind {
  // Messages that are taken together are composed together.
  const findReceiver = batcher<string, Receiver | undefined>({
    ...{ lanes: 1, patienceMs: 1_000, maxSize: 256, promptSize: 256, maxWaiting: 1_024, maxWaitMs: 10_000 },
    keyOf: (id) => id,
    run: (ids) => findReceivers(platformDb, ids),
    mayBeOneItem: () => false,
  })
  /** Webhooks whose success this process has noted lately. */
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: healthSeconds * 1_000 })
  return {
    retries,
    async compose(delivery) {
      const { id, receiverId, once } = delivery
      const webhook = await findReceiver(receiverId)
      if (!webhook) return undefined
      if (!webhook.active && !once) return { unsent: 'The webhook was switched off before this was sent.' }
      const secret = box.open(webhook.secret, receiverId)
      if (!secret) throw new Error('The secret of a webhook cannot be decrypted')
      const former = webhook.formerSecret && box.open(webhook.formerSecret, receiverId)
      const { url, words, now } = webhook
      const body = JSON.stringify(payloadOf(delivery, config, { words }))
      return {
        url,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(former ? [secret, former] : [secret], { id, at: now, body }),
        },
        body,
      }
    },
    judge: (answer) => (answer.status === 410 ? { is: 'refused' } : usualVerdict(answer)),
    async settled(tx, { id, receiverId, data, once }, { state, verdict, status }) {
      if (has(data, 'words')) await forgetErased(tx, id)
      const wasUnsent = verdict.is === 'refused' && status === null
      if (has(data, 'replayed') || wasUnsent) return
      if (verdict.is === 'delivered') {
        if (noted.has(receiverId)) return
        await noteSuccess(tx, receiverId)
        noted.set(receiverId, true)
        return
      }
      noted.delete(receiverId)
      const isActive = await noteFailure(tx, receiverId)
      if (!isActive) await endDelivery(tx, id)
      else if (verdict.is === 'refused') await disableWebhook(tx, receiverId, 'gone')
      else if (state === 'failed' && !once) await disableWebhook(tx, receiverId, 'failing')
    },
  }
}

/**
 * Whether a message was queued with words, or `replayed`: sent again by hand, which tells nothing of the webhook's
 * health.
 */
function has(data: unknown, field: 'words' | 'replayed'): boolean {
  return typeof data === 'object' && data !== null && field in data
}
