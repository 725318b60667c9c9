import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Primera respuesta',
    firstAnswerTitle: 'Mediana de los últimos 30 días',
    noAnswer: 'ninguna en 30 días',
    open: 'En gestión',
    openTitle: 'En curso o a la espera del cliente',
  },
  duration: {
    underMinute: 'menos de 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} h`,
    days: (count) => `${number(count)} d`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
