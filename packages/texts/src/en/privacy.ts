import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/** Requests about personal data, and how long it is kept. For owners, who answer for visitors' data by law. */
export const privacy = {
  /** To find what is stored about one person, who has asked for it. */
  find: {
    title: 'Find a person',
    description:
      'Reviews, messages, emails and orders that a person left or is mentioned in, to export or erase. All that you enter must match.',
    email: 'Email address',
    phone: 'Phone number',
    name: 'Name',
    /** Button. */
    find: 'Find',
    /** Read out by screen readers. */
    found: (records: number) => plural(records, { one: '# record found', other: '# records found' }),
  },
  /** What was found. */
  records: {
    /** Heading. `person` is what was searched for: an address, a number, a name or several of these. */
    title: <Node>(person: Node): Parts<Node> => ['Stored about ', person],
    more: (limit: number) =>
      plural(limit, {
        one: 'More than # record matches; these are the newest. Enter more to find fewer, or erase these and search again.',
        other:
          'More than # records match; these are the newest. Enter more to find fewer, or erase these and search again.',
      }),
    nothingFound: 'Nothing found',
    nothingFoundHint:
      'No review, message, email or order matches all that you entered. Try less, such as the name alone.',
    kinds: {
      review: 'Reviews',
      message: 'Messages',
      mail: 'Emails',
      order: 'Orders',
    },
    /** Checkbox that selects all records of a kind, which is one of `kinds`. `count` is a formatted number. */
    allOfKind: ({ kind, count }: { kind: string; count: string }) => `${kind} (${count})`,
    /** Checkbox that selects all records; says how many are selected. */
    selected: (records: number) => plural(records, { one: '# selected', other: '# selected' }),
    /** Button that opens a menu of `page` and `json`. */
    export: 'Export',
    /** File to download, a web page that people can read. */
    page: 'Readable page',
    /** File to download. The name of a format. */
    json: 'JSON',
    exportFailed: 'Export failed',
    /** Button that opens a dialog. */
    erase: 'Erase…',
    /** Link to a review. */
    open: 'Open',
    openLabel: 'Open the review in a new tab',
  },
  /** Dialog that erases the selected records. */
  erase: {
    title: (records: number) => plural(records, { one: 'Erase # record?', other: 'Erase # records?' }),
    previewFailed: 'Failed to count what would be erased',
    /** `records` is a list of `counts`, such as `3 reviews and 1 message`. */
    preview: (records: string) => `${records} will be erased.`,
    consequence: 'Words and contact details are gone for good. Ratings and days stay in your statistics.',
    /** The same if there are orders among the records. */
    consequenceWithOrders:
      'Words and contact details are gone for good. Ratings and days stay in your statistics. For orders, only the billing details are erased.',
    reason: 'Reason',
    reasonHint: 'Stays on the certificate, so do not name the person here.',
    /** Placeholder: an example of a reason. */
    reasonExample: 'Request by email on March 1',
    understood: 'I understand that this cannot be undone',
    /** Button. */
    confirm: 'Erase for good',
    nothingLeft:
      'There is nothing left to erase in these records. If an earlier attempt was interrupted, its certificate is in the list of erasures.',
    /** Title of the dialog once the records are erased. */
    doneTitle: 'Erased',
    done: 'Keep this certificate as proof. It does not name the person, and stays in the list below.',
    /** Button. */
    close: 'Close',
  },
  /** What was erased, alone or as items of a list: in a certificate after a colon, in `erase.preview` within the sentence. */
  counts: {
    reviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
    messages: (count: number) => plural(count, { one: '# message', other: '# messages' }),
    mails: (count: number) => plural(count, { one: '# email', other: '# emails' }),
    orders: (count: number) => plural(count, { one: '# order', other: '# orders' }),
    /** Notes that only the team sees. */
    notes: (count: number) => plural(count, { one: '# private note', other: '# private notes' }),
    /** Of a review that its visitor has changed. */
    versions: (count: number) => plural(count, { one: '# earlier version', other: '# earlier versions' }),
    nothing: 'nothing',
  },
  /** Proof of an erasure, shown in a dialog, to print or copy. */
  certificate: {
    /** Title of the dialog. */
    title: 'Certificate of erasure',
    /** Heading of the printed or copied certificate. */
    sheetTitle: (company: string) => `Certificate of erasure, ${company}`,
    /** Labels of the lines. */
    erased: 'Erased',
    time: 'Time',
    by: 'Erased by',
    reason: 'Reason',
    /** Before the number of the certificate. */
    number: 'Certificate',
    /** A line when copied as text. `label` is one of these. */
    line: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
    print: 'Print',
    copy: 'Copy',
    copied: 'Certificate copied',
    copyFailed: 'Failed to copy',
    copyFailedHint: 'Please try again.',
    close: 'Close',
  },
  /** List of the certificates. */
  erasures: {
    title: 'Erasures',
    description: 'What was erased, by whom and why. Certificates do not name the person.',
    none: 'Nothing has been erased yet.',
    failed: 'Failed to load the erasures',
    /** Heads of columns. */
    certificate: 'Certificate',
    erased: 'Erased',
    reason: 'Reason',
    /** Label of a button. `at` is a date and time. */
    certificateOf: (at: string) => `Certificate of ${at}`,
  },
  /** How long visitors' data is kept. */
  retention: {
    title: 'Retention',
    description: 'Ratings and days always stay in your statistics.',
    failed: 'Failed to load the settings',
    saved: 'Privacy settings saved',
    /** Labels of the choices `after` and `never`. */
    contacts: 'Remove contact details',
    words: 'Remove the words of reviews and conversations',
    after: (months: number) => plural(months, { one: 'After # month', other: 'After # months' }),
    never: 'Never',
    /** What the saved choices will remove next. `on` is a date. */
    upcoming: {
      nothingEver: 'Everything is kept until you erase it.',
      nothing: 'Nothing is due to be removed.',
      contacts: ({ on, reviews }: { on: string; reviews: number }) =>
        plural(reviews, {
          one: `On ${on}, the contact details of # review will be removed.`,
          other: `On ${on}, the contact details of # reviews will be removed.`,
        }),
      words: ({ on, reviews }: { on: string; reviews: number }) =>
        plural(reviews, {
          one: `On ${on}, the words of # review will be removed.`,
          other: `On ${on}, the words of # reviews will be removed.`,
        }),
      /** `contacts` and `words` are numbers of reviews. */
      both: ({ on, contacts, words }: { on: string; contacts: number; words: number }) =>
        `On ${on}, ${plural(contacts, {
          one: 'the contact details of # review',
          other: 'the contact details of # reviews',
        })} and ${plural(words, {
          one: 'the words of # review',
          other: 'the words of # reviews',
        })} will be removed.`,
    },
    /** The same if there are too many to count them all. */
    upcomingAtLeast: {
      contacts: ({ on, reviews }: { on: string; reviews: number }) =>
        plural(reviews, {
          one: `On ${on}, the contact details of at least # review will be removed.`,
          other: `On ${on}, the contact details of at least # reviews will be removed.`,
        }),
      words: ({ on, reviews }: { on: string; reviews: number }) =>
        plural(reviews, {
          one: `On ${on}, the words of at least # review will be removed.`,
          other: `On ${on}, the words of at least # reviews will be removed.`,
        }),
      both: ({ on, contacts, words }: { on: string; contacts: number; words: number }) =>
        `On ${on}, ${plural(contacts, {
          one: 'the contact details of at least # review',
          other: 'the contact details of at least # reviews',
        })} and ${plural(words, {
          one: 'the words of at least # review',
          other: 'the words of at least # reviews',
        })} will be removed.`,
    },
    /** Warning of a choice that is not saved yet. */
    warning: {
      contacts: (months: number) =>
        plural(months, {
          one: 'Once saved, contact details older than # month will be removed for good on the first of the coming month.',
          other:
            'Once saved, contact details older than # months will be removed for good on the first of the coming month.',
        }),
      words: (months: number) =>
        plural(months, {
          one: 'Once saved, words older than # month will be removed for good on the first of the coming month.',
          other:
            'Once saved, words older than # months will be removed for good on the first of the coming month.',
        }),
      /** `contacts` and `words` are numbers of months. */
      both: ({ contacts, words }: { contacts: number; words: number }) =>
        `Once saved, ${plural(contacts, { one: 'contact details older than # month', other: 'contact details older than # months' })} and ${plural(words, { one: 'words older than # month', other: 'words older than # months' })} will be removed for good on the first of the coming month.`,
    },
  },
  /** The company's postal address in the notice to visitors. */
  address: {
    title: 'Address',
    description: 'Visitors see it in your privacy notice. Only owners change it.',
    failed: 'Failed to load the address',
    label: 'Your company’s address',
    tooLong: (limit: number) =>
      plural(limit, { one: 'Please use at most # character.', other: 'Please use at most # characters.' }),
    viewNotice: 'View the notice',
    /** Button. */
    save: 'Save address',
    saved: 'Address saved',
  },
}

export type PrivacyTexts = typeof privacy
