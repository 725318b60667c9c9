import type { Config } from '#config.ts'
import type { Listener } from '#db/listen.ts'
import { startMailCatcher } from '#mail/catcher.ts'
import type { MailTransport } from '#mail/message.ts'

export interface Outgoing {
  transport: MailTransport
  /** Address of the page with caught mails, if there is no mail server. */
  page?: string
  /** Drops caught mails about erased records. */
  erased?: Listener
  stop(): void
}

/**
 * Opens the outgoing transport: the mail server, or the local catcher. Undefined in production without a mail server.
 */
export async function openOutgoing({ smtpUrl, production }: Config): Promise<Outgoing | undefined> {
  if (smtpUrl) {
    // Imported lazily: the module takes 15 MB.
    const { smtpTransport } = await import('#mail/smtp.ts')
    const transport = smtpTransport(smtpUrl)
    return { transport, stop: () => transport.close() }
  }
  if (production) return undefined
  const catcher = await startMailCatcher()
  return { transport: catcher, page: catcher.url, erased: catcher.erased, stop: () => catcher.close() }
}
