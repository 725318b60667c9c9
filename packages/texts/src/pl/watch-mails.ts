import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

const title = (count: number) =>
  plural(count, {
    one: '# kod do sprawdzenia',
    few: '# kody do sprawdzenia',
    many: '# kodów do sprawdzenia',
    other: '# kodu do sprawdzenia',
  })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Kody w pobliżu są skanowane jak zwykle.',
  open: 'Zobacz kody',
  closing: (company, product) =>
    `Otrzymujesz ten e-mail, ponieważ zarządzasz kodami firmy ${company} w serwisie ${product}.`,
}
