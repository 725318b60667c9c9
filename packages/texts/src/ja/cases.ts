import type { CasesTexts } from '#en/cases.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const cases: CasesTexts = {
  figures: {
    firstAnswer: '初回返信まで',
    firstAnswerTitle: '過去30日間の中央値',
    noAnswer: '30日間なし',
    open: '対応中',
    openTitle: '対応中、またはお客様の返信待ち',
  },
  duration: {
    underMinute: '1分未満',
    minutes: (count) => `${number(count)}分`,
    hours: (count) => `${number(count)}時間`,
    days: (count) => `${number(count)}日`,
    two: ({ larger, smaller }) => `${larger}${smaller}`,
  },
}
