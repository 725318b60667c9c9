import { choiceTexts } from '@candour/ui/choice-card.tsx'

/** The site's texts in English. A translation is another value of this type. */
export const en = {
  lang: 'en',
  loading: 'Loading...',
  back: 'Back',

  titles: {
    marketing: (provider: string) => `${provider}: Review Management Made Simple`,
    demo: 'See how it works',
    choice: (company: string) => `How was your experience? · ${company}`,
    rating: (company: string) => `Rate your experience · ${company}`,
    feedback: (company: string) => `Your feedback · ${company}`,
    thankYou: (company: string) => `Thank you · ${company}`,
    companyNotFound: 'Company Not Found',
    notFound: 'Page not found',
    problem: 'This page could not be loaded',
  },

  choice: choiceTexts,

  rating: {
    title: 'Rate your experience',
    subtitle: 'Your feedback is confidential and helps us improve',
    stars: 'Choose a rating',
  },

  feedback: {
    loved: 'Tell us what you loved!',
    improve: 'Help us improve your experience',
    rating: 'Your rating',
    text: 'Your feedback',
    placeholder: 'Share your thoughts...',
    confidential: 'Your feedback is confidential',
    contact: 'Contact Information',
    optional: 'optional',
    name: 'Name',
    phone: 'Phone Number',
    email: 'Email',
    submit: 'Submit Feedback',
    submitting: 'Submitting...',
    honeypot: 'Leave this field empty',
    tooLong: (over: number) => `Please shorten your feedback by ${over.toLocaleString('en')} characters`,
    offline:
      'You are offline. Your feedback is kept here and will be sent as soon as the connection returns.',
    errorTitle: 'Error',
    failed: 'Failed to submit feedback. Please try again.',
    requiredTitle: 'Feedback required',
    required: 'Please tell us how we can improve.',
  },

  thankYou: {
    title: 'Thank you for your feedback!',
    text: "We'll review your feedback and work to improve.",
    home: 'Return to Home',
    publicReview: 'Leave a Public Review',
  },

  companyNotFound: {
    title: 'Company Not Found',
    text: "The review page you're looking for doesn't exist.",
    hint: 'Please check the address, scan the code again, or ask the staff for the current one.',
    home: 'Go to the start page',
  },

  problem: {
    title: 'This page could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
    home: 'Go to the start page',
  },

  notifications: {
    region: 'Notifications (F8)',
    close: 'Close',
  },
}

export type Texts = typeof en
