import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

const title = (count: number) =>
  plural(count, { one: '# code om na te kijken', other: '# codes om na te kijken' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'De codes eromheen worden normaal gescand.',
  open: 'Codes bekijken',
  closing: (company, product) =>
    `Je ontvangt deze e-mail omdat je op ${product} de codes van ${company} beheert.`,
}
