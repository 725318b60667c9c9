import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

const title = (count: number) =>
  plural(count, { one: 'Bakılması gereken # kod', other: 'Bakılması gereken # kod' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Çevredeki kodlar her zamanki gibi okutuluyor.',
  open: 'Kodları gör',
  closing: (company, product) =>
    `Bu e-postayı, ${product} üzerinde ${company} işletmesinin kodlarını yönettiğiniz için alıyorsunuz.`,
}
