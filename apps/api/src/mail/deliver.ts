import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import { type MailTransport, RefusedError } from '#mail/message.ts'
import type { Deliver, QueuedMail } from '#mail/queue.ts'

/** A mail due for sending, with callbacks that record the outcome. */
export interface DueMail {
  to: string
  content: { subject: string; text: string; html: string }
  markSent(): Promise<void>
  /** @param final whether this was the last attempt */
  markNotSent(error: string, final: boolean): Promise<void>
}

/** Looks up what to send for a queued mail; undefined if it was withdrawn or sent in the meantime. */
export type FindDue = (mail: QueuedMail) => Promise<DueMail | undefined>

/** Number of mails given up since the process started, by subject. */
export interface Undelivered {
  link: number
  order: number
}

interface Delivery {
  config: Config
  transport: MailTransport
  /** Lookups for mails with a password link, and for mails about print orders. */
  findDue: { link: FindDue; order: FindDue }
  undelivered: Undelivered
  /** Receives failures. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Creates the function that delivers queued mails. */
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

/** Servers often repeat the recipient's address, which must not get into the log. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+@[^\s<>]+/g, '…')
}

/** Domain of the sender, for the message id. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
