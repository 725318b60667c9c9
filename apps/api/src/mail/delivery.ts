import type { MailKind } from '@candour/schemas/mail-kinds.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { SendLoop } from '#lib/send-loop.ts'
import type { MailContent } from '#mail/layout.ts'
import { type MailTransport, RefusedError } from '#mail/message.ts'
import * as queue from '#mail/repository.ts'

/** Mails of each lane that one process sends concurrently: a bulk mail never occupies the place of another. */
const maxSending: queue.Lanes = { prompt: 5, bulk: 3 }
/** Lease on a mail being sent. If its process dies, another takes over once the lease has expired. */
const leaseSeconds = 20
/** Poll interval for due mails; a new mail is also announced by a notification. */
const usualPollMs = 2_000
/** With backoff, about three days. */
const maxAttempts = 300

/** Composes a mail when it is sent. Returns undefined if it is obsolete, for example because its link was replaced. */
export type Compose = (mail: queue.DueMail) => Promise<MailContent | undefined>

/** The `about` label under which a kind is counted in the metrics. */
const aboutOf = {
  invitation: 'link',
  reset: 'link',
  team_invitation: 'link',
  team_welcome: 'account',
  order_confirmation: 'order',
  order_notice: 'order',
  order_state: 'order',
  order_given: 'order',
  api_keys_ending: 'account',
  two_factor_changed: 'account',
  view_started: 'account',
  view_ended: 'account',
  alert: 'notification',
  alert_test: 'notification',
  case_notice: 'notification',
  channel_ended: 'account',
  digest: 'notification',
  reply: 'review',
  receipt: 'review',
  codes_noticed: 'notification',
  webhook_disabled: 'notification',
  system_test: 'notification',
} as const satisfies Record<MailKind, string>

/** Number of mails given up on since the process started, by what they were about. */
export type Undelivered = Record<(typeof aboutOf)[MailKind], number>

/** Returns the counts of a process that has given up on no mail. */
export function noneUndelivered(): Undelivered {
  return { link: 0, account: 0, order: 0, notification: 0, review: 0 }
}

export interface DeliveryOptions {
  config: Pick<Config, 'mailFrom' | 'mailRetrySeconds'>
  platformDb: Db
  transport: MailTransport
  composers: Record<MailKind, Compose>
  undelivered: Undelivered
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
}

/** Sends queued mails, a few of each lane at a time. */
export class MailDelivery extends SendLoop<queue.DueMail> {
  readonly #options: DeliveryOptions

  constructor(options: DeliveryOptions) {
    const { platformDb, log, pollMs = usualPollMs } = options
    super({
      channel: queue.queuedChannel,
      take: async (sending) => {
        const limits = freeLanes(sending)
        if (limits.prompt + limits.bulk === 0) return []
        return await queue.takeDueMails(platformDb, { limits, leaseSeconds })
      },
      renew: (ids) => queue.renewLeases(platformDb, ids, leaseSeconds),
      send: (mail) => this.#deliver(mail),
      onFailure: (error) => log.warn({ err: error }, 'mail delivery interrupted'),
      pollMs,
    })
    this.#options = options
  }

  async #deliver(mail: queue.DueMail): Promise<void> {
    const { config, platformDb, transport, composers } = this.#options
    try {
      const content = await composers[mail.kind](mail)
      if (!content) return await queue.discardMail(platformDb, mail.id)
      const { after = [], ...parts } = content
      const messageId = (id: string) => `<${id}@${domainOf(config.mailFrom)}>`
      await transport.send({
        messageId: messageId(mail.id),
        from: config.mailFrom,
        to: mail.recipient,
        references: threadOf(after).map(messageId),
        ...parts,
      })
    } catch (error) {
      return await this.#recordFailure(mail, error)
    }
    await queue.markSent(platformDb, mail.id)
  }

  async #recordFailure({ id, kind }: queue.DueMail, thrown: unknown): Promise<void> {
    const { config, platformDb, undelivered, log } = this.#options
    const refused = thrown instanceof RefusedError
    const error = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 500)
    const final = await queue.markNotSent(platformDb, id, {
      ...{ error, refused, maxAttempts },
      retrySeconds: config.mailRetrySeconds,
    })
    if (final) undelivered[aboutOf[kind]] += 1
    log.warn(
      { mailId: id, kind, final, reason: withoutAddresses(error) },
      refused ? 'mail refused' : 'mail not sent',
    )
  }
}

/** How many more mails of each lane can be sent now. */
function freeLanes(sending: readonly queue.DueMail[]): queue.Lanes {
  const bulk = sending.filter((mail) => mail.bulk).length
  return { prompt: maxSending.prompt - (sending.length - bulk), bulk: maxSending.bulk - bulk }
}

/** Servers often repeat the recipient's address, which must not get into the log. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+@[^\s<>]+/g, '…')
}

/**
 * Returns the mails of a thread to refer to. Of a long one the first and the last ones are enough (RFC 5537, 3.4.4).
 */
function threadOf(ids: readonly string[]): readonly string[] {
  return ids.length > 10 ? [...ids.slice(0, 1), ...ids.slice(-9)] : ids
}

/** Domain of the sender, for the message id. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
