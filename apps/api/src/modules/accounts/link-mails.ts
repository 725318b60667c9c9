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
  /** Links are derived from it; nobody can make them from the database alone. */
  secret: string
}

/**
 * Mails with a link that sets a password. A mail whose link was replaced, used or withdrawn in the meantime is not sent.
 *
 * The link's token is derived from the mail's id, so that a mail tried again (because a process died between sending
 * and noting it) is the same mail with the same link, and neither the queue nor a table ever holds the token.
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
