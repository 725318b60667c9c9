import { spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number } = formats('en')

/** Words of the mail that confirms an order of prints. `product` is the name of the product. */
export const orderMails = {
  subject: (company: string) => `Your print order for ${company}`,
  title: 'We have received your print order',
  thanks: 'Thank you. We will invoice you by email; there is nothing to pay now.',
  /** What an order has reached, each told by a mail of its own. */
  states: {
    in_production: {
      subject: (company: string) => `Your print order for ${company} is being made`,
      title: 'Your prints are being made',
      text: 'We have started on your order. It can no longer be canceled.',
    },
    shipped: {
      subject: (company: string) => `Your print order for ${company} is on its way`,
      title: 'Your prints are on their way',
      text: 'Your order has been shipped.',
    },
    delivered: {
      subject: (company: string) => `Your print order for ${company} has arrived`,
      title: 'Your prints have arrived',
      text: 'Your order has been delivered.',
    },
    cancelled: {
      subject: (company: string) => `Your print order for ${company} was canceled`,
      title: 'Your print order was canceled',
      text: 'Nothing will be printed, and there is nothing to pay.',
    },
  },
  facts: {
    item: 'Item',
    /** Before the name of the only spot whose code is ordered. */
    codeFor: 'Code for',
    /** Before names of two or more spots. */
    codes: (count: number) => `${number(count)} codes`,
    pieces: 'Pieces',
    price: 'Price',
    company: 'Company',
    contact: 'Contact',
    address: 'Address',
    /** Who delivers the parcel, and the number by which it can be followed. */
    carrier: 'Carrier',
    tracking: 'Tracking number',
    /** What the printer or the operator says of a state; of a cancellation, the reason. */
    note: 'Note',
    reason: 'Reason',
  },
  /** How the pieces are spread over two or more codes: all alike, or the `first` get `more` each, the `others` `fewer`. */
  forEach: (pieces: number) => `${number(pieces)} for each`,
  spread,
  /** Button. */
  open: 'See your orders',
  closing: (product: string) =>
    `You are receiving this email because your address was entered as the billing contact for an order at ${product}.`,
}

export type OrderMailTexts = typeof orderMails
