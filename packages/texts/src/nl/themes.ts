import type { Theme } from '@candour/schemas/theme-names.ts'
import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('nl')

/** Themes whose names are plural. */
const isPlural = (theme: Theme) => theme === 'facilities' || theme === 'hours'

export const themes: ThemesTexts = {
  title: 'Waar je reviews over gaan',
  loading: 'Laden…',
  failed: 'De thema’s konden niet worden geladen',
  basis: {
    all: (count) => plural(count, { one: 'Op basis van één review', other: 'Op basis van # reviews' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `Op basis van de nieuwste ${number(count)} van # review`,
        other: `Op basis van de nieuwste ${number(count)} van # reviews`,
      }),
  },
  empty: {
    noReviews: 'Geen reviews in deze periode',
    noThemes: 'Geen thema’s in deze periode',
    text: 'Thema’s zoals wachttijd of prijs verschijnen hier zodra reviews ze noemen.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Er zijn ${number(needed)} reviews in een periode nodig om te zien hoeveel sterren een thema kost of oplevert. Tot nu toe is er #.`,
      other: `Er zijn ${number(needed)} reviews in een periode nodig om te zien hoeveel sterren een thema kost of oplevert. Tot nu toe zijn er #.`,
    }),

  effect: {
    costs: ({ theme, name, stars, mentions }) =>
      isPlural(theme)
        ? pluralDecimal(stars, { other: `${name} kosten je # sterren: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} kost je # sterren: ${mentions}.` }),
    earns: ({ theme, name, stars, mentions }) =>
      isPlural(theme)
        ? pluralDecimal(stars, { other: `${name} leveren je # sterren op: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} levert je # sterren op: ${mentions}.` }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# review', other: '# reviews' }),
      same: (count) =>
        plural(count, { one: '# review, evenveel als eerder', other: '# reviews, evenveel als eerder' }),
      more: (count, difference) =>
        plural(count, {
          one: `# review, ${number(difference)} meer dan eerder`,
          other: `# reviews, ${number(difference)} meer dan eerder`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# review, ${number(difference)} minder dan eerder`,
          other: `# reviews, ${number(difference)} minder dan eerder`,
        }),
    },
    share: {
      alone: (percent) => `Genoemd in ${percent} van de reviews`,
      same: (percent) => `Genoemd in ${percent} van de reviews, evenveel als eerder`,
      more: (percent, points) =>
        plural(points, {
          one: `Genoemd in ${percent} van de reviews, # punt meer dan eerder`,
          other: `Genoemd in ${percent} van de reviews, # punten meer dan eerder`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Genoemd in ${percent} van de reviews, # punt minder dan eerder`,
          other: `Genoemd in ${percent} van de reviews, # punten minder dan eerder`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `genoemd in ${percent} van de reviews`,
      same: (percent) => `genoemd in ${percent} van de reviews, evenveel als eerder`,
      more: (percent, points) =>
        plural(points, {
          one: `genoemd in ${percent} van de reviews, # punt meer dan eerder`,
          other: `genoemd in ${percent} van de reviews, # punten meer dan eerder`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `genoemd in ${percent} van de reviews, # punt minder dan eerder`,
          other: `genoemd in ${percent} van de reviews, # punten minder dan eerder`,
        }),
    },
  },

  table: {
    caption: 'Thema’s van de reviews en hun effect op de gemiddelde beoordeling',
    theme: 'Thema',
    tone: 'Toon',
    stars: 'Sterren',
    quotes: 'Citaten',
    costs: (stars) => `kost ${decimal(stars)}`,
    earns: (stars) => `levert ${decimal(stars)} op`,
    noEffect: 'geen effect',
    inEvery: 'in elke review',
    quotesAbout: (theme) => `Citaten over ${theme.toLowerCase()}`,
    note: 'Sterren: je gemiddelde vergeleken met dat van de reviews zonder het thema. Het thema is niet altijd de oorzaak van het verschil.',
    all: (count) => plural(count, { one: 'Alle # thema’s', other: 'Alle # thema’s' }),
    fewer: 'Minder tonen',
  },

  details: {
    average: (average) => pluralDecimal(average, { other: '# sterren waar het wordt genoemd.' }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        other: `# sterren waar het wordt genoemd, ${decimal(without)} waar niet.`,
      }),
    share: (percent) => `In ${percent} van de reviews.`,
    shares: ({ percent, before }) => `In ${percent} van de reviews, eerder in ${before}.`,
    tone: (tone) => `Toon: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} negatief, ${number(neutral)} neutraal, ${number(positive)} positief`,
  quote: (text) => `“${text}”`,
}
