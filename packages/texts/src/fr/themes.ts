import type { Theme } from '@candour/schemas/theme-names.ts'
import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('fr')

// As subjects of sentences, in which the names need an article.
const subjects: Record<Theme, string> = {
  staff: 'Le personnel',
  waiting: 'L’attente',
  price: 'Le prix',
  food: 'La cuisine',
  quality: 'La qualité',
  communication: 'La communication',
  trust: 'La confiance',
  cleanliness: 'La propreté',
  atmosphere: 'L’ambiance',
  noise: 'Le bruit',
  facilities: 'Les équipements',
  location: 'L’emplacement',
  parking: 'Le stationnement',
  booking: 'La réservation',
  hours: 'Les horaires',
  selection: 'Le choix',
}

const isPlural = (theme: Theme) => theme === 'facilities' || theme === 'hours'

export const themes: ThemesTexts = {
  title: 'De quoi parlent vos avis',
  loading: 'Chargement…',
  failed: 'Échec du chargement des thèmes',
  basis: {
    all: (count) => plural(count, { one: 'D’après un seul avis', other: 'D’après # avis' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `D’après les ${number(count)} avis les plus récents sur #`,
        other: `D’après les ${number(count)} avis les plus récents sur #`,
      }),
  },
  empty: {
    noReviews: 'Aucun avis sur cette période',
    noThemes: 'Aucun thème sur cette période',
    text: 'Des thèmes comme l’attente ou le prix apparaissent ici dès que des avis les mentionnent.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Il faut ${number(needed)} avis sur une période pour dire ce qu’un thème coûte ou rapporte en étoiles. Pour l’instant, il y en a #.`,
      other: `Il faut ${number(needed)} avis sur une période pour dire ce qu’un thème coûte ou rapporte en étoiles. Pour l’instant, il y en a #.`,
    }),

  effect: {
    costs: ({ theme, stars, mentions }) =>
      isPlural(theme)
        ? pluralDecimal(stars, {
            one: `${subjects[theme]} vous coûtent # étoile : ${mentions}.`,
            other: `${subjects[theme]} vous coûtent # étoiles : ${mentions}.`,
          })
        : pluralDecimal(stars, {
            one: `${subjects[theme]} vous coûte # étoile : ${mentions}.`,
            other: `${subjects[theme]} vous coûte # étoiles : ${mentions}.`,
          }),
    earns: ({ theme, stars, mentions }) =>
      isPlural(theme)
        ? pluralDecimal(stars, {
            one: `${subjects[theme]} vous rapportent # étoile : ${mentions}.`,
            other: `${subjects[theme]} vous rapportent # étoiles : ${mentions}.`,
          })
        : pluralDecimal(stars, {
            one: `${subjects[theme]} vous rapporte # étoile : ${mentions}.`,
            other: `${subjects[theme]} vous rapporte # étoiles : ${mentions}.`,
          }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# avis', other: '# avis' }),
      same: (count) => plural(count, { one: '# avis, autant qu’avant', other: '# avis, autant qu’avant' }),
      more: (count, difference) =>
        plural(count, {
          one: `# avis, ${number(difference)} de plus qu’avant`,
          other: `# avis, ${number(difference)} de plus qu’avant`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# avis, ${number(difference)} de moins qu’avant`,
          other: `# avis, ${number(difference)} de moins qu’avant`,
        }),
    },
    share: {
      alone: (percent) => `Dans ${percent} des avis`,
      same: (percent) => `Dans ${percent} des avis, autant qu’avant`,
      more: (percent, points) =>
        plural(points, {
          one: `Dans ${percent} des avis, # point de plus qu’avant`,
          other: `Dans ${percent} des avis, # points de plus qu’avant`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Dans ${percent} des avis, # point de moins qu’avant`,
          other: `Dans ${percent} des avis, # points de moins qu’avant`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `dans ${percent} des avis`,
      same: (percent) => `dans ${percent} des avis, autant qu’avant`,
      more: (percent, points) =>
        plural(points, {
          one: `dans ${percent} des avis, # point de plus qu’avant`,
          other: `dans ${percent} des avis, # points de plus qu’avant`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `dans ${percent} des avis, # point de moins qu’avant`,
          other: `dans ${percent} des avis, # points de moins qu’avant`,
        }),
    },
  },

  table: {
    caption: 'Thèmes des avis, et leur effet sur la note moyenne',
    theme: 'Thème',
    tone: 'Tonalité',
    stars: 'Étoiles',
    quotes: 'Citations',
    costs: (stars) => `coûte ${decimal(stars)}`,
    earns: (stars) => `rapporte ${decimal(stars)}`,
    noEffect: 'aucun effet',
    inEvery: 'dans tous les avis',
    quotesAbout: (theme) => `Citations sur le thème « ${theme} »`,
    note: 'Étoiles : votre moyenne comparée à celle des avis sans le thème. Le thème n’est pas toujours la cause de l’écart.',
    all: (count) => plural(count, { one: 'Le # thème', other: 'Les # thèmes' }),
    fewer: 'Afficher moins',
  },

  details: {
    average: (average) =>
      pluralDecimal(average, {
        one: '# étoile là où le thème est mentionné.',
        other: '# étoiles là où le thème est mentionné.',
      }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        one: `# étoile là où le thème est mentionné, ${decimal(without)} ailleurs.`,
        other: `# étoiles là où le thème est mentionné, ${decimal(without)} ailleurs.`,
      }),
    share: (percent) => `Dans ${percent} des avis.`,
    shares: ({ percent, before }) => `Dans ${percent} des avis, contre ${before} avant.`,
    tone: (tone) => `Tonalité : ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) => {
    const negatives = plural(negative, { one: '# négatif', other: '# négatifs' })
    const neutrals = plural(neutral, { one: '# neutre', other: '# neutres' })
    const positives = plural(positive, { one: '# positif', other: '# positifs' })
    return `${negatives}, ${neutrals}, ${positives}`
  },
  quote: (text) => `« ${text} »`,
}
