import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import { type MailTransport, RefusedError } from '#mail/message.ts'
import type { Deliver, QueuedMail } from '#mail/queue.ts'

/** A mail that is to be sent now, and where to note how that went. */
export interface DueMail {
  to: string
  content: { subject: string; text: string; html: string }
  markSent(): Promise<void>
  /** @param final it will not be tried again */
  markNotSent(error: string, final: boolean): Promise<void>
}

/** What is to be sent of a queued mail; nothing when it was withdrawn or sent in the meantime. */
export type FindDue = (mail: QueuedMail) => Promise<DueMail | undefined>

/** Mails given up since the process began, by what they are about. */
export interface Undelivered {
  link: number
  order: number
}

interface Delivery {
  config: Config
  transport: MailTransport
  /** Mails with a link that sets a password, and mails about a company's print orders. */
  findDue: { link: FindDue; order: FindDue }
  undelivered: Undelivered
  /** Where failures are told. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Delivers the mails of the queue. */
export function createDelivery({ config, transport, findDue, undelivered, log }: Delivery): Deliver {
  return async (mail, { last }) => {
    const about = mail.companyId === undefined ? 'link' : 'order'
    const due = await findDue[about](mail)
    if (!due) return true
    try {
      await transport.send({
        messageId: `<${mail.mailId}@${domainOf(config.mailFrom)}>`,
        from: config.mailFrom,
        to: due.to,
        ...due.content,
      })
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      const final = last || error instanceof RefusedError
      const told = error instanceof RefusedError ? 'mail refused' : 'mail not sent'
      log?.warn({ mailId: mail.mailId, final, reason: withoutAddresses(reason) }, told)
      if (final) undelivered[about] += 1
      await due.markNotSent(reason, final)
      return final
    }
    await due.markSent()
    return true
  }
}

/** Servers like to repeat the receiver, who is none of the log's business. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+@[^\s<>]+/g, '…')
}

/** The domain of the sender, for the mail's id. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
