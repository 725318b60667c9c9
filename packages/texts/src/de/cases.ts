import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Erste Antwort',
    firstAnswerTitle: 'Median der letzten 30 Tage',
    noAnswer: 'keine in 30 Tagen',
    open: 'In Bearbeitung',
    openTitle: 'In Arbeit, oder der Kunde ist am Zug',
  },
  duration: {
    underMinute: 'unter 1 Min.',
    minutes: (count) => `${number(count)} Min.`,
    hours: (count) => `${number(count)} Std.`,
    days: (count) => `${number(count)} Tg.`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
