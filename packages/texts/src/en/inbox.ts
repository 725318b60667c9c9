import type { CaseStatus } from '@candour/schemas/case-summary.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { list, number, plural } = formats('en')

/**
 * The inbox, a review opened in it, and its case: what the team does about it, and the conversation with the visitor.
 *
 * A review is assigned to one of the team. Such sentences exist for `you` (the reader), `member` (`name` is a colleague's
 * name or address), `other` (a colleague who is not known, or who has left) and `nobody`.
 */
export const inbox = {
  /** Names of the statuses of a review. They also stand in sentences, as `status`; put them into quotes where that reads better. */
  status: {
    new: 'To do',
    in_progress: 'In progress',
    waiting: 'Waiting for customer',
    done: 'Done',
  } satisfies Record<CaseStatus, string>,
  views: {
    /** Names the navigation between the lists of reviews. */
    label: 'Views',
    /** Names of the lists, each of which has the reviews of a status or with an assignee: keep them short. */
    names: {
      new: 'To do',
      in_progress: 'In progress',
      waiting: 'Waiting for customer',
      done: 'Done',
      all: 'All',
      /** Reviews assigned to the reader. */
      mine: 'Mine',
      /** Reviews assigned to nobody. */
      unassigned: 'Unassigned',
    },
    /** Read out after the name of a list. */
    count: (count: number) => plural(count, { one: ', # review', other: ', # reviews' }),
  },
  toolbar: {
    /** Checkbox. */
    selectAll: 'Select all on page',
    /** The same checkbox, with the number of selected reviews. */
    selected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    /** Button. */
    clear: 'Clear selection',
    limit: (max: number) =>
      plural(max, { one: 'At most # can be changed at once.', other: 'At most # can be changed at once.' }),
    /** Button that opens a menu of the statuses to set. */
    status: 'Status',
    /** Button that opens a menu of the colleagues to assign to: a verb. */
    assign: 'Assign',
    /** The reader, in this menu. */
    me: (name: string) => `Me (${name})`,
    /** Last in this menu: the reviews are assigned to nobody. */
    nobody: 'Nobody',
    loading: 'Loading...',
    /** Button. */
    shortcuts: 'Keyboard shortcuts',
    /** Tooltip of that button, with the key for it. */
    shortcutsTitle: 'Keyboard shortcuts (?)',
    /** Checkbox of a review. */
    select: (stars: number) =>
      plural(stars, { one: 'Select the review with # star', other: 'Select the review with # stars' }),
  },
  /** Below a review in the list: `To do · 3 d   Ada Lovelace   Customer replied`. */
  line: {
    /** Read out before a status. */
    status: 'Status:',
    /** After the status: the time since the review, as short as possible. */
    age: {
      minutes: (count: number) => `· ${number(count)} min`,
      hours: (count: number) => `· ${number(count)} h`,
      days: (count: number) => `· ${number(count)} d`,
      years: (count: number) => `· ${number(count)} y`,
    },
    /** The same, read out after the status. */
    ageInWords: {
      minutes: (count: number) => plural(count, { one: ', # minute old', other: ', # minutes old' }),
      hours: (count: number) => plural(count, { one: ', # hour old', other: ', # hours old' }),
      days: (count: number) => plural(count, { one: ', # day old', other: ', # days old' }),
      years: (count: number) => plural(count, { one: ', # year old', other: ', # years old' }),
    },
    /** Read out before the name of the assignee, which may also be one of the two below. A label, as “Assignee:”. */
    assignee: 'Assigned to',
    /** Instead of a name: the reader. */
    you: 'You',
    /** Instead of a name: a member who is not known. */
    other: 'someone else',
    /** The customer has changed the review. */
    edited: 'New from the customer',
    replied: 'Customer replied',
    /** With the number of replies, if there are several. */
    repliedTimes: (count: number) => `Customer replied (${number(count)})`,
  },
  /** In the list of a view, instead of the above: where a review that no longer belongs to this view is now. */
  moved: {
    status: ({ status }: { status: string }) => `Moved to ${status}`,
    assigned: {
      you: 'Assigned to you',
      member: ({ name }: { name: string }) => `Assigned to ${name}`,
      other: 'Assigned to someone else',
      nobody: 'No longer assigned',
    },
  },
  /** Below a list of a view, once all reviews in it have moved. */
  emptied: 'All of these have left this list.',
  /** Button. */
  update: 'Update the list',

  /** Notices of changes. */
  changes: {
    /** A review was changed. */
    one: {
      /** Its status is “Done” now. */
      done: 'Marked as done',
      status: ({ status }: { status: string }) => `Set to ${status}`,
      assigned: {
        you: 'Assigned to you',
        member: ({ name }: { name: string }) => `Assigned to ${name}`,
        other: 'Assigned to someone else',
        nobody: 'Unassigned',
      },
    },
    /** Several reviews were changed. */
    several: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# review marked as done', other: '# reviews marked as done' }),
      status: ({ count, status }: { count: number; status: string }) =>
        plural(count, { one: `# review set to ${status}`, other: `# reviews set to ${status}` }),
      assigned: {
        you: ({ count }: { count: number }) =>
          plural(count, { one: '# review assigned to you', other: '# reviews assigned to you' }),
        member: ({ count, name }: { count: number; name: string }) =>
          plural(count, { one: `# review assigned to ${name}`, other: `# reviews assigned to ${name}` }),
        other: ({ count }: { count: number }) =>
          plural(count, {
            one: '# review assigned to someone else',
            other: '# reviews assigned to someone else',
          }),
        nobody: ({ count }: { count: number }) =>
          plural(count, { one: '# review unassigned', other: '# reviews unassigned' }),
      },
    },
    /** Nothing was to be changed. */
    already: {
      done: 'Already marked as done',
      status: ({ status }: { status: string }) => `Already set to ${status}`,
      assigned: {
        you: 'Already assigned to you',
        member: ({ name }: { name: string }) => `Already assigned to ${name}`,
        other: 'Already assigned to someone else',
        nobody: 'Already unassigned',
      },
    },
    failed: 'Failed to save the change',
    /** Someone else was faster. */
    conflict: 'Not changed',
    /** After a change was taken back. */
    undone: 'Undone',
    undoFailed: 'Failed to undo',
    /** Someone else has changed it since. */
    notUndone: 'Not undone',
    /** `kept` of the `all` reviews. */
    notUndoneSeveral: ({ kept, all }: { kept: number; all: number }) =>
      plural(kept, {
        one: `# of ${number(all)} stay as they are: someone else has changed them in the meantime.`,
        other: `# of ${number(all)} stay as they are: someone else has changed them in the meantime.`,
      }),
    /** Who has changed a review, if known, and how it is now. */
    changedMeanwhile: {
      you: ({ by = 'Someone', status }: { by: string | undefined; status: string }) =>
        `${by} has changed it in the meantime: it is now ${status}, assigned to you.`,
      member: ({ by = 'Someone', status, name }: { by: string | undefined; status: string; name: string }) =>
        `${by} has changed it in the meantime: it is now ${status}, assigned to ${name}.`,
      other: ({ by = 'Someone', status }: { by: string | undefined; status: string }) =>
        `${by} has changed it in the meantime: it is now ${status}, assigned to someone else.`,
      nobody: ({ by = 'Someone', status }: { by: string | undefined; status: string }) =>
        `${by} has changed it in the meantime: it is now ${status}, unassigned.`,
    },
    /** Follows a sentence about what someone else has changed (the one above, or one of `conflict.whatChanged`). */
    notMade: (whatHappened: string) => `${whatHappened} Your change was not made.`,
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    description: 'They work in the list and in an open review, except while you type.',
    /** Checkbox. */
    use: 'Use keyboard shortcuts in this browser',
    /** What the keys do, each beside its key. */
    actions: {
      nextAndPrevious: 'Next and previous review',
      open: 'Open the review',
      done: 'Mark as done',
      assign: 'Assign',
      reply: 'Reply',
      note: 'Add a note',
      /** `Shift` is the key. */
      select: 'Select; with Shift, all up to here',
      undo: 'Undo',
      search: 'Search',
      close: 'Close the review, or clear the selection',
      help: 'This list',
    },
  },

  /** A review in a dialog. */
  review: {
    title: 'Review',
    /** `time` is a date and time, such as `Monday, Mar 2, 2026, 10:30 AM`. */
    edited: (time: string) => `Edited ${time}`,
    notFound: <Node>(company: Node): Parts<Node> => ['This link does not match any review of ', company, '.'],
    failed: 'Failed to fetch reviews',
    /** Button that leads to the list. */
    all: 'All reviews',
    /** Button. */
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    /** Button that copies what the visitor wrote. */
    copyText: 'Copy text',
    textCopied: 'Text copied',
    copyFailed: 'Failed to copy',
    copyFailedDescription: 'Please try again.',
    /** Button that shows earlier versions of a changed review. */
    showVersions: 'What was there before',
    versions: 'Earlier versions',
    versionsFailed: 'Failed to load earlier versions',
  },
  /** At the bottom of this dialog: leads to the review before and the one after it. */
  pager: {
    label: 'Reviews',
    previous: 'Previous',
    next: 'Next',
    /** Tooltip of `previous`, with the key for it. */
    previousTitle: (key: string) => `Previous (${key})`,
    /** Tooltip of `next`, with the key for it. */
    nextTitle: (key: string) => `Next (${key})`,
    /** Place of the review in the list, such as `12 of 3,594` or `12 of 1,000+`; both are formatted. */
    position: ({ place, all }: { place: string; all: string }) => `${place} of ${all}`,
  },

  /** The case of a review: beside it in this dialog. */
  case: {
    label: 'Case',
    failed: 'Failed to load the case',
    changeFailed: 'Failed to change the case',
    /** Label of a select. */
    status: 'Status',
    /** Label of a select. */
    assignee: 'Assignee',
    /** Button. */
    assignToMe: 'Assign to me',
    /** In the select of the assignee. */
    nobody: 'Nobody',
    /** In the select of the assignee: the reader. */
    me: (name: string) => `Me (${name})`,
    /** In the select of the assignee: someone who has left the team. */
    formerMember: 'A former member',
    /** `ago` is a time, such as `5 minutes ago`, `yesterday` or `just now`. */
    changed: ({ ago }: { ago: string }) => `Changed ${ago}`,
    changedByYou: ({ ago }: { ago: string }) => `Changed ${ago} by you`,
    changedBy: ({ ago, name }: { ago: string; name: string }) => `Changed ${ago} by ${name}`,
  },
  /** Someone else has changed the case, so the reader's change was not made. */
  conflict: {
    /** What happened, depending on who did it. `changes` are some of `changes` below. */
    whatChanged: {
      you: ({ changes }: { changes: readonly string[] }) => `You, in another window, ${list(changes)}.`,
      member: ({ changes, name }: { changes: readonly string[]; name: string }) =>
        `${name} ${list(changes)}.`,
      visitor: ({ changes }: { changes: readonly string[] }) => `The visitor ${list(changes)}.`,
      someone: ({ changes }: { changes: readonly string[] }) => `Someone ${list(changes)}.`,
    },
    /** Parts of the sentences above. Where a verb depends on who it is, use nouns here: `Ada: new status “Done”, …`. */
    changes: {
      /** Of the visitor alone: has written an answer. */
      answered: 'answered',
      status: (status: string) => `set the status to “${status}”`,
      assigned: {
        you: 'assigned it to you',
        member: ({ name }: { name: string }) => `assigned it to ${name}`,
        other: 'assigned it to a former member',
        nobody: 'removed the assignee',
      },
      /** If nothing more is known. */
      unknown: 'changed this',
    },
    /** Buttons that make the reader's change in spite of this. */
    anyway: {
      status: (status: string) => `Set to “${status}” anyway`,
      assign: {
        you: 'Assign to you anyway',
        member: ({ name }: { name: string }) => `Assign to ${name} anyway`,
        other: 'Assign to a former member anyway',
        nobody: 'Remove the assignee anyway',
      },
      both: {
        you: ({ status }: { status: string }) => `Set to “${status}” and assign to you anyway`,
        member: ({ status, name }: { status: string; name: string }) =>
          `Set to “${status}” and assign to ${name} anyway`,
        other: ({ status }: { status: string }) => `Set to “${status}” and assign to a former member anyway`,
        nobody: ({ status }: { status: string }) => `Set to “${status}” and remove the assignee anyway`,
      },
    },
    /** Button that gives the change up. */
    leave: 'Leave it as it is',
  },

  /** The messages and notes of a case. */
  thread: {
    label: 'Conversation and notes',
    /** Read out when there are new ones. */
    count: ({ messages, notes }: { messages: number; notes: number }) =>
      `${plural(messages, { one: '# message', other: '# messages' })}, ${plural(notes, { one: '# note', other: '# notes' })}`,
    /** Heading of what the reader wrote. */
    you: 'You',
    /** Heading of what someone who has left the team wrote. */
    formerMember: 'A former member',
    /** Heading of what a visitor without a name wrote. */
    visitor: 'Visitor',
    /** After the name of who wrote it: only the team can read it. */
    privateNote: 'Private note',
    /** Below an answer to a visitor without an address. */
    byLink: 'They see it when they open their link.',
  },
  /** Whether an answer has been sent, below it. */
  delivery: {
    sent: (address: string) => `Sent to ${address}`,
    sending: 'Sending…',
    /** `error` is a sentence. */
    retrying: (error: string) => `Not sent yet, but it will be tried again. ${error}`,
    refused: (address: string) => `Could not be sent to ${address}.`,
    /** `error` is a sentence. */
    refusedBecause: ({ address, error }: { address: string; error: string }) =>
      `Could not be sent to ${address}: ${error}`,
    /** Button. */
    correct: 'Send to another address',
    /** Label of the other address. */
    sendTo: 'Send to',
    /** Button. */
    sendAgain: 'Send again',
    /** Button. */
    cancel: 'Cancel',
  },
  composer: {
    /** Names the two tabs below: the reader chooses what to write. */
    label: 'Write',
    /** Tab: a noun. */
    answer: 'Answer',
    /** Tab. */
    privateNote: 'Private note',
  },
  reply: {
    /** Label of the text: a noun. */
    label: 'Answer',
    placeholder: 'Write an answer',
    tooLong: (max: number) =>
      plural(max, { one: 'Please use at most # character.', other: 'Please use at most # characters.' }),
    /** `variable` stands for a name, such as `{name}`, and cannot be filled in. */
    noName: (variable: string) => `The visitor left no name. Please replace ${variable} with your own words.`,
    /** `variable` stands for a location, such as `{location}`. */
    noLocation: (variable: string) =>
      `This review has no location. Please replace ${variable} with your own words.`,
    /** `variable` is something else in braces. */
    noVariable: (variable: string) =>
      `This is not a variable. Please replace ${variable} with your own words.`,
    /** `time` is a date and time. */
    outdated: (time: string) =>
      `The visitor changed this review at ${time}. Please read it again before you answer.`,
    byLink: 'They will see it when they open their link.',
    byEmail: <Node>(address: Node): Parts<Node> => ['Goes by email to ', address, '.'],
    differs:
      'Your earlier answer has been sent: you see it above. Send this one too if it says something new.',
    /** Button. */
    send: 'Send',
    /** Button. */
    sendAndFinish: 'Send and mark done',
    notFinished: 'Sent, but not marked as done',
    /** Why the visitor cannot be answered. */
    impossible: {
      erased: 'The words and contact details of this review have been removed, so there is nobody to answer.',
      noEmail: 'The visitor left a phone number, but no email address.',
      noAddress: 'The visitor left no email address or phone number, so there is nobody to answer.',
      optedOut: <Node>(company: Node): Parts<Node> => [
        'The visitor does not want emails from ',
        company,
        ' anymore.',
      ],
      tooMany: 'You have sent three answers in a row. You can write again when the visitor has replied.',
    },
    /** Link that calls the visitor: a verb. */
    call: <Node>(number: Node): Parts<Node> => ['Call ', number],
    /** Button beside this link: leads to the form for notes. */
    noteCall: 'Note what you agreed',
  },
  note: {
    label: 'Private note',
    description: 'Only your team sees notes. Type @ to notify a colleague.',
    placeholder: 'Write a note',
    tooLong: (max: number) =>
      plural(max, { one: 'Please use at most # character.', other: 'Please use at most # characters.' }),
    /** Button. */
    add: 'Add note',
    /** Names the list of those whose names match what was typed after an `@`. */
    colleagues: 'Colleagues',
    /** Read out when this list appears. */
    colleaguesFound: (count: number) =>
      plural(count, {
        one: '# colleague. Choose with the arrow keys and Enter.',
        other: '# colleagues. Choose with the arrow keys and Enter.',
      }),
  },
}

export type InboxTexts = typeof inbox
