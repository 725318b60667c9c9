import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('pt-BR')

export const themes: ThemesTexts = {
  title: 'Do que suas avaliações falam',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar os temas',
  basis: {
    all: (count) => plural(count, { one: 'Com base em # avaliação', other: 'Com base em # avaliações' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `Com base nas ${number(count)} mais recentes de # avaliação`,
        other: `Com base nas ${number(count)} mais recentes de # avaliações`,
      }),
  },
  empty: {
    noReviews: 'Nenhuma avaliação neste período',
    noThemes: 'Nenhum tema neste período',
    text: 'Temas como tempo de espera ou preço aparecem aqui quando as avaliações os mencionam.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `São necessárias ${number(needed)} avaliações em um período para dizer quantas estrelas um tema custa ou rende. Até agora há #.`,
      other: `São necessárias ${number(needed)} avaliações em um período para dizer quantas estrelas um tema custa ou rende. Até agora há #.`,
    }),

  effect: {
    costs: ({ theme, name, stars, mentions }) =>
      theme === 'facilities'
        ? pluralDecimal(stars, {
            one: `${name} custam a você # estrela: ${mentions}.`,
            other: `${name} custam a você # estrelas: ${mentions}.`,
          })
        : pluralDecimal(stars, {
            one: `${name} custa a você # estrela: ${mentions}.`,
            other: `${name} custa a você # estrelas: ${mentions}.`,
          }),
    earns: ({ theme, name, stars, mentions }) =>
      theme === 'facilities'
        ? pluralDecimal(stars, {
            one: `${name} rendem a você # estrela: ${mentions}.`,
            other: `${name} rendem a você # estrelas: ${mentions}.`,
          })
        : pluralDecimal(stars, {
            one: `${name} rende a você # estrela: ${mentions}.`,
            other: `${name} rende a você # estrelas: ${mentions}.`,
          }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# avaliação', other: '# avaliações' }),
      same: (count) =>
        plural(count, {
          one: '# avaliação, tantas quanto antes',
          other: '# avaliações, tantas quanto antes',
        }),
      more: (count, difference) =>
        plural(count, {
          one: `# avaliação, ${number(difference)} a mais que antes`,
          other: `# avaliações, ${number(difference)} a mais que antes`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# avaliação, ${number(difference)} a menos que antes`,
          other: `# avaliações, ${number(difference)} a menos que antes`,
        }),
    },
    share: {
      alone: (percent) => `Mencionado em ${percent} das avaliações`,
      same: (percent) => `Mencionado em ${percent} das avaliações, como antes`,
      more: (percent, points) =>
        plural(points, {
          one: `Mencionado em ${percent} das avaliações, # ponto a mais que antes`,
          other: `Mencionado em ${percent} das avaliações, # pontos a mais que antes`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Mencionado em ${percent} das avaliações, # ponto a menos que antes`,
          other: `Mencionado em ${percent} das avaliações, # pontos a menos que antes`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `tema mencionado em ${percent} das avaliações`,
      same: (percent) => `tema mencionado em ${percent} das avaliações, como antes`,
      more: (percent, points) =>
        plural(points, {
          one: `tema mencionado em ${percent} das avaliações, # ponto a mais que antes`,
          other: `tema mencionado em ${percent} das avaliações, # pontos a mais que antes`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `tema mencionado em ${percent} das avaliações, # ponto a menos que antes`,
          other: `tema mencionado em ${percent} das avaliações, # pontos a menos que antes`,
        }),
    },
  },

  table: {
    caption: 'Temas das avaliações e o efeito deles na nota média',
    theme: 'Tema',
    tone: 'Tom',
    stars: 'Estrelas',
    quotes: 'Citações',
    costs: (stars) => `custa ${decimal(stars)}`,
    earns: (stars) => `rende ${decimal(stars)}`,
    noEffect: 'sem efeito',
    inEvery: 'em todas',
    quotesAbout: (theme) => `Citações sobre ${theme.toLowerCase()}`,
    note: 'Estrelas: sua média em comparação com a das avaliações sem o tema. O tema nem sempre é a causa da diferença.',
    all: (count) => plural(count, { one: 'Todos os temas (#)', other: 'Todos os temas (#)' }),
    fewer: 'Mostrar menos',
  },

  details: {
    average: (average) =>
      pluralDecimal(average, {
        one: '# estrela onde é mencionado.',
        other: '# estrelas onde é mencionado.',
      }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        one: `# estrela onde é mencionado, ${decimal(without)} onde não é.`,
        other: `# estrelas onde é mencionado, ${decimal(without)} onde não é.`,
      }),
    share: (percent) => `Em ${percent} das avaliações.`,
    shares: ({ percent, before }) => `Em ${percent} das avaliações, antes em ${before}.`,
    tone: (tone) => `Tom: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} negativas, ${number(neutral)} neutras, ${number(positive)} positivas`,
  quote: (text) => `“${text}”`,
}
