import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

const title = (count: number) => plural(count, { one: '# code à vérifier', other: '# codes à vérifier' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: 'Les codes voisins sont scannés comme d’habitude.',
  open: 'Voir les codes',
  closing: (company, product) =>
    `Vous recevez cet e-mail parce que vous gérez les codes de ${company} sur ${product}.`,
}
