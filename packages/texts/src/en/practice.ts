import { formats } from '#formats.ts'

const { plural } = formats('en')

/** Words of the page on how a company asks for reviews. Each sentence follows from a setting or a count. */
export const practice = {
  title: 'How reviews are asked for here',
  /** Leads from the notice about personal data to this page. */
  link: 'How reviews are asked for',
  asked: {
    ways: (company: string) =>
      `Everyone who opens the page of ${company} chooses between a public review on Google and private feedback. Both ways stand side by side, with equal weight, before any rating.`,
    same: 'Whatever the stars, the page that follows is the same, and the public way stays open.',
    /** The company has given the address of its page on Google. */
    linked: (company: string) => `The public way leads to ${company} on Google.`,
    searched: (company: string) => `The public way leads to a Google search for ${company}.`,
    /** Whose words the page has in this language. */
    standard: 'The greeting and the thanks are the same for every company.',
    own: (company: string) =>
      `The greeting or the thanks was written by ${company}. Words that ask for certain stars, or offer something for a review, are refused.`,
  },
  writers: {
    title: 'Who can write',
    anyone: 'Anyone who scans a QR code or opens the link, without signing in.',
    unchecked: 'Nobody checks whether the person was a customer.',
    nothing: 'Nothing is offered for a review, and nobody is asked for a certain one.',
  },
  month: {
    title: 'Last month',
    offered: (count: number) =>
      plural(count, {
        one: 'Both ways were offered # time.',
        other: 'Both ways were offered # times.',
      }),
    google: (count: number) =>
      plural(count, {
        one: 'Google was chosen # time.',
        other: 'Google was chosen # times.',
      }),
    private: (count: number) =>
      plural(count, {
        one: 'Private feedback was left # time.',
        other: 'Private feedback was left # times.',
      }),
    none: 'Nobody opened the page.',
  },
}

export type PracticeTexts = typeof practice
