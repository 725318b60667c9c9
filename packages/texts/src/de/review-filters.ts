import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Bewertungen durchsuchen',
    placeholder: 'Feedback durchsuchen',
    placeholderWithNames: 'Feedback und Namen durchsuchen',
  },
  filter: 'Filter',
  set: (count) => plural(count, { one: '# gesetzt', other: '# gesetzt' }),
  remove: (filter) => `Filter „${filter}“ entfernen`,
  clear: 'Filter löschen',
  count: {
    all: (total) => plural(total, { one: '# Bewertung', other: '# Bewertungen' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} von # Bewertung`, other: `${matching} von # Bewertungen` }),
  },

  rating: 'Sterne',
  stars: (rating) => plural(rating, { one: '# Stern', other: '# Sterne' }),
  severalStars: (ratings) => `${ratings.join(', ')} Sterne`,
  sentiment: 'Stimmung',
  mismatch: 'Sterne und Text',
  contact: {
    label: 'Kontakt',
    any: 'Kontakt: beliebig',
    with: 'Mit Kontakt',
    without: 'Ohne Kontakt',
  },
  theme: {
    any: 'Thema: beliebig',
    chosen: (themes) => `Thema: ${themes}`,
    count: (count) => plural(count, { one: '# Thema', other: '# Themen' }),
  },
  language: {
    any: 'Sprache: beliebig',
    chosen: (languages) => `Sprache: ${languages}`,
    count: (count) => plural(count, { one: '# Sprache', other: '# Sprachen' }),
    unknown: 'Unbekannt',
    unknownLanguage: 'Unbekannte Sprache',
  },
  oneLocation: 'Ein Standort',
  oneCode: 'Ein QR-Code',
  from: (day) => `Ab ${day}`,
  until: (day) => `Bis ${day}`,
  several: (values) => values.join(', '),
}
