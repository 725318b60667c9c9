import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ja')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '星#つ' }),
  outOfStars: (rating) => `星5つ中${number(rating)}つ`,
  optional: '任意',
  choice: {
    title: 'ご利用はいかがでしたか？',
    subtitle: '皆様のご意見を大切にしています',
    publicReview: '公開のクチコミを書く',
    privateFeedback: '非公開で意見を送る',
    note: '公開のクチコミは Google に掲載されます。非公開のご意見は秘密を厳守し、改善に役立てます。',
  },
}
