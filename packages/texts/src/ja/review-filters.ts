import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'クチコミを検索',
    placeholder: 'ご意見を検索',
    placeholderWithNames: 'ご意見と名前を検索',
  },
  filter: 'フィルター',
  set: (count) => plural(count, { other: '#件設定中' }),
  remove: (filter) => `フィルター「${filter}」を解除`,
  clear: 'フィルターを解除',
  count: {
    all: (total) => plural(total, { other: 'クチコミ#件' }),
    matching: ({ matching, total }) => plural(total, { other: `クチコミ#件中${matching}件` }),
  },

  rating: '評価',
  stars: (rating) => plural(rating, { other: '星#つ' }),
  severalStars: (ratings) => `星${ratings.join('・')}つ`,
  sentiment: '感情',
  mismatch: '星と内容',
  contact: {
    label: '連絡先',
    any: '連絡先：すべて',
    with: '連絡先あり',
    without: '連絡先なし',
  },
  theme: {
    any: '話題：すべて',
    chosen: (themes) => `話題：${themes}`,
    count: (count) => plural(count, { other: '話題#件' }),
  },
  language: {
    any: '言語：すべて',
    chosen: (languages) => `言語：${languages}`,
    count: (count) => plural(count, { other: '#言語' }),
    unknown: '不明',
    unknownLanguage: '不明な言語',
  },
  oneLocation: '1店舗',
  oneCode: '1つのコード',
  from: (day) => `${day}から`,
  until: (day) => `${day}まで`,
  several: (values) => values.join('、'),
}
