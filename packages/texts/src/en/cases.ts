import { formats } from '#formats.ts'

const { number } = formats('en')

/** What the overview says about cases, which are the company's work on reviews. The rest is in `inbox.ts`. */
export const cases = {
  figures: {
    /** Label of a time: how long a review waits for its first answer. */
    firstAnswer: 'First answer',
    firstAnswerTitle: 'Median of the last 30 days',
    /** Instead of the time: no review was answered. */
    noAnswer: 'none in 30 days',
    /** Label of a number of reviews. */
    open: 'Being worked on',
    openTitle: 'In progress, or waiting for the customer',
  },
  /** Lengths of time, as short as possible. */
  duration: {
    underMinute: 'under 1 min',
    minutes: (count: number) => `${number(count)} min`,
    hours: (count: number) => `${number(count)} h`,
    days: (count: number) => `${number(count)} d`,
    /** Two of the above, such as `2 h` and `10 min`. */
    two: ({ larger, smaller }: { larger: string; smaller: string }) => `${larger} ${smaller}`,
  },
}

export type CasesTexts = typeof cases
