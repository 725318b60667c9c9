import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { email, id, imagesQuery, pageQuery, text, timestamp } from '#fields.ts'

/** 0: new, waits for the operator; 1: processed. */
export const processed = z.union([z.literal(0), z.literal(1)])
export type Processed = z.infer<typeof processed>

/** What the QR code in the ordered picture says: this company's address, something else, or nothing readable. */
export const qrCheck = z.enum(['matches', 'differs', 'unreadable'])
export type QrCheck = z.infer<typeof qrCheck>

/** How the mail that confirms an order to its billing address fares. */
export const confirmation = z.object({
  state: z.enum(['queued', 'sent', 'failed']),
  /** Why it was not delivered, in the mail server's words where it has some; a queued one is tried again. */
  error: z.string().nullable(),
})

export const printOrder = z.object({
  id,
  companyId: id,
  /** Name of the company today; the billing name is what it was when the order came in. */
  companyName: z.string(),
  createdAt: timestamp,
  /** Such as `Poster (18"x24", quantity: 5)`. */
  itemType: z.string(),
  quantity: z.int().min(1),
  priceInCents: z.int().min(0),
  /** Data URL of the ordered picture; absent with `images=link`. */
  imageData: z.string().optional(),
  /** Address of the ordered picture below `/api/images/`; only with `images=link`. */
  imageUrl: z.string().optional(),
  billingCompanyName: z.string(),
  billingContactName: z.string(),
  billingEmail: z.string(),
  billingPhone: z.string(),
  billingAddress: z.string(),
  processed,
  /** `null` while the picture has not been looked at. */
  qrCheck: qrCheck.nullable(),
  /** `null` for an order that is not mailed about. */
  confirmation: confirmation.nullable(),
})
export type PrintOrder = z.infer<typeof printOrder>

/** Whom an order is invoiced to; what the billing dialog asks for. */
export const billing = z.object({
  companyName: text({ min: 1, max: 200, message: 'Company name is required' }),
  contactName: text({ min: 1, max: 200, message: 'Contact name is required' }),
  email: email('Valid email is required'),
  phone: text({ min: 10, max: 50, message: 'Phone number is required' }),
  address: text({ min: 5, max: 1000, message: 'Address is required' }),
})
export type Billing = z.infer<typeof billing>

/** Largest picture of an order, in bytes of image data. */
export const maxPictureBytes = 10 * 1024 * 1024

const longestPicture = 4 * Math.ceil(maxPictureBytes / 3) + 'data:image/jpeg;base64,'.length

/** An order as its company sees it. */
export const ownPrintOrder = printOrder
  .pick({
    id: true,
    companyId: true,
    createdAt: true,
    itemType: true,
    quantity: true,
    priceInCents: true,
    processed: true,
  })
  .extend({
    /** Address of the ordered picture below `/api/images/`. */
    imageUrl: z.string(),
  })
export type OwnPrintOrder = z.infer<typeof ownPrintOrder>

/** What was ordered: one order key stands for one of these. */
export const orderContent = z.object({
  itemType: z.string(),
  quantity: z.int(),
  priceInCents: z.int(),
  layout: z.string(),
  /** SHA-256 of the picture, in hex. */
  picture: z.string(),
  billing,
})
export type OrderContent = z.infer<typeof orderContent>

/** An order key that came again with other content: the order it made, and both contents. */
export const orderConflict = z.object({ order: ownPrintOrder, stored: orderContent, sent: orderContent })
export type OrderConflict = z.infer<typeof orderConflict>

export const requestPrint = endpoint({
  id: 'requestPrint',
  method: 'POST',
  path: '/api/orders/print-request',
  audience: 'company',
  summary: 'Order a pack of posters or stickers, to be invoiced',
  body: z.object({
    companyId: id,
    /** Such as `Poster (18"x24", quantity: 5)`. */
    itemType: z.string().max(200),
    quantity: z.int(),
    /** Of the pack, in dollars: refused where it is not the price of today. */
    price: z.number(),
    billing,
    /** The finished picture as a data URL. */
    imageData: z
      .string()
      .max(longestPicture, 'Please send a picture of at most 10 MB')
      .regex(/^data:image\/(png|jpe?g);base64,/, 'Please send the picture as a PNG or JPEG file'),
    /** Which of the piece's layouts the print file is drawn in; the first without it. */
    layout: z.string().max(40).optional(),
    /**
     * Made once per order by the sender. Sent again with the same content it answers as the first time and orders
     * nothing more; with other content it is refused.
     */
    orderKey: id.optional(),
  }),
  response: ownPrintOrder,
  status: 201,
  errors: [404, 409, 413, 503],
  conflict: orderConflict,
  bodyLimit: longestPicture + 64 * 1024,
})
export type PrintRequest = z.input<typeof requestPrint.body>

export const listOwnPrintOrders = endpoint({
  id: 'listOwnPrintOrders',
  method: 'GET',
  path: '/api/orders',
  audience: 'company',
  summary: "A company's print orders, newest first",
  query: pageQuery.extend({ companyId: id }),
  response: z.array(ownPrintOrder),
  paged: true,
  errors: [],
})

export const getLastBilling = endpoint({
  id: 'getLastBilling',
  method: 'GET',
  path: '/api/orders/billing',
  audience: 'company',
  summary: "The billing information of the company's last order",
  query: z.object({ companyId: id }),
  response: z.object({ billing: billing.nullable() }),
  errors: [],
})

export const listPrintOrders = endpoint({
  id: 'listPrintOrders',
  method: 'GET',
  path: '/api/admin/print-orders',
  audience: 'superadmin',
  summary:
    'Print orders of all companies, newest first; with pictures inside, a page ends early once it is large',
  query: pageQuery.extend({
    ...imagesQuery.shape,
    /** Only those that are new (0) or processed (1). */
    processed: z.enum(['0', '1']).optional(),
  }),
  response: z.array(printOrder),
  paged: true,
  errors: [],
})

export const setPrintOrderProcessed = endpoint({
  id: 'setPrintOrderProcessed',
  method: 'PATCH',
  path: '/api/admin/print-orders/:id/processed',
  audience: 'superadmin',
  summary: 'Mark a print order as processed, or as new again',
  params: z.object({ id }),
  body: z.object({ processed }),
  response: z.object({ id, processed }),
  errors: [404],
})

export const getPrintFile = endpoint({
  id: 'getPrintFile',
  method: 'GET',
  path: '/api/admin/print-orders/:id/print-file.pdf',
  audience: 'superadmin',
  summary:
    'What goes to the print shop: the ordered piece as a vector PDF, with the company as it was at the order',
  params: z.object({ id }),
  response: z.string(),
  stream: 'application/pdf',
  errors: [404, 503],
})

export const exportPrintOrdersCsv = endpoint({
  id: 'exportPrintOrdersCsv',
  method: 'GET',
  path: '/api/admin/print-orders.csv',
  audience: 'superadmin',
  summary: 'All print orders, newest first, for invoicing: UTF-8 with a byte order mark',
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: [],
})
