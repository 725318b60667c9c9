import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Pierwsza odpowiedź',
    firstAnswerTitle: 'Mediana z ostatnich 30 dni',
    noAnswer: 'brak od 30 dni',
    open: 'W trakcie obsługi',
    openTitle: 'W toku lub czeka na klienta',
  },
  duration: {
    underMinute: 'poniżej 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} godz.`,
    days: (count) => plural(count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' }),
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
