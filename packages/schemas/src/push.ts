import { z } from 'zod'
import { endpoint, forAccount, forMembers, noContent } from '#endpoint.ts'
import { id, nameText, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/*
 * Notifications on phones and computers (Web Push). A device belongs to a user and shows what they would be mailed about
 * all their companies; which alerts these are is set per company (`notifications.ts`).
 */

export const maxDevices = 10

/** A browser in which the user has turned on notifications. */
export const pushDevice = z.object({
  id,
  /** Chosen by the member; by default the browser and system. */
  name: z.string(),
  createdAt: timestamp,
  /** When a push service last took a notification for it; `null` before the first. */
  lastUsedAt: timestamp.nullable(),
})
export type PushDevice = z.infer<typeof pushDevice>

const badSubscription = say('subscription')

/** Base64url of exactly this many bytes, with or without padding. */
const bytes = (pattern: RegExp) => z.string(badSubscription).regex(pattern, badSubscription)

export const getPush = endpoint('getPush', 'GET /api/account/push', {
  ...forAccount('account:read'),
  summary: 'The key with which browsers subscribe to this server, and your devices, newest first',
  response: z.object({
    /** Uncompressed point of P-256 in base64url: the `applicationServerKey` of a subscription (RFC 8292). */
    publicKey: z.string(),
    devices: z.array(pushDevice).max(maxDevices),
  }),
  reads: ['devices'],
})

export const addDevice = endpoint('addDevice', 'POST /api/account/push', {
  ...forAccount('account:manage'),
  summary:
    'Turn on notifications in a browser, with its push subscription. One that is known already is replaced, whoever it belonged to',
  body: z.object({
    endpoint: z
      .string(badSubscription)
      .max(1024, badSubscription)
      .pipe(z.url({ protocol: /^https$/, ...badSubscription })),
    keys: z.object({
      /** Uncompressed point of P-256: 65 bytes that begin with 4. */
      p256dh: bytes(/^B[A-P][\w-]{85}=?$/),
      /** 16 bytes. */
      auth: bytes(/^[\w-]{21}[AQgw](==)?$/),
    }),
    name: nameText({ max: 80 }).optional(),
  }),
  response: pushDevice,
  status: 201,
  changes: ['devices'],
  errors: ['bad_subscription', 'too_many_devices', 'too_many_requests'],
})

export const removeDevice = endpoint('removeDevice', 'DELETE /api/account/push/:id', {
  ...forAccount('account:manage'),
  summary: 'Turn off notifications on a device',
  params: z.object({ id }),
  ...noContent,
  changes: ['devices'],
  errors: ['device_not_found'],
})

export const openReview = endpoint('openReview', 'POST /api/dashboard/reviews/:id/opened', {
  ...forMembers('reviews:read'),
  withoutKeys: true,
  summary: 'Say that you have opened a review: what your devices told of it is not mailed as well',
  params: z.object({ id }),
  ...noContent,
  errors: ['review_not_found'],
})
