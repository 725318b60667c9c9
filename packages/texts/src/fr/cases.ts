import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Première réponse',
    firstAnswerTitle: 'Médiane des 30 derniers jours',
    noAnswer: 'aucune en 30 jours',
    open: 'En traitement',
    openTitle: 'En cours, ou en attente du client',
  },
  duration: {
    underMinute: 'moins de 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} h`,
    days: (count) => `${number(count)} j`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
