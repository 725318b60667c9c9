/** The texts of the visitor's private page of a conversation in English. Rendered on the server only. */
export const enConversation = {
  title: (company: string) => `Your conversation with ${company}`,
  yourFeedback: 'Your feedback',
  /** When something was written. */
  time: (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
  you: 'You',
  noAnswer: (company: string) => `${company} has not answered yet.`,
  sent: (company: string) => `Your answer has been sent to ${company}.`,
  answer: 'Your answer',
  placeholder: 'Write your answer...',
  send: 'Send Answer',
  private: (company: string) =>
    `Only you and the team of ${company} can read this page. Please keep its address to yourself.`,
  failed: 'Your answer has not been sent yet. Please try again.',
  invalid: {
    blank: 'Please write an answer.',
    tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters`,
  },
  ended: {
    title: 'This link is no longer valid',
    text: 'Please check that the address is complete. A link ends 180 days after the last message.',
  },
}

export type ConversationTexts = typeof enConversation
