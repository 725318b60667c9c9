import type { PlacementKind } from '@candour/schemas/placements.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { plural } = formats('en')

/**
 * The screen of the codes. A code is a QR code at one spot, which visitors scan. `name` is what the company calls it, such
 * as “Counter” or “Table 4”.
 */
export const placements = {
  /** Heading of the screen. */
  title: 'Codes',
  /** Names the list for screen readers. */
  list: 'Codes',
  search: {
    label: 'Search codes',
    /** What stands in the search while it is empty. */
    placeholder: 'Search names and codes',
  },
  /** The choice of codes to show. */
  status: {
    label: 'Status',
    inUse: 'In use',
    archived: 'Archived',
  },
  /** Instead of the list. */
  empty: {
    title: 'No codes yet',
    text: 'A code marks one spot, such as the counter or a table, and shows you how often it is scanned.',
  },
  noMatches: {
    title: 'No code matches',
    text: 'Try a shorter part of the name, or the first letters of the code.',
    /** Button. */
    clear: 'Clear filters',
  },
  noArchived: {
    title: 'No archived codes',
    text: 'Archived codes are hidden from the list, but keep working wherever they are printed.',
  },
  failed: 'Failed to load the codes',
  /** Read out after the list has changed. */
  shown: (count: number) => plural(count, { one: '# code shown', other: '# codes shown' }),

  /** What carries the code. */
  kinds: {
    poster: 'Poster',
    sticker: 'Sticker',
    /** A folded card that stands on a table. */
    table_tent: 'Table tent',
    card: 'Card',
    /** A shop window. */
    window: 'Window',
    receipt: 'Receipt',
    web: 'Website or email',
    other: 'Other',
  } satisfies Record<PlacementKind, string>,

  /** A code in the list. */
  row: {
    /** Tooltip of a button, and its name. */
    qr: 'QR code',
    qrOf: (name: string) => `QR code of ${name}`,
    scans: (count: number) => plural(count, { one: '# scan in 30 days', other: '# scans in 30 days' }),
    /** When it was scanned last: “just now”, “yesterday”, “2 months ago”. */
    lastScan: <Node>(ago: Node): Parts<Node> => ['Last scan ', ago],
    /** When the code was added. */
    added: (date: string) => `Added ${date}`,
    /** Name of the menu of a code. */
    more: (name: string) => `More for ${name}`,
    /** Items of this menu. */
    copyLink: 'Copy link',
    /** Link to the screen where these are ordered. */
    print: 'Poster and sticker',
    /** Link to the reviews of those who scanned this code. */
    reviews: 'Reviews',
    edit: 'Edit',
    archive: 'Archive',
    restore: 'Restore',
  },

  /** Notices after a change. */
  changes: {
    copied: 'Link copied',
    copyFailed: 'Failed to copy',
    /** Below the above. */
    copyFailedText: 'Please try again.',
    added: (name: string) => `${name} added`,
    addedSeveral: (count: number) => plural(count, { one: '# code added', other: '# codes added' }),
    saved: (name: string) => `${name} saved`,
    archived: (name: string) => `${name} archived`,
    /** Below the above. */
    archivedText: 'Its printed code still works.',
    restored: (name: string) => `${name} restored`,
    /** Button: a verb. */
    undo: 'Undo',
    failed: 'Failed to change the code',
  },

  /** Fields of a code. */
  fields: {
    name: 'Name',
    /** What carries it, one of `kinds`. */
    kind: 'Kind',
    location: 'Location',
    noLocation: 'No location',
  },

  /** The dialog that adds one code or a numbered series. */
  add: {
    /** Button that opens it. */
    open: 'Add codes',
    title: 'Add codes',
    description: 'Each code marks one spot. Once printed, it works for good.',
    nameHint: 'Such as Counter, Entrance or Table.',
    /** Checkbox. */
    several: 'Several at once, numbered',
    count: 'How many',
    firstNumber: 'First number',
    /** Read out before the names of the codes. */
    names: 'Names:',
    /** An example of a name, to which numbers are added: “Table 1”. */
    exampleName: 'Table',
    /** All names of a series. */
    series: (names: readonly string[]) => names.join(', '),
    /** The first names of a longer series, and the last. */
    longSeries: (first: readonly string[], last: string) => `${first.join(', ')} … ${last}`,
    /** Buttons at the end of the dialog. */
    submit: 'Add code',
    submitSeveral: (count: number) => plural(count, { one: 'Add # code', other: 'Add # codes' }),
  },
  edit: {
    title: 'Edit code',
    /** `code` is a short code of letters and digits, which the QR code's address ends with. */
    description: <Node>(code: Node): Parts<Node> => [
      code,
      ' stays the same, so what is printed keeps working.',
    ],
    /** Button. */
    submit: 'Save',
  },
}

export type PlacementsTexts = typeof placements
