import { directionOf, type Language } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated, plainLine } from '@candour/texts/isolated.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import type { MailContent } from '#mail/layout.ts'
import { lines, linkTo, plainPage } from '#mail/plain-page.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { findReplyTo } from '#modules/companies/repository.ts'
import { activateLink, mailedTokens } from '#modules/conversations/links.ts'
import {
  type Correspondence,
  findConversationOf,
  findCorrespondence,
  hasOptedOut,
  isVisitorsAddress,
  listMessages,
} from '#modules/conversations/repository.ts'
import type { UnsubscribeLink } from '#modules/notifications/unsubscribe-links.ts'
import { receiptUrl } from '#modules/reviews/receipt-token.ts'

/** What the mails to visitors are made with. */
export interface VisitorMails {
  db: Db
  config: Config
  /** Key material for the links; the database alone is not enough to derive one. */
  secret: string
  unsubscribeLink: UnsubscribeLink
}

/**
 * Composes the mail that carries a company's message to a visitor. Not sent if the visitor has opted out meanwhile, or
 * if another mail carries the message. All mails of a conversation form one thread.
 */
export function replyMail({ db, config, secret, unsubscribeLink }: VisitorMails): Compose {
  const tokenOf = mailedTokens(secret)
  return async ({ id, companyId, detail, recipient }) => {
    if (companyId === null || detail === null) return undefined
    const unsubscribeUrl = await unsubscribeLink({
      kind: 'replies',
      companyId,
      userId: null,
      address: recipient,
    })
    return withCompany(db, system('mail'), companyId, async (tx) => {
      // Otherwise an erasure at the same time could miss the link.
      await lockCases(tx, companyId)
      const reviewId = await findConversationOf(tx, companyId, detail)
      if (reviewId === undefined) return undefined
      const key = { companyId, reviewId }
      const about = await findCorrespondence(tx, key)
      const messages = await listMessages(tx, key)
      const message = messages.find(({ mailId }) => mailId === id)
      if (!about || !message || (await hasOptedOut(tx, companyId, recipient))) return undefined
      const token = tokenOf(id)
      const answersOnly = !(await isVisitorsAddress(tx, key, recipient))
      await activateLink(tx, key, { mailId: id, token, answersOnly })
      const url = receiptUrl(config.origins.site, token)
      const earlier = messages.slice(0, messages.indexOf(message)).flatMap(({ mailId }) => mailId ?? [])
      return {
        ...composed(about, message.text, { url, unsubscribeUrl, answersOnly, isLater: earlier.length > 0 }),
        fromName: about.companyName,
        replyTo: await findReplyTo(tx, companyId),
        after: earlier,
        unsubscribeUrl,
      }
    })
  }
}

function composed(
  about: Correspondence,
  message: string,
  {
    url,
    unsubscribeUrl,
    answersOnly,
    isLater,
  }: { url: string; unsubscribeUrl: string; answersOnly: boolean; isLater: boolean },
): MailContent & { language: Language } {
  const company = plainLine(about.companyName)
  const language = about.reviewLanguage ?? about.companyLanguage
  const { mails, receipt } = catalogues[language]
  const words = mails.reply
  const secret = (company: string) => (answersOnly ? receipt.answersOnly(company) : mails.secret)
  const wrote = words.wrote(about.createdAt, about.timeZone)
  const subject = `${isLater ? 'Re: ' : ''}${words.subject(company)}`
  const feedback = about.feedback.replaceAll('\r', '')
  const named = isolated(company, language)
  const start = directionOf(language) === 'rtl' ? 'right' : 'left'
  return {
    language,
    subject,
    text: [
      message,
      `${words.answer(company)}\n${url}`,
      `${wrote}\n${feedback.replaceAll(/^/gm, '> ')}`,
      `${words.why(company)} ${secret(company)}`,
      `${words.end(company)}\n${unsubscribeUrl}`,
      '',
    ].join('\n\n'),
    html: plainPage(language, subject, [
      `<p dir="auto" lang="">${lines(message)}</p>`,
      `<p>${escapeHtml(words.answer(named))}<br>${linkTo(url)}</p>`,
      `<p style="margin-bottom:4px">${escapeHtml(wrote)}</p>`,
      // Mail clients do not support logical properties.
      `<blockquote style="margin:0;padding-${start}:12px;border-${start}:2px solid #9aa0ab"><div dir="auto" lang="${escapeHtml(about.textLanguage ?? '')}">${lines(feedback)}</div></blockquote>`,
      `<p style="font-size:13px">${escapeHtml(`${words.why(named)} ${secret(named)}`)}</p>`,
      `<p style="font-size:13px">${escapeHtml(words.end(named))} ${linkTo(unsubscribeUrl)}</p>`,
    ]),
  }
}
