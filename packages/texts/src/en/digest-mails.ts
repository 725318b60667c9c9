import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('en')

const reviews = (count: number) => plural(count, { one: '# review', other: '# reviews' })

/**
 * Words of the weekly and monthly mails with a company's figures. `company` is its name; a month is any point in it, in
 * UTC, like all days. An average is 1 to 5 stars.
 */
export const digestMails = {
  /** The same for a week and for a month. */
  weekly: {
    subject: (company: string, _month: Date, count: number, average: number) =>
      `${company} last week: ${reviews(count)}, ${decimal(average)} stars`,
    subjectNone: (company: string, _month: Date) => `${company} last week: no new reviews`,
    title: (company: string, _month: Date) => `${company} last week`,
    quiet: (company: string, _month: Date) => `Nothing new at ${company} last week`,
    compared: (from: Date, to: Date) => `${range(from, to)}, compared with the week before`,
    /** Link. */
    stop: 'Stop this weekly digest',
    closing: (company: string) => `You are receiving this weekly digest as a member of ${company}.`,
  },
  monthly: {
    subject: (company: string, at: Date, count: number, average: number) =>
      `${company} in ${month(at)}: ${reviews(count)}, ${decimal(average)} stars`,
    subjectNone: (company: string, at: Date) => `${company} in ${month(at)}: no new reviews`,
    title: (company: string, at: Date) => `${company} in ${month(at)}`,
    quiet: (company: string, at: Date) => `Nothing new at ${company} in ${month(at)}`,
    compared: (from: Date, to: Date) => `${range(from, to)}, compared with the month before`,
    /** Link. */
    stop: 'Stop this monthly digest',
    closing: (company: string) => `You are receiving this monthly digest as a member of ${company}.`,
  },
  quietLine: (from: Date, to: Date) => `No reviews, scans or page views, ${range(from, to)}.`,
  paused:
    'This was the fourth time in a row, so this digest is now paused. Resume it on the page that the button opens, or by choosing an interval in your notification settings.',
  /** Button. */
  resume: 'Resume this digest',
  /** Button and link. */
  open: 'Open your dashboard',
  /** Link. */
  settings: 'Change your notification settings',
  /** Headings of the page that ends these mails. */
  ending: {
    stop: (company: string) => `Stop the digest of ${company}?`,
    stopped: (company: string) => `You no longer get the digest of ${company}`,
    resumed: (company: string) => `You get the digest of ${company} again`,
  },

  /** Names of figures, above or before them. */
  reviews: 'Reviews',
  average: 'Average',
  positive: 'Positive',
  /** Compared with the period before. */
  noChange: 'no change',
  /** `signed` is the number of percentage points with its sign, such as `+3`. */
  points: (count: number, signed: string) =>
    plural(count, { one: `${signed} point`, other: `${signed} points` }),
  /** In plain text: a figure and how it has changed. */
  figure: (name: string, value: string, change: string) => `${name}: ${value} (${change})`,

  perDay: 'Reviews per day',
  /** Instead of the chart; `days` are such as `Mon 3, Tue 5`. */
  perDayList: (days: string) => `Reviews per day: ${days}`,
  /** The colors of the chart. */
  sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },

  funnel: 'From scan to review',
  steps: {
    scan: 'Code scans',
    view: 'Page views',
    public: 'Google clicks',
    rating: 'Ratings started',
    review: 'Reviews',
  },

  good: 'Good reviews',
  bad: 'Bad reviews',
  /** Quotation marks around a customer's words. */
  quote: (words: string) => `“${words}”`,
  stars: (rating: number) => plural(rating, { one: '# star', other: '# stars' }),
  /** In plain text: a quote and its stars, both as above. */
  quoteWithStars: (quote: string, stars: string) => `${quote} (${stars})`,

  waiting: 'Waiting for an answer',
  stillNew: (count: number, all: number) => `${number(count)} of ${reviews(all)} still new`,
  inProgress: (count: number) =>
    plural(count, { one: '# review in progress', other: '# reviews in progress' }),

  /** Codes of spots, such as tables, that nobody has scanned in this period. */
  silent: 'Codes without a scan',
  silentCode: (name: string, scans: number) => `${name}: no scan; usually ${number(scans)}`,
  moreSilent: (count: number) => `and ${number(count)} more`,
}

export type DigestMailTexts = typeof digestMails
