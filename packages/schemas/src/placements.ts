import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { id, nameText, pageQuery, several, text, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** Maximum number of placements created by one call. */
export const maxPlacementsAtOnce = 500

/** Kinds of objects that carry the code. */
export const placementKind = z.enum([
  'poster',
  'sticker',
  'table_tent',
  'card',
  'window',
  'receipt',
  'web',
  'other',
])
export type PlacementKind = z.infer<typeof placementKind>

/** Names of the kinds, for screens and exports. */
export const placementKindNames: Record<PlacementKind, string> = {
  poster: 'Poster',
  sticker: 'Sticker',
  table_tent: 'Table tent',
  card: 'Card',
  window: 'Window',
  receipt: 'Receipt',
  web: 'Website or email',
  other: 'Other',
}

/** A spot where one of the company's codes hangs. */
export const placement = z.object({
  id,
  /** Identifies the placement in its URL; upper case, compared case-insensitively. Never changed or reassigned. */
  code: z.string(),
  /** URL that the QR code encodes. */
  url: z.string(),
  name: z.string(),
  kind: placementKind,
  locationId: id.nullable(),
  /** Hidden from lists; the code still works. */
  archived: z.boolean(),
  createdAt: timestamp,
  lastScanAt: timestamp.nullable(),
  /** Scans of the company's last 30 days, including today. */
  recentScans: z.int().min(0),
})
export type Placement = z.infer<typeof placement>

const maxNameLength = 120

const placementFields = z.object({
  name: nameText({ min: 1, max: maxNameLength, message: say('name') }),
  kind: placementKind,
  locationId: id.nullable().optional(),
})

/** Input of the placement dialog: one placement, or with `count` a numbered series. */
export const newPlacements = placementFields
  .extend({
    /** Number of placements; a number is appended to each name, as in `Table 1`. */
    count: z
      .int(say('wholeNumber'))
      .min(1, say('atLeast', 1))
      .max(maxPlacementsAtOnce, say('atMostNew', maxPlacementsAtOnce))
      .optional(),
    /** First number of a series; defaults to 1. Ignored without `count`. */
    from: z.int(say('wholeNumber')).min(0, say('notNegative')).max(999_999, say('numberTooLarge')).optional(),
  })
  .refine((input) => namesOf(input).every((name) => name.length <= maxNameLength), {
    path: ['name'],
    ...say('nameTooLongForNumber'),
  })
export type NewPlacements = z.input<typeof newPlacements>

interface Series {
  name: string
  count?: number | undefined
  from?: number | undefined
}

/** Returns the names of the placements that an input creates, in order. */
export function namesOf({ name, count, from = 1 }: Series): string[] {
  if (count === undefined) return [name]
  return Array.from({ length: Math.min(count, maxPlacementsAtOnce) }, (_, at) => `${name} ${from + at}`)
}

export const placementFilters = z.object({
  locationId: id.optional(),
  /** `true`: only archived placements; otherwise only those not archived. */
  archived: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Substring of the name, or beginning of the code. */
  q: text({ max: 120 }).optional(),
})
export type PlacementFilters = z.output<typeof placementFilters>

/** Maximum number of placements looked up by id in one call. */
export const maxPlacementIds = 50

export const listPlacements = endpoint('listPlacements', 'GET /api/dashboard/placements', {
  ...forMembers('placements:read'),
  summary: "The company's placements, newest first; a series in the order of its numbers",
  query: pageQuery.extend({
    companyId: id,
    ...placementFilters.shape,
    /** Only these placements, including archived ones unless `archived` is given. */
    ids: several(new RegExp(`^[^,]{36}(,[^,]{36}){0,${maxPlacementIds - 1}}$`), id).optional(),
  }),
  response: z.array(placement),
  paged: true,
  reads: ['placements'],
})

export const exportPlacementsCsv = endpoint('exportPlacementsCsv', 'GET /api/dashboard/placements.csv', {
  ...forMembers('placements:read'),
  summary: 'The filtered placements as CSV: UTF-8 with a byte order mark',
  query: placementFilters.extend({ companyId: id }),
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: ['company_not_found'],
})

export const exportCodes = endpoint('exportCodes', 'GET /api/dashboard/codes.zip', {
  ...forMembers('placements:read'),
  summary:
    'All codes of the company as the files of a static website, so that printed pieces work without us: ' +
    '`page/` leads to the review page, `google/` straight to the Google link',
  query: z.object({ companyId: id }),
  response: z.string(),
  stream: 'application/zip',
  errors: ['company_not_found'],
})

export const createPlacements = endpoint('createPlacements', 'POST /api/dashboard/placements', {
  ...forMembers('placements:manage'),
  summary: 'Add a placement, or a numbered series such as Table 1 to Table 40; each gets its own code',
  body: newPlacements,
  response: z.array(placement),
  status: 201,
  changes: ['placements'],
  errors: ['location_not_found', 'too_many_placements'],
})

export const updatePlacement = endpoint('updatePlacement', 'PATCH /api/dashboard/placements/:id', {
  ...forMembers('placements:manage'),
  summary: 'Change a placement; absent fields and the code are unchanged. Codes of archived ones still work',
  params: z.object({ id }),
  body: placementFields.partial().extend({ archived: z.boolean().optional() }),
  response: placement,
  changes: ['placements'],
  errors: ['placement_not_found', 'location_not_found'],
})
