import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('zh-Hans')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '# 颗星' }),
  outOfStars: (rating) => `${number(rating)} 星（满分 5 星）`,
  optional: '选填',
  choice: {
    title: '您的体验如何？',
    subtitle: '我们重视您的反馈',
    publicReview: '发表公开评价',
    privateFeedback: '提交私密反馈',
    note: '公开评价会发布在 Google 上。私密反馈会严格保密，并帮助我们改进。',
  },
}
