import type { MailWords } from '#mail/layout.ts'

/** Words of the mail to an invited user. `product` may contain any characters. */
export function invitationWords(product: string): MailWords {
  return {
    subject: `Set up your password for ${product}`,
    title: `Welcome to ${product}`,
    lines: [
      'An account has been created for you so you can see what your customers say.',
      'Choose a password to get started. The link works once, within 24 hours.',
    ],
    button: 'Set up your password',
    closing: 'If you did not expect this invitation, you can ignore this email.',
  }
}
