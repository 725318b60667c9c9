import type { Theme } from '@candour/schemas/theme-names.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('en')

/** Themes whose names are plural. */
const isPlural = (theme: Theme) => theme === 'facilities' || theme === 'hours'

interface Effect {
  theme: Theme
  name: string
  stars: number
  mentions: string
}

/**
 * The card that says what reviews are about: how often themes are mentioned, and how the average rating of the reviews that
 * mention one differs from that of the others. The names of the themes are in `common.ts`. Percents are passed as they are
 * written in the language.
 */
export const themes = {
  title: 'What your reviews are about',
  loading: 'Loading...',
  failed: 'Failed to load the themes',
  /** Below the title: the reviews that the numbers are based on. */
  basis: {
    all: (count: number) => plural(count, { one: 'Based on one review', other: 'Based on # reviews' }),
    newest: ({ count, total }: { count: number; total: number }) =>
      plural(total, {
        one: `Based on the newest ${number(count)} of # review`,
        other: `Based on the newest ${number(count)} of # reviews`,
      }),
  },
  empty: {
    noReviews: 'No reviews in this period',
    noThemes: 'No themes in this period',
    text: 'Themes such as waiting time or price appear here once reviews mention them.',
  },
  tooFew: ({ needed, count }: { needed: number; count: number }) =>
    plural(count, {
      one: `It takes ${number(needed)} reviews in a period to tell what a theme costs or earns in stars. So far there is #.`,
      other: `It takes ${number(needed)} reviews in a period to tell what a theme costs or earns in stars. So far there are #.`,
    }),

  /**
   * Says what the theme with the largest effect does to the average rating. `name` is that of the theme; `theme` tells which
   * it is, for its number and gender. `mentions` is a text of `mentions.reviews` or `mentions.shareInSentence`.
   */
  effect: {
    costs: ({ theme, name, stars, mentions }: Effect) =>
      isPlural(theme)
        ? pluralDecimal(stars, { other: `${name} cost you # stars: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} costs you # stars: ${mentions}.` }),
    earns: ({ theme, name, stars, mentions }: Effect) =>
      isPlural(theme)
        ? pluralDecimal(stars, { other: `${name} earn you # stars: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} earns you # stars: ${mentions}.` }),
  },

  /** How many reviews mention a theme, and how that compares with the period before, unless there is none (`alone`). */
  mentions: {
    reviews: {
      alone: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
      same: (count: number) =>
        plural(count, { one: '# review, as many as before', other: '# reviews, as many as before' }),
      more: (count: number, difference: number) =>
        plural(count, {
          one: `# review, ${number(difference)} more than before`,
          other: `# reviews, ${number(difference)} more than before`,
        }),
      fewer: (count: number, difference: number) =>
        plural(count, {
          one: `# review, ${number(difference)} fewer than before`,
          other: `# reviews, ${number(difference)} fewer than before`,
        }),
    },
    /** The same as a percentage, with the difference in percentage points. */
    share: {
      alone: (percent: string) => `Mentioned in ${percent} of reviews`,
      same: (percent: string) => `Mentioned in ${percent} of reviews, as many as before`,
      more: (percent: string, points: number) =>
        plural(points, {
          one: `Mentioned in ${percent} of reviews, # point more than before`,
          other: `Mentioned in ${percent} of reviews, # points more than before`,
        }),
      fewer: (percent: string, points: number) =>
        plural(points, {
          one: `Mentioned in ${percent} of reviews, # point less than before`,
          other: `Mentioned in ${percent} of reviews, # points less than before`,
        }),
    },
    /** The same at the end of `effect`, after a colon. */
    shareInSentence: {
      alone: (percent: string) => `mentioned in ${percent} of reviews`,
      same: (percent: string) => `mentioned in ${percent} of reviews, as many as before`,
      more: (percent: string, points: number) =>
        plural(points, {
          one: `mentioned in ${percent} of reviews, # point more than before`,
          other: `mentioned in ${percent} of reviews, # points more than before`,
        }),
      fewer: (percent: string, points: number) =>
        plural(points, {
          one: `mentioned in ${percent} of reviews, # point less than before`,
          other: `mentioned in ${percent} of reviews, # points less than before`,
        }),
    },
  },

  table: {
    /** Read out before the table. */
    caption: 'Themes of the reviews, and their effect on the average rating',
    /** Column heads. */
    theme: 'Theme',
    /** Whether the reviews praise or criticize. */
    tone: 'Tone',
    stars: 'Stars',
    quotes: 'Quotes',
    /** Cells under “Stars”: as short as possible. */
    costs: (stars: number) => `costs ${decimal(stars)}`,
    earns: (stars: number) => `earns ${decimal(stars)}`,
    noEffect: 'no effect',
    /** The theme is mentioned in every review, so there is nothing to compare with. */
    inEvery: 'in every review',
    /** Name of a button. `theme` is a name from `common.ts`; English does not begin it with a capital letter here. */
    quotesAbout: (theme: string) => `Quotes about ${theme.toLowerCase()}`,
    note: 'Stars: your average against that of the reviews without the theme. The theme is not always the cause of the difference.',
    /** Buttons that show more and fewer themes. */
    all: (count: number) => plural(count, { one: 'All # themes', other: 'All # themes' }),
    fewer: 'Show fewer',
  },

  /** Sentences on one theme. */
  details: {
    /** The average rating of the reviews that mention it. */
    average: (average: number) => pluralDecimal(average, { other: '# stars where it is mentioned.' }),
    averages: ({ average, without }: { average: number; without: number }) =>
      pluralDecimal(average, {
        other: `# stars where it is mentioned, ${decimal(without)} where it is not.`,
      }),
    share: (percent: string) => `In ${percent} of reviews.`,
    /** With that of the period before. */
    shares: ({ percent, before }: { percent: string; before: string }) =>
      `In ${percent} of reviews, before in ${before}.`,
    /** `tone` is the text below. */
    tone: (tone: string) => `Tone: ${tone}.`,
    /** Puts these sentences one after the other. */
    sentences: (sentences: readonly string[]) => sentences.join(' '),
  },
  /** Numbers of reviews that mention a theme, by the sentiment of what they say about it. */
  tone: ({ negative, neutral, positive }: { negative: number; neutral: number; positive: number }) =>
    `${number(negative)} negative, ${number(neutral)} neutral, ${number(positive)} positive`,
  /** A sentence from a review. */
  quote: (text: string) => `“${text}”`,
}

export type ThemesTexts = typeof themes
