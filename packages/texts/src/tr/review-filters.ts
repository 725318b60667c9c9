import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Yorumlarda ara',
    placeholder: 'Geri bildirimlerde ara',
    placeholderWithNames: 'Geri bildirim ve adlarda ara',
  },
  filter: 'Filtrele',
  set: (count) => plural(count, { one: '# etkin', other: '# etkin' }),
  remove: (filter) => `Filtreyi kaldır: ${filter}`,
  clear: 'Filtreleri temizle',
  count: {
    all: (total) => plural(total, { one: '# yorum', other: '# yorum' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} / # yorum`, other: `${matching} / # yorum` }),
  },

  rating: 'Puan',
  stars: (rating) => plural(rating, { one: '# yıldız', other: '# yıldız' }),
  severalStars: (ratings) => `${ratings.join(', ')} yıldız`,
  sentiment: 'Duygu',
  mismatch: 'Yıldızlar ve metin',
  contact: {
    label: 'İletişim',
    any: 'İletişim: tümü',
    with: 'İletişim bilgisi var',
    without: 'İletişim bilgisi yok',
  },
  theme: {
    any: 'Konu: tümü',
    chosen: (themes) => `Konu: ${themes}`,
    count: (count) => plural(count, { one: '# konu', other: '# konu' }),
  },
  language: {
    any: 'Dil: tümü',
    chosen: (languages) => `Dil: ${languages}`,
    count: (count) => plural(count, { one: '# dil', other: '# dil' }),
    unknown: 'Bilinmeyen',
    unknownLanguage: 'Bilinmeyen dil',
  },
  oneLocation: 'Bir şube',
  oneCode: 'Bir kod',
  from: (day) => `Başlangıç: ${day}`,
  until: (day) => `Bitiş: ${day}`,
  several: (values) => values.join(', '),
}
