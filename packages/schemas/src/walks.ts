import { z } from 'zod'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, pageQuery, text, timestamp } from '#fields.ts'
import { say } from '#messages.ts'
import { placement } from '#placements.ts'

/**
 * What a scan on a walk-round tells. `confirmed`: the code hangs where it should. `elsewhere`: it is of another location
 * than the walk's, or archived. `foreign`: it leads to another company, or away from this product. `unknown`: it leads to
 * nobody.
 */
export const walkVerdict = z.enum(['confirmed', 'elsewhere', 'foreign', 'unknown'])
export type WalkVerdict = z.infer<typeof walkVerdict>

const managed = forMembers('placements:manage')
const ofWalk = { ...managed, params: z.object({ id }) }

/** A walk from code to code, by one person or several. */
export const walk = z.object({
  id,
  /** `null`: all codes of the company. */
  locationId: id.nullable(),
  /** Email address of who has started it; `null` once the account is deleted. */
  by: z.string().nullable(),
  /** The name that they have chosen; `null` without one, and for whoever is not a member. */
  byName: z.string().nullable(),
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
  /** Number of codes that were confirmed, each once. */
  confirmed: z.int().min(0),
  /** Number of codes to confirm: now, or when the walk ended. */
  total: z.int().min(0),
  missing: z.int().min(0),
})
export type Walk = z.infer<typeof walk>

export const listWalks = endpoint('listWalks', 'GET /api/dashboard/walks', {
  ...managed,
  summary: 'The walk-rounds, newest first',
  query: pageQuery.extend(managed.query.shape),
  response: z.array(walk),
  paged: true,
  reads: ['walks', 'placements'],
})

/** A code to confirm. */
const walkCode = placement.pick({ id: true, code: true, name: true, kind: true, locationId: true }).extend({
  /** When it was first confirmed on this walk; `null` if it is missing. */
  confirmedAt: timestamp.nullable(),
})
export type WalkCode = z.infer<typeof walkCode>

export const maxNoteOnWalk = 500

/** A scan that needs somebody's eye: it confirmed nothing, or has a note or photo. */
const walkFinding = z.object({
  submissionId: id,
  verdict: walkVerdict,
  /** The code or address that was read. */
  read: z.string(),
  placementId: id.nullable(),
  /** Name of the placement. */
  name: z.string().nullable(),
  at: timestamp,
  note: z.string(),
  /** Whether there is a photo; see `getWalkPhoto`. */
  hasPhoto: z.boolean(),
})
export type WalkFinding = z.infer<typeof walkFinding>

/** Maximum number of codes and of findings of a walk in one answer; missing codes come first, and the newest findings. */
export const maxWalkCodes = 2_000
export const maxWalkFindings = 200

export const getWalk = endpoint('getWalk', 'GET /api/dashboard/walks/:id', {
  ...ofWalk,
  summary: 'A walk-round with its codes, missing ones first, and what needs an eye',
  response: walk.extend({
    codes: z.array(walkCode).max(maxWalkCodes),
    findings: z.array(walkFinding).max(maxWalkFindings),
  }),
  reads: ['walks', 'placements'],
  errors: ['walk_not_found'],
})

export const startWalk = endpoint('startWalk', 'POST /api/dashboard/walks', {
  ...managed,
  summary: 'Start a walk-round of a location, or of all codes; a person has one open walk at most',
  body: z.object({ locationId: id.nullable().optional() }),
  response: z.object({ id }),
  status: 201,
  changes: ['walks'],
  errors: ['location_not_found', 'walk_open', 'too_many_walks'],
})

/** Maximum length of what a QR code holds, in numeric mode (ISO/IEC 18004). */
const maxRead = 7_089

/** Maximum size of a photo that is sent, in bytes, and in characters of a data URL. */
export const maxPhotoBytes = 1024 * 1024
const maxPhotoEncoded = Math.ceil((maxPhotoBytes * 4) / 3) + 30

export const confirmCode = endpoint('confirmCode', 'POST /api/dashboard/walks/:id/confirmations', {
  ...ofWalk,
  summary:
    'Tell what was read on a walk-round, as a code or as the address that it holds; the same `submissionId` is taken once. ' +
    'After the end of the walk, only what was read before it is taken',
  body: z
    .object({
      code: text({ min: 1, max: maxRead, message: say('code') }).optional(),
      /** Whatever a QR code holds: an address of this product, a foreign one, or other text. */
      url: text({ min: 1, max: maxRead, message: say('code') }).optional(),
      at: z.iso.datetime({ offset: true, ...say('date') }),
      note: text({ max: maxNoteOnWalk }).optional(),
      /** A PNG or JPEG file as a data URL. It is kept smaller, without metadata. */
      photo: z
        .string(say('imageFile'))
        .max(maxPhotoEncoded, say('imageFile'))
        .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, say('imageFile'))
        .optional(),
      submissionId: id,
    })
    .refine(({ code, url }) => (code === undefined) !== (url === undefined), {
      path: ['code'],
      ...say('code'),
    }),
  response: z.object({
    verdict: walkVerdict,
    /** The company's own code that was read. */
    placement: placement.optional(),
  }),
  bodyLimit: maxPhotoEncoded + 64 * 1024,
  changes: ['walks'],
  errors: [
    ...(['walk_not_found', 'walk_ended', 'too_many_confirmations', 'too_many_photos'] as const),
    ...(['bad_image', 'image_too_large', 'image_too_many_pixels', 'complex_drawing'] as const),
  ],
})
export type Confirmation = z.infer<(typeof confirmCode)['body']>

export const getWalkPhoto = endpoint('getWalkPhoto', 'GET /api/dashboard/walks/:id/photos/:submissionId', {
  ...managed,
  summary: 'The photo of something that was read on a walk-round, as JPEG',
  params: z.object({ id, submissionId: id }),
  response: z.string(),
  stream: 'image/jpeg',
  errors: ['walk_not_found'],
})

export const endWalk = endpoint('endWalk', 'POST /api/dashboard/walks/:id/end', {
  ...ofWalk,
  summary: 'End a walk-round; ending it again changes nothing',
  ...noContent,
  changes: ['walks'],
  errors: ['walk_not_found'],
})
