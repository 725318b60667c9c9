import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { type DeliveryOptions, MailDelivery, noneUndelivered, type Undelivered } from '#mail/delivery.ts'
import { smtpTransport } from '#mail/smtp.ts'
import { mailComposers } from '#process/mail-composers.ts'
import { sessionSecrets, type TestApp } from '#test/app.ts'

/** A mail as received over the wire. */
interface Received extends Email {
  raw: string
  envelope: { from: string; to: string[] }
}

export interface MailServer extends AsyncDisposable {
  url: string
  received: Received[]
  /** Resolves with the next mail not yet returned; given an address, with the next one to it. */
  next(to?: string): Promise<Received>
  /** Skips all mails received so far. */
  skip(): void
}

/** Starts a mail server that accepts every mail unless `options` reject it. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: Received[] = []
  const unread: Received[] = []
  const waiting: { to: string | undefined; resolve(mail: Received): void }[] = []
  const isTo = (mail: Received, to: string | undefined) => !to || mail.envelope.to.includes(to)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      const bytes = await buffer(stream).catch(() => undefined)
      // The sender was killed in the middle of the mail.
      if (!bytes) return
      const { mailFrom, rcptTo } = envelope
      const mail = {
        ...(await PostalMime.parse(bytes)),
        raw: bytes.toString(),
        envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
      }
      received.push(mail)
      done()
      const reader = waiting.findIndex(({ to }) => isTo(mail, to))
      if (reader < 0) unread.push(mail)
      else for (const { resolve } of waiting.splice(reader, 1)) resolve(mail)
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: actual } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    next: async (to) => {
      const index = unread.findIndex((mail) => isTo(mail, to))
      const [mail] = index < 0 ? [] : unread.splice(index, 1)
      return mail ?? new Promise((resolve) => waiting.push({ to, resolve }))
    },
    skip: () => {
      unread.length = 0
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * Starts a mail server that receives the mails of `t` until either is disposed of. A delivery that outlived its server
 * would take mails from later ones.
 */
export async function receiveMails(t: TestApp): Promise<MailServer> {
  const server = await startMailServer()
  const { delivery } = deliverTo(t, server.url)
  const stop = async () => {
    await delivery.stop()
    await server[Symbol.asyncDispose]()
  }
  t.onDispose(stop)
  return { ...server, [Symbol.asyncDispose]: stop }
}

/** Delivers the mails of `t` to the server at `url`, like the server does, until `t` is disposed of. */
export function deliverTo(
  t: TestApp,
  url: string,
  options: Partial<DeliveryOptions> = {},
): { delivery: MailDelivery; undelivered: Undelivered } {
  const undelivered = noneUndelivered()
  const transport = smtpTransport(url)
  const delivery = new MailDelivery({
    ...t.deps,
    transport,
    composers: mailComposers(t.deps, sessionSecrets[0]),
    undelivered,
    log: { warn: () => {} },
    pollMs: 50,
    ...options,
  })
  delivery.start()
  t.onDispose(async () => {
    await delivery.stop()
    await transport.close()
  })
  return { delivery, undelivered }
}

/** Returns the link in a mail, and its token. */
export function linkIn(mail: Pick<Email, 'text'> | undefined): { url: URL; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '')
  return { url, token: url.searchParams.get('token') ?? '' }
}
