import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

const title = (count: number) =>
  plural(count, { one: '# QR-Code zum Nachsehen', other: '# QR-Codes zum Nachsehen' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Die QR-Codes in ihrer Umgebung werden wie üblich gescannt.',
  open: 'QR-Codes ansehen',
  closing: (company, product) =>
    `Sie erhalten diese E-Mail, weil Sie bei ${product} die QR-Codes von ${company} verwalten.`,
}
