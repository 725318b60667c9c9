import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import type { DueMail } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import type { Words } from '#mail/words.ts'
import { activateLink, type LinkKind, linkUrl } from '#modules/accounts/links.ts'

interface LinkMails {
  accountsDb: Db
  config: Config
  /** Key material for the links; the database alone is not enough to derive one. */
  secret: string
}

/**
 * Returns what derives the token of a mail's link from the mail's id. A retry (because a process died between sending
 * and recording it) therefore sends the same mail with the same link, and no table ever holds the token.
 */
export function mailToken(secret: string): (mailId: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour mail links', 32))
  return (mailId) => createHmac('sha256', key).update(mailId).digest('base64url')
}

/**
 * Composes mails with a password link. A mail whose link was replaced, used or withdrawn in the meantime is not sent.
 */
export function linkMails(
  { accountsDb, config, secret }: LinkMails,
  kind: LinkKind,
  wordsOf: (mail: DueMail, words: Words) => MailWords | Promise<MailWords>,
): ComposeFor {
  const tokenOf = mailToken(secret)
  return async (mail, words) => {
    const token = tokenOf(mail.id)
    if (!(await activateLink(accountsDb, mail.id, kind, token))) return undefined
    return renderMail(linkUrl(config, kind, token, words.language), words, await wordsOf(mail, words))
  }
}
