import { expect } from '@playwright/test'
import type { Product } from './server.ts'

interface Mail {
  messageId: string
  to: string
  subject: string
  text: string
}

/** Waits for an email with a matching subject and returns its first link; skips the already `known` link. */
export async function linkMailedTo(
  product: Product,
  to: string,
  subject: RegExp,
  known?: string,
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const response = await fetch(new URL('/mails.json', product.mails))
      const mails: Mail[] = await response.json()
      const mail = mails.find((mail) => mail.to === to && subject.test(mail.subject))
      link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
      return link !== undefined && link !== known
    }, `a mail to ${to} about ${subject}`)
    .toBe(true)
  return link ?? ''
}
