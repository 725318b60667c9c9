import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Reviews doorzoeken',
    placeholder: 'Feedback doorzoeken',
    placeholderWithNames: 'Zoek in feedback en namen',
  },
  filter: 'Filters',
  set: (count) => plural(count, { one: '# ingesteld', other: '# ingesteld' }),
  remove: (filter) => `Filter verwijderen: ${filter}`,
  clear: 'Filters wissen',
  count: {
    all: (total) => plural(total, { one: '# review', other: '# reviews' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} van # review`, other: `${matching} van # reviews` }),
  },

  rating: 'Beoordeling',
  stars: (rating) => plural(rating, { one: '# ster', other: '# sterren' }),
  severalStars: (ratings) => `${ratings.join(', ')} sterren`,
  sentiment: 'Sentiment',
  mismatch: 'Sterren en tekst',
  contact: {
    label: 'Contact',
    any: 'Contact: alle',
    with: 'Met contactgegevens',
    without: 'Zonder contactgegevens',
  },
  theme: {
    any: 'Thema: alle',
    chosen: (themes) => `Thema: ${themes}`,
    count: (count) => plural(count, { one: '# thema', other: '# thema’s' }),
  },
  language: {
    any: 'Taal: alle',
    chosen: (languages) => `Taal: ${languages}`,
    count: (count) => plural(count, { one: '# taal', other: '# talen' }),
    unknown: 'Onbekend',
    unknownLanguage: 'Onbekende taal',
  },
  oneLocation: 'Eén vestiging',
  oneCode: 'Eén code',
  from: (day) => `Vanaf ${day}`,
  until: (day) => `Tot en met ${day}`,
  several: (values) => values.join(', '),
}
