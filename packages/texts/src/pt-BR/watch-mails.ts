import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

const title = (count: number) =>
  plural(count, { one: '# código para verificar', other: '# códigos para verificar' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Os códigos ao redor são escaneados normalmente.',
  open: 'Ver os códigos',
  closing: (company, product) =>
    `Você recebe este e-mail porque gerencia os códigos de ${company} na plataforma ${product}.`,
}
