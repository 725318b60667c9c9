import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: 'İlk yanıt',
    firstAnswerTitle: 'Son 30 günün medyanı',
    noAnswer: '30 gündür yok',
    open: 'Üzerinde çalışılan',
    openTitle: 'İşlemde olanlar ve müşterisi beklenenler',
  },
  duration: {
    underMinute: '1 dk’dan az',
    minutes: (count) => `${number(count)} dk`,
    hours: (count) => `${number(count)} sa`,
    days: (count) => `${number(count)} gün`,
    two: ({ larger, smaller }) => `${larger} ${smaller}`,
  },
}
