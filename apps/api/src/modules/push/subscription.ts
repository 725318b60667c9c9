import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'

/** What a browser returns when it subscribes (Push API), and the public key of this server that it was given. */
const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  publicKey: z.string(),
})
export type Subscription = z.infer<typeof subscription>

/** Encrypts what notifications are sent with. */
export function pushBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'push')
}

/** Whether a public key is a point on the curve, without which nothing can be encrypted for it. */
export function isOnCurve(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

export function sealSubscription(box: SecretBox, given: Subscription, userId: string): Buffer {
  return box.seal(Buffer.from(JSON.stringify(given)), userId)
}

/** @returns undefined if it was sealed with a secret that is no longer configured */
export function openSubscription(box: SecretBox, sealed: Buffer, userId: string): Subscription | undefined {
  const opened = box.open(sealed, userId)
  return opened && subscription.parse(JSON.parse(opened.toString()))
}
