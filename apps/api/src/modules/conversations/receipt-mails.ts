import { createHash } from 'node:crypto'
import type { Language } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated, plainLine } from '@candour/texts/isolated.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import type { MailContent } from '#mail/layout.ts'
import { linkTo, plainPage } from '#mail/plain-page.ts'
import { queueMail } from '#mail/repository.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { activateLink, mailedTokens } from '#modules/conversations/links.ts'
import type { VisitorMails } from '#modules/conversations/mails.ts'
import { findCorrespondence, hasOptedOut } from '#modules/conversations/repository.ts'
import { receiptUrl } from '#modules/reviews/receipt-token.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/**
 * Queues the mail with the private link to a review, to the address left with it, unless that has opted out of the
 * company's mails. Once per review and address, however often the review is sent.
 */
export async function mailReceipt(db: Db, key: ReviewKey): Promise<void> {
  await withCompany(db, system('receipt'), key.companyId, async (tx) => {
    // Otherwise an erasure at the same time could miss the mail.
    await lockCases(tx, key.companyId)
    const address = await addressFor(tx, key)
    if (address === null) return
    const mail = { ...key, kind: 'receipt', recipient: address, detail: key.reviewId } as const
    await queueMail(tx, mail, mailIdOf(key, address))
  })
}

/**
 * The same for the same review and address, so that a review that is sent again is not mailed again: a UUID of version
 * 8 (RFC 9562).
 */
function mailIdOf({ companyId, reviewId }: ReviewKey, address: string): string {
  const hash = createHash('sha256').update(`receipt ${companyId} ${reviewId} ${address}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

async function addressFor(tx: Tx, key: ReviewKey): Promise<string | null> {
  const address = (await findCorrespondence(tx, key))?.leftAddress ?? null
  return address === null || (await hasOptedOut(tx, key.companyId, address)) ? null : address
}

/**
 * Composes the mail with the private link that a visitor has asked for. It says nothing that the visitor wrote, because
 * the address may be somebody else's. Not sent if the address was removed or changed, or has opted out, meanwhile.
 */
export function receiptMail({ db, config, secret, unsubscribeLink }: VisitorMails): Compose {
  const tokenOf = mailedTokens(secret)
  return async ({ id, companyId, detail: reviewId, recipient }) => {
    if (companyId === null || reviewId === null) return undefined
    const key = { companyId, reviewId }
    const unsubscribeUrl = await unsubscribeLink({
      kind: 'replies',
      companyId,
      userId: null,
      address: recipient,
    })
    return withCompany(db, system('mail'), companyId, async (tx) => {
      // Otherwise an erasure at the same time could miss the link.
      await lockCases(tx, companyId)
      const about = await findCorrespondence(tx, key)
      if (!about || (await addressFor(tx, key)) !== recipient) return undefined
      const token = tokenOf(id)
      await activateLink(tx, key, { mailId: id, token })
      const language = about.reviewLanguage ?? about.companyLanguage
      const links = { url: receiptUrl(config.origins.site, token), unsubscribeUrl }
      return { ...composed(about.companyName, language, links), fromName: about.companyName, unsubscribeUrl }
    })
  }
}

function composed(
  companyName: string,
  language: Language,
  { url, unsubscribeUrl }: { url: string; unsubscribeUrl: string },
): MailContent & { language: Language } {
  const company = plainLine(companyName)
  const named = isolated(company, language)
  const { receipt, mails } = catalogues[language]
  const { receipt: words, reply, secret } = mails
  const subject = receipt.title(company)
  return {
    language,
    subject,
    text: [
      `${words.link}\n${url}`,
      `${words.why(company)} ${secret}`,
      `${reply.end(company)}\n${unsubscribeUrl}`,
      '',
    ].join('\n\n'),
    html: plainPage(language, subject, [
      `<p>${escapeHtml(words.link)}<br>${linkTo(url)}</p>`,
      `<p style="font-size:13px">${escapeHtml(`${words.why(named)} ${secret}`)}</p>`,
      `<p style="font-size:13px">${escapeHtml(reply.end(named))} ${linkTo(unsubscribeUrl)}</p>`,
    ]),
  }
}
