import type { UnsentMail } from '@candour/schemas/unsent-mails.ts'

const reasons: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/does not offer TLS/, 'The mail server does not offer encryption (TLS).'],
  [/certificate|self[- ]signed|ERR_TLS/i, "The mail server's certificate is not valid."],
  [/Invalid login|authentication|\b53[0458]\b/i, 'The mail server rejected the login.'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|ESOCKET|timeout|Greeting never received|closed/i,
    'The mail server could not be reached.',
  ],
  [/\b55[013]\b|mailbox|recipient|user unknown/i, 'The mail server refused this address.'],
  [/\b5\d\d\b/, 'The mail server refused this email.'],
  [/\b4\d\d\b/, 'The mail server asked us to try again later.'],
]

/** Explains in plain words why a mail has not been sent. Its `error` holds the details. */
export function reasonOf({ error, attempts }: Pick<UnsentMail, 'error' | 'attempts'>): string {
  if (error !== null) {
    return reasons.find(([pattern]) => pattern.test(error))?.[1] ?? 'This email could not be sent.'
  }
  return attempts === 0
    ? 'Not attempted yet. If it stays here, check that a mail server is configured (SMTP_URL).'
    : 'Sending now.'
}
