import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { addDevice, type PushDevice } from '@candour/schemas/push.ts'
import { Deliverer } from '#deliveries/deliverer.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { deliveryKinds } from '#process/delivery-kinds.ts'
import { type SignedIn, sessionSecrets, type TestApp } from '#test/app.ts'
import { testWeb } from '#test/web.ts'

/** What a browser keeps of its subscription. */
export interface SubscriptionKeys {
  pair: ECDH
  auth: Buffer
}

export function subscriptionKeys(): SubscriptionKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: randomBytes(16) }
}

/** What a browser sends once it has subscribed. */
export function pushSubscription(
  { pair, auth } = subscriptionKeys(),
  endpoint = `https://push.site.example/${randomUUID()}`,
) {
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

/** Decrypts a message as browsers do (RFC 8291, section 3.4, and RFC 8188, section 2). */
export function decrypted(message: Buffer, { pair, auth }: SubscriptionKeys): string {
  const salt = message.subarray(0, 16)
  const keyEnd = 21 + message.readUInt8(20)
  const senderKey = message.subarray(21, keyEnd)
  const derived = (secret: Uint8Array, salt: Uint8Array, info: Buffer, size: number) =>
    new Uint8Array(hkdfSync('sha256', secret, salt, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derived(pair.computeSecret(senderKey), auth, info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16))
  const padded = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()])
  // The last record's text ends with a 2, before zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** A notification that a push service got. */
interface Pushed {
  headers: IncomingHttpHeaders
  path: string
  body: Buffer
}

/** How a push service answers, and with which headers. */
export type ServiceAnswer = number | [status: number, headers: Record<string, string>]

/**
 * A push service on this machine at `https://push.site.example`, and the loop that sends notifications there.
 *
 * @param answer by the path of the endpoint
 */
export async function pushService(
  t: TestApp,
  answer: (path: string) => ServiceAnswer = () => 201,
  secrets: Secrets = sessionSecrets,
) {
  const received: Pushed[] = []
  const web = await testWeb(async (request, response) => {
    const { headers, url: path = '' } = request
    received.push({ headers, path, body: await buffer(request) })
    const [status, given] = [answer(path)].flat() as [number, Record<string, string>?]
    response.writeHead(status, given).end()
  })
  const deliverer = new Deliverer({
    ...{ platformDb: t.platformDb, outbound: web.outbound(), kinds: deliveryKinds(t.deps, secrets) },
    ...{ log: { warn: () => {} }, pollMs: 20 },
  }).start()
  return {
    received,
    async [Symbol.asyncDispose]() {
      await deliverer.stop()
      await web[Symbol.asyncDispose]()
    },
  }
}

/** Turns on notifications for a user; returns the device and how to read what it gets. */
export async function turnOn({ call }: Pick<SignedIn, 'call'>, name?: string) {
  const keys = subscriptionKeys()
  const subscription = pushSubscription(keys)
  const { status, body } = await call(addDevice, { body: { ...subscription, ...(name && { name }) } })
  if (status !== 201) throw new Error(`adding a device answered ${status} ${body.message}`)
  const device: PushDevice = body
  const { pathname } = new URL(subscription.endpoint)
  return {
    ...{ ...device, subscription, path: pathname },
    read: ({ body }: Pushed) => JSON.parse(decrypted(body, keys)),
  }
}
