import { z } from 'zod'
import { language } from '#company-texts.ts'
import { endpoint, forMembers, forOperators, forPrinting } from '#endpoint.ts'
import { email, id, imagesQuery, nameText, pageQuery, text, timestamp } from '#fields.ts'
import { mailState } from '#mail-kinds.ts'
import { say } from '#messages.ts'

/** 0: new, awaiting the operator; 1: processed. */
export const processed = z.union([z.literal(0), z.literal(1)])
export type Processed = z.infer<typeof processed>

/**
 * How far an order is, in this sequence; steps may be skipped. Only an order that is `placed` can become `cancelled`.
 */
export const orderState = z.enum(['placed', 'in_production', 'shipped', 'delivered', 'cancelled'])
export type OrderState = z.infer<typeof orderState>

const steps: readonly OrderState[] = orderState.exclude(['cancelled']).options

/** Returns the states that an order may reach next. */
export function nextStates(state: OrderState): readonly OrderState[] {
  if (state === 'cancelled') return []
  const later = steps.slice(steps.indexOf(state) + 1)
  return state === 'placed' ? [...later, 'cancelled'] : later
}

/** Working days in one state after which an order is late, unless it is shipped, delivered or cancelled. */
export const lateAfterWorkingDays = 5

const carrier = nameText({ min: 1, max: 80 })
const tracking = nameText({ min: 1, max: 120 })
const note = text({ min: 1, max: 1000, message: say('note') })

/** A state that an order has reached. */
export const orderStep = z.object({
  state: orderState,
  at: timestamp,
  /** What was said about it, such as why it was cancelled. */
  note: z.string().nullable(),
  carrier: z.string().optional(),
  /** Number by which the carrier knows the parcel, or an address that shows it. */
  tracking: z.string().optional(),
})
export type OrderStep = z.infer<typeof orderStep>

/**
 * Content of the QR code in the ordered picture: the URL of this company or of one of the ordered placements, something
 * else, or unreadable.
 */
export const qrCheck = z.enum(['matches', 'differs', 'unreadable'])
export type QrCheck = z.infer<typeof qrCheck>

/** Delivery status of the confirmation mail to the billing address. */
export const confirmation = z.object({
  state: mailState,
  /** Why it was not delivered, in the mail server's words if available; a queued mail is retried. */
  error: z.string().nullable(),
})

/** The placements whose codes are printed. */
export const orderedPlacements = z.object({
  count: z.int().min(1),
  /**
   * Their names at the time of the order, in the sequence of the print file's pages; abbreviated, as in `Table 1–40,
   * Counter`.
   */
  names: z.string(),
})

export const printOrder = z.object({
  id,
  companyId: id,
  /** The company's current name; the billing name is as of the order. */
  companyName: z.string(),
  createdAt: timestamp,
  /** Such as `Poster (18"x24", quantity: 5)`. */
  itemType: z.string(),
  /** Pieces in the pack; spread over the placements, if any. */
  quantity: z.int().min(1),
  /** Absent for printers. */
  priceInCents: z.int().min(0).optional(),
  /** Absent for prints of the company's review page. */
  placements: orderedPlacements.optional(),
  /** Language of the printed words; absent for English. */
  language: language.optional(),
  /** Data URL of the ordered picture; absent with `images=link`. */
  imageData: z.string().optional(),
  /** URL of the ordered picture under `/api/images/`; only with `images=link`. */
  imageUrl: z.string().optional(),
  billingCompanyName: z.string(),
  billingContactName: z.string(),
  billingEmail: z.string(),
  /** Absent for printers. */
  billingPhone: z.string().optional(),
  billingAddress: z.string(),
  processed,
  state: orderState,
  carrier: z.string().optional(),
  tracking: z.string().optional(),
  /** Whether it has been in its state for five working days, and there is a next one. */
  late: z.boolean(),
  /** To whom it is given. */
  printer: z.object({ id, email: z.string() }).nullable(),
  /** `null` until the picture has been checked. */
  qrCheck: qrCheck.nullable(),
  /** `null` for an order without a confirmation mail. */
  confirmation: confirmation.nullable(),
})
export type PrintOrder = z.infer<typeof printOrder>

/** Stands for the billing contact's address once it is erased. */
export const erasedAddress = 'erased@example.invalid'

/** The invoice recipient, as entered in the billing dialog. */
export const billing = z.object({
  companyName: nameText({ min: 1, max: 200, message: say('companyNameRequired') }),
  contactName: nameText({ min: 1, max: 200, message: say('contactNameRequired') }),
  email: email(say('emailRequiredForOrder')),
  phone: text({ min: 10, max: 50, message: say('phoneRequired') }),
  address: text({ min: 5, max: 1000, message: say('addressRequired') }),
})
export type Billing = z.infer<typeof billing>

/** Maximum number of placements of an order, a print file or a sheet of codes. */
export const maxPrintedPlacements = 500

/** Maximum size of an ordered picture, in bytes of image data. */
export const maxPictureBytes = 10 * 1024 * 1024

