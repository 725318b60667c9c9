import { createHmac, randomBytes } from 'node:crypto'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'

/** Encrypts secrets of webhooks, each for the webhook's id. */
export function webhookBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'webhooks')
}

const prefix = 'whsec_'

/** Returns a new secret of 32 bytes, as `whsec_` and base64. */
export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Returns the bytes of a secret. */
export function bytesOf(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}

/**
 * Returns the headers that Standard Webhooks 1.0.0 asks for.
 *
 * @param secrets that sign: one, or while it is being replaced, two
 * @param message with the same id in all attempts, and the time of this one
 */
export function signedHeaders(
  secrets: readonly Buffer[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
