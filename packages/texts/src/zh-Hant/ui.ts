import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('zh-Hant')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '# 顆星' }),
  outOfStars: (rating) => `${number(rating)} 顆星（滿分 5 顆星）`,
  optional: '選填',
  choice: {
    title: '您的體驗如何？',
    subtitle: '我們重視您的意見',
    publicReview: '撰寫公開評論',
    privateFeedback: '私下提供意見',
    note: '公開評論會發布在 Google 上。私下提供的意見會嚴格保密，並協助我們改進。',
  },
}
