import { createHash } from 'node:crypto'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { appPaths } from '@candour/schemas/paths.ts'
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { type DeliveryKind, usualVerdict } from '#deliveries/kind.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { announceMails } from '#mail/repository.ts'
import { endDevice, findDevice, hurryMail, recordUse } from '#modules/push/repository.ts'
import { openSubscription } from '#modules/push/subscription.ts'
import { vapidKeys } from '#modules/push/vapid.ts'

/** What a device shows, also while it is locked: never what a visitor has written. */
interface PushContent {
  title: string
  body: string
  /** In which both are. */
  language: MemberLanguage
  /** The page that a click opens. */
  url: string
  /** What it is about: a newer notification about it takes its place. */
  about: string
  /** Whether it wakes a device that saves power. */
  urgent: boolean
}

/** What a notification is about, and whose device shows it. */
interface DuePush {
  userId: string
  companyId: string
  /** Undefined for a test. */
  alertId: string | undefined
}

/** Composes a notification when it is sent. Returns undefined if it is obsolete. */
export type ComposePush = (push: DuePush) => Promise<PushContent | undefined>

/** How long push services keep a notification for a device that is off, in seconds. */
const ttl = 4 * 60 * 60

/** Seconds before further attempts. If all fail, the mail, which waits for a quarter of an hour, takes over. */
const retries = [5, 30, 120, 300]

/** Answers that a subscription has ended (RFC 8030, section 7.3, and what services answer for unknown ones). */
const ended: readonly number[] = [404, 410]

const alert = z.object({ alertId: z.string(), mailId: z.string() })

/** The alert that a delivery is about, and its mail; undefined for a test. */
const alertOf = (data: unknown) => alert.safeParse(data).data

interface PushDeps {
  config: Config
  platformDb: Db
  box: SecretBox
  /** By type of delivery. */
  compose: Readonly<Record<string, ComposePush>>
}

/** Sends notifications to the push services of browsers, encrypted for the device (RFC 8030, 8188, 8291 and 8292). */
export function deviceKind({ config, platformDb, box, compose }: PushDeps): DeliveryKind {
  const keys = vapidKeys(platformDb, box, config.vapidPrivateKey)
  const inPlatform = <T>(work: (tx: Tx) => Promise<T>) => withPlatform(platformDb, system('delivery'), work)
  return {
    retries,
    async compose({ receiverId, companyId, type, data }) {
      const device = await inPlatform((tx) => findDevice(tx, receiverId))
      if (!device || companyId === null) return undefined
      const vapid = await keys()
      const subscription = openSubscription(box, device.subscription, device.userId)
      if (subscription?.publicKey !== vapid.publicKey) {
        // The server's secrets are others than when the browser subscribed: the push service would refuse.
        await inPlatform((tx) => giveUp(tx, receiverId, data))
        return undefined
      }
      const due = { userId: device.userId, companyId, alertId: alertOf(data)?.alertId }
      const content = await compose[type]?.(due)
      if (!content) return undefined
      // Loaded with the first notification: many installations never send one.
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(content, config), {
        TTL: ttl,
        topic: topicOf(content),
        urgency: content.urgent ? 'high' : 'normal',
        vapidDetails: { subject: contactOf(config), ...vapid },
      })
      return { url: subscription.endpoint, headers: asTexts(headers), body }
    },
    judge: (answer) =>
      ended.includes(answer.status) || answer.status === 413 ? { is: 'refused' } : usualVerdict(answer),
    async settled(tx, { receiverId, data }, { state, verdict, status }) {
      if (verdict.is === 'delivered') await recordUse(tx, receiverId)
      if (status !== null && ended.includes(status)) await giveUp(tx, receiverId, data)
      else if (state === 'failed') await mailInstead(tx, data)
    },
  }
}

/** Removes a device that can no longer be notified. */
async function giveUp(tx: Tx, deviceId: string, data: unknown): Promise<void> {
  await endDevice(tx, deviceId)
  await mailInstead(tx, data)
}

/** Releases the mail at once, unless another device shows the same notification. */
async function mailInstead(tx: Tx, data: unknown): Promise<void> {
  const alert = alertOf(data)
  if (alert && (await hurryMail(tx, alert))) await announceMails(tx)
}

/** At most 32 characters (RFC 8030, section 5.4), which tell the push service nothing. */
function topicOf({ about }: PushContent): string {
  return createHash('sha256').update(about).digest('base64url').slice(0, 32)
}

/** As declarative web push, which browsers show without the service worker (https://www.w3.org/TR/push-api/). */
function payloadOf(content: PushContent, { origins }: Config): string {
  const { title, body, url, language } = content
  return JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title, body, navigate: url, lang: language, dir: 'auto' },
      ...{ tag: topicOf(content), renotify: true, icon: origins.dashboard + appPaths.icon },
    },
  })
}

/** Returns the operator's address, which push services can write to (RFC 8292, section 2.1). */
function contactOf({ provider }: Config): string {
  return provider.email ? `mailto:${provider.email}` : `https://${new URL(provider.url).host}`
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}
