import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailSection, type MailWords, renderMail } from '#mail/layout.ts'
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
export function alertMails({ db, platformDb, config, unsubscribeLink }: AlertMails): Compose {
  const { origins, provider } = config
  return async ({ companyId, userId, detail }) => {
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
    const unsubscribeUrl = await unsubscribeLink({ kind: 'alerts', companyId, userId, address: null })
    const settingsUrl = origins.dashboard + companyDashboard(dashboardPaths.notifications, companyId)
    const isOne = alert.reviewIds.length === 1
    const content = renderMail(
      {
        ...wordsOf(alert, first),
        sections: [
          ...(alert.note ? [noteSection(alert.note)] : []),
          ...(alert.answer ? [{ heading: 'The customer’s reply', quote: clamp(alert.answer) }] : []),
          ...reviews.map((review) => sectionOf(review, alert, isOne ? undefined : pageOf(review))),
        ],
        button: isOne ? 'Open the review' : 'Open all reviews',
        closing: `You are receiving this email as a member of ${alert.companyName} on ${provider.name}.`,
        links: [
          { label: 'Change your notification settings', url: settingsUrl },
          { label: 'Unsubscribe from these alerts', url: unsubscribeUrl },
        ],
      },
      isOne ? pageOf(first) : origins.dashboard + companyDashboard(dashboardPaths.reviews, companyId),
    )
    return { ...content, unsubscribeUrl }
  }
}

function wordsOf(alert: Alert, first: AlertedReview): Pick<MailWords, 'subject' | 'title' | 'lines'> {
  const { total, reviewIds } = alert
  const more = total - reviewIds.length
  const title = titleOf(alert, first)
  const lines =
    reviewIds.length > 1 && more > 0
      ? [
          `Here are the first ${reviewIds.length}, and ${more.toLocaleString('en')} more are on your dashboard.`,
        ]
      : []
  return { subject: title, title, lines }
}

/** Says what an alert is about, without the words of visitors. */
export function titleOf(
  { kind, companyName, total, reviewIds }: Pick<Alert, 'kind' | 'companyName' | 'total' | 'reviewIds'>,
  { rating }: Pick<AlertedReview, 'rating'>,
): string {
  const several = reviewIds.length > 1 && total.toLocaleString('en')
  switch (kind) {
    case 'reviews':
      return several
        ? `${several} new reviews for ${companyName}`
        : `New review for ${companyName}: ${starsInWords(rating)}`
    case 'assigned':
      return several
        ? `${several} reviews for ${companyName} have been assigned to you`
        : `A review for ${companyName} has been assigned to you`
    case 'mentioned':
      return `You were mentioned in a note about a review for ${companyName}`
    case 'answered':
      return `A customer has replied to ${companyName}`
  }
}

/** @param url of the review, unless the mail's button leads there */
function sectionOf(review: AlertedReview, { timeZone }: Alert, url: string | undefined): MailSection {
  const { rating, feedback, createdAt, locationName, contactName, contactEmail, contactNumber } = review
  const time = new Intl.DateTimeFormat('en', { ...withZone, timeZone })
  const facts = [
    ['Received', time.format(createdAt)],
    ['Location', locationName],
    ['Name', contactName],
    ['Email', contactEmail],
    ['Phone', contactNumber],
  ] as const
  return {
    heading: starsOf(rating),
    quote: clamp(feedback),
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ...(url && { link: { label: 'Open this review', url } }),
  }
}

/** As `dateStyle` and `timeStyle` have it, which cannot be combined with a zone. */
const withZone: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

function noteSection({ by, text }: NonNullable<Alert['note']>): MailSection {
  return { heading: by ? `Note by ${by}` : 'Note', quote: text }
}

/** Shows a number of stars, in signs and in words. */
export function starsOf(rating: number): string {
  return `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${starsInWords(rating)}`
}

export function starsInWords(rating: number): string {
  return `${rating} of 5 stars`
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
