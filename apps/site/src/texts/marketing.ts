/** English texts of the marketing page and the demo, kept out of the review pages' bundle. */
export const marketing = {
  /** Titles of the browser's tab. */
  titles: {
    marketing: (provider: string) => `${provider}: Review Management Made Simple`,
    demo: 'See how it works',
    privacy: (provider: string) => `Privacy · ${provider}`,
  },
  description:
    'A branded review page for every business: public Google reviews and private feedback from one QR code, and a dashboard that shows what customers say.',
  login: 'Admin Login',
  admin: 'Admin',
  poweredBy: 'Powered by',

  hero: {
    title: 'Review Management Made Simple',
    text: 'One QR code on the counter. Your customers choose freely: a public review on Google, or private feedback straight to you. Done in seconds, on any phone.',
    getStarted: 'Get Started',
    learnMore: 'Learn More',
    note: 'It starts with a short discovery call.',
    phone: 'A review page as a customer sees it',
    newReview: 'New private feedback',
    newReviewText: 'Best flat white in town. Could you open a little earlier on Mondays?',
  },

  stats: [
    { value: '99', text: 'dollars per month', detail: 'No credit card needed to learn more' },
    { value: '5', text: 'stars', detail: 'A rating in a single tap' },
    { value: '100', text: 'percent branded', detail: 'Your logo, your color, your address' },
  ],

  features: {
    title: 'Everything a review needs, nothing it does not',
    text: 'From the QR code on the table to the numbers on your screen.',
    cards: {
      branding: {
        title: 'Custom Branding',
        text: 'Your logo and brand color on every page, poster and sticker. Readable in any color, in light and dark.',
      },
      google: {
        title: 'Google Review Integration',
        text: 'One tap opens your Google review page. Everyone is offered the same choice, whatever they think.',
      },
      feedback: {
        title: 'Private Feedback',
        text: 'Customers tell you in confidence what they would rather not post, and leave contact details if they want a reply.',
      },
      rating: {
        title: '5-Star Rating System',
        text: 'Big, friendly stars that work with a thumb, a keyboard and a screen reader, and even on a failing connection.',
      },
      analytics: {
        title: 'Analytics Dashboard',
        text: 'Average rating, distribution, trends and every word your customers wrote, as soon as they sent it.',
      },
      platform: {
        title: 'Multi-Tenant Platform',
        text: 'Many companies, one console, and walls between them: no company ever sees the data of another.',
      },
    },
  },

  product: {
    title: 'What your customers say, at a glance',
    text: 'Every review lands on your dashboard the moment it is sent.',
    total: 'Total Reviews',
    average: 'Average Rating',
    distribution: 'Rating Distribution',
    recent: 'Recent Reviews',
    demo: 'Walk through the demo',
    sample: 'Sample data',
  },

  closing: {
    title: 'Hear from the next customer who walks in',
    text: 'Tell us about your business in a short call, and see what your own review page would look like.',
  },

  demo: {
    banner: 'Demo',
    bannerText: 'Nothing you enter is stored.',
    leave: 'Leave the demo',
    google: {
      title: 'This is where your customer leaves for Google',
      text: 'The public option opens your Google review page. The demo stays here.',
      back: 'Back to the choice',
    },
    seeOwner: 'See what the owner sees',
    openDashboard: 'Open the whole dashboard',
    owner: {
      title: 'And this is what the owner sees',
      text: 'The feedback you just gave is on top. The rest is sample data.',
      sampleText: 'A visitor’s feedback is on top. All of it is sample data.',
      restart: 'Start again',
      just: 'Just now',
    },
  },

  /** The operator's notice about personal data. */
  privacy: {
    title: 'Privacy',
    back: 'Back',
    responsible: {
      title: 'Who is responsible',
      /** After the provider's name. */
      provider: ' is responsible for this website and for the accounts of those who work with it.',
      companies:
        'Each company is responsible for its own review page and for the feedback left there. Those pages link to a notice of their own.',
    },
    sections: ({ bookingHost, auditDays }: { bookingHost: string; auditDays: number }) => [
      {
        title: 'This website and the demo',
        texts: [
          'These pages set no cookies, recognize nobody and load nothing from other companies. What you type into the demo stays in your browser.',
          'The dashboard of the demo sets one cookie, which names nobody and is gone after an hour at most. Nothing about your visit is kept.',
          `“Get Started” leads to ${bookingHost}, whose own rules apply there.`,
        ],
      },
      {
        title: 'Accounts',
        texts: [
          'If you have an account, your email address, the companies you work for and a hash of your password are kept until the account is deleted.',
          'Signing in sets cookies that it needs: they keep you signed in for up to 7 days, and let us recognize your browser for 180 days, so that others cannot lock you out by guessing.',
        ],
      },
      {
        title: 'Logs',
        texts: [
          'Server logs hold no full network addresses, email addresses or words. To prevent abuse, requests are counted by a hash of the network they come from, for a day at most.',
          `Sign-ins, and what is changed or exported after them, are recorded with the account and a shortened network address for ${auditDays} days.`,
        ],
      },
      {
        title: 'Your rights',
        texts: [
          'You can ask what is known about you, and have it corrected or deleted. And you can complain to a data protection authority.',
        ],
      },
    ],
  },

  sample: {
    company: 'Café Luna',
    reviews: [
      {
        rating: 5,
        age: '2 hours ago',
        feedback: 'The almond croissant made my morning. And so did the smile behind the counter.',
      },
      {
        rating: 4,
        age: 'Yesterday',
        feedback: 'Lovely place, great coffee. A little loud at noon, a second room would be a dream.',
      },
      {
        rating: 3,
        age: '2 days ago',
        feedback: 'Nice cake, but we waited twenty minutes. Maybe one more person on Saturdays?',
      },
    ],
    yours: 'Lovely place! It would be even better with oat milk.',
  },
}

export type MarketingTexts = typeof marketing
