import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Cerca recensioni',
    placeholder: 'Cerca nel feedback',
    placeholderWithNames: 'Cerca feedback e nomi',
  },
  filter: 'Filtri',
  set: (count) => plural(count, { one: '# attivo', other: '# attivi' }),
  remove: (filter) => `Rimuovi il filtro ${filter}`,
  clear: 'Rimuovi filtri',
  count: {
    all: (total) => plural(total, { one: '# recensione', other: '# recensioni' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} su # recensione`, other: `${matching} su # recensioni` }),
  },

  rating: 'Valutazione',
  stars: (rating) => plural(rating, { one: '# stella', other: '# stelle' }),
  severalStars: (ratings) => `${ratings.join(', ')} stelle`,
  sentiment: 'Tono',
  mismatch: 'Stelle e parole',
  contact: {
    label: 'Recapiti',
    any: 'Recapiti: tutti',
    with: 'Con recapiti',
    without: 'Senza recapiti',
  },
  theme: {
    any: 'Tema: tutti',
    chosen: (themes) => `Tema: ${themes}`,
    count: (count) => plural(count, { one: '# tema', other: '# temi' }),
  },
  language: {
    any: 'Lingua: tutte',
    chosen: (languages) => `Lingua: ${languages}`,
    count: (count) => plural(count, { one: '# lingua', other: '# lingue' }),
    unknown: 'Sconosciuta',
    unknownLanguage: 'Lingua sconosciuta',
  },
  oneLocation: 'Una sede',
  oneCode: 'Un codice',
  // Not “Dal”, which would have to be “Dall’” before 8 and 11.
  from: (day) => `Inizio: ${day}`,
  until: (day) => `Fine: ${day}`,
  several: (values) => values.join(', '),
}
