import type { MailWords } from '#mail/layout.ts'

/** Words of the mail to a user who forgot their password. `product` may contain any characters. */
export function resetWords(product: string): MailWords {
  return {
    subject: `Reset your password for ${product}`,
    title: 'Reset your password',
    lines: [
      `We received a request to reset the password of your ${product} account.`,
      'Choose one with the link below. It works once, within one hour.',
    ],
    button: 'Choose a new password',
    closing: 'If this was not you, you can ignore this email. Your password stays the same.',
  }
}
