import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'Primeira resposta',
    firstAnswerTitle: 'Mediana dos últimos 30 dias',
    noAnswer: 'nenhuma em 30 dias',
    open: 'Em tratamento',
    openTitle: 'Em andamento ou aguardando o cliente',
  },
  duration: {
    underMinute: 'menos de 1 min',
    minutes: (count) => `${number(count)} min`,
    hours: (count) => `${number(count)} h`,
    days: (count) => `${number(count)} d`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
