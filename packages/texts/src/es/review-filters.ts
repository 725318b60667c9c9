import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Buscar reseñas',
    placeholder: 'Buscar en los comentarios',
    placeholderWithNames: 'Buscar comentarios y nombres',
  },
  filter: 'Filtros',
  set: (count) => plural(count, { one: '# activo', other: '# activos' }),
  remove: (filter) => `Quitar el filtro ${filter}`,
  clear: 'Borrar filtros',
  count: {
    all: (total) => plural(total, { one: '# reseña', other: '# reseñas' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} de # reseña`, other: `${matching} de # reseñas` }),
  },

  rating: 'Puntuación',
  stars: (rating) => plural(rating, { one: '# estrella', other: '# estrellas' }),
  severalStars: (ratings) => `${ratings.join(', ')} estrellas`,
  sentiment: 'Tono',
  mismatch: 'Estrellas y texto',
  contact: {
    label: 'Contacto',
    any: 'Contacto: todos',
    with: 'Con contacto',
    without: 'Sin contacto',
  },
  theme: {
    any: 'Tema: todos',
    chosen: (themes) => `Tema: ${themes}`,
    count: (count) => plural(count, { one: '# tema', other: '# temas' }),
  },
  language: {
    any: 'Idioma: todos',
    chosen: (languages) => `Idioma: ${languages}`,
    count: (count) => plural(count, { one: '# idioma', other: '# idiomas' }),
    unknown: 'Desconocido',
    unknownLanguage: 'Idioma desconocido',
  },
  oneLocation: 'Un local',
  oneCode: 'Un código',
  from: (day) => `Desde el ${day}`,
  until: (day) => `Hasta el ${day}`,
  several: (values) => values.join(', '),
}
