import { plainLine } from '@candour/texts/isolated.ts'
import { createTransport } from 'nodemailer'
import { type InlineImage, type MailTransport, RefusedError } from '#mail/message.ts'

const timeoutMs = 20_000

/**
 * Sends mails through the server of an `smtp:` or `smtps:` address. Remote servers must offer TLS with a valid
 * certificate before anything is sent, unless the address ends in `?tls=off`.
 */
export function smtpTransport(address: string): MailTransport {
  const transport = createTransport({
    ...serverOf(address),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({
      to,
      from,
      fromName,
      replyTo,
      references,
      images = [],
      language,
      unsubscribeUrl,
      ...message
    }) => {
      try {
        await transport.sendMail({
          ...message,
          attachments: images.map(attachmentOf),
          from: fromName === undefined ? from : { name: senderName(fromName), address: addressIn(from) },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(references?.length && { references, inReplyTo: references.at(-1) }),
          // As an address object rather than text, in which a comma would start another recipient.
          to: { name: '', address: to },
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(language && { 'Content-Language': language }),
            ...unsubscribeHeaders(unsubscribeUrl),
          },
        })
      } catch (error) {
        if (isWithoutTls(error)) throw new Error(withoutTls, { cause: error })
        const reply = replyIn(error)
        if (reply === undefined) throw error
        throw new (isRefusal(error) ? RefusedError : Error)(reply, { cause: error })
      }
    },
    close: async () => transport.close(),
  }
}

/**
 * Connects and signs in as for a mail, and sends none. Throws what the server or the network said.
 *
 * @param patienceMs for each step
 */
export async function verifySmtp(address: string, patienceMs: number): Promise<void> {
  const transport = createTransport({
    ...serverOf(address),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
  } catch (error) {
    throw isWithoutTls(error) ? Object.assign(new Error(withoutTls), { code: 'ETLS' }) : error
  } finally {
    transport.close()
  }
}

/** Inline, so mail programs show the image in its place and not as an attachment. */
function attachmentOf({ cid, name, png }: InlineImage) {
  return {
    cid,
    filename: name,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline',
  } as const
}

/** Headers by which a mail program offers to unsubscribe with one click (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Longest name of a sender, in code points. */
const maxSenderName = 80

/**
 * Returns a sender's name without what could break out of its header, or make it read differently than it is written:
 * control characters, and those that change the writing direction.
 */
function senderName(name: string): string {
  const plain = plainLine(name).toWellFormed()
  const points = [...plain]
  return points.length > maxSenderName ? `${points.slice(0, maxSenderName - 1).join('')}…` : plain
}

/** Returns the address in a `From`, which may have a name before it. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

const withoutTls =
  'The mail server does not offer TLS, so neither password nor mail was sent to it. Use one that offers STARTTLS, or smtps://; if the network to it is private, end SMTP_URL with ?tls=off.'

function serverOf(address: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const off = searchParams.get('tls') === 'off'
  return {
    host,
    ...(port && { port: Number(port) }),
    secure,
    ignoreTLS: off,
    requireTLS: !secure && !off && !isThisMachine(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function isThisMachine(host: string): boolean {
  // The last pattern is 127.0.0.0/8 as an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2), which URLs write in
  // hex.
  return /^(localhost|127(\.\d+){3}|::1|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})$/i.test(host)
}

/** Whether the server wanted to continue without encryption. */
function isWithoutTls(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'STARTTLS' &&
    'response' in error &&
    Boolean(error.response)
  )
}

/** The server's reply, on one line: each of several would repeat its codes (RFC 5321, section 4.2.1; RFC 2034). */
function replyIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return
  const reply = error.response.trim().replace(/^(\d{3})-/, '$1 ')
  return reply.replace(/\s*\n\d{3}[ -](\d\.\d{1,3}\.\d{1,3} )?/g, ' ') || undefined
}

/**
 * Whether the server rejected this recipient or content (RFC 5321, section 4.2.1: 5yz). Rejections of the sender or
 * client do not count: an operator can fix those.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false
  const { command, responseCode } = error
  const about = command === 'RCPT TO' || command === 'DATA'
  return about && typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503
}
