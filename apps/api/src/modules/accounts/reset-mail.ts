import type { MailWords } from '#mail/layout.ts'
import type { Words } from '#mail/words.ts'

/** Words of the mail to a user who forgot their password. `product` may contain any characters. */
export function resetWords(product: string, { texts }: Words): MailWords {
  const { subject, title, why, task, choose, closing } = texts.accountMails.reset
  return { subject: subject(product), title, lines: [why(product), task], button: choose, closing }
}
