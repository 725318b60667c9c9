import { formats } from '#formats.ts'

const { plural } = formats('en')

/** Search and filters above the list of all reviews. Choices of a location and a period are in `frame.ts`. */
export const reviewFilters = {
  /** Label of the search, and what stands in it while it is empty. */
  search: {
    label: 'Search reviews',
    placeholder: 'Search feedback',
    /** For those who see contact details. */
    placeholderWithNames: 'Search feedback and names',
  },
  /** Button that shows the filters: a verb, or the noun in the plural. */
  filter: 'Filter',
  /** Read out after `filter`: the number of filters that are set. */
  set: (count: number) => plural(count, { one: '# set', other: '# set' }),
  /** Name of a button; `filter` is what it shows, such as “Positive” or “Last 7 days”. */
  remove: (filter: string) => `Remove the filter ${filter}`,
  /** Button: remove all filters. */
  clear: 'Clear filters',
  /** How many of all reviews match: `matching` is a number such as “12” or “1,000+”. */
  count: {
    all: (total: number) => plural(total, { one: '# review', other: '# reviews' }),
    matching: ({ matching, total }: { matching: string; total: number }) =>
      plural(total, { one: `${matching} of # review`, other: `${matching} of # reviews` }),
  },

  /** The choice of ratings. */
  rating: 'Rating',
  stars: (rating: number) => plural(rating, { one: '# star', other: '# stars' }),
  /** Several ratings that were chosen, lowest first, such as “1, 2, 5 stars”. */
  severalStars: (ratings: readonly number[]) => `${ratings.join(', ')} stars`,
  /** The choice of sentiments, which are positive, neutral and negative. */
  sentiment: 'Sentiment',
  /** Whether the stars and the words disagree. */
  mismatch: 'Stars and words',
  /** Whether the visitor has left an address or a number. */
  contact: {
    label: 'Contact',
    any: 'Contact: any',
    with: 'With contact',
    without: 'Without contact',
  },
  theme: {
    /** No theme was chosen: reviews with any theme or none. */
    any: 'Theme: any',
    /** Read out: the themes that were chosen. */
    chosen: (themes: string) => `Theme: ${themes}`,
    count: (count: number) => plural(count, { one: '# theme', other: '# themes' }),
  },
  /** Languages that the reviews are written in. */
  language: {
    any: 'Language: any',
    chosen: (languages: string) => `Language: ${languages}`,
    count: (count: number) => plural(count, { one: '# language', other: '# languages' }),
    /** In the menu of languages. */
    unknown: 'Unknown',
    /** Standing alone. */
    unknownLanguage: 'Unknown language',
  },
  /** A location, or a code, whose name is not known (yet). */
  oneLocation: 'One location',
  oneCode: 'One code',
  /** Periods without an end and without a beginning. */
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  /** Several values of one filter: reviews with any of them. */
  several: (values: readonly string[]) => values.join(', '),
}

export type ReviewFiltersTexts = typeof reviewFilters
