import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Szukaj w opiniach',
    placeholder: 'Szukaj w treści',
    placeholderWithNames: 'Szukaj w treści i nazwiskach',
  },
  filter: 'Filtry',
  set: (count) => `ustawiono: ${number(count)}`,
  remove: (filter) => `Usuń filtr ${filter}`,
  clear: 'Wyczyść filtry',
  count: {
    all: (total) => plural(total, { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' }),
    matching: ({ matching, total }) => `${matching} z ${number(total)} opinii`,
  },

  rating: 'Ocena',
  stars: (rating) =>
    plural(rating, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
  severalStars: (ratings) => `Gwiazdki: ${ratings.join(', ')}`,
  sentiment: 'Wydźwięk',
  mismatch: 'Gwiazdki a treść',
  contact: {
    label: 'Kontakt',
    any: 'Kontakt: dowolny',
    with: 'Z kontaktem',
    without: 'Bez kontaktu',
  },
  theme: {
    any: 'Temat: dowolny',
    chosen: (themes) => `Temat: ${themes}`,
    count: (count) =>
      plural(count, { one: '# temat', few: '# tematy', many: '# tematów', other: '# tematu' }),
  },
  language: {
    any: 'Język: dowolny',
    chosen: (languages) => `Język: ${languages}`,
    count: (count) =>
      plural(count, { one: '# język', few: '# języki', many: '# języków', other: '# języka' }),
    unknown: 'Nieznany',
    unknownLanguage: 'Nieznany język',
  },
  oneLocation: 'Jedna lokalizacja',
  oneCode: 'Jeden kod',
  from: (day) => `Od ${day}`,
  until: (day) => `Do ${day}`,
  several: (values) => values.join(', '),
}
