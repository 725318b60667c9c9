import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

const title = (count: number) =>
  plural(count, { one: '# codice da controllare', other: '# codici da controllare' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'I codici vicini vengono scansionati come al solito.',
  open: 'Vedi i codici',
  closing: (company, product) => `Ricevi questa e-mail perché gestisci i codici di ${company} su ${product}.`,
}
