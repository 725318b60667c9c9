import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { FindDue } from '#mail/deliver.ts'
import { findQueuedMail, markNotSent, markSent } from '#mail/repository.ts'
import { renderMail } from '#mail/templates.ts'
import { activateLink, linkUrl } from '#modules/accounts/links.ts'

interface LinkMails {
  accountsDb: Db
  config: Config
  /** Key material for the links; the database alone is not enough to derive one. */
  secret: string
}

/**
 * Looks up mails with a password link. A mail whose link was replaced, used or withdrawn in the meantime is not sent.
 *
 * The link's token is derived from the mail's id. A retry (because a process died between sending and recording it)
 * therefore sends the same mail with the same link, and neither the queue nor a table ever holds the token.
 */
export function linkMails({ accountsDb, config, secret }: LinkMails): FindDue {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour mail links', 32))
  return async ({ mailId }) => {
    const mail = await findQueuedMail(accountsDb, mailId)
    if (!mail) return undefined
    const token = createHmac('sha256', key).update(mailId).digest('base64url')
    if (!(await activateLink(accountsDb, mailId, mail.kind, token))) return undefined
    return {
      to: mail.email,
      content: renderMail(mail.kind, {
        product: config.provider.name,
        url: linkUrl(config, mail.kind, token),
      }),
      markSent: () => markSent(accountsDb, mailId),
      markNotSent: (error, final) => markNotSent(accountsDb, mailId, error, final),
    }
  }
}
