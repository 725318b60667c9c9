import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

const title = (count: number) =>
  plural(count, { one: '# código por revisar', other: '# códigos por revisar' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Los códigos cercanos se escanean como siempre.',
  open: 'Ver los códigos',
  closing: (company, product) =>
    `Recibe este correo porque gestiona los códigos de ${company} en ${product}.`,
}
