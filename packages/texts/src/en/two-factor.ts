import type { Factor } from '@candour/schemas/accounts.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { number } = formats('en')

/** Authenticator apps, passkeys and recovery codes. */
export const twoFactor = {
  /** Title and text of the card on the account screen. */
  title: 'Two-step verification',
  description: 'Protects your account even if someone learns your password.',
  loading: 'Loading...',
  /** Button, below why something could not be loaded. */
  /** Marks a factor that is set up. */
  on: 'On',

  /** In a list of sessions: how each was signed in. */
  factors: {
    password: 'Password',
    totp: 'Authenticator app',
    passkey: 'Passkey',
    recovery: 'Recovery code',
    provider: 'Your company’s provider',
  } satisfies Record<Factor, string>,

  /** The step of the login after the password. */
  signIn: {
    code: 'Code from your authenticator app',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'Each works once.',
    /** Buttons. */
    proceed: 'Continue',
    usePasskey: 'Use a passkey',
    appInstead: 'Use your authenticator app instead',
    passkeyInstead: 'Use a passkey instead',
    recoveryInstead: 'Use a recovery code instead',
    back: 'Back to password',
    /** The browser's own dialog was closed. */
    noPasskey: {
      title: 'No passkey was used',
      description: 'Try again, or log in another way.',
    },
    passkeyFailed: 'This browser could not use a passkey. Please log in another way.',
  },

  /** A dialog that asks who the user is, before changes. */
  stepUp: {
    title: "Confirm it's you",
    description: "You won't be asked again for 10 minutes.",
    password: 'Your password',
    code: 'Code',
    codeHint: 'From your authenticator app, or a recovery code.',
    passwordMissing: 'Please enter your password',
    codeMissing: 'Please enter a code',
    /** Buttons. */
    passwordInstead: 'Use your password instead',
    codeInstead: 'Use a code instead',
    confirm: 'Confirm',
  },

  app: {
    name: 'Authenticator app',
    description: 'Codes from an app on your phone.',
    /** Button. */
    setUp: 'Set up',
    done: 'Authenticator app set up',
    failed: 'Failed to set up the authenticator app',
    /** Steps to set one up. */
    setup: {
      title: 'Set up an authenticator app',
      scan: 'Scan this code with an app such as Google Authenticator, 1Password or Microsoft Authenticator.',
      image: 'QR code for the authenticator app',
      /** Above a key, which is a row of letters and digits. */
      cannotScan: <Node>(link: (label: string) => Node): Parts<Node> => [
        'Can’t scan it? ',
        link('Open your app'),
        ' on this device, or type this key:',
      ],
      copyKey: 'Copy key',
      code: 'Code from the app',
      /** Buttons. */
      cancel: 'Cancel',
      turnOn: 'Turn on',
    },
    /** A dialog that asks for the password. */
    removal: {
      /** Button. */
      open: 'Turn off',
      title: 'Turn off the authenticator app?',
      description:
        'Its codes will no longer work. Without another factor, your password alone will be enough to log in.',
      password: 'Your password',
      /** Button. */
      confirm: 'Turn off',
      done: 'Authenticator app turned off',
    },
  },

  passkeys: {
    name: 'Passkeys',
    description: 'Your fingerprint, face or screen lock, also to log in without a password.',
    unsupported: 'This browser does not support passkeys. Open this page in another one to add them.',
    /** Names the list for screen readers. */
    list: 'Passkeys',
    /** Button. */
    add: 'Add',
    adding: {
      title: 'Add a passkey',
      text: 'Your browser will ask for your fingerprint, face, screen lock or security key.',
      name: 'Name',
      nameHint: 'Helps you tell your passkeys apart, such as My phone.',
      /** Buttons. */
      cancel: 'Cancel',
      proceed: 'Continue',
    },
    added: 'Passkey added',
    exists: {
      title: 'This device already has a passkey',
      description: 'You can log in with it, or add one on another device.',
    },
    /** The browser's own dialog was closed. */
    canceled: {
      title: 'No passkey was added',
      description: 'Continue to try again.',
    },
    addFailed: 'Failed to add the passkey',
    refused: 'This browser refused to create one.',
    /** `ago` is such as “2 hours ago”, “yesterday” or “just now”. */
    lastUsed: (ago: string) => `Last used ${ago}`,
    addedOn: (date: string) => `Added ${date}`,
    /** Button, and its name for screen readers. */
    remove: 'Remove',
    removeLabel: (name: string) => `Remove passkey ${name}`,
    removeTitle: <Node>(name: Node): Parts<Node> => ['Remove ', name, '?'],
    removeDescription:
      'You can no longer log in with it. You may also want to delete it on the device itself.',
    /** Button. */
    removeConfirm: 'Remove passkey',
    removed: 'Passkey removed',
    removeFailed: 'Failed to remove the passkey',
  },

  recovery: {
    name: 'Recovery codes',
    left: ({ left, of }: { left: number; of: number }) =>
      `${number(left)} of ${number(of)} left, in case you lose your other factors.`,
    noneLeft: 'None left. Create new ones, in case you lose your other factors.',
    /** Button. */
    renew: 'New codes',
    renewFailed: 'Failed to create recovery codes',
    /** New codes, which are shown once. */
    save: {
      title: 'Save your recovery codes',
      text: 'Each code signs you in once if you lose your other factors. They are shown only now; earlier codes no longer work.',
      /** Names the list for screen readers. */
      list: 'Recovery codes',
      /** Buttons. */
      copy: 'Copy',
      copied: 'Copied',
      download: 'Download',
      done: 'I saved them',
      copyFailed: {
        title: 'Failed to copy',
        description: 'Please download the codes instead.',
      },
      /** First line of the downloaded file, above the codes; `host` is the address of this service. */
      fileTitle: (host: string) => `Recovery codes for ${host}. Each works once.`,
    },
  },
}

export type TwoFactorTexts = typeof twoFactor
