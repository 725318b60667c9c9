import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Prima risposta',
    firstAnswerTitle: 'Mediana degli ultimi 30 giorni',
    noAnswer: 'nessuna in 30 giorni',
    open: 'In lavorazione',
    openTitle: 'In corso o in attesa del cliente',
  },
  duration: {
    underMinute: 'meno di 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} h`,
    days: (count) => `${number(count)} g`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
