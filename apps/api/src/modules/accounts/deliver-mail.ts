import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { type MailTransport, RefusedError } from '#mail/message.ts'
import type { Deliver } from '#mail/queue.ts'
import { findQueuedMail, markNotSent, markSent } from '#mail/repository.ts'
import { renderMail } from '#mail/templates.ts'
import { activateLink, linkUrl } from '#modules/accounts/links.ts'

interface Delivery {
  db: Db
  config: Config
  transport: MailTransport
  /** Links are derived from it; nobody can make them from the database alone. */
  secret: string
}

/**
 * Delivers one mail of the queue. A mail whose link was replaced, used or withdrawn in the meantime is not sent.
 *
 * The link's token is derived from the mail's id, so that a mail tried again (because a process died between sending
 * and noting it) is the same mail with the same link, and neither the queue nor a table ever holds the token.
 */
export function createDelivery({ db, config, transport, secret }: Delivery): Deliver {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour mail links', 32))
  return async (mailId, { last }) => {
    const mail = await findQueuedMail(db, mailId)
    if (!mail) return true
    const token = createHmac('sha256', key).update(mailId).digest('base64url')
    if (!(await activateLink(db, mailId, mail.kind, token))) return true
    try {
      await transport.send({
        messageId: `<${mailId}@${domainOf(config.mailFrom)}>`,
        from: config.mailFrom,
        to: mail.email,
        ...renderMail(mail.kind, { product: config.provider.name, url: linkUrl(config, mail.kind, token) }),
      })
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      const final = last || error instanceof RefusedError
      await markNotSent(db, mailId, reason, final)
      return final
    }
    await markSent(db, mailId)
    return true
  }
}

/** The domain of the sender, for the mail's id. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