const longestPicture = 4 * Math.ceil(maxPictureBytes / 3) + 'data:image/jpeg;base64,'.length

/** An order as shown to its company. */
export const ownPrintOrder = printOrder
  .pick({
    id: true,
    companyId: true,
    createdAt: true,
    itemType: true,
    quantity: true,
    placements: true,
    language: true,
    processed: true,
    state: true,
    carrier: true,
    tracking: true,
  })
  .extend({
    priceInCents: z.int().min(0),
    /** URL of the ordered picture under `/api/images/`. */
    imageUrl: z.string(),
  })
export type OwnPrintOrder = z.infer<typeof ownPrintOrder>

/** An order with the states that it has reached, oldest first. */
export const followedOrder = ownPrintOrder.extend({ timeline: z.array(orderStep).min(1) })
export type FollowedOrder = z.infer<typeof followedOrder>

/** A state that an order has reached, for operators and printers. */
export const handledStep = orderStep.extend({
  /** Address of whoever made the change; `null` for an API key, and once the account is deleted. */
  by: z.string().nullable(),
})

/** The same for operators and printers. */
export const handledOrder = printOrder.extend({ timeline: z.array(handledStep).min(1) })
export type HandledOrder = z.infer<typeof handledOrder>

/** The content of an order; each order key (idempotency key) identifies exactly one. */
export const orderContent = z.object({
  itemType: z.string(),
  quantity: z.int(),
  priceInCents: z.int(),
  layout: z.string(),
  /** In the order of the print file's pages; empty for the company's review page. */
  placementIds: z.array(id),
  /** Language of the printed words; absent for English. */
  language: language.optional(),
  /** SHA-256 of the picture, in hex. */
  picture: z.string(),
  /** SHA-256 of the approved press file, in hex; absent if none was approved. */
  approvedSha256: z.string().optional(),
  billing,
})
export type OrderContent = z.infer<typeof orderContent>

/** An order key reused with different content: the order it created, and both contents. */
const orderConflict = z.object({ order: ownPrintOrder, stored: orderContent, sent: orderContent })
export type OrderConflict = z.infer<typeof orderConflict>

export const requestPrint = endpoint('requestPrint', 'POST /api/orders/print-request', {
  audience: 'company',
  permission: 'orders:place',
  summary: 'Order a pack of posters or stickers, for the review page or for placements, billed by invoice',
  body: z.object({
    companyId: id,
    /** Such as `Poster (18"x24", quantity: 5)`. */
    itemType: z.string().max(200),
    quantity: z.int(),
    /** Price of the pack, in dollars; rejected unless it is the current price. */
    price: z.number(),
    billing,
    /** The rendered picture as a data URL. */
    imageData: z
      .string()
      .max(longestPicture, say('pictureTooLarge', 10))
      .regex(/^data:image\/(png|jpe?g);base64,/, say('pictureFormat')),
    /** Layout of the print file; defaults to the first layout of the piece. */
    layout: z.string().max(40).optional(),
    /** Language of the printed words, also of the print file; English if absent. */
    language: language.optional(),
    /**
     * Placements whose codes are printed instead of the review page's, one page of the print file each, in this order;
     * the picture shows one of them. The pack's pieces are spread evenly over them.
     */
    placementIds: z
      .array(id)
      .max(maxPrintedPlacements, say('atMostCodes', maxPrintedPlacements))
      .refine((ids) => new Set(ids).size === ids.length, {
        ...say('codesTwice'),
      })
      .optional(),
    /**
     * SHA-256, in hex, of the press file that was approved; refused if the piece would be printed otherwise by now (its
     * logo, name, color or codes have changed). What is printed is byte for byte what was approved.
     */
    approvedSha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional(),
    /**
     * Idempotency key, generated once per order by the client. A resend with the same content returns the original
     * response and creates no second order; different content is rejected.
     */
    orderKey: id.optional(),
  }),
  response: ownPrintOrder,
  status: 201,
  changes: ['orders'],
  errors: [
    'unknown_pack',
    'price_changed',
    'pack_too_small',
    'unknown_layout',
    'placement_not_found',
    'placement_archived',
    'bad_image',
    'image_too_large',
    'image_too_many_pixels',
    'picture_too_large',
    'bad_picture',
    'company_not_found',
    'order_differs',
    'proof_changed',
    'cancelled',
    'too_many_requests',
  ],
  conflict: z.object({ conflict: orderConflict }),
  bodyLimit: longestPicture + 64 * 1024,
})
export type PrintRequest = z.input<typeof requestPrint.body>

export const listOwnPrintOrders = endpoint('listOwnPrintOrders', 'GET /api/orders', {
  ...forMembers('orders:read'),
  summary: "A company's print orders, newest first",
  query: pageQuery.extend({ companyId: id }),
  response: z.array(ownPrintOrder),
  paged: true,
  reads: ['orders'],
})

