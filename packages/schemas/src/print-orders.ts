import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id, imagesQuery, pageQuery, timestamp } from '#fields.ts'

/** 0: new, waits for the operator; 1: processed. */
export const processed = z.union([z.literal(0), z.literal(1)])
export type Processed = z.infer<typeof processed>

/** What the QR code in the ordered picture says: this company's address, something else, or nothing readable. */
export const qrCheck = z.enum(['matches', 'differs', 'unreadable'])

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
  /** Address of the ordered picture below `/images/`; only with `images=link`. */
  imageUrl: z.string().optional(),
  billingCompanyName: z.string(),
  billingContactName: z.string(),
  billingEmail: z.string(),
  billingPhone: z.string(),
  billingAddress: z.string(),
  processed,
  /** `null` while the picture has not been looked at. */
  qrCheck: qrCheck.nullable(),
})
export type PrintOrder = z.infer<typeof printOrder>

export const listPrintOrders = endpoint({
  id: 'listPrintOrders',
  method: 'GET',
  path: '/api/admin/print-orders',
  audience: 'superadmin',
  summary:
    'Print orders of all companies, newest first; with pictures inside, a page ends early once it is large',
  query: pageQuery.extend(imagesQuery.shape),
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
