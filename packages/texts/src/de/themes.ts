import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('de')

export const themes: ThemesTexts = {
  title: 'Worum es in Ihren Bewertungen geht',
  loading: 'Wird geladen …',
  failed: 'Die Themen konnten nicht geladen werden',
  basis: {
    all: (count) =>
      plural(count, { one: 'Auf Grundlage einer Bewertung', other: 'Auf Grundlage von # Bewertungen' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `Auf Grundlage der neuesten ${number(count)} von # Bewertung`,
        other: `Auf Grundlage der neuesten ${number(count)} von # Bewertungen`,
      }),
  },
  empty: {
    noReviews: 'Keine Bewertungen in diesem Zeitraum',
    noThemes: 'Keine Themen in diesem Zeitraum',
    text: 'Themen wie Wartezeit oder Preis erscheinen hier, sobald Bewertungen sie erwähnen.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Was ein Thema an Sternen kostet oder bringt, lässt sich ab ${number(needed)} Bewertungen in einem Zeitraum sagen. Bisher ist es #.`,
      other: `Was ein Thema an Sternen kostet oder bringt, lässt sich ab ${number(needed)} Bewertungen in einem Zeitraum sagen. Bisher sind es #.`,
    }),

  effect: {
    costs: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `Das Thema „${name}“ kostet Sie # Sterne: ${mentions}.` }),
    earns: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `Das Thema „${name}“ bringt Ihnen # Sterne: ${mentions}.` }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
      same: (count) =>
        plural(count, {
          one: '# Bewertung, so viele wie zuvor',
          other: '# Bewertungen, so viele wie zuvor',
        }),
      more: (count, difference) =>
        plural(count, {
          one: `# Bewertung, ${number(difference)} mehr als zuvor`,
          other: `# Bewertungen, ${number(difference)} mehr als zuvor`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# Bewertung, ${number(difference)} weniger als zuvor`,
          other: `# Bewertungen, ${number(difference)} weniger als zuvor`,
        }),
    },
    share: {
      alone: (percent) => `In ${percent} der Bewertungen erwähnt`,
      same: (percent) => `In ${percent} der Bewertungen erwähnt, so oft wie zuvor`,
      more: (percent, points) =>
        plural(points, {
          one: `In ${percent} der Bewertungen erwähnt, # Punkt mehr als zuvor`,
          other: `In ${percent} der Bewertungen erwähnt, # Punkte mehr als zuvor`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `In ${percent} der Bewertungen erwähnt, # Punkt weniger als zuvor`,
          other: `In ${percent} der Bewertungen erwähnt, # Punkte weniger als zuvor`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `in ${percent} der Bewertungen erwähnt`,
      same: (percent) => `in ${percent} der Bewertungen erwähnt, so oft wie zuvor`,
      more: (percent, points) =>
        plural(points, {
          one: `in ${percent} der Bewertungen erwähnt, # Punkt mehr als zuvor`,
          other: `in ${percent} der Bewertungen erwähnt, # Punkte mehr als zuvor`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `in ${percent} der Bewertungen erwähnt, # Punkt weniger als zuvor`,
          other: `in ${percent} der Bewertungen erwähnt, # Punkte weniger als zuvor`,
        }),
    },
  },

  table: {
    caption: 'Themen der Bewertungen und ihre Wirkung auf die Sterne im Schnitt',
    theme: 'Thema',
    tone: 'Tonfall',
    stars: 'Sterne',
    quotes: 'Zitate',
    costs: (stars) => `kostet ${decimal(stars)}`,
    earns: (stars) => `bringt ${decimal(stars)}`,
    noEffect: 'ohne Wirkung',
    inEvery: 'in jeder Bewertung',
    quotesAbout: (theme) => `Zitate zum Thema ${theme}`,
    note: 'Sterne: Ihr Durchschnitt verglichen mit dem der Bewertungen ohne das Thema. Das Thema ist nicht immer die Ursache des Unterschieds.',
    all: (count) => plural(count, { one: 'Alle # Themen', other: 'Alle # Themen' }),
    fewer: 'Weniger anzeigen',
  },

  details: {
    average: (average) => pluralDecimal(average, { other: '# Sterne, wo es erwähnt wird.' }),
    averages: ({ average, without }) =>
      pluralDecimal(average, { other: `# Sterne, wo es erwähnt wird, ${decimal(without)}, wo nicht.` }),
    share: (percent) => `In ${percent} der Bewertungen.`,
    shares: ({ percent, before }) => `In ${percent} der Bewertungen, zuvor in ${before}.`,
    tone: (tone) => `Tonfall: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} negativ, ${number(neutral)} neutral, ${number(positive)} positiv`,
  quote: (text) => `„${text}“`,
}
