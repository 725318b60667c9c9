import { formats } from '#formats.ts'

const { list, number } = formats('en')

/** Words of the mails about somebody's account, and of the frame that all mails to members have. `product` is its name. */
export const accountMails = {
  frame: {
    /** Below the button, before its address. */
    copyAddress: 'Or copy this address into your browser:',
    /** In plain text: a name and its value in a table. */
    fact: (name: string, value: string) => `${name}: ${value}`,
    /** In plain text: before the address of a link. */
    link: (label: string) => `${label}:`,
  },
  /** Somebody has forgotten their password. */
  reset: {
    subject: (product: string) => `Reset your password for ${product}`,
    title: 'Reset your password',
    why: (product: string) => `We received a request to reset the password of your ${product} account.`,
    task: 'Choose one with the link below. It works once, within one hour.',
    /** Button. */
    choose: 'Choose a new password',
    closing: 'If this was not you, you can ignore this email. Your password stays the same.',
  },
  /** The provider has made an account for somebody. */
  welcome: {
    subject: (product: string) => `Set up your password for ${product}`,
    /** `companies` is one name, or a list of several. */
    subjectFor: (companies: string, product: string) => `Set up your password for ${companies} on ${product}`,
    /** To a printer. */
    subjectPrinter: (product: string) => `Set up your password for print orders of ${product}`,
    title: (product: string) => `Welcome to ${product}`,
    titleFor: (companies: string, product: string) => `${product} invites you to ${companies}`,
    why: (product: string) =>
      `${product} has created an account for you so you can see what your customers say.`,
    whyFor: (companies: string, product: string) =>
      `${product} has created an account for you so you can see what the customers of ${companies} say.`,
    whyPrinter: (product: string) =>
      `${product} has created an account for you so you can see the print orders given to you.`,
    /** To an operator. */
    whySuperadmin: (product: string) =>
      `${product} has created an account for you so you can manage companies and their users.`,
    /** The first names of companies, and how many more there are. */
    andMore: (companies: readonly string[], more: number) => list([...companies, `${number(more)} more`]),
    task: 'Choose a password to get started. The link works once, within 24 hours.',
    /** Button. */
    setUp: 'Set up your password',
    closing: 'If you did not expect this invitation, you can ignore this email.',
  },
  /** How somebody signs in has changed. */
  signIn: {
    subject: (product: string) => `Your sign-in to ${product} has changed`,
    title: 'Your sign-in has changed',
    totp_added: 'An authenticator app was set up for your account.',
    totp_replaced: 'The authenticator app of your account was replaced by another one.',
    totp_removed: 'The authenticator app of your account was removed.',
    passkey_added: 'A passkey was added to your account.',
    passkey_removed: 'A passkey of your account was removed.',
    recovery_codes_replaced:
      'New recovery codes were created for your account. The former ones no longer work.',
    factors_cleared:
      'An operator removed the authenticator app, the passkeys and the recovery codes of your account.',
    recovery_code_used: 'A recovery code of your account was used. It no longer works.',
    /** If what has changed is not known. */
    other: 'How you sign in to your account has changed.',
    fine: 'If this was you, there is nothing to do.',
    /** Button. */
    check: 'Check your account',
    closing: 'If this was not you, change your password now and sign out your other devices.',
  },
}

export type AccountMailTexts = typeof accountMails
