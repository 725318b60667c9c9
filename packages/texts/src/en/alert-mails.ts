import { formats } from '#formats.ts'

const { number, plural } = formats('en')

/** Words of the mails, and of the notifications on devices, that tell members about reviews. */
export const alertMails = {
  /** `rating` is 1 to 5. */
  stars: (rating: number) => `${number(rating)} of 5 stars`,
  /** Subjects and headings, without the customers' words. Of several reviews there are two or more. */
  newReview: (company: string, rating: number) => `New review for ${company}: ${number(rating)} of 5 stars`,
  newReviews: (company: string, count: number) => `${number(count)} new reviews for ${company}`,
  assigned: (company: string) => `A review for ${company} has been assigned to you`,
  assignedSeveral: (company: string, count: number) =>
    `${number(count)} reviews for ${company} have been assigned to you`,
  mentioned: (company: string) => `You were mentioned in a note about a review for ${company}`,
  answered: (company: string) => `A customer has replied to ${company}`,
  /** Of many reviews, the mail has the first ones only. */
  more: (shown: number, more: number) =>
    plural(more, {
      one: `Here are the first ${number(shown)}, and # more is on your dashboard.`,
      other: `Here are the first ${number(shown)}, and # more are on your dashboard.`,
    }),
  note: 'Note',
  /** Before a note; `name` is a person's. */
  noteBy: (name: string) => `Note by ${name}`,
  /** Before the customer's words. */
  reply: 'The customer’s reply',
  /** Names of what is known about a review and who wrote it. */
  facts: {
    received: 'Received',
    location: 'Location',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
  },
  /** Buttons and links. */
  open: 'Open the review',
  openThis: 'Open this review',
  openAll: 'Open all reviews',
  settings: 'Change your notification settings',
  unsubscribe: 'Unsubscribe from these alerts',
  /** Headings of the page that the link opens. */
  ending: {
    stop: (company: string) => `Stop alerts about ${company}?`,
    stopped: (company: string) => `You no longer get alerts about ${company}`,
    resumed: (company: string) => `You get alerts about ${company} again`,
  },
  closing: (company: string, product: string) =>
    `You are receiving this email as a member of ${company} on ${product}.`,
  /** A mail that a member has asked for, to see whether alerts arrive. */
  test: {
    title: (company: string) => `This is a test alert for ${company}`,
    lines: [
      'No customer has written: you asked for this email on the dashboard, and only you get it.',
      'Alerts about new reviews arrive at this address, as your settings say.',
    ],
    /** Button. */
    settings: 'Open your notification settings',
    /** Below the title of a notification on a device. */
    push: 'Alerts appear like this, without the customer’s words.',
  },
  /** Below the title of a notification about several reviews. */
  pushSeveral: 'Open your inbox to read them.',
  /** Below the title of a notification about one review; `stars` as above. */
  pushOne: (stars: string, location: string) => `${stars} · ${location}`,
}

export type AlertMailTexts = typeof alertMails