export const getOrderContent = endpoint('getOrderContent', 'GET /api/orders/:id/content', {
  ...forMembers('orders:read'),
  summary: 'What was ordered, to order the same again',
  params: z.object({ id }),
  query: z.object({ companyId: id }),
  response: orderContent,
  errors: ['order_not_found'],
})

export const getLastBilling = endpoint('getLastBilling', 'GET /api/orders/billing', {
  ...forMembers('orders:read'),
  summary: "Billing information of the company's last order",
  response: z.object({ billing: billing.nullable() }),
})

export const getOwnPrintOrder = endpoint('getOwnPrintOrder', 'GET /api/orders/:id', {
  ...forMembers('orders:read'),
  summary: 'A print order of the company, with the states that it has reached',
  params: z.object({ id }),
  response: followedOrder,
  reads: ['orders'],
  errors: ['order_not_found'],
})

export const cancelOrder = endpoint('cancelOrder', 'POST /api/orders/:id/cancel', {
  ...forMembers('orders:place'),
  summary: 'Cancel a print order, as long as its production has not begun; the billing address is told',
  params: z.object({ id }),
  body: z.object({ reason: note.optional() }),
  response: followedOrder,
  changes: ['orders'],
  errors: ['order_not_found', 'order_not_cancellable'],
})

export const listPrintOrders = endpoint('listPrintOrders', 'GET /api/admin/print-orders', {
  ...forPrinting,
  summary:
    'Print orders of all companies, or those given to the printer who asks, newest first; with inline pictures, a page ends early once it gets large',
  query: pageQuery.extend({
    ...imagesQuery.shape,
    /** Only new (0) or processed (1) orders. */
    processed: z.enum(['0', '1']).optional(),
    /** Only orders that have been in one state for too long. */
    late: z.literal('true').optional(),
    /** Only orders of this company. */
    companyId: id.optional(),
  }),
  response: z.array(printOrder),
  paged: true,
})

export const getPrintOrder = endpoint('getPrintOrder', 'GET /api/admin/print-orders/:id', {
  ...forPrinting,
  summary: 'A print order with the states that it has reached; its picture as a link',
  params: z.object({ id }),
  response: handledOrder,
  errors: ['order_not_found'],
})

export const updatePrintOrder = endpoint('updatePrintOrder', 'PATCH /api/admin/print-orders/:id', {
  ...forPrinting,
  summary:
    'Move a print order on, which mails the billing address; steps may be skipped. Without a state, carrier, tracking ' +
    'and note complete the present one. Only operators give an order to a printer',
  params: z.object({ id }),
  body: z
    .object({
      state: orderState.optional(),
      carrier: carrier.optional(),
      tracking: tracking.optional(),
      /** Shown to the customer; required to cancel. */
      note: note.optional(),
      /** `null`: no printer. */
      printerId: id.nullable().optional(),
    })
    .refine(({ state, note }) => state !== 'cancelled' || note !== undefined, {
      path: ['note'],
      ...say('reason'),
    }),
  response: handledOrder,
  errors: ['order_not_found', 'order_state_refused', 'order_changed', 'printer_not_found'],
})

export const setPrintOrderProcessed = endpoint(
  'setPrintOrderProcessed',
  'PATCH /api/admin/print-orders/:id/processed',
  {
    ...forOperators,
    summary: 'Mark a print order as processed or as new',
    params: z.object({ id }),
    body: z.object({ processed }),
    response: z.object({ id, processed }),
    errors: ['order_not_found'],
  },
)

export const getPrintFile = endpoint('getPrintFile', 'GET /api/admin/print-orders/:id/print-file.pdf', {
  ...forPrinting,
  summary:
    'Print file for the print shop: the ordered piece as a vector PDF, a page per placement, with the company as of the order',
  params: z.object({ id }),
  response: z.string(),
  stream: 'application/pdf',
  errors: ['order_not_found'],
})

/** Maximum number of orders in one package. */
export const maxPackagedOrders = 50

export const getPrintPackage = endpoint('getPrintPackage', 'GET /api/admin/print-orders/:id/package.zip', {
  ...forPrinting,
  summary:
    'All that a print shop needs for an order, in a folder: the press file (PDF/X-4) as approved, pictures of its pages, ' +
    'a ticket to read and as JSON, the codes as CSV, and checksums of these (`sha256sum -c SHA256SUMS`)',
  params: z.object({ id }),
  response: z.string(),
  stream: 'application/zip',
  errors: ['order_not_found'],
})

export const makePrintPackages = endpoint('makePrintPackages', 'POST /api/admin/print-orders/packages', {
  ...forPrinting,
  summary: 'The same for several orders, a folder for each',
  body: z.object({ ids: z.array(id).min(1, 'Please choose at least one order').max(maxPackagedOrders) }),
  response: z.string(),
  stream: 'application/zip',
  errors: ['order_not_found'],
})

export const exportPrintOrdersCsv = endpoint('exportPrintOrdersCsv', 'GET /api/admin/print-orders.csv', {
  ...forOperators,
  summary: 'All print orders, newest first, for invoicing: UTF-8 with a byte order mark',
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
})
