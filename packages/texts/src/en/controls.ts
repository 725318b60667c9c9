import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** Words of the components of `packages/ui` that the consoles use. */
export const controls = {
  loading: 'Loading...',
  /** Button of a dialog that does nothing else. */
  cancel: 'Cancel',
  /** Name of the cross that closes a dialog or a message. */
  close: 'Close',
  /** Button: try again to load what failed. */
  retry: 'Retry',
  /** Button that moves past the header and the navigation, for keyboards. */
  skip: 'Skip to content',
  /** Tooltip of a button that opens a menu of more actions. */
  more: 'More',
  /** Messages that appear for seconds, for screen readers. */
  notifications: {
    /** Name of the region with messages; F8 is the key that moves there. */
    region: 'Notifications (F8)',
    /** Announces one. */
    one: 'Notification',
  },

  /** Asks before a dialog with changes that are not saved is closed. */
  discard: {
    title: 'Discard changes?',
    text: 'What you entered has not been saved.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },

  /** A page, or a part of one, could not be loaded. */
  failed: {
    /** Heading. */
    load: 'Failed to load the page',
    page: 'This page could not be loaded',
    part: 'This part could not be loaded',
    connection: 'The connection failed, or there is a new version. Please try again.',
    pageOffline: 'You are offline. The page will load automatically when you are back online.',
    partOffline: 'You are offline. It will load automatically when you are back online.',
    /** Heading for an error in our program. */
    error: 'Something went wrong',
    errorText: 'Please reload the page. If it happens again, please tell us.',
    /** Button. */
    reload: 'Reload page',
  },

  /** A field with a list of matches below it. */
  combobox: {
    list: 'Suggestions',
    /** For screen readers: how many match. */
    found: (count: number) => plural(count, { one: '# found', other: '# found' }),
  },

  password: {
    show: 'Show password',
    hide: 'Hide password',
  },

  /** The menu behind the reader's picture. */
  profile: {
    accountOf: (email: string) => `Account of ${email}`,
    roles: {
      /** Our own staff. */
      superadmin: 'Super Admin',
      /** A member of a company. */
      company_admin: 'Company Admin',
      printer: 'Printer',
    },
    logout: 'Log out',
    loggedOut: 'Logged out',
    /** Heading of the message that logging out has failed. */
    errorTitle: 'Error',
    logoutFailed: 'Failed to logout. Please try again.',
  },

  qr: {
    /** @param name of the company, or of the place where the code hangs */
    title: <Node>(name: Node): Parts<Node> => ['QR Code for ', name],
    scan: 'Scan this code to leave a review',
    /** Describes the picture. */
    alt: (link: string) => `QR code of ${link}`,
    download: 'Download QR Code',
    copyLink: 'Copy link',
    copied: 'Link copied!',
    copiedText: 'The review link has been copied to your clipboard.',
    copyFailed: 'Failed to copy',
    copyFailedText: 'Please try again.',
    drawFailed: 'Failed to draw the QR code',
    drawFailedText: 'Please close this and try again.',
  },
}

export type ControlTexts = typeof controls
