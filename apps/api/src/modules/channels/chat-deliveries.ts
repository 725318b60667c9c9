import { channelKind } from '@candour/schemas/channels.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { z } from 'zod'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { DeliveryKind, Outcome } from '#deliveries/kind.ts'
import type { DueDelivery } from '#deliveries/repository.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { queueMail } from '#mail/repository.ts'
import { englishWords } from '#mail/words.ts'
import { starsOf } from '#modules/alerts/mails.ts'
import { findAnswer, listAlertedReviews } from '#modules/alerts/repository.ts'
import { openAddress } from '#modules/channels/box.ts'
import { type ChatItem, type ChatMessage, foreign, maxItems, quoted } from '#modules/channels/message.ts'
import { errorOf, requestOf, verdictOf } from '#modules/channels/providers/providers.ts'
import {
  type ChannelAlert,
  findChannelAlert,
  listConnecting,
  setLastError,
} from '#modules/channels/repository.ts'

/** Nine hours in all. While a message waits, further alerts wait for the next one. */
const retries = [5, 60, 300, 1_800, 7_200, 21_600]

/** As `release_channel_alerts` queues it. */
const queued = z.object({ alertId: z.uuid(), chat: channelKind })

/**
 * Tells chats of alerts. What is queued holds only the alert's id: words, stars and places are those at the time of
 * sending. Nothing of an answer is kept, because chats answer with what they show.
 */
export function chatDeliveries({
  db,
  platformDb,
  config,
  box,
}: Pick<Deps, 'db' | 'platformDb' | 'config'> & { box: SecretBox }): DeliveryKind {
  return {
    retries,
    keepsAnswers: false,
    compose: async ({ companyId, data }) => {
      const { alertId } = queued.parse(data)
      if (companyId === null) return undefined
      const alert = await withPlatform(platformDb, system('alerts'), (tx) =>
        findChannelAlert(tx, companyId, alertId),
      )
      if (!alert) return undefined
      const { channel } = alert
      const message = await withCompany(db, system('alerts'), companyId, (tx) =>
        messageOf(tx, alert, config.origins.dashboard),
      )
      return message && requestOf(channel.kind, openAddress(box, channel), message)
    },
    judge: (answer, { data }) => verdictOf(queued.parse(data).chat, answer),
    settled,
  }
}

/** @returns undefined if none of the reviews exists any more */
async function messageOf(tx: Tx, alert: ChannelAlert, origin: string): Promise<ChatMessage | undefined> {
  const { channel, companyName, kind, total, withWords } = alert
  const { companyId } = channel
  const reviews = await listAlertedReviews(tx, companyId, {
    reviewIds: alert.reviewIds.slice(0, maxItems),
    withContacts: false,
  })
  const [first] = reviews
  if (!first) return undefined
  const isOne = alert.reviewIds.length === 1
  const pageOf = (id: string) =>
    origin + companyDashboard(dashboardPaths.review.replace(':id', id), companyId)
  const items: ChatItem[] = []
  for (const { id, rating, feedback, locationName } of reviews) {
    const words = !withWords ? null : kind === 'reviews' ? feedback : await findAnswer(tx, companyId, id)
    items.push({
      heading: starsOf(rating, englishWords.texts),
      place: locationName && foreign(locationName),
      words: words ? quoted(words) : null,
      ...(!isOne && { link: { label: 'Open this review', url: pageOf(id) } }),
    })
  }
  const count = total.toLocaleString('en')
  const name = foreign(companyName)
  const titles = {
    reviews: isOne
      ? `New review for ${name}: ${englishWords.texts.alertMails.stars(first.rating)}`
      : `${count} new reviews for ${name}`,
    answered: total === 1 ? `A customer has replied to ${name}` : `${count} replies of customers to ${name}`,
  }
  const isAll = alert.reviewIds.length <= maxItems && (kind === 'answered' || total <= maxItems)
  return {
    title: titles[kind],
    notes: isAll ? [] : [`Here are the first ${items.length}. All are on your dashboard.`],
    items,
    link: isOne
      ? { label: 'Open the review', url: pageOf(first.id) }
      : { label: 'Open all reviews', url: origin + companyDashboard(dashboardPaths.reviews, companyId) },
  }
}

/** Shows members what became of the latest message. A chat that is gone, or was not reached for hours, is switched off. */
async function settled(
  tx: Tx,
  { companyId, receiverId, data }: DueDelivery,
  outcome: Outcome,
): Promise<void> {
  if (companyId === null) return
  const lastError = errorOf(queued.parse(data).chat, outcome)
  const ends = outcome.state !== 'pending' && lastError !== null
  const channel = await setLastError(tx, { companyId, id: receiverId }, { lastError, ends })
  if (!channel || !ends) return
  await recordAudit(tx, system('delivery'), 'channel.updated', {
    companyId,
    target: { type: 'channel', id: channel.id, name: channel.name },
    changes: { active: [true, false] },
  })
  for (const userId of await listConnecting(tx, companyId)) {
    await queueMail(tx, { kind: 'channel_ended', userId, companyId, detail: channel.id })
  }
}
