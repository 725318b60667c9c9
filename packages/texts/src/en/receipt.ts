import { formats } from '#formats.ts'

const { plural, time, day } = formats('en')

/**
 * Words of the private page on which visitors read, change or withdraw their feedback. Names of fields and what is
 * wrong with them are those of `pages.feedback`.
 */
export const receipt = {
  title: (company: string) => `Your feedback to ${company}`,
  sent: (at: Date, timeZone: string) => `Sent on ${day(at, timeZone)}`,
  edited: (at: Date, timeZone: string) => `Changed on ${day(at, timeZone)}`,
  noContact: 'No contact information is stored.',
  changeTitle: 'Change your feedback',
  /** The last day on which it can be changed. */
  until: (at: Date, timeZone: string) => `You can change your feedback until ${day(at, timeZone)}.`,
  /** That day has passed. */
  settled:
    'This feedback can no longer be changed. You can still remove your contact information or withdraw it.',
  save: 'Save Changes',
  saved: (company: string) =>
    `Your changes have been saved. ${company} sees the new version, and what you wrote before.`,
  /** The feedback was changed on another device while this form was open; it holds what was just typed. */
  changedElsewhere:
    'Your feedback was changed somewhere else in the meantime, so this has not been saved. Above is what is stored, below is what you have just written.',
  failed: 'Nothing has been changed yet. Please try again.',
  removeContact: {
    title: 'Remove contact information',
    text: (company: string) =>
      `Your name, phone number and email are deleted. ${company} can then answer you only on this page. Your feedback stays.`,
    submit: 'Remove Contact Information',
    done: 'Your contact information has been deleted.',
  },
  withdraw: {
    title: 'Withdraw your feedback',
    text: 'Your words and contact information are deleted for good. Only the stars and the day stay in the statistics.',
    /** Label of a checkbox without which nothing is withdrawn. */
    confirm: 'Yes, delete my feedback',
    submit: 'Withdraw Feedback',
    /** The checkbox was not ticked. */
    unconfirmed: 'Please confirm that you want to withdraw your feedback.',
    done: 'Your feedback has been withdrawn',
    doneText: 'Your words and contact information have been deleted. This link no longer works.',
  },
  /** The messages between company and visitor, and the visitor's next one. */
  conversation: {
    time,
    /** Above a message that the visitor wrote. */
    you: 'You',
    noAnswer: (company: string) => `${company} has not answered yet.`,
    sent: (company: string) => `Your answer has been sent to ${company}.`,
    answer: 'Your answer',
    placeholder: 'Write your answer...',
    send: 'Send Answer',
    failed: 'Your answer has not been sent yet. Please try again.',
    invalid: {
      blank: 'Please write an answer.',
      tooLong: (max: number) =>
        plural(max, {
          one: 'Please use at most # character',
          other: 'Please use at most # characters',
        }),
    },
  },
  private:
    'Please keep the address of this page to yourself: whoever has it can read and change your feedback.',
  /** In place of `private`, for a link that was sent to an address which the visitor has not left. */
  answersOnly: (company: string) =>
    `With this link you can read and answer, but not change or withdraw the feedback, because ${company} entered the email address. Please keep it to yourself.`,
  ended: {
    title: 'This link is no longer valid',
    text: 'Please check that the address is complete. A link ends when the feedback is withdrawn or deleted.',
  },
}

export type ReceiptTexts = typeof receipt
