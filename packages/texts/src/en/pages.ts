import { ui } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('en')

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

export type PageTexts = typeof pages
