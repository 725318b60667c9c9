import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Rechercher des avis',
    placeholder: 'Rechercher un texte',
    placeholderWithNames: 'Rechercher un texte ou un nom',
  },
  filter: 'Filtrer',
  set: (count) => plural(count, { one: '# actif', other: '# actifs' }),
  remove: (filter) => `Retirer le filtre « ${filter} »`,
  clear: 'Effacer les filtres',
  count: {
    all: (total) => plural(total, { one: '# avis', other: '# avis' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} sur # avis`, other: `${matching} sur # avis` }),
  },

  rating: 'Note',
  stars: (rating) => plural(rating, { one: '# étoile', other: '# étoiles' }),
  severalStars: (ratings) => `${ratings.join(', ')} étoiles`,
  sentiment: 'Tonalité',
  mismatch: 'Étoiles et texte',
  contact: {
    label: 'Coordonnées',
    any: 'Coordonnées : avec ou sans',
    with: 'Avec coordonnées',
    without: 'Sans coordonnées',
  },
  theme: {
    any: 'Thème : tous',
    chosen: (themes) => `Thème : ${themes}`,
    count: (count) => plural(count, { one: '# thème', other: '# thèmes' }),
  },
  language: {
    any: 'Langue : toutes',
    chosen: (languages) => `Langue : ${languages}`,
    count: (count) => plural(count, { one: '# langue', other: '# langues' }),
    unknown: 'Inconnue',
    unknownLanguage: 'Langue inconnue',
  },
  oneLocation: 'Un établissement',
  oneCode: 'Un code',
  from: (day) => `À partir du ${day}`,
  until: (day) => `Jusqu’au ${day}`,
  several: (values) => values.join(', '),
}
