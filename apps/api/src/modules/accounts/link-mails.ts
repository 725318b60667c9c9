import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { activateLink, type LinkKind, linkUrl } from '#modules/accounts/links.ts'

interface LinkMails {
  accountsDb: Db
  config: Config
  /** Key material for the links; the database alone is not enough to derive one. */
  secret: string
}

/**
 * Composes mails with a password link. A mail whose link was replaced, used or withdrawn in the meantime is not sent.
 *
 * The link's token is derived from the mail's id. A retry (because a process died between sending and recording it)
 * therefore sends the same mail with the same link, and no table ever holds the token.
 */
export function linkMails(
  { accountsDb, config, secret }: LinkMails,
  kind: LinkKind,
  words: (product: string) => MailWords,
): Compose {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour mail links', 32))
  return async ({ id }) => {
    const token = createHmac('sha256', key).update(id).digest('base64url')
    if (!(await activateLink(accountsDb, id, kind, token))) return undefined
    return renderMail(words(config.provider.name), linkUrl(config, kind, token))
  }
}
