import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('en')

/** Words of components of the review pages that the consoles show as well. */
export const ui = {
  /** Name of a star in the picker, for screen readers. */
  stars: (rating: number) => plural(rating, { one: '# star', other: '# stars' }),
  outOfStars: (rating: number) => `${number(rating)} out of 5 stars`,
  /** Beside the name of a field that may stay empty. */
  optional: 'Optional',
  choice: {
    title: 'How was your experience?',
    subtitle: 'We value your feedback',
    /** Button to the company's reviews on Google. */
    publicReview: 'Leave a Public Review',
    /** Button to the form; only the company reads this feedback. */
    privateFeedback: 'Share Private Feedback',
    note: 'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
  },
}

/** Words of the pages on which a visitor leaves a review. */
export const pages = {
  loading: 'Loading...',
  noScript: 'This page needs JavaScript. Please turn it on and reload the page.',
  /** Link to the previous screen. */
  back: 'Back',

  /** The choice of language at the end of each page. */
  language: {
    /** Name of the field with the languages. */
    label: 'Language',
    /** Button beside it, for browsers without JavaScript. */
    change: 'Change language',
  },

  /** Titles of the browser's tab. */
  titles: {
    choice: (company: string) => `How was your experience? · ${company}`,
    rating: (company: string) => `Rate your experience · ${company}`,
    feedback: (company: string) => `Your feedback · ${company}`,
    thankYou: (company: string) => `Thank you · ${company}`,
    companyNotFound: 'Company Not Found',
    notFound: 'Page not found',
    paused: 'This page is taking a break',
    problem: 'This page could not be loaded',
  },

  ui,

  rating: {
    title: 'Rate your experience',
    subtitle: 'Your feedback is confidential and helps us improve',
    stars: 'Choose a rating',
  },

  feedback: {
    /** Heading after 5 stars. */
    loved: 'Tell us what you loved!',
    /** Heading after 1 to 4 stars. */
    improve: 'Help us improve your experience',
    rating: 'Your rating',
    text: 'Your feedback',
    placeholder: 'Share your thoughts...',
    confidential: 'Your feedback is confidential',
    contact: 'Contact Information',
    /** In lower case, after “Contact Information”. */
    optional: 'optional',
    /** Below “Contact Information”. */
    contactReason: 'So that the company can answer you',
    /** The visitor's name. */
    name: 'Name',
    phone: 'Phone Number',
    email: 'Email',
    /** Label of a checkbox below the email address, to which it is sent. */
    mailReceipt: 'Send me the private link to my feedback',
    submit: 'Submit Feedback',
    submitting: 'Submitting...',
    /** Label of a hidden field that only programs fill in. */
    honeypot: 'Leave this field empty',
    tooLong: (over: number) =>
      plural(over, {
        one: 'Please shorten your feedback by # character',
        other: 'Please shorten your feedback by # characters',
      }),
    offline:
      'You are offline. Your feedback is kept here and will be sent as soon as the connection returns.',
    /** Heading of a message about something that failed. */
    errorTitle: 'Error',
    failed: 'Failed to submit feedback. Please try again.',
    requiredTitle: 'Feedback required',
    /** What to correct in a field. */
    invalid: {
      feedback: 'Please tell us how we can improve.',
      rating: 'Please choose between 1 and 5 stars',
      contactEmail: 'Please enter a valid email address',
      tooLong: (max: number) =>
        plural(max, {
          one: 'Please use at most # character',
          other: 'Please use at most # characters',
        }),
      unreadable: 'Please remove the unreadable character',
    },
  },

  thankYou: {
    title: 'Thank you for your feedback!',
    text: "We'll review your feedback and work to improve.",
    home: 'Return to Home',
    publicReview: 'Leave a Public Review',
    /** Above the private link to the visitor's feedback. */
    receipt: 'Keep this link to read, change or withdraw your feedback',
    /** Link to the visitor's private page. */
    open: 'Open my feedback',
    copy: 'Copy link',
    copied: 'Copied',
  },

  /** Link to the notice about personal data, at the end of each page. One or two words. */
  privacy: 'Privacy',

  companyNotFound: {
    title: 'Company Not Found',
    text: "The review page you're looking for doesn't exist.",
    /** The code is the QR code on a poster or sticker. */
    hint: 'Please check the address, scan the code again, or ask the staff for the current one.',
    home: 'Go to the start page',
  },

  problem: {
    title: 'This page could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
    noConnection: 'The connection failed. Please check that you are online.',
  },

  /** Page of a company that does not collect reviews at the moment. Does not name the company. */
  paused: {
    title: 'This page is taking a break.',
    text: 'Thank you for stopping by. Please try again later.',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
    home: 'Go to the start page',
  },

  /** Why a request was refused, by the code of the error. */
  errors: {
    looks_automatic: 'Your feedback has not been sent yet. Please press the button again.',
    bad_request: 'The request could not be understood',
    unknown_origin:
      'This page is not allowed to make this request. Please open it at its own address and try again.',
    company_not_found: 'Company Not Found',
    company_suspended:
      'This page is taking a break, so your feedback has not been sent. It is kept here. Please try again later.',
    request_timeout: 'The request took too long. Please try again.',
    review_settled:
      'Your earlier feedback is more than an hour old and can no longer be changed. Please press the button again to send this as new feedback.',
    body_too_large: 'This is too large to send',
    too_many_requests: 'Too many requests. Please try again in a moment.',
    internal_error: 'Something went wrong. Please try again.',
    overloaded: 'The service is busy. Please try again in a moment.',
    stopping: 'The service is restarting. Please try again in a moment.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
  },

  notifications: {
    /** Name of the region with messages; F8 is the key that moves there. */
    region: 'Notifications (F8)',
    close: 'Close',
  },
}

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
  ended: {
    title: 'This link is no longer valid',
    text: 'Please check that the address is complete. A link ends when the feedback is withdrawn or deleted.',
  },
}

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

/** Words on printed posters and stickers, which everyone reads. The same for all: they must not hint at a rating. */
export const prints = {
  /** A question in two lines of similar length. */
  question: ['How was', 'your visit?'] as readonly [string, string],
  /** Short and friendly. */
  ask: 'Tell us.',
  instruction: 'Scan with your phone’s camera',
}

export type PageTexts = typeof pages
export type ReceiptTexts = typeof receipt
export type NoticeTexts = typeof notice
export type MailTexts = typeof mails
export type PrintTexts = typeof prints
