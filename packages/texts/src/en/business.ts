import type { LogoSource } from '@candour/schemas/brand.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { list, number, plural } = formats('en')

/** What each part of the brand is called among others in `formerKept`. */
const parts = { name: 'name', logoUrl: 'logo', brandColor: 'color' }

/** The settings of a company, and its link to Google, which is on the overview, too. */
export const business = {
  /** Name, logo and color. */
  brand: {
    title: 'Name, logo and color',
    description: 'On your review page, in emails to customers and on what you print.',
    name: 'Name',
    /** `page` is the address of the review page. */
    nameText: <Node>(page: Node): Parts<Node> => [
      'Your review page is at ',
      page,
      '. The address stays, so that printed codes go on working.',
    ],
    color: 'Brand Color',
    /** What has been changed: one to three, always in this order. */
    formerKept: (changed: readonly ('name' | 'logoUrl' | 'brandColor')[]) =>
      `Printed pieces keep the former ${list(changed.map((part) => parts[part]))}; their codes go on working.`,
    saved: 'Saved. Visitors see it now.',
  },

  /** Looks for name, logo and colors on the company's website. */
  website: {
    title: 'Find your brand on your website',
    /** Label of the address. */
    label: 'Website',
    /** Button. */
    find: 'Find',
    looking: 'Looking at your website. This can take a few seconds.',
    found: 'Choose what is yours. Visitors see it once you save.',
    nothingFound: 'Nothing was found there. Please upload your logo and choose a color below.',
    /** Headings of what was found. */
    name: 'Name',
    logos: 'Logos',
    colors: 'Colors',
    colorsText: `The number is the contrast of the words on a button; from ${number(4.5)} they are easy to read. Where a color is text, the page adapts it.`,
    /** Where a logo was found, below it: as short as possible. The last is the picture that links to the website show. */
    sources: {
      page: 'On the page',
      icon: 'Icon',
      preview: 'Picture of links',
    } satisfies Record<LogoSource, string>,
    /** On a sample of a button in a color. */
    sample: 'Review',
    /** `ratio` is as it is written in the language. */
    contrast: (ratio: string) => `Contrast ${ratio}`,
  },

  timeZone: {
    title: 'Time zone',
    /** `zone` is such as “Europe/Berlin”. */
    description: (zone: string) => `Days, weeks and months are counted in ${zone}.`,
    /** Button. */
    change: 'Change time zone',
    dialogTitle: 'Time zone',
    dialogText: 'Days, weeks and months are counted in this time zone.',
    label: 'Time zone',
    /** Button. */
    save: 'Save',
    saved: 'Time zone updated',
    failed: 'Failed to update time zone',
  },

  /** The language of visitors, and the company's own words to them. */
  texts: {
    title: 'Language and texts',
    description: 'Visitors read your review page in their browser’s language.',
    saved: 'Language and texts saved',
  },

  /** The address to which visitors' answers to emails go. */
  replyTo: {
    title: 'Reply address',
    description:
      'Where it goes when visitors reply to your emails. Without an address they answer on their private page, which every email links to.',
    label: 'Email address',
    /** An address that cannot exist; keep `example.com`. */
    placeholder: 'hello@example.com',
    /** Button. */
    save: 'Save address',
    saved: 'Reply address saved',
    removed: 'Reply address removed',
  },

  /** The link to the form for reviews on Google. */
  googleUrl: {
    title: 'Google Review URL',
    /** Quotes the button of the review page: `publicReview` in pages.ts. */
    description: 'Where “Leave a Public Review” sends your visitors.',
    /** Link that opens it. */
    test: 'Test link',
    missing: 'No URL yet. Visitors cannot leave a public review.',
    new: 'New URL',
    /** Button. */
    update: 'Update URL',
    updated: 'Google review URL updated successfully',
    failed: 'Failed to update URL',
  },

  /** Asks to open a link to Google that was checked long ago. */
  linkCheck: {
    title: 'Check your Google link',
    text: (months: number) =>
      plural(months, {
        one: 'Links to Google can stop working unnoticed. Nobody has checked yours for # month.',
        other: 'Links to Google can stop working unnoticed. Nobody has checked yours for # months.',
      }),
    /** Link. */
    open: 'Open it',
    /** After it has been opened. */
    ask: 'Was it the page of your business?',
    /** Buttons. */
    yes: 'Yes, it is ours',
    no: 'No, change it',
    dismiss: 'Dismiss',
    confirmed: 'Google link confirmed',
    dismissed: 'Reminder put away',
    failed: 'Failed to save',
  },
}

export type BusinessTexts = typeof business
