import { formats } from '#formats.ts'

const { day } = formats('en')

/** Words of the mails to visitors, and of the page that ends these mails. */
export const mails = {
  reply: {
    subject: (company: string) => `${company} has answered your feedback`,
    /** Before a link. */
    answer: (company: string) => `Answer ${company} on your private page:`,
    /** Before the visitor's own words. */
    wrote: (at: Date, timeZone: string) => `On ${day(at, timeZone)}, you wrote:`,
    why: (company: string) =>
      `You receive this email because you left your address with your feedback to ${company}.`,
    /** Before a link. */
    end: (company: string) => `No more emails from ${company}:`,
  },
  /** With the private link that the visitor has asked for. */
  receipt: {
    /** Before a link. */
    link: 'Read, change or withdraw your feedback:',
    why: (company: string) =>
      `You receive this email because you asked for it when you left feedback for ${company}.`,
  },
  /** After the reason for a mail with a private link. */
  secret: 'Please do not pass the link on: whoever has it can read and change your feedback.',
  unsubscribe: {
    /** Asks whether to end the mails. */
    stop: (company: string) => `Stop emails from ${company} about your feedback?`,
    stopText: 'This ends only these emails, and you can undo it here.',
    unsubscribe: 'Unsubscribe',
    stopped: (company: string) => `You no longer get emails from ${company} about your feedback`,
    stoppedText: 'All other emails go on as before.',
    undo: 'Undo',
    resumed: (company: string) => `You get emails from ${company} about your feedback again`,
    resumedText: 'Nothing else has changed.',
    /** For an unknown link, whose company is not known. */
    unknown: 'This link no longer works',
    unknownText: 'You no longer get these emails, or the link is incomplete.',
  },
}

export type MailTexts = typeof mails
