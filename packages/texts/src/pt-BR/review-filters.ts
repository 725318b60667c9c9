import type { ReviewFiltersTexts } from '#en/review-filters.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const reviewFilters: ReviewFiltersTexts = {
  search: {
    label: 'Pesquisar avaliações',
    placeholder: 'Pesquisar feedback',
    placeholderWithNames: 'Pesquisar feedback e nomes',
  },
  filter: 'Filtrar',
  set: (count) => plural(count, { one: '# ativo', other: '# ativos' }),
  remove: (filter) => `Remover o filtro ${filter}`,
  clear: 'Limpar filtros',
  count: {
    all: (total) => plural(total, { one: '# avaliação', other: '# avaliações' }),
    matching: ({ matching, total }) =>
      plural(total, { one: `${matching} de # avaliação`, other: `${matching} de # avaliações` }),
  },

  rating: 'Nota',
  stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
  severalStars: (ratings) => `${ratings.join(', ')} estrelas`,
  sentiment: 'Sentimento',
  mismatch: 'Estrelas e texto',
  contact: {
    label: 'Contato',
    any: 'Contato: todos',
    with: 'Com contato',
    without: 'Sem contato',
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
    unknown: 'Desconhecido',
    unknownLanguage: 'Idioma desconhecido',
  },
  oneLocation: 'Uma unidade',
  oneCode: 'Um código',
  from: (day) => `A partir de ${day}`,
  until: (day) => `Até ${day}`,
  several: (values) => values.join(', '),
}
