import type { CompanyRole, Role } from '@candour/schemas/accounts.ts'
import type { AuditAction, AuditTarget } from '@candour/schemas/audit.ts'
import type { CaseStatus } from '@candour/schemas/case-summary.ts'
import type { BillingStatus } from '@candour/schemas/companies.ts'
import type { DigestInterval } from '@candour/schemas/notifications.ts'
import type { PlacementKind } from '@candour/schemas/placements.ts'
import type { Sentiment } from '@candour/schemas/reviews.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/**
 * A sentence of the log, without a full stop: who did it (one of `actors`), and whom or what it was done to (a name, or one
 * of `targets`). Those who did it are people of any gender, programs, or several.
 */
export type Deed = <Node>(actor: Node, target: Node) => Parts<Node>

/** The audit log, which the dashboard calls security log: who did what, and when. */
export const audit = {
  /** The dashboard's own words around what it shares with the console. */
  dashboard: {
    title: 'Changes and exports',
    /** Link that downloads the log. The name of a format. */
    csv: 'CSV',
    /** Label of a select of users, whose first option is `allUsers`. */
    user: 'User',
    allUsers: 'All users',
    /** A user whose name is not known. */
    anotherUser: 'Another user',
  },

  /** Name of the list, for screen readers. */
  list: 'Audit log',
  empty: 'Nothing has happened yet',
  emptyText: 'Every change and export appears here, with who made it and when.',
  noMatch: 'No entry matches',
  noMatchText: 'There are no such entries in this period.',
  clearFilters: 'Clear filters',
  loadFailed: 'Failed to load entries',
  shown: (count: number) => plural(count, { one: '# entry shown', other: '# entries shown' }),

  filters: {
    action: 'Action',
    allActions: 'All actions',
    /** Labels of dates. */
    from: 'From',
    to: 'To',
  },

  /** The company of an entry, if it has no name. */
  deletedCompany: 'Deleted company',
  /** In place of a company: the whole service. */
  platform: 'Platform',
  /** Tooltip of an address. */
  network: 'Network of the request',
  ownNetwork: 'This computer’s network',
  privateNetwork: (address: string) => `Private network ${address}`,

  /** A changed field, as in “Name: (before) Ada → (now) Bob”; the words in brackets are for screen readers. */
  change: {
    /** What is before the values, with the punctuation of the language. */
    label: (field: string) => `${field}:`,
    before: 'before',
    now: 'now',
    /** In place of a value: there is none now. */
    none: 'none',
    yes: 'yes',
    no: 'no',
    /** The end of something that has no end. */
    never: 'never',
    picture: 'a picture',
  },

  /** The subject of a sentence. */
  actors: {
    someone: 'Someone',
    server: 'The server',
    command: 'A command on the server',
    user: 'A user',
    key: <Node>(name: Node): Parts<Node> => ['API key ', name],
    /** One of our staff who looks at a company's dashboard. */
    operator: <Node>(name: Node): Parts<Node> => [name, ', viewing the company,'],
  },

  /** What a sentence is about, if it has no name. */
  targets: {
    user: 'a user',
    company: 'a company',
    location: 'a location',
    placement: 'a code',
    order: 'an order',
    mail: 'an email',
    platform: 'the platform',
    review: 'a review',
    reply_template: 'an answer template',
    change: 'an improvement',
    webhook: 'a webhook',
    channel: 'a chat',
    api_key: 'an API key',
  } satisfies Record<AuditTarget, string>,

  /** Names of actions, in a list to choose from. */
  actions: {
    'session.started': 'Signed in',
    'session.refused': 'Sign-in refused',
    'session.ended': 'Signed out',
    'password.reset_requested': 'Password reset requested',
    'password.changed': 'Password changed',
    'password.set_by_link': 'Password set by link',
    'session.stepped_up': 'Identity confirmed',
    'factor.added': 'Second factor added',
    'factor.replaced': 'Second factor replaced',
    'factor.removed': 'Second factor removed',
    'recovery_codes.replaced': 'Recovery codes replaced',
    'device.added': 'Notifications turned on',
    'device.removed': 'Notifications turned off',
    'user.invited': 'User invited',
    'user.invitation_link_created': 'Invitation link created',
    'user.linked': 'User added',
    'user.unlinked': 'User removed',
    'invitation.accepted': 'Invitation accepted',
    'invitation.declined': 'Invitation declined',
    'invitation.cancelled': 'Invitation withdrawn',
    'member.updated': 'Role changed',
    'user.updated': 'Account changed',
    'user.deleted': 'Account deleted',
    'user.made_superadmin': 'Superadmin created',
    'company.created': 'Company created',
    'company.updated': 'Settings changed',
    'company.sign_in_updated': 'Sign-in changed',
    'company.deleted': 'Company deleted',
    'company.restored': 'Company restored',
    'company.purged': 'Company removed for good',
    'companies.import_started': 'Import started',
    'companies.exported': 'Companies exported',
    'location.created': 'Location added',
    'location.updated': 'Location changed',
    'placement.created': 'Codes added',
    'placement.updated': 'Code changed',
    'order.placed': 'Order placed',
    'order.updated': 'Order changed',
    'order.print_file_downloaded': 'Print file downloaded',
    'case.updated': 'Case changed',
    'case.note_added': 'Note added',
    'cases.updated': 'Cases changed',
    'review.sentiment_corrected': 'Sentiment corrected',
    'reviews.exported': 'Reviews exported',
    'placements.exported': 'Codes exported',
    'funnel.exported': 'Visits exported',
    'orders.exported': 'Orders exported',
    'evidence.exported': 'Evidence file made',
    'text.refused': 'Words refused',
    'audit.exported': 'Audit log exported',
    'audit.pruned': 'Old entries removed',
    'mail.resent': 'Email sent again',
    'api_key.created': 'API key created',
    'api_key.kept': 'API key kept',
    'api_key.revoked': 'API key revoked',
    'notifications.updated': 'Email settings changed',
    'view_as.started': 'View by an operator started',
    'view_as.ended': 'View by an operator ended',
    'reply.sent': 'Visitor answered',
    'reply.resent': 'Answer sent again',
    'reply_template.created': 'Answer template added',
    'reply_template.updated': 'Answer template changed',
    'reply_template.deleted': 'Answer template deleted',
    'change.created': 'Improvement added',
    'change.updated': 'Improvement changed',
    'change.deleted': 'Improvement deleted',
    'webhook.created': 'Webhook added',
    'webhook.updated': 'Webhook changed',
    'webhook.deleted': 'Webhook deleted',
    'webhook.secret_replaced': 'Secret of a webhook replaced',
    'webhook.tested': 'Webhook tested',
    'webhook.replayed': 'Messages sent again',
    'channel.created': 'Chat added',
    'channel.confirmed': 'Chat connected',
    'channel.updated': 'Chat changed',
    'channel.deleted': 'Chat removed',
    'settings.updated': 'Settings of the platform changed',
    'retention.updated': 'Privacy settings changed',
    'retention.applied': 'Old data removed',
    'person.searched': 'Person searched',
    'person.exported': 'Person’s data exported',
    'person.erased': 'Person’s data erased',
  } satisfies Record<AuditAction, string>,

  /** What was done: a sentence each. */
  deeds: {
    'session.started': (actor) => [actor, ' signed in'],
    /** @param target the address that was entered */
    'session.refused': (actor, target) => [actor, ' tried to sign in as ', target],
    'session.ended': (actor) => [actor, ' signed out on a device'],
    'password.reset_requested': (actor, target) => [
      actor,
      ' requested a link to reset the password of ',
      target,
    ],
    'password.changed': (actor) => [actor, ' changed their password'],
    'password.set_by_link': (actor) => [actor, ' set a password with a link'],
    'session.stepped_up': (actor) => [actor, ' confirmed their identity'],
    'factor.added': (actor) => [actor, ' added a second factor'],
    'factor.replaced': (actor) => [actor, ' replaced a second factor with another one'],
    'factor.removed': (actor) => [actor, ' removed all second factors'],
    'recovery_codes.replaced': (actor) => [actor, ' created new recovery codes'],
    'device.added': (actor) => [actor, ' turned on notifications on a device'],
    'device.removed': (actor) => [actor, ' turned off notifications on a device'],
    'user.invited': (actor, target) => [actor, ' invited ', target],
    'user.invitation_link_created': (actor, target) => [actor, ' created an invitation link for ', target],
    'user.linked': (actor, target) => [actor, ' added ', target],
    'user.unlinked': (actor, target) => [actor, ' removed ', target],
    'invitation.accepted': (actor) => [actor, ' accepted the invitation to the team'],
    'invitation.declined': (actor, target) => [actor, ' declined the invitation of ', target],
    'invitation.cancelled': (actor, target) => [actor, ' withdrew the invitation of ', target],
    'member.updated': (actor, target) => [actor, ' changed the role of ', target],
    'user.updated': (actor, target) => [actor, ' changed the account of ', target],
    'user.deleted': (actor, target) => [actor, ' deleted the account of ', target],
    'user.made_superadmin': (actor, target) => [actor, ' made ', target, ' a superadmin'],
    'company.created': (actor, target) => [actor, ' created the company ', target],
    'company.updated': (actor) => [actor, ' changed the settings'],
    'company.sign_in_updated': (actor) => [actor, ' changed how members sign in'],
    'company.deleted': (actor, target) => [actor, ' deleted the company ', target],
    'company.restored': (actor, target) => [actor, ' restored the company ', target],
    'company.purged': (actor, target) => [actor, ' removed the company ', target, ' for good'],
    'companies.import_started': (actor) => [actor, ' started an import of companies'],
    'companies.exported': (actor) => [actor, ' exported companies'],
    'location.created': (actor, target) => [actor, ' added the location ', target],
    'location.updated': (actor, target) => [actor, ' changed the location ', target],
    'placement.created': (actor, target) => [actor, ' added the code ', target],
    'placement.updated': (actor, target) => [actor, ' changed the code ', target],
    /** @param target what was ordered, such as “100 posters”, in all that are about orders */
    'order.placed': (actor, target) => [actor, ' ordered ', target],
    'order.updated': (actor, target) => [actor, ' changed an order of ', target],
    'order.print_file_downloaded': (actor, target) => [actor, ' downloaded the print file of ', target],
    'case.updated': (actor) => [actor, ' changed the case of a review'],
    'case.note_added': (actor) => [actor, ' added a note to a review'],
    'cases.updated': (actor) => [actor, ' changed the cases of several reviews'],
    'review.sentiment_corrected': (actor) => [actor, ' set the sentiment of a review'],
    'reviews.exported': (actor) => [actor, ' exported reviews'],
    'placements.exported': (actor) => [actor, ' exported the list of codes'],
    'funnel.exported': (actor) => [actor, ' exported the numbers of visits'],
    'orders.exported': (actor) => [actor, ' exported all print orders'],
    'evidence.exported': (actor) => [actor, ' made the evidence file'],
    'text.refused': (actor) => [actor, ' tried words that were refused'],
    'audit.exported': (actor) => [actor, ' exported the audit log'],
    'audit.pruned': (actor) => [actor, ' removed some entries of this log because of age'],
    /** @param target whose address the email went to */
    'mail.resent': (actor, target) => [actor, ' sent an email to ', target, ' again'],
    'api_key.created': (actor, target) => [actor, ' created the API key ', target],
    'api_key.kept': (actor, target) => [actor, ' kept the API key ', target, ', whose maker has left'],
    'api_key.revoked': (actor, target) => [actor, ' revoked the API key ', target],
    'notifications.updated': (actor) => [actor, ' changed their email settings'],
    /** @param target the company, here and in the next one */
    'view_as.started': (actor, target) => [actor, ' opened the dashboard of ', target, ' as an operator'],
    'view_as.ended': (actor, target) => [actor, ' left the dashboard of ', target],
    'reply.sent': (actor) => [actor, ' answered a visitor'],
    'reply.resent': (actor) => [actor, ' sent an answer again, to a corrected address'],
    'reply_template.created': (actor, target) => [actor, ' added the answer template ', target],
    'reply_template.updated': (actor, target) => [actor, ' changed the answer template ', target],
    'reply_template.deleted': (actor, target) => [actor, ' deleted the answer template ', target],
    'change.created': (actor) => [actor, ' added an improvement to “You said, we did”'],
    'change.updated': (actor) => [actor, ' changed an improvement in “You said, we did”'],
    'change.deleted': (actor) => [actor, ' deleted an improvement from “You said, we did”'],
    /** @param target the host that is sent messages, in all that are about webhooks */
    'webhook.created': (actor, target) => [actor, ' added the webhook to ', target],
    'webhook.updated': (actor, target) => [actor, ' changed the webhook to ', target],
    'webhook.deleted': (actor, target) => [actor, ' deleted the webhook to ', target],
    'webhook.secret_replaced': (actor, target) => [actor, ' replaced the secret of the webhook to ', target],
    'webhook.tested': (actor, target) => [actor, ' sent a test to the webhook to ', target],
    'webhook.replayed': (actor, target) => [actor, ' sent messages to the webhook to ', target, ' again'],
    'channel.created': (actor, target) => [actor, ' added the chat ', target],
    'channel.confirmed': (actor, target) => [actor, ' connected the chat ', target],
    'channel.updated': (actor, target) => [actor, ' changed the chat ', target],
    'channel.deleted': (actor, target) => [actor, ' removed the chat ', target],
    'settings.updated': (actor) => [actor, ' changed the settings of the platform'],
    'retention.updated': (actor) => [actor, ' changed the privacy settings'],
    'retention.applied': (actor) => [actor, ' removed old data because of age'],
    'person.searched': (actor) => [actor, ' searched for a person’s data'],
    'person.exported': (actor) => [actor, ' exported some records about a person'],
    'person.erased': (actor) => [actor, ' erased some records about a person'],
  } satisfies Record<AuditAction, Deed>,

  /** The same deeds, where an entry says more: a sentence each. */
  details: {
    /** Nobody has this address. */
    refusedUnknown: ((actor) => [actor, ' tried to sign in']) satisfies Deed,
    /** @param target another person */
    signedOutOther: ((actor, target) => [actor, ' signed ', target, ' out everywhere']) satisfies Deed,
    signedOutElsewhere: ((actor) => [actor, ' signed out on all other devices']) satisfies Deed,
    addedFactor: {
      totp: (actor) => [actor, ' added an authenticator app'],
      passkey: (actor) => [actor, ' added a passkey'],
    } satisfies Record<'totp' | 'passkey', Deed>,
    replacedFactor: {
      totp: (actor) => [actor, ' replaced an authenticator app with another one'],
      passkey: (actor) => [actor, ' replaced a passkey with another one'],
    } satisfies Record<'totp' | 'passkey', Deed>,
    removedFactor: {
      totp: (actor) => [actor, ' removed an authenticator app'],
      passkey: (actor) => [actor, ' removed a passkey'],
    } satisfies Record<'totp' | 'passkey', Deed>,
    /** @param target another person */
    removedFactorOf: {
      totp: (actor, target) => [actor, ' removed an authenticator app of ', target],
      passkey: (actor, target) => [actor, ' removed a passkey of ', target],
      all: (actor, target) => [actor, ' removed all second factors of ', target],
    } satisfies Record<'totp' | 'passkey' | 'all', Deed>,
    /** Of themselves. */
    changedOwn: {
      account: (actor) => [actor, ' changed their account'],
      name: (actor) => [actor, ' changed their name'],
      language: (actor) => [actor, ' changed their language'],
      timeZone: (actor) => [actor, ' changed their time zone'],
      role: (actor) => [actor, ' changed their role'],
    } satisfies Record<string, Deed>,
    /** A setting of the company. */
    changedSetting: {
      name: (actor) => [actor, ' changed the name'],
      slug: (actor) => [actor, ' changed the URL slug'],
      logo: (actor) => [actor, ' changed the logo'],
      brandColor: (actor) => [actor, ' changed the brand color'],
      googleReviewUrl: (actor) => [actor, ' changed the Google review link'],
      linkCheck: (actor) => [actor, ' changed the check of the Google link'],
      timeZone: (actor) => [actor, ' changed the time zone'],
      replyTo: (actor) => [actor, ' changed the address for answers'],
      /** Whether we email owners when one of our staff looks at the dashboard. */
      mailOnView: (actor) => [actor, ' changed the emails about views'],
      defaultLanguage: (actor) => [actor, ' changed the default language'],
      /** Whether the company pays. */
      billingStatus: (actor) => [actor, ' changed the status'],
      suspensionReason: (actor) => [actor, ' changed the reason'],
    } satisfies Record<string, Deed>,
    /** What visitors read in a language; given as its code, such as `de`. */
    changedGreeting: <Node>(actor: Node, language: string): Parts<Node> => [
      actor,
      ` changed the greeting (${language})`,
    ],
    changedThanks: <Node>(actor: Node, language: string): Parts<Node> => [
      actor,
      ` changed the thank-you (${language})`,
    ],
    locationArchived: ((actor, target) => [actor, ' archived the location ', target]) satisfies Deed,
    locationRestored: ((actor, target) => [actor, ' restored the location ', target]) satisfies Deed,
    codeArchived: ((actor, target) => [actor, ' archived the code ', target]) satisfies Deed,
    codeRestored: ((actor, target) => [actor, ' restored the code ', target]) satisfies Deed,
    /** @param names of the first and of the last, such as “Table 1 – Table 40” */
    codesAdded: <Node>(actor: Node, count: number, names: Node): Parts<Node> => [
      actor,
      plural(count, { one: ' added # code, ', other: ' added # codes, ' }),
      names,
    ],
    orderProcessed: ((actor, target) => [
      actor,
      ' marked an order of ',
      target,
      ' as processed',
    ]) satisfies Deed,
    orderReopened: ((actor, target) => [
      actor,
      ' marked an order of ',
      target,
      ' as not processed',
    ]) satisfies Deed,
    casesChanged: <Node>(actor: Node, count: number): Parts<Node> => [
      actor,
      plural(count, {
        one: ' changed the cases of # review',
        other: ' changed the cases of # reviews',
      }),
    ],
    sentimentReset: ((actor) => [actor, ' reset the sentiment of a review to automatic']) satisfies Deed,
    entriesPruned: <Node>(actor: Node, count: number): Parts<Node> => [
      actor,
      plural(count, {
        one: ' removed # entry of this log because of age',
        other: ' removed # entries of this log because of age',
      }),
    ],
    /** Without a sign-in. */
    settingsByLink: ((actor) => [
      actor,
      ' followed a link in an email to change a member’s email settings',
    ]) satisfies Deed,
    /** After its time was over; `target` is the company. */
    viewTimedOut: ((actor, target) => [actor, ' ended an operator’s view of ', target]) satisfies Deed,
    webhookOn: ((actor, target) => [actor, ' switched the webhook to ', target, ' on']) satisfies Deed,
    webhookOff: ((actor, target) => [actor, ' switched the webhook to ', target, ' off']) satisfies Deed,
    messagesReplayed: <Node>(actor: Node, target: Node, count: number): Parts<Node> => [
      actor,
      plural(count, {
        one: ' sent # message to the webhook to ',
        other: ' sent # messages to the webhook to ',
      }),
      target,
      ' again',
    ],
    chatUnreachable: ((actor, target) => [
      actor,
      ' switched off the chat ',
      target,
      ', which could no longer be reached',
    ]) satisfies Deed,
    contactsRemoved: <Node>(actor: Node, reviews: number): Parts<Node> => [
      actor,
      plural(reviews, {
        one: ' removed the contact data of # review because of age',
        other: ' removed the contact data of # reviews because of age',
      }),
    ],
    wordsRemoved: <Node>(actor: Node, reviews: number): Parts<Node> => [
      actor,
      plural(reviews, {
        one: ' removed the words of # review because of age',
        other: ' removed the words of # reviews because of age',
      }),
    ],
    /** Both, each of its own number of reviews. */
    contactsAndWordsRemoved: <Node>(actor: Node, contacts: number, words: number): Parts<Node> => [
      actor,
      plural(contacts, {
        one: ' removed the contact data of # review',
        other: ' removed the contact data of # reviews',
      }),
      plural(words, {
        one: ' and the words of # review because of age',
        other: ' and the words of # reviews because of age',
      }),
    ],
    recordsExported: <Node>(actor: Node, count: number): Parts<Node> => [
      actor,
      plural(count, {
        one: ' exported # record about a person',
        other: ' exported # records about a person',
      }),
    ],
    recordsErased: <Node>(actor: Node, count: number): Parts<Node> => [
      actor,
      plural(count, {
        one: ' erased # record about a person',
        other: ' erased # records about a person',
      }),
    ],
    /** An action that this version does not know, by its code. */
    unknown: <Node>(actor: Node, action: string): Parts<Node> => [actor, ` did “${action}”`],
  },

  /** Labels of changed fields, before a colon. */
  fields: {
    active: 'Active',
    /** When alerts about reviews are sent. */
    alerts: 'Alerts',
    archived: 'Archived',
    assignee: 'Assigned to',
    billingStatus: 'Status',
    brandColor: 'Brand color',
    /** What was searched for, such as an email address. */
    by: 'By',
    /** Number of the proof that data were erased. */
    certificate: 'Certificate',
    codes: 'Codes',
    companies: 'Companies',
    contactMonths: 'Months that contact data is kept',
    date: 'Date',
    defaultLanguage: 'Default language',
    description: 'Description',
    device: 'Device',
    did: 'We did',
    digest: 'Digest',
    disabled: 'Disabled',
    endsAt: 'Ends',
    events: 'Events',
    expiresAt: 'Expires',
    /** How someone has signed in, or confirmed that it is them. */
    factor: 'Factor',
    format: 'Format',
    /** How many were found. */
    found: 'Found',
    /** Beginning of a time span. */
    from: 'From',
    googleReviewUrl: 'Google review link',
    kind: 'Kind',
    language: 'Language',
    linkCheck: 'Check of the Google link',
    location: 'Location',
    locations: 'Locations',
    logo: 'Logo',
    mailOnView: 'Emails about views',
    name: 'Name',
    omitted: 'Earlier attempts left out',
    price: 'Price in USD',
    privacyAddress: 'Address in the privacy notice',
    quantity: 'Quantity',
    quietHours: 'Quiet hours',
    reason: 'Reason',
    records: 'Records',
    replyTo: 'Address for answers',
    role: 'Role',
    rows: 'Rows',
    said: 'You said',
    scopes: 'Permissions',
    sentiment: 'Sentiment',
    slug: 'URL slug',
    status: 'Status',
    suspensionReason: 'Reason',
    /** Of an answer template. */
    text: 'Text',
    textMonths: 'Months that words are kept',
    /** Reviews with this many stars or fewer. */
    threshold: 'Threshold',
    timeZone: 'Time zone',
    /** End of a time span. */
    to: 'To',
    url: 'Address',
    viewReason: 'Reason',
    visible: 'Visible to visitors',
    watch: 'Watch',
    words: 'Sends what customers wrote',
  },
  /** The same, of what visitors read in a language; given as its code, such as `de`. */
  greeting: (language: string) => `Greeting (${language})`,
  thanks: (language: string) => `Thank-you (${language})`,

  /** Values of changed fields, after the label and a colon. */
  values: {
    billingStatus: {
      active: 'active',
      trial: 'trial',
      past_due: 'past due',
      suspended: 'suspended',
    } satisfies Record<BillingStatus, string>,
    /** When alerts are sent. */
    alerts: {
      instant: 'instant',
      daily: 'daily',
      off: 'off',
    },
    /** By what a person has been searched. */
    by: { email: 'email address', phone: 'phone number', name: 'name' },
    digest: {
      weekly: 'weekly',
      monthly: 'monthly',
      off: 'off',
    } satisfies Record<DigestInterval, string>,
    factor: {
      password: 'password',
      totp: 'authenticator app',
      passkey: 'passkey',
      recovery: 'recovery code',
    },
    /** Where a code hangs. */
    kind: {
      poster: 'poster',
      sticker: 'sticker',
      table_tent: 'table tent',
      card: 'card',
      window: 'window',
      receipt: 'receipt',
      web: 'web',
      other: 'other',
    } satisfies Record<PlacementKind, string>,
    /** Of the link to Google: somebody says that it works, or does not want to be asked. */
    linkCheck: {
      confirmed: 'confirmed',
      dismissed: 'dismissed',
    },
    reason: {
      bad_code: 'wrong code',
      bad_credentials: 'wrong password or unknown address',
      bad_passkey: 'passkey not accepted',
      too_many_requests: 'too many attempts',
      /** A webhook's receiver has said that it no longer exists. */
      gone: 'gone',
      /** A webhook's receiver has not answered for days. */
      failing: 'failing',
    },
    role: {
      owner: 'owner',
      manager: 'manager',
      responder: 'responder',
      viewer: 'viewer',
      superadmin: 'superadmin',
      company_admin: 'company admin',
      printer: 'printer',
    } satisfies Record<CompanyRole | Role, string>,
    sentiment: {
      negative: 'negative',
      neutral: 'neutral',
      positive: 'positive',
    } satisfies Record<Sentiment, string>,
    status: {
      new: 'to do',
      in_progress: 'in progress',
      waiting: 'waiting for customer',
      done: 'done',
    } satisfies Record<CaseStatus, string>,
  },
}

export type AuditTexts = typeof audit
