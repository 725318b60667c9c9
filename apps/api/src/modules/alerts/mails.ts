import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type MailSection, type MailWords, renderMail } from '#mail/layout.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import type { Words } from '#mail/words.ts'
import { type Alert, type AlertedReview, findAlert, listAlertedReviews } from '#modules/alerts/repository.ts'
import type { UnsubscribeLink } from '#modules/notifications/unsubscribe-links.ts'

interface AlertMails {
  db: Db
  platformDb: Db
  config: Config
  unsubscribeLink: UnsubscribeLink
}

/** Number of characters of a review's words in a mail; the rest is on the dashboard. */
const maxWords = 600

/**
 * Composes alerts about reviews, and notices about a case. Words, number of stars and contact data are those at the
 * time of sending. The mail is the same for every rating.
 */
export function alertMails({ db, platformDb, config, unsubscribeLink }: AlertMails): ComposeFor {
  const { origins } = config
  return async ({ companyId, userId, detail }, words) => {
    const texts = words.texts.alertMails
    if (companyId === null || userId === null || detail === null) return undefined
    const alert = await withPlatform(platformDb, system('mail'), (tx) => findAlert(tx, companyId, detail))
    if (!alert) return undefined
    const reviews = await withCompany(db, system('mail'), companyId, (tx) =>
      listAlertedReviews(tx, companyId, alert),
    )
    const [first] = reviews
    if (!first) return undefined
    const pageOf = ({ id }: AlertedReview) =>
      origins.dashboard + companyDashboard(dashboardPaths.review.replace(':id', id), companyId)
    const unsubscribeUrl = await unsubscribeLink(
      { kind: 'alerts', companyId, userId, address: null },
      words.language,
    )
    const settingsUrl = origins.dashboard + companyDashboard(dashboardPaths.notifications, companyId)
    const isOne = alert.reviewIds.length === 1
    const content = renderMail(
      isOne ? pageOf(first) : origins.dashboard + companyDashboard(dashboardPaths.reviews, companyId),
      words,
      {
        ...wordsOf(alert, first, words),
        sections: [
          ...(alert.note ? [noteSection(alert.note, words)] : []),
          ...(alert.answer ? [{ heading: texts.reply, quote: clamp(alert.answer) }] : []),
          ...reviews.map((review) => sectionOf(review, alert, words, isOne ? undefined : pageOf(review))),
        ],
        button: isOne ? texts.open : texts.openAll,
        closing: texts.closing(alert.companyName, config.provider.name),
        links: [
          { label: texts.settings, url: settingsUrl },
          { label: texts.unsubscribe, url: unsubscribeUrl },
        ],
      },
    )
    return { ...content, unsubscribeUrl }
  }
}

function wordsOf(
  alert: Alert,
  first: AlertedReview,
  { texts }: Words,
): Pick<MailWords, 'subject' | 'title' | 'lines'> {
  const { total, reviewIds } = alert
  const more = total - reviewIds.length
  const title = titleOf(alert, first, texts)
  const lines = reviewIds.length > 1 && more > 0 ? [texts.alertMails.more(reviewIds.length, more)] : []
  return { subject: title, title, lines }
}

/** Says what an alert is about, without the words of visitors. */
export function titleOf(
  { kind, companyName, total, reviewIds }: Pick<Alert, 'kind' | 'companyName' | 'total' | 'reviewIds'>,
  { rating }: Pick<AlertedReview, 'rating'>,
  { alertMails: texts }: Words['texts'],
): string {
  const several = reviewIds.length > 1
  switch (kind) {
    case 'reviews':
      return several ? texts.newReviews(companyName, total) : texts.newReview(companyName, rating)
    case 'assigned':
      return several ? texts.assignedSeveral(companyName, total) : texts.assigned(companyName)
    case 'mentioned':
      return texts.mentioned(companyName)
    case 'answered':
      return texts.answered(companyName)
  }
}

/** @param url of the review, unless the mail's button leads there */
function sectionOf(
  review: AlertedReview,
  { timeZone }: Alert,
  words: Words,
  url: string | undefined,
): MailSection {
  const { rating, feedback, createdAt, locationName, contactName, contactEmail, contactNumber } = review
  const { facts: names, openThis } = words.texts.alertMails
  const facts = [
    [names.received, words.formats.zonedTime(createdAt, words.timeZone ?? timeZone)],
    [names.location, locationName],
    [names.name, contactName],
    [names.email, contactEmail],
    [names.phone, contactNumber],
  ] as const
  return {
    heading: starsOf(rating, words.texts),
    quote: clamp(feedback),
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ...(url && { link: { label: openThis, url } }),
  }
}

function noteSection({ by, text }: NonNullable<Alert['note']>, { texts }: Words): MailSection {
  const { note, noteBy } = texts.alertMails
  return { heading: by ? noteBy(by) : note, quote: text }
}

/** Shows a number of stars, in signs and in words. */
export function starsOf(rating: number, { alertMails }: Words['texts']): string {
  return `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${alertMails.stars(rating)}`
}

/** Cuts a text that is longer than `max`, at a space if there is one near. */
export function clamp(text: string, max = maxWords): string {
  if (text.length <= max) return text
  const cut = text
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.replace(/\s+\S{0,40}$/, '')}…`
}
