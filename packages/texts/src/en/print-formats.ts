import type { FormatId } from '@candour/schemas/print-formats.ts'
import type { FindingCode } from '@candour/schemas/prints.ts'
import { formats } from '#formats.ts'

const { number } = formats('en')

/** Everything with a code on it, to download: from the poster to the email signature. A piece is one of them. */
export const printFormats = {
  title: 'Formats',
  description:
    'Your code on everything from a poster to an email signature, to print yourself or at a print shop.',
  names: {
    poster_18x24: 'Large poster',
    sticker_3in: 'Round sticker',
    poster_a4: 'Poster A4',
    poster_a5: 'Poster A5',
    table_tent: 'Table tent',
    counter_card: 'Counter card',
    window_cling: 'Window cling',
    card: 'Card',
    slip: 'Slip',
    card_sheet: 'Sheet of ten cards',
    signature: 'Email signature',
    button: 'Website button',
  } satisfies Record<FormatId, string>,
  /** Sizes of a piece. */
  millimeters: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  inches: (width: number, height: number) => `${number(width)} × ${number(height)} in`,
  /** Marks on what the guest takes home, to write later, and on what is not printed. */
  takeHome: 'To take home',
  onScreen: 'For screens',
  preview: (name: string) => `Preview: ${name}`,
  layout: 'Layout',
  /** While a piece is checked, if all is well, and if the check could not be made. */
  checking: 'Checking…',
  fine: 'Checked: the code is read from the finished piece, and nothing stands in the margin.',
  checkFailed: 'The check failed',
  /** What was found, and what to do about it. */
  findings: {
    code_unreadable: 'A code cannot be read from the printed piece. Please choose another layout.',
    code_too_far: 'A code cannot be read from the usual distance. Choose another layout or a larger format.',
    code_contrast: 'The code does not stand out enough from its background. Choose another layout.',
    code_small: 'The code is too small for most phones. Choose another layout or a larger format.',
    text_outside: 'Words reach into the margin and may be cut off. Choose another layout, or a shorter name.',
    letters_missing:
      'Some letters of a name cannot be printed and are left out. Look at the preview, and write the name differently if need be.',
    name_from_address:
      'The name has no letter that can be printed, so the name from the address is shown. Look at the preview.',
    logo_resolution:
      'The logo is too small for its printed size and will look blurred. Upload a larger picture, or a drawing (SVG).',
  } satisfies Record<FindingCode, string>,
  /** Buttons, named by the kind of file, and what is said of them. */
  pdf: 'PDF',
  press: 'PDF for print shops',
  note: 'The PDF for print shops has bleed and crop marks (PDF/X-4). SVG and PNG are for one code at a time.',
  /** The codes as files, so that they outlive this product. */
  escrow: {
    title: 'Take your codes along',
    text: 'All your codes as the files of a website. Whoever serves them keeps your printed pieces working, even without us.',
    download: 'Download codes',
  },
}
