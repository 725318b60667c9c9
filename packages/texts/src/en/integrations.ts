import type { OperatorScope } from '@candour/schemas/api-keys.ts'
import type { CompanyScope } from '@candour/schemas/company-scopes.ts'
import type { DeliveryStatus, WebhookEvent } from '@candour/schemas/webhooks.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { number, plural } = formats('en')

/** API keys and webhooks, for those who connect other programs. Dates and times are given in the reader's format. */
export const integrations = {
  /** The dashboard's own words around what it shares with the console. */
  dashboard: {
    apiKeysDescription: 'Let your own programs, and services such as Zapier, work with your reviews.',
    /** Heading, and the link back to the list. */
    webhooks: 'Webhooks',
    webhooksDescription: 'Tell your own system at once of reviews and what becomes of them.',
    /** Title of the page that lists what was sent to a webhook, and when. */
    webhookLog: 'Log of a webhook',
  },

  /** What an API key may do: each follows “What it may do”, in a list. */
  scopes: {
    'company:read': 'See the settings of the business',
    'company:manage': 'Change the settings of the business',
    'reviews:read': 'Read reviews and their numbers',
    'reviews:contacts': 'See the contact data that visitors left',
    'reviews:reply': 'Answer visitors, and work on reviews',
    'reviews:export': 'Export reviews',
    'orders:read': 'See print orders',
    'orders:place': 'Order prints',
    'locations:read': 'See locations',
    'locations:manage': 'Add and change locations',
    /** QR codes. */
    'placements:read': 'See codes',
    'placements:manage': 'Add and change codes',
    'audit:read': 'Read the security log',
    'platform:manage': 'Do what operators do, except for users, API keys and the audit log',
  } satisfies Record<CompanyScope | OperatorScope, string>,

  keys: {
    title: 'API keys',
    empty: 'No API keys yet',
    emptyText: 'A program with a key can do what you allow it, without your password.',
    /** Name of the list, for screen readers. */
    list: 'API keys',
    loadFailed: 'Failed to load the API keys',

    /** Button that opens a dialog. */
    create: 'Create API key',
    createTitle: 'Create API key',
    name: 'Name',
    nameText: 'What uses the key, such as Cash register.',
    nameMissing: 'Please enter a name',
    mayDo: 'What it may do',
    mayDoMissing: 'Please choose what the key may do',
    /** Label of a list of lifetimes. */
    expiresAfter: 'Expires after',
    lifetimes: {
      30: '30 days',
      90: '90 days',
      365: '1 year',
      never: 'Never',
    },
    /** Button at the end of the dialog. */
    createSubmit: 'Create API key',
    created: <Node>(name: Node): Parts<Node> => ['Your API key ', name],
    /** Label of the field with the new key. */
    key: 'API key',

    /** Before the last characters of a key, for screen readers. */
    endsIn: 'ends in',
    /** Badges: the key no longer works. */
    expiredBadge: 'Expired',
    endedBadge: 'Ended',
    /** Badge: its maker has left. */
    endsBadge: (date: string) => `Ends ${date}`,
    lastUsed: (date: string) => `Last used ${date}`,
    neverUsed: 'Never used',
    expires: (date: string) => `Expires ${date}`,
    expired: (date: string) => `Expired ${date}`,
    neverExpires: 'Never expires',
    createdOn: (date: string) => `Created ${date}`,
    createdBy: <Node>(date: string, maker: Node): Parts<Node> => [`Created ${date} by `, maker],
    /** Name of the list of what a key may do, for screen readers. */
    allowed: (name: string) => `What ${name} may do`,

    makerLeft: 'Whoever made this key has left, so it ends soon. An owner can keep it.',
    /** The same, to an owner. */
    makerLeftToOwner: 'Whoever made this key has left, so it ends soon. If you keep it, you answer for it.',
    /** Button, and its name for screen readers. */
    keep: 'Keep',
    keepNamed: (name: string) => `Keep ${name}`,
    kept: 'The API key goes on',
    keepFailed: 'Failed to keep the API key',

    /** Button, and its name for screen readers. */
    revoke: 'Revoke',
    revokeNamed: (name: string) => `Revoke ${name}`,
    revokeTitle: <Node>(name: Node): Parts<Node> => ['Revoke ', name, '?'],
    revokeText: 'Whatever uses this key stops working at once. This cannot be undone.',
    revokeConfirm: 'Revoke API key',
    revoked: 'API key revoked',
    revokeFailed: 'Failed to revoke the API key',
  },

  /** A key or a secret that is shown only once. */
  secret: {
    once: 'Copy it now. It is shown only this once.',
    /** Button, before and after it was pressed. */
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Failed to copy',
    copyFailedText: 'Please select and copy it.',
    /** Button that hides the key. */
    done: 'I saved it',
    /** Label of a webhook's secret. */
    signing: 'Signing secret',
    signingText: 'Your system verifies our signature with it. It is shown only now.',
    /** Name of the button, for screen readers. */
    copySigning: 'Copy the secret',
  },

  /** A webhook: messages that we send to another system, at the address of a `host` such as `example.com`. */
  webhooks: {
    empty: 'No webhooks yet',
    emptyText: 'Add the address of your system, send a test, and see at once what it answered.',
    loadFailed: 'Failed to load webhooks',
    changeFailed: 'Failed to change the webhook',
    /** Button that opens a dialog. */
    add: 'Add webhook',

    /** Badges of a webhook. */
    off: 'Off',
    failing: 'Failing',
    /** Its messages have what customers wrote. */
    withWords: 'With words',
    /** How many kinds of events it is told of. Facts below the address, with dots between them. */
    events: (count: number) => plural(count, { one: '# event', other: '# events' }),
    nothingSent: 'nothing sent yet',
    /** @param ago such as “3 minutes ago” */
    lastArrived: (ago: string) => `last arrived ${ago}`,
    lastFailed: (ago: string) => `last failed ${ago}`,
    formerSecret: (time: string) => `The former secret signs as well until ${time}.`,
    whyOff: {
      gone: 'Switched off, because it answered that it is gone (410).',
      failing: 'Switched off, because a message could not be delivered for more than three days.',
      byUser: 'Switched off. Nothing is sent until you switch it on.',
    },

    /** Name of the button with three dots, for screen readers. */
    more: (host: string) => `More for ${host}`,
    /** Actions in its menu. */
    edit: 'Edit',
    replaceSecret: 'Replace secret',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    delete: 'Delete',
    /** Link to the list of messages, a noun; and its name for screen readers. */
    log: 'Log',
    logOf: (host: string) => `Log of ${host}`,

    form: {
      addTitle: 'Add webhook',
      editTitle: 'Edit webhook',
      text: 'We send a signed message to your system as soon as something happens.',
      address: 'Address',
      addressText: 'Where your system receives the messages, as HTTP POST.',
      /** Before the list of `eventNames`. */
      events: 'Send a message when',
      eventsMissing: 'Please choose at least one event',
      words: 'Send what customers wrote',
      wordsText: 'Otherwise messages have ids, stars and times only. Contact details are never sent.',
      description: 'Description',
      secret: 'Your own signing secret',
      secretText: 'If your tool makes one: “whsec_” and base64. Otherwise we make it.',
      /** Buttons. */
      addSubmit: 'Add webhook',
      save: 'Save',
    },
    /** Each follows “Send a message when”, in a list. */
    eventNames: {
      'review.created': 'A customer leaves a review',
      'review.changed': 'A customer changes a review, or contact details are removed',
      'review.withdrawn': 'A customer withdraws a review',
      'review.erased': 'The words of a review are erased',
      'case.changed': 'A review gets another status or assignee',
      'message.received': 'A customer writes back',
      'order.changed': 'A print order is placed or changes',
      'company.suspended': 'The company is suspended',
      'company.restored': 'The company is active again',
      'company.created': 'A company is created',
    } satisfies Record<WebhookEvent, string>,

    added: {
      title: 'Webhook added',
      text: 'Copy the secret, then try whether a message arrives.',
      /** @param link makes a link of its label, the name of a standard */
      standard: <Node>(link: (label: string) => Node): Parts<Node> => [
        'Messages are signed as in ',
        link('Standard Webhooks'),
        ', which has libraries for most languages.',
      ],
      /** Button that closes the dialog. */
      done: 'Done',
    },
    replace: {
      title: 'Replace the secret?',
      text: (hours: number) =>
        plural(hours, {
          one: 'You get a new one. For # hour, messages are signed with both; a secret that was replaced before ends now.',
          other:
            'You get a new one. For # hours, messages are signed with both; a secret that was replaced before ends now.',
        }),
      confirm: 'Replace secret',
      failed: 'Failed to replace the secret',
      doneTitle: 'Secret replaced',
      doneText: (hours: number) =>
        plural(hours, {
          one: 'For # hour, messages are signed with the former secret as well.',
          other: 'For # hours, messages are signed with the former secret as well.',
        }),
    },
    remove: {
      title: <Node>(host: Node): Parts<Node> => ['Delete the webhook to ', host, '?'],
      text: 'It gets no more messages, and its log can no longer be seen.',
      /** Button. */
      confirm: 'Delete',
      done: 'Webhook deleted',
      failed: 'Failed to delete the webhook',
    },

    /** What became of a message, or of an attempt to send it; `ms` are milliseconds, `status` is a number such as 404. */
    outcome: {
      waiting: 'Waiting to be sent',
      notSent: 'Not sent',
      answered: (status: number, ms: number) => `Answered ${status} after ${number(ms)} ms`,
      noAnswer: (ms: number) => `No answer after ${number(ms)} ms`,
    },
    /** A test message. `outcome` is one of the texts above. */
    test: {
      /** Button, and its name for screen readers. */
      send: 'Send a test',
      sendTo: (host: string) => `Send a test to ${host}`,
      failed: 'Failed to send a test',
      sending: 'Sending…',
      arrived: (outcome: string) => `The test has arrived. ${outcome}.`,
      notArrived: (outcome: string) => `The test has not arrived. ${outcome}.`,
      /** With what the other system answered in the next line. */
      arrivedWith: (outcome: string) => `The test has arrived. ${outcome}:`,
      notArrivedWith: (outcome: string) => `The test has not arrived. ${outcome}:`,
    },

    /** The list of messages of one webhook. */
    messages: {
      /** Label of the list of statuses to choose from: a verb. */
      show: 'Show',
      all: 'All messages',
      /** Statuses of messages, in this list. */
      choices: {
        pending: 'Waiting',
        delivered: 'Delivered',
        failed: 'Failed',
      } satisfies Record<DeliveryStatus, string>,
      /** Status of one message, as a badge. */
      status: {
        pending: 'Waiting',
        delivered: 'Delivered',
        failed: 'Failed',
      } satisfies Record<DeliveryStatus, string>,
      none: 'Nothing sent yet',
      noneSuch: 'No such messages',
      noneText: (days: number) =>
        plural(days, {
          one: 'Messages of the last # day appear here, with what your system answered.',
          other: 'Messages of the last # days appear here, with what your system answered.',
        }),
      loadFailed: 'Failed to load messages',
      shown: (count: number) => plural(count, { one: '# message shown', other: '# messages shown' }),

      /** How often it was tried to send a message. */
      attempts: (count: number) => plural(count, { one: '# attempt', other: '# attempts' }),
      nextAttempt: (time: string) => `Next attempt: ${time}`,
      /** Name of the list, for screen readers. */
      attemptList: 'Attempts',
      attemptAnswered: (time: string, status: number, ms: number) =>
        `${time}: answered ${status} after ${number(ms)} ms`,
      attemptNoAnswer: (time: string, ms: number) => `${time}: no answer after ${number(ms)} ms`,
      /** Before the content of a message. */
      message: 'Message',
      /** Button. */
      sendAgain: 'Send again',
      sentAgain: 'The message is being sent again',
      sendAgainFailed: 'Failed to send the message again',
    },
    /** Sends the messages of a time span again. */
    span: {
      /** Button that opens a dialog, and its title. */
      open: 'Send a time span again',
      title: 'Send a time span again',
      text: 'Every message of this time is sent once more, with the same id, so that your system can tell which ones it has.',
      /** Labels of dates. */
      from: 'From',
      to: 'To',
      /** Button. */
      send: 'Send again',
      nothing: 'There is nothing to send again',
      sending: (count: number) =>
        plural(count, { one: 'Sending # message again', other: 'Sending # messages again' }),
    },
  },
}

export type IntegrationsTexts = typeof integrations
