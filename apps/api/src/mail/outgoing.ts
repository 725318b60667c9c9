import type { Config } from '#config.ts'
import { startMailCatcher } from '#mail/catcher.ts'
import type { MailTransport } from '#mail/message.ts'

interface Outgoing {
  transport: MailTransport
  /** Where caught mails can be read, when there is no mail server. */
  page?: string
}

/** Where mails go: to the mail server, to a page of this machine, or in production without a mail server nowhere yet. */
export async function openOutgoing({ smtpUrl, production }: Config): Promise<Outgoing | undefined> {
  if (smtpUrl) {
    // Not loaded where there is no mail server: it takes 15 MB.
    const { smtpTransport } = await import('#mail/smtp.ts')
    return { transport: smtpTransport(smtpUrl) }
  }
  if (production) return undefined
  const catcher = await startMailCatcher()
  return { transport: catcher, page: catcher.url }
}
