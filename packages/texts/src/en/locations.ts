import { formats } from '#formats.ts'

const { number } = formats('en')

/** The card with the locations of the company, which are its branches. `name` is what the company calls one. */
export const locations = {
  title: 'Locations',
  /** A code is a QR code that visitors scan. */
  description: 'Your branches. Codes at a location show its name and open its Google link.',
  failed: 'Failed to load the locations',
  none: 'No locations yet.',
  /** Buttons that show the rest of the list, with the number of all, and of the archived ones. */
  showAll: (count: number) => `Show all ${number(count)}`,
  showArchived: (count: number) => `Show archived (${number(count)})`,
  /** Below the name: the location has a Google link of its own. */
  ownGoogleLink: 'Own Google link',
  /** Mark of a location. */
  archived: 'Archived',
  /** Name of the menu of a location. */
  more: (name: string) => `More for ${name}`,
  /** Items of this menu. */
  edit: 'Edit',
  archive: 'Archive',
  restore: 'Restore',

  /** Notices after a change. */
  changes: {
    added: (name: string) => `${name} added`,
    saved: (name: string) => `${name} saved`,
    archived: (name: string) => `${name} archived`,
    /** Below the above. */
    archivedText: 'Codes at this location still work.',
    restored: (name: string) => `${name} restored`,
    /** Button: a verb. */
    undo: 'Undo',
    failed: 'Failed to change the location',
  },

  dialog: {
    /** Button that opens the dialog. */
    add: 'Add location',
    addTitle: 'Add location',
    editTitle: 'Edit location',
    name: 'Name',
    nameDescription: 'Visitors see it under your company’s name.',
    googleUrl: 'Google review URL',
    /** “Your company's Google review URL”. */
    googleUrlDescription: 'Leave empty to use your company’s.',
    /** Buttons at the end of the dialog. */
    submitAdd: 'Add location',
    submitSave: 'Save',
  },
}

export type LocationsTexts = typeof locations
