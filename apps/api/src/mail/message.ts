import type { Language } from '@candour/schemas/languages.ts'

/** An image that the HTML of a mail shows as `cid:` and its content id. */
export interface InlineImage {
  cid: string
  /** File name under which a mail program saves it. */
  name: string
  png: Buffer
}

/** A mail as passed to a transport. */
export interface Message {
  /** RFC 5322, section 3.6.4. The same for every attempt, so that receivers can drop duplicates. */
  messageId: string
  from: string
  /** Name shown for the sender instead of the one in `from`; may contain any characters. */
  fromName?: string | undefined
  to: string
  /** Address for answers (`Reply-To`). */
  replyTo?: string | undefined
  /** Message ids of the earlier mails of the same thread, oldest first. */
  references?: string[] | undefined
  /** Language of the mail (RFC 3282). */
  language?: Language | undefined
  subject: string
  text: string
  html: string
  images?: readonly InlineImage[] | undefined
  /** Ends mails of this kind by one POST without a sign-in (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends mails. */
export interface MailTransport {
  /** @throws RefusedError on permanent failure, Error on temporary failure */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

/** The server permanently rejected this mail (SMTP 5yz for its address or content), so retrying is pointless. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
