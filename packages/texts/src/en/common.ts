import type { Theme } from '@candour/schemas/theme-names.ts'

/** What several screens share, and screens that are made of several features. */
export const common = {
  /** Links that download a list: `format` is “CSV” or “Excel”. */
  download: {
    as: (format: string) => `Download as ${format}`,
    failed: 'Export failed',
  },

  /** The end of a form that is saved as a whole. */
  save: {
    notSaved: 'Not saved yet',
    /** Button. */
    save: 'Save',
  },

  /** Names of what reviews are about. */
  themes: {
    staff: 'Staff',
    waiting: 'Waiting time',
    price: 'Price',
    food: 'Food',
    quality: 'Quality',
    communication: 'Communication',
    trust: 'Trust',
    cleanliness: 'Cleanliness',
    atmosphere: 'Atmosphere',
    noise: 'Noise',
    /** Rooms, equipment, toilets. */
    facilities: 'Facilities',
    /** How well a place lies and can be reached. */
    location: 'Location',
    parking: 'Parking',
    /** Making an appointment or a reservation. */
    booking: 'Booking',
    hours: 'Opening hours',
    /** The range of goods. */
    selection: 'Selection',
  } satisfies Record<Theme, string>,

  /** The three pages of what is printed. A code is a QR code at a spot. */
  print: {
    /** Names the navigation between them. */
    label: 'Codes and print',
    codes: 'Codes',
    materials: 'Posters and stickers',
    formats: 'Formats',
  },
  /** Title of the browser's tab on the screen of the codes, before the name of the company. */
  codesTitle: 'Codes',

  /** The screen with all reviews. */
  reviews: {
    /** Title of the browser's tab, before the name of the company. */
    pageTitle: 'Reviews',
    heading: 'Reviews',
    /** Names the list for screen readers. */
    list: 'Reviews',
    /** Instead of the list, if no review matches the filters. */
    noMatches: {
      title: 'No reviews match these filters',
      text: 'Try fewer words, more ratings or a longer period.',
      /** Button. */
      clear: 'Clear filters',
    },
    /** Instead of a list without reviews; “to do”, “in progress”, “waiting” and “done” are statuses of a review. */
    empty: {
      new: {
        title: 'Nothing to do',
        text: 'Every review has been looked at. New ones appear here.',
      },
      in_progress: {
        title: 'Nothing is in progress',
        text: 'Reviews that somebody is working on appear here.',
      },
      mine: {
        title: 'Nothing is assigned to you',
        text: 'Reviews that you or others assign to you stay here until they are done.',
      },
      unassigned: {
        title: 'Every open review has an assignee',
        text: 'Open reviews without an assignee appear here.',
      },
      waiting: {
        title: 'Nothing is waiting',
        text: 'Reviews that you have answered wait here for the customer.',
      },
      done: {
        title: 'Nothing is done yet',
        text: 'Reviews marked as done are kept here.',
      },
      all: {
        title: 'No reviews yet',
        text: 'Private feedback appears here as soon as a visitor sends it.',
      },
    },
  },

  /** What a user without a company sees. */
  unassigned: {
    title: 'You are not assigned to any companies',
    /** The same, on the screen with posters and stickers. */
    titleOnMaterials: 'No company data available',
    text: 'Please ask the person who invited you to add you to your company.',
    /** Link. */
    toLogin: 'Back to Login',
    /** For operators of the service, who have a console, the admin panel. */
    operator: {
      text: 'Companies and their users are managed in the admin panel.',
      /** Link. */
      toAdmin: 'Go to Admin Panel',
    },
  },
}

export type CommonTexts = typeof common
