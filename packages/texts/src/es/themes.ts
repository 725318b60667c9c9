import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('es')

export const themes: ThemesTexts = {
  title: 'De qué hablan sus reseñas',
  loading: 'Cargando…',
  failed: 'No se pudieron cargar los temas',
  basis: {
    all: (count) => plural(count, { one: 'Basado en una reseña', other: 'Basado en # reseñas' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `Basado en las ${number(count)} más recientes de # reseña`,
        other: `Basado en las ${number(count)} más recientes de # reseñas`,
      }),
  },
  empty: {
    noReviews: 'No hay reseñas en este periodo',
    noThemes: 'No hay temas en este periodo',
    text: 'Aquí aparecen temas como el tiempo de espera o el precio en cuanto las reseñas los mencionan.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Hacen falta ${number(needed)} reseñas en un periodo para saber cuántas estrellas quita o aporta un tema. Por ahora hay #.`,
      other: `Hacen falta ${number(needed)} reseñas en un periodo para saber cuántas estrellas quita o aporta un tema. Por ahora hay #.`,
    }),

  // “El tema” before the name spares the article and the number that each name would need.
  effect: {
    costs: ({ name, stars, mentions }) =>
      pluralDecimal(stars, {
        one: `El tema “${name}” le quita # estrellas: ${mentions}.`,
        other: `El tema “${name}” le quita # estrellas: ${mentions}.`,
      }),
    earns: ({ name, stars, mentions }) =>
      pluralDecimal(stars, {
        one: `El tema “${name}” le aporta # estrellas: ${mentions}.`,
        other: `El tema “${name}” le aporta # estrellas: ${mentions}.`,
      }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# reseña', other: '# reseñas' }),
      same: (count) =>
        plural(count, { one: '# reseña, igual que antes', other: '# reseñas, igual que antes' }),
      more: (count, difference) =>
        plural(count, {
          one: `# reseña, ${number(difference)} más que antes`,
          other: `# reseñas, ${number(difference)} más que antes`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# reseña, ${number(difference)} menos que antes`,
          other: `# reseñas, ${number(difference)} menos que antes`,
        }),
    },
    share: {
      alone: (percent) => `Mencionado en el ${percent} de las reseñas`,
      same: (percent) => `Mencionado en el ${percent} de las reseñas, igual que antes`,
      more: (percent, points) =>
        plural(points, {
          one: `Mencionado en el ${percent} de las reseñas, # punto más que antes`,
          other: `Mencionado en el ${percent} de las reseñas, # puntos más que antes`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Mencionado en el ${percent} de las reseñas, # punto menos que antes`,
          other: `Mencionado en el ${percent} de las reseñas, # puntos menos que antes`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `mencionado en el ${percent} de las reseñas`,
      same: (percent) => `mencionado en el ${percent} de las reseñas, igual que antes`,
      more: (percent, points) =>
        plural(points, {
          one: `mencionado en el ${percent} de las reseñas, # punto más que antes`,
          other: `mencionado en el ${percent} de las reseñas, # puntos más que antes`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `mencionado en el ${percent} de las reseñas, # punto menos que antes`,
          other: `mencionado en el ${percent} de las reseñas, # puntos menos que antes`,
        }),
    },
  },

  table: {
    caption: 'Temas de las reseñas y su efecto en la puntuación media',
    theme: 'Tema',
    tone: 'Tono',
    stars: 'Estrellas',
    quotes: 'Citas',
    costs: (stars) => `quita ${decimal(stars)}`,
    earns: (stars) => `aporta ${decimal(stars)}`,
    noEffect: 'sin efecto',
    inEvery: 'en todas las reseñas',
    quotesAbout: (theme) => `Citas sobre el tema “${theme}”`,
    note: 'Estrellas: su media frente a la de las reseñas sin el tema. El tema no siempre es la causa de la diferencia.',
    all: (count) => plural(count, { one: 'Ver # tema', other: 'Ver los # temas' }),
    fewer: 'Mostrar menos',
  },

  details: {
    average: (average) =>
      pluralDecimal(average, {
        one: '# estrellas donde se menciona.',
        other: '# estrellas donde se menciona.',
      }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        one: `# estrellas donde se menciona, ${decimal(without)} donde no.`,
        other: `# estrellas donde se menciona, ${decimal(without)} donde no.`,
      }),
    share: (percent) => `En el ${percent} de las reseñas.`,
    shares: ({ percent, before }) => `En el ${percent} de las reseñas; antes, en el ${before}.`,
    tone: (tone) => `Tono: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} negativas, ${number(neutral)} neutras, ${number(positive)} positivas`,
  quote: (text) => `“${text}”`,
}
