import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Eerste antwoord',
    firstAnswerTitle: 'Mediaan van de laatste 30 dagen',
    noAnswer: 'geen in 30 dagen',
    open: 'In behandeling',
    openTitle: 'In behandeling, of wacht op klant',
  },
  duration: {
    underMinute: 'onder 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} u`,
    days: (count) => `${number(count)} d`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
