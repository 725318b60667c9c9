/** A mail as it goes to a transport. */
export interface Message {
  /** RFC 5322, 3.6.4: the same for every try, so that a receiver can drop a second copy. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
}

/** Takes mails to their receivers. */
export interface MailTransport {
  /** @throws RefusedError when the mail will never be taken, Error when it was not taken this time */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

/** The receiver refused this mail for good (SMTP 5yz to its address or content), so trying again makes no sense. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
