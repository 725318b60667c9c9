import { formats } from '#formats.ts'

const { plural } = formats('en')

/** Words of the notice about personal data that each visitor page links to. Plain, short sentences. */
export const notice = {
  title: 'Privacy',
  responsible: {
    title: 'Who is responsible',
    company: (company: string) => `${company} is responsible for the feedback that you leave here.`,
    /** Before a postal address. */
    address: 'You can reach the company here:',
    noAddress: 'You can reach the company at its premises.',
    operator: (operator: string, company: string) =>
      `${operator} runs this page and stores the feedback on behalf of ${company}.`,
  },
  kept: {
    title: 'What is kept',
    feedback:
      'Your stars, your words, the time, the language of the page, and which QR code you scanned, if any.',
    contact: 'Your name, phone number and email only if you enter them, so that the company can answer you.',
  },
  readers: {
    title: 'Who reads it',
    text: (company: string) => `Private feedback is read by the team of ${company}. It is not published.`,
    google: 'If you leave a public review, you do so at Google, and Google’s rules apply there.',
  },
  duration: {
    title: 'How long it is kept',
    contact: (months: number) =>
      plural(months, {
        one: 'Your name, phone number and email are deleted after # month.',
        other: 'Your name, phone number and email are deleted after # months.',
      }),
    contactUnlimited: 'Your name, phone number and email are kept until you or the company deletes them.',
    text: (months: number) =>
      plural(months, {
        one: 'Your words are deleted after # month.',
        other: 'Your words are deleted after # months.',
      }),
    textUnlimited: 'Your words are kept until you or the company deletes them.',
    numbers: 'The stars and the day stay in the statistics, without anything about you.',
  },
  rights: {
    title: 'Your rights',
    /** The link is shown after the feedback has been sent. */
    receipt:
      'After sending, you get a private link. With it you can read and withdraw your feedback at any time, and change it for 30 days.',
    company: (company: string) =>
      `You can also ask ${company} what it knows about you, and have it corrected or deleted. And you can complain to a data protection authority.`,
  },
  tracking: {
    title: 'No tracking',
    text: 'These pages set no cookies, recognize nobody and load nothing from other companies. What you type is kept in your browser until it is sent.',
  },
}

export type NoticeTexts = typeof notice
