import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Compose } from '#mail/delivery.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import { type MailContent, oneLine } from '#mail/layout.ts'
import { findReplyTo } from '#modules/companies/repository.ts'
import { activateLink, conversationTokens, conversationUrl } from '#modules/conversations/links.ts'
import {
  type Correspondence,
  findConversationOf,
  findCorrespondence,
  hasOptedOut,
  listMessages,
} from '#modules/conversations/repository.ts'
import type { UnsubscribeLink } from '#modules/notifications/unsubscribe-links.ts'
import { system } from '#principal.ts'

interface ReplyMails {
  db: Db
  config: Config
  /** Key material for the links; the database alone is not enough to derive one. */
  secret: string
  unsubscribeLink: UnsubscribeLink
}

/**
 * Composes the mail that carries a company's message to a visitor. Not sent if the visitor has opted out meanwhile, or if
 * another mail carries the message. All mails of a conversation form one thread.
 */
export function replyMail({ db, config, secret, unsubscribeLink }: ReplyMails): Compose {
  const tokenOf = conversationTokens(secret)
  return async ({ id, companyId, detail, recipient }) => {
    if (companyId === null || detail === null) return undefined
    const unsubscribeUrl = await unsubscribeLink({
      kind: 'replies',
      companyId,
      userId: null,
      address: recipient,
    })
    return withCompany(db, system('mail'), companyId, async (tx) => {
      const reviewId = await findConversationOf(tx, companyId, detail)
      if (reviewId === undefined) return undefined
      const key = { companyId, reviewId }
      const about = await findCorrespondence(tx, key)
      const messages = await listMessages(tx, key)
      const message = messages.find(({ mailId }) => mailId === id)
      if (!about || !message || (await hasOptedOut(tx, companyId, recipient))) return undefined
      const token = tokenOf(id)
      await activateLink(tx, key, id, token)
      const url = conversationUrl(config, token)
      const earlier = messages.slice(0, messages.indexOf(message)).flatMap(({ mailId }) => mailId ?? [])
      return {
        ...composed(about, message.text, { url, unsubscribeUrl, isLater: earlier.length > 0 }),
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
  { url, unsubscribeUrl, isLater }: { url: string; unsubscribeUrl: string; isLater: boolean },
): MailContent {
  const company = oneLine(about.companyName)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: about.timeZone }).format(
    about.createdAt,
  )
  const words = {
    subject: `${isLater ? 'Re: ' : ''}${company} has answered your feedback`,
    answer: `Answer ${company} on your private page:`,
    wrote: `On ${day}, you wrote:`,
    why: `You receive this email because you left your address with your feedback to ${company}. Please do not pass the link on: whoever has it can read this conversation.`,
    end: `No more emails from ${company}:`,
  }
  const feedback = about.feedback.replaceAll('\r', '')
  const quoted = feedback.replaceAll(/^/gm, '> ')
  return {
    subject: words.subject,
    text: [
      message,
      `${words.answer}\n${url}`,
      `${words.wrote}\n${quoted}`,
      words.why,
      `${words.end}\n${unsubscribeUrl}`,
      '',
    ].join('\n\n'),
    html: page(words.subject, [
      paragraph(message),
      `<p dir="auto">${escapeHtml(words.answer)}<br>${linkTo(url)}</p>`,
      `<p dir="auto" style="margin-bottom:4px">${escapeHtml(words.wrote)}</p>`,
      `<blockquote dir="auto" style="margin:0;padding-left:12px;border-left:2px solid #9aa0ab">${lines(feedback)}</blockquote>`,
      `<p dir="auto" style="font-size:13px">${escapeHtml(words.why)}</p>`,
      `<p dir="auto" style="font-size:13px">${escapeHtml(words.end)} ${linkTo(unsubscribeUrl)}</p>`,
    ]),
  }
}

/** As plain as a mail that a person writes, so that clients show it in their own colors. */
function page(title: string, parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">
${parts.join('\n')}
</body>
</html>
`
}

function linkTo(url: string): string {
  return `<a href="${escapeHtml(url)}" style="word-break:break-all">${escapeHtml(url)}</a>`
}

function paragraph(text: string): string {
  return `<p dir="auto">${lines(text)}</p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
