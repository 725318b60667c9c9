import type { PrintKind } from '@candour/schemas/packs.ts'
import type { OrderState } from '@candour/schemas/print-orders.ts'
import { type Spread, spread } from '#en/spread.ts'
import { formats } from '#formats.ts'
import type { Parts } from '#parts.ts'

const { number, plural } = formats('en')

/** Of a piece, in inches; where people measure in centimeters, say it in these. A sticker is as wide as it is high. */
interface Inches {
  width: number
  height: number
}

/**
 * Marketing materials: posters and stickers with QR codes, to download or to order. A code is the QR code of a spot,
 * such as a table or the counter; the review page has one, too.
 */
export const printOrders = {
  /** Heading, and title of the browser's tab before the name of the company. */
  title: 'Marketing Materials',
  description:
    'Both open your review page when scanned. Choose a layout, then order prints from us or use your own print shop.',
  loading: 'Loading...',
  /** Instead of the screen. */
  failed: 'No company data available',
  /** Button after a failure. */
  retry: 'Retry',

  /** What the codes of an order lead to. The names are those of spots. */
  for: {
    code: <Node>(name: Node): Parts<Node> => ['For ', name],
    /** Two or more. */
    codes: <Node>(count: number, names: Node): Parts<Node> => [`For ${number(count)} codes: `, names],
  },
  /** The end of a long list of names, such as “Table 1–40, Counter”. */
  andMore: (names: string, count: number) => `${names} and ${number(count)} more`,

  /** What the prints are for: the review page, or one code or several. */
  printedFor: {
    label: 'Printed for',
    reviewPage: 'For your review page',
    reviewPageText: 'One code for every spot.',
    codes: <Node>(names: Node): Parts<Node> => ['For ', names],
    oneCode: 'A code of its own.',
    /** Two or more. */
    severalCodes: (count: number) => `${number(count)} codes, one for each spot.`,
    language: 'Language of the prints',
    /** Buttons: back to the review page; to the choice of codes; to that choice again. */
    useReviewPage: 'Use review page',
    choose: 'Choose codes',
    change: 'Change',
  },

  /** The dialog to choose codes. */
  picker: {
    title: 'Choose codes',
    description: 'Each spot has its own code, so you can tell them apart.',
    search: 'Search codes',
    searchPlaceholder: 'Name or code',
    location: 'Location',
    allLocations: 'All locations',
    /** Names the list. */
    list: 'Codes',
    failed: 'Failed to load the codes',
    noMatches: { title: 'No code matches', text: 'Try another name, code or location.' },
    empty: {
      title: 'No codes yet',
      text: 'Add a code for each spot, such as a table or the counter.',
      /** Link to the screen of that name. */
      toCodes: 'Go to Codes',
    },
    /** A code for screen readers; `detail` is its location, or else what the code is. */
    code: (name: string, detail: string) => `${name}, ${detail}`,
    loadMore: 'Load more',
    notAllLoaded: 'Not all codes could be loaded',
    noneSelected: 'None selected',
    selected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    /** `count` is as many as can be. */
    mostSelected: (count: number) => `${number(count)} selected, the most at once`,
    /** Buttons: selects none, all, or all that the search finds. */
    clear: 'Clear',
    selectAll: 'Select all',
    selectAllFound: 'Select all found',
    cancel: 'Cancel',
    /** Button: while none is selected; if all have been removed; else. */
    useCodes: 'Use codes',
    useReviewPage: 'Use the review page',
    use: (count: number) => plural(count, { one: 'Use this code', other: 'Use # codes' }),
  },

  /** What is said of one kind of print. */
  pieces: {
    poster: {
      /** Heading. */
      name: 'Poster',
      use: ({ width, height }: Inches) =>
        `${number(width)} × ${number(height)} in, for walls and windows. Scans from across the room.`,
      preview: 'Preview of the poster',
      /** Names the choice of a layout. */
      layout: 'Layout of the poster',
      /** Names of layouts, which are what they look like. */
      layouts: { bold: 'Bold', editorial: 'Editorial', arch: 'Arch' },
      /** Heading of the packs that can be ordered. */
      packs: 'Poster packs',
      pack: (quantity: number) => plural(quantity, { one: '# poster', other: '# posters' }),
      packTooSmall: (codes: number) =>
        plural(codes, {
          one: 'A pack needs at least # poster, one for each code.',
          other: 'A pack needs at least # posters, one for each code.',
        }),
      /** What is being ordered. */
      order: ({ width, height }: Inches, quantity: number) =>
        `${plural(quantity, { one: '# poster', other: '# posters' })}, ${number(width)} × ${number(height)} in`,
      /** What has been ordered, as a name. */
      ordered: ({ width, height }: Inches, quantity: number) =>
        `Poster (${number(width)}"x${number(height)}", quantity: ${number(quantity)})`,
      /** How many of an order each code gets. */
      evenly: (each: number) => `Posters: ${number(each)} for each`,
      unevenly: (by: Spread) => `Posters: ${spread(by)}`,
      /** Before the button to choose a code. Figures are the numbers of its scans. */
      withoutCode: 'This poster will lead to your page without figures of its own. Choose a code?',
      /** After a sentence of `names`. */
      willSay: <Node>(name: Node): Parts<Node> => ['The poster will say “', name, '”.'],
      downloaded: 'Poster downloaded successfully',
      printFileDownloaded: 'Poster print file downloaded successfully',
    },
    sticker: {
      name: 'Sticker',
      use: ({ width }: Inches) => `${number(width)} in, round, for counters, tables and packages.`,
      preview: 'Preview of the sticker',
      layout: 'Layout of the sticker',
      layouts: { ring: 'Ring', bold: 'Bold', horizon: 'Horizon' },
      packs: 'Sticker packs',
      pack: (quantity: number) => plural(quantity, { one: '# sticker', other: '# stickers' }),
      packTooSmall: (codes: number) =>
        plural(codes, {
          one: 'A pack needs at least # sticker, one for each code.',
          other: 'A pack needs at least # stickers, one for each code.',
        }),
      order: ({ width }: Inches, quantity: number) =>
        `${plural(quantity, { one: '# sticker', other: '# stickers' })}, ${number(width)} in, round`,
      ordered: ({ width }: Inches, quantity: number) =>
        `Sticker (${number(width)}" circular, quantity: ${number(quantity)})`,
      evenly: (each: number) => `Stickers: ${number(each)} for each`,
      unevenly: (by: Spread) => `Stickers: ${spread(by)}`,
      withoutCode: 'This sticker will lead to your page without figures of its own. Choose a code?',
      willSay: <Node>(name: Node): Parts<Node> => ['The sticker will say “', name, '”.'],
      downloaded: 'Sticker downloaded successfully',
      printFileDownloaded: 'Sticker print file downloaded successfully',
    },
  } satisfies Record<PrintKind, unknown>,

  /** The preview of a print, and what can be done with it. The mockup is its picture. */
  piece: {
    notReady: 'Mockup not ready. Please try again.',
    unreadableCode: 'The QR code in this picture cannot be read. Please choose another layout and try again.',
    previewFailed: 'The preview could not be loaded.',
    /** Buttons that move through the previews of several codes, and where they are. */
    previous: 'Previous code',
    next: 'Next code',
    position: (at: number, of: number) => `${number(at)} of ${number(of)}`,
    /** Buttons. */
    order: 'Order Prints',
    download: 'Download',
    downloadPrintFile: 'Print-ready PDF',
    downloadFailed: 'Failed to download mockup',
  },
  /** On a button, while a document of several pages is made. */
  pageOf: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,

  /** After a download that failed. */
  tooLate: 'It took too long. Please try again.',
  disconnected:
    'The connection failed, or a new version is available. Please reload the page and download it again.',
  reload: 'Reload page',

  /** A document with many codes, to print and cut oneself. */
  sheet: {
    title: 'Sheet of codes',
    oneCode: 'The code with its name, on an A4 page to print and cut yourself.',
    /** Two or more codes, on one page or several. */
    codes: (count: number, pages: number) =>
      plural(pages, {
        one: `${number(count)} codes with their names, on an A4 page to print and cut yourself.`,
        other: `${number(count)} codes with their names, on # A4 pages to print and cut yourself.`,
      }),
    download: 'Download PDF',
    downloaded: 'Sheet downloaded successfully',
    failed: 'Failed to download the sheet',
    /** Title and subject of the document, which its reader shows in the title of the window or among its properties. */
    documentTitle: (company: string) => `Codes: ${company}`,
    documentSubject: (codes: number) => plural(codes, { one: '# code', other: '# codes' }),
  },

  /** What is printed of names with letters that the fonts lack. */
  names: {
    /** Of the company's name; one character or several. */
    missing: <Node>(characters: Node): Parts<Node> => [
      'These characters of your name cannot be printed yet: ',
      characters,
      '.',
    ],
    noLetters: 'Your name has no letters to print.',
    otherScript: 'Your name cannot be printed in this script yet.',
    /** One name of a spot; below, several. The address is that of a page. */
    code: <Node>(name: Node): Parts<Node> => [
      'This name cannot be printed in full in its script yet: ',
      name,
      '. The address on each piece still tells the codes apart.',
    ],
    codes: <Node>(names: Node): Parts<Node> => [
      'These names cannot be printed in full in their script yet: ',
      names,
      '. The address on each piece still tells the codes apart.',
    ],
  },

  /** The dialog to order. */
  billing: {
    title: 'Billing Information',
    description: 'Please provide your billing information for manual invoicing.',
    /** Button after `pieces.….withoutCode`. */
    chooseCode: 'Choose a code',
    /** The layout, and the name that is printed. */
    look: <Node>(layout: string, name: Node): Parts<Node> => [`Layout: ${layout}, text: “`, name, '”'],
    /** The same, and the name that a language gives itself, such as “Deutsch”. */
    lookIn: <Node>(layout: string, name: Node, language: Node): Parts<Node> => [
      `Layout: ${layout}, text: “`,
      name,
      '”, in ',
      language,
    ],
    invoice: 'Invoice by email, nothing to pay now',
    /** `provider` is who prints. */
    terms: (provider: string) => `${provider} will tell you the delivery time, shipping and tax by email`,
    /** Of the form, and in the comparison of two orders. */
    fields: {
      companyName: 'Company Name',
      contactName: 'Contact Name',
      email: 'Email',
      phone: 'Phone',
      /** The postal address. */
      address: 'Address',
    },
    cancel: 'Cancel',
    canceled: {
      title: 'Order canceled',
      /** `Your Orders` is the heading of the list of orders. */
      text: 'If it had already reached us, it is listed under Your Orders.',
    },
    submitted: {
      title: 'Order Submitted',
      text: 'Your print order request has been sent successfully!',
    },
    failed: 'Order Failed',
    /** Why, if nothing more is known. */
    failedText: 'Failed to submit print order. Please try again.',
    /** Below the reason, if no answer came. */
    safeToRepeat: 'Nothing you typed is lost. You can safely submit again; it will not be ordered twice.',
  },

  /** The proof of an order: what will be printed, shown to be approved. */
  proof: {
    title: 'Proof',
    text: 'This is what will be printed. Please check the name, logo, colors and codes.',
    /** Names the area with the picture, and the picture of one page: of a spot, or of the company. */
    picture: 'Proof',
    pictureOf: (name: string) => `Proof for ${name}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    /** Below the picture. */
    front: 'Front; the back is not printed',
    /** Below a drawing of the outline of the piece: a poster, and a sticker. */
    scale: 'To scale, beside a bank card and a coin',
    actualSize: 'About its actual size, beside a coin',
    open: 'Open the file for the print shop (PDF)',
    failed: 'The proof could not be loaded.',
    notReady: 'The proof is not ready yet. Please wait a moment and try again.',
    /** After an order that was refused because of it. */
    changed:
      'The piece has changed in the meantime. This is the new proof. Please check it and approve it again.',
    /** Button. */
    approve: 'Submit Order',
    /** Button in the list of orders, and for screen readers with what was ordered. */
    again: 'Order again',
    againOf: (item: string) => `Order again: ${item}`,
    againFailed: 'The order could not be opened',
    /** After `again`. */
    gone: 'This pack is no longer available. Please choose another one above.',
  },

  /** After a form that has been sent again with changes, although its first order had been placed. */
  conflict: {
    title: 'Your first order was already placed with different details.',
    text: 'It has not been changed. Keep it, or order this as well and receive two invoices.',
    /** Names of what differs, beside those of the form's fields. */
    item: 'Item',
    price: 'Price',
    layout: 'Layout',
    language: 'Language',
    picture: 'Picture',
    pictureText: 'It has changed since the first order.',
    codes: 'Codes',
    /** What was ordered, and what would be now; `value` is what somebody typed, a name or a price. */
    first: <Node>(value: Node): Parts<Node> => ['First order: ', value],
    now: <Node>(value: Node): Parts<Node> => ['Now: ', value],
    firstForReviewPage: 'First order: your review page',
    nowForReviewPage: 'Now: your review page',
    firstForCodes: (count: number) =>
      plural(count, { one: 'First order: # code', other: 'First order: # codes' }),
    nowForCodes: (count: number) => plural(count, { one: 'Now: # code', other: 'Now: # codes' }),
    /** Buttons. */
    keepFirst: 'Keep the first order',
    orderBoth: 'Order this as well',
  },

  /** The list of orders. */
  orders: {
    title: 'Your Orders',
    empty: { title: 'No orders yet', text: 'Choose a pack above and follow its progress here.' },
    failed: 'Failed to load your orders',
    loadMore: 'Load more orders',
    /** Marks the order that has just been placed. */
    new: 'New',
    /** States of an order, and that the operator has dealt with one that is in none of the later ones. */
    states: {
      placed: 'Received',
      in_production: 'In production',
      shipped: 'Shipped',
      delivered: 'Delivered',
      cancelled: 'Canceled',
    } satisfies Record<OrderState, string>,
    processed: 'Processed',
    /** Opens the states that an order has reached. */
    progress: 'Progress',
    progressTitle: 'Progress of your order',
    progressFailed: 'Failed to load the progress',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    /** A question with a field. The first is a button; after the field, two buttons; then what is said of the result. */
    cancel: {
      open: 'Cancel order',
      title: 'Cancel this order?',
      text: 'Nothing will be printed, and there will be nothing to pay. This cannot be undone.',
      reason: 'Reason',
      keep: 'Keep order',
      confirm: 'Cancel order',
      done: 'Order canceled',
      failed: 'Failed to cancel the order',
    },
  },
}

export type PrintOrdersTexts = typeof printOrders
