import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** Sign-in, passwords, sessions and invitations. */
export const accounts = {
  login: {
    title: 'Admin Login',
    /** Below the title, on the way to a page that needs a sign-in. */
    needed: 'Please sign in to continue.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    email: 'Email',
    password: 'Password',
    /** Buttons. */
    submit: 'Log in',
    withPasskey: 'Sign in with a passkey',
    /** Link. */
    forgot: 'Forgot Password?',
    done: 'Logged in successfully',
    /** The step after the password. */
    secondStep: {
      title: 'Two-step verification',
      lead: 'Your password is correct. One more step.',
    },
    /** Title of a message that says why. */
    failed: 'Login failed',
    wrong: 'Invalid email or password',
    /** Something between the browser and this service has answered in its place. */
    invalidResponse: 'Invalid response from server',
  },
  /** Link from other account screens to the login. */
  backToLogin: 'Back to Login',
  /** Link to the login when something is done. */
  toLogin: 'Go to Login',
  /** The choice of language at the foot of the screens on which nobody is signed in. */
  language: 'Language',
  /** Button beside it, for those who choose with the keyboard. */
  changeLanguage: 'Change language',

  /** Asks for a link that leads to a new password. */
  forgot: {
    title: 'Forgot Password',
    lead: 'Enter your email address, and we will send you a link to choose a new password.',
    email: 'Email',
    submit: 'Send Reset Link',
    sent: 'If an account with that email exists, a password reset link has been sent.',
    failed: 'Failed to send reset email',
    /** Replaces the form. */
    outcome: {
      title: 'Check Your Email',
      text: <Node>(email: Node): Parts<Node> => [
        'If ',
        email,
        ' has an account, a link to choose a new password is on its way.',
      ],
      expiry: 'It works once and expires after one hour.',
      again: <Node>(button: (label: string) => Node): Parts<Node> => [
        "Didn't get it? Check your spam folder, or ",
        button('try again'),
      ],
    },
  },

  /** What the two screens to which a mailed link leads have in common. */
  link: {
    confirmPassword: 'Confirm Password',
    /** The address of the page has been cut off. */
    incomplete: 'This link is incomplete.',
    /** Title of a message that says which link. */
    invalid: 'Invalid Link',
  },

  /** Chooses a new password. */
  reset: {
    title: 'Reset Password',
    lead: 'Choose a new password. You will be logged out everywhere else.',
    leadFor: (email: string) => `Choose a new password for ${email}. You will be logged out everywhere else.`,
    password: 'New Password',
    hint: (least: number) =>
      plural(least, {
        one: 'At least # character; longer is safer.',
        other: 'At least # characters; longer is safer.',
      }),
    /** Button. */
    submit: 'Reset Password',
    invalidLink: 'This password reset link is invalid',
    invalidToken: 'Invalid reset token',
    remedy: <Node>(link: (label: string) => Node): Parts<Node> => [
      'Open the newest link in your email, or ',
      link('request a new one'),
      '.',
    ],
    failed: 'Failed to reset password',
    succeeded: 'Your password has been reset successfully',
    outcome: {
      title: 'Password Reset Successful',
      text: 'You can now log in with your new password.',
    },
  },

  /** Chooses the first password of an account, for someone who is invited. */
  setup: {
    title: 'Set Up Your Password',
    /** Until the invitation has loaded. */
    lead: 'Welcome! Choose a password to start seeing what your customers say.',
    password: (least: number) =>
      plural(least, { one: 'Password (min # character)', other: 'Password (min # characters)' }),
    hint: 'A few unrelated words work well.',
    /** Button. */
    submit: 'Set Up Account',
    invalidLink: 'This invitation link is invalid',
    invalidToken: 'Invalid invitation token',
    remedy: 'Open the newest link in your email, or ask the person who invited you to send a new one.',
    failed: 'Failed to set password',
    succeeded: 'Your password has been set successfully',
    outcome: {
      title: 'Account Setup Complete',
      text: 'You can start right away.',
    },
  },

  /** The page to which the link of a mailed invitation leads. `inviter` is a person's name or address. */
  invitation: {
    /** Asks someone who has an account already; those without one choose a password. */
    title: 'You are invited',
    welcome: 'Welcome! You are invited.',
    welcomeBy: <Node>(inviter: Node): Parts<Node> => ['Welcome! ', inviter, ' invites you.'],
    /** `companies` is a list of names, at the end of which may be `more`. */
    welcomeTo: <Node>(companies: Node): Parts<Node> => ['Welcome! You are invited to ', companies, '.'],
    welcomeToBy: <Node>(companies: Node, inviter: Node): Parts<Node> => [
      'Welcome! ',
      inviter,
      ' invites you to ',
      companies,
      '.',
    ],
    /** The last element of a list of companies: as many are not named. */
    more: (count: number) => plural(count, { one: '# more', other: '# more' }),
    loginAs: <Node>(email: Node): Parts<Node> => ['You will log in as ', email, '.'],
    /** Buttons. */
    accept: 'Accept',
    decline: 'Decline',
    joined: {
      title: 'You have joined the team',
      text: <Node>(company: Node): Parts<Node> => [
        company,
        ' is in your dashboard now. Log in with your usual password.',
      ],
    },
    declined: {
      title: 'Invitation declined',
      text: <Node>(company: Node): Parts<Node> => [
        'Nothing about your account was shown to ',
        company,
        '. You can close this page.',
      ],
    },
  },

  /** Invitations to further companies, in the dashboard. */
  invitations: {
    /** Names one for screen readers. */
    label: (company: string) => `Invitation to ${company}`,
    /** By the role in the company. */
    text: {
      owner: <Node>(company: Node): Parts<Node> => ['You are invited to ', company, ' as an owner.'],
      manager: <Node>(company: Node): Parts<Node> => ['You are invited to ', company, ' as a manager.'],
      responder: <Node>(company: Node): Parts<Node> => ['You are invited to ', company, ' as a responder.'],
      viewer: <Node>(company: Node): Parts<Node> => ['You are invited to ', company, ' as a viewer.'],
    } satisfies Record<CompanyRole, (company: string) => Parts<string>>,
    textBy: {
      owner: <Node>(company: Node, inviter: Node): Parts<Node> => [
        inviter,
        ' invites you to ',
        company,
        ' as an owner.',
      ],
      manager: <Node>(company: Node, inviter: Node): Parts<Node> => [
        inviter,
        ' invites you to ',
        company,
        ' as a manager.',
      ],
      responder: <Node>(company: Node, inviter: Node): Parts<Node> => [
        inviter,
        ' invites you to ',
        company,
        ' as a responder.',
      ],
      viewer: <Node>(company: Node, inviter: Node): Parts<Node> => [
        inviter,
        ' invites you to ',
        company,
        ' as a viewer.',
      ],
    } satisfies Record<CompanyRole, (company: string, inviter: string) => Parts<string>>,
    /** Buttons. */
    accept: 'Accept',
    decline: 'Decline',
    joined: (company: string) => `You have joined ${company}`,
    declined: 'Invitation declined',
    failed: 'Failed to answer the invitation',
  },

  /** The user's own account. */
  account: {
    title: 'Account',
    loading: 'Loading...',
    loadFailed: 'Failed to load your account',
    /** Link to the dashboard. */
    back: 'Back',
  },

  /** A card on the account screen: the name by which colleagues see the user. */
  name: {
    title: 'Name',
    description:
      'Your colleagues see it instead of your email address, and it signs your answers to visitors.',
    label: 'Your name',
    /** Button. */
    save: 'Save name',
    saved: 'Name saved',
    removed: 'Name removed',
  },

  /** A card on the account screen: changes the password. */
  password: {
    title: 'Password',
    current: 'Current Password',
    new: 'New Password',
    newHint: (least: number) =>
      plural(least, {
        one: 'At least # character; longer is safer.',
        other: 'At least # characters; longer is safer.',
      }),
    confirm: 'Confirm New Password',
    /** Button, and the same while it works. */
    change: 'Change Password',
    changing: 'Changing Password...',
    changed: {
      title: 'Password changed',
      description: 'Your password has been updated successfully',
    },
    /** Title of a message that says what went wrong. */
    error: 'Error',
    failed: 'Failed to change password. Please try again.',
  },

  /** A card on the account screen: the browsers in which the user is signed in. */
  sessions: {
    title: "Where you're logged in",
    description: "Don't recognize one of these? End it and change your password.",
    loading: 'Loading...',
    /** Button, below why they could not be loaded. */
    device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    /** Marks the session in use. */
    thisDevice: 'This device',
    activeNow: 'Active now',
    /** `ago` is such as “2 hours ago”, “yesterday” or “just now”. */
    lastSeen: (ago: string) => `Last seen ${ago}`,
    /** Button to end one session, and its name for screen readers. */
    end: 'End',
    endLabel: ({ device, ago }: { device: string; ago: string }) =>
      `End session: ${device}, last seen ${ago}`,
    endTitle: 'End this session?',
    endDescription: ({ device, ago }: { device: string; ago: string }) =>
      `${device}, last seen ${ago}. It will be logged out immediately.`,
    /** Button. */
    endOthers: 'End all other sessions',
    endOthersTitle: 'End all other sessions?',
    /** Of 2 or more. */
    endOthersDescription: (count: number) =>
      plural(count, {
        one: '# other session will be logged out immediately. This one stays logged in.',
        other: '# other sessions will be logged out immediately. This one stays logged in.',
      }),
    /** The question for the password, which both dialogs have. */
    password: 'Your password',
    /** Buttons of the dialogs: one session, and several. */
    confirm: 'End Session',
    confirmOthers: 'End Sessions',
    ended: 'Session ended',
    endedSeveral: (count: number) => plural(count, { one: '# session ended', other: '# sessions ended' }),
    /** Title of a message that says what went wrong. */
    error: 'Error',
    failed: 'Failed to end the session. Please try again.',
  },

  /** The screen on which users whose account needs a second factor set one up. */
  twoFactor: {
    /** Title of the browser's tab. */
    pageTitle: 'Two-Step Verification',
    title: 'Two-step verification',
    required:
      'Your account requires it. Besides your password, set up a second way to confirm that it is you.',
    isSetUp: 'It is set up. Add another factor, or continue.',
    /** Buttons. */
    proceed: 'Continue',
    logOut: 'Log out',
    proceedFailed: 'Failed to continue',
    logOutFailed: 'Failed to log out',
  },
}

export type AccountsTexts = typeof accounts
