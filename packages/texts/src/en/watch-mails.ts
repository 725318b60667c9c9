import { formats } from '#formats.ts'

const { plural } = formats('en')

const title = (count: number) => plural(count, { one: '# code to look at', other: '# codes to look at' })

/** Words of the mail about codes that stand out, beside `watch`. `product` is its name. */
export const watchMails = {
  title,
  subject: (count: number, company: string) => `${title(count)} (${company})`,
  why: 'The codes around them are scanned as usual.',
  /** Button. */
  open: 'See the codes',
  closing: (company: string, product: string) =>
    `You are receiving this email because you manage the codes of ${company} on ${product}.`,
}

export type WatchMailTexts = typeof watchMails
