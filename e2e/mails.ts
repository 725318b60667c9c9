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
  const linkIn = ({ text }: Mail) => /https?:\/\/\S+/.exec(text)?.[0]
  const mail = await mailTo(product, to, subject, (mail) => ![undefined, known].includes(linkIn(mail)))
  return linkIn(mail) ?? ''
}

/** Waits for an email with this or a matching subject. */
export async function mailTo(
  product: Product,
  to: string,
  subject: RegExp | string,
  isMeant: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const isAbout = (said: string) => (typeof subject === 'string' ? said === subject : subject.test(said))
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const response = await fetch(new URL('/mails.json', product.mails))
      const mails: Mail[] = await response.json()
      found = mails.find((mail) => mail.to === to && isAbout(mail.subject))
      return found !== undefined && isMeant(found)
    }, `a mail to ${to} about ${subject}`)
    .toBe(true)
  if (!found) throw new Error('It has been found')
  return found
}
