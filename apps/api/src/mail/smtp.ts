import { createTransport } from 'nodemailer'
import { type MailTransport, RefusedError } from '#mail/message.ts'

const timeoutMs = 20_000

/** Delivers to the mail server of an `smtp:` or `smtps:` address. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, ...message }) => {
      try {
        await transport.sendMail({
          ...message,
          // As an address and not as text, in which a comma would begin the next receiver.
          to: { name: '', address: to },
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isRefusal(error) ? new RefusedError(error.message, { cause: error }) : error
      }
    },
    close: async () => transport.close(),
  }
}

/**
 * Whether the server said no to this receiver or this content (RFC 5321, 4.2.1: 5yz), and not to us as a sender or
 * client, which an operator can put right.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false
  const { command, responseCode } = error
  const about = command === 'RCPT TO' || command === 'DATA'
  return about && typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503
}
