import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** What the screens of dashboard and console share. */
export const shared = {
  /** A time less than a minute ago. */
  justNow: 'just now',
  /** Button: try again to load what failed. */
  retry: 'Retry',
  /** Button at the end of a list. */
  loadMore: 'Load more',

  /** Items of the menu behind the reader's picture. */
  accountMenu: {
    /** Opens the screen with the reader's name and sign-ins: a noun. */
    account: 'Account',
    changePassword: 'Change Password',
  },

  /** A screen with changes that are not saved, whose reader has been signed out. */
  sessionEnded: {
    title: 'Your session has ended',
    text: 'What you entered is still here. Log in using a new tab, come back to this one, and save again.',
    /** Button that opens a tab of the browser. */
    login: 'Log in using a new tab',
    /** Button that closes the message. */
    back: 'Back to the page',
  },

  /** Asks before a screen with changes that are not saved is left. */
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered has not been saved.',
    /** Button: leave, and lose the changes. */
    discard: 'Discard',
    /** Button: stay. */
    keep: 'Keep editing',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    /** Link to the first screen. */
    home: 'Go to the dashboard',
  },

  /** Below each screen, for our staff who look at a company's dashboard. */
  viewAs: {
    /** Name of this part of the screen, for screen readers. */
    label: 'View as company',
    viewing: <Node>(company: Node): Parts<Node> => [
      'You are viewing ',
      company,
      ' and cannot change anything.',
    ],
    /** While its name is loading. */
    viewingSome: 'You are viewing a company and cannot change anything.',
    minutesLeft: (minutes: number) => plural(minutes, { one: '# minute left.', other: '# minutes left.' }),
    lastMinute: 'Less than a minute left.',
    /** Button: end the visit. */
    leave: 'Leave',
    leaveFailed: 'Failed to leave the view',
  },

  /** Below each screen of the demo. */
  demo: {
    /** Name of this part of the screen, for screen readers. */
    label: 'Demo',
    text: 'This is a demo: the company is made up, and nothing that you change is kept.',
    /** Button back to our website. */
    leave: 'Leave the demo',
    leaveFailed: 'Failed to leave the demo',
  },
}

export type SharedTexts = typeof shared
