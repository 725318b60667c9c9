import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { id, text, timestamp } from '#fields.ts'
import { maxContactLengths } from '#limits.ts'
import { say } from '#messages.ts'

/** Maximum number of records that are found, exported or erased at once. */
export const maxMatches = 500

/** Criteria to search for a visitor, or for somebody who is mentioned. All given ones must match. */
export const personQuery = z
  .object({
    /** Compared without regard to case. */
    email: text({
      min: 3,
      max: maxContactLengths.contactEmail,
      message: say('emailRequired'),
    }).optional(),
    /** Compared by its digits, with or without the country code. */
    phone: text({
      min: 3,
      max: maxContactLengths.contactNumber,
      message: say('phone'),
    }).optional(),
    /** Compared by its words, in any order and case. */
    name: text({ min: 2, max: maxContactLengths.contactName, message: say('name') }).optional(),
  })
  .refine(({ email, phone, name }) => email ?? phone ?? name, say('emailOrPhoneOrName'))
export type PersonQuery = z.input<typeof personQuery>

export const matchKind = z.enum(['review', 'order', 'message', 'mail'])
export type MatchKind = z.infer<typeof matchKind>

export const match = z.object({
  kind: matchKind,
  id,
  at: timestamp,
  /** One line that lets the owner recognize the record, such as the beginning of a text. */
  summary: z.string(),
})
export type Match = z.infer<typeof match>

export const findPerson = endpoint('findPerson', 'POST /api/dashboard/privacy/find', {
  ...forMembers('privacy:manage'),
  summary: 'Find what the company has stored about a person, newest first',
  body: personQuery,
  response: z.object({
    matches: z.array(match),
    /** Whether there are more than `maxMatches`. */
    more: z.boolean(),
  }),
  whileSuspended: true,
})

const ids = z.array(id).min(1, say('record')).max(maxMatches, say('atMostRecords', maxMatches))

/** Records of other companies, and unknown ones, are ignored. */
export const exportPerson = endpoint('exportPerson', 'POST /api/dashboard/privacy/export', {
  ...forMembers('privacy:manage'),
  summary:
    'Everything stored in these records, as JSON or, with `format=html`, as a readable page to download',
  query: z.object({ companyId: id, format: z.enum(['json', 'html']).default('json') }),
  body: z.object({ ids }),
  response: z.string(),
  stream: 'application/json; charset=utf-8',
  otherStreams: ['text/html; charset=utf-8'],
  whileSuspended: true,
  errors: ['company_not_found'],
})

/** Number of erased records by kind; `notes` and `versions` are those of the erased reviews. */
export const erasureCounts = z.object({
  reviews: z.int().min(0),
  orders: z.int().min(0),
  messages: z.int().min(0),
  mails: z.int().min(0),
  notes: z.int().min(0),
  versions: z.int().min(0),
})
export type ErasureCounts = z.infer<typeof erasureCounts>

/** Proof of an erasure, without personal data of the person. */
export const certificate = z.object({
  id,
  at: timestamp,
  /** Address of the member who erased. */
  by: z.string(),
  reason: z.string(),
  counts: erasureCounts,
})
export type Certificate = z.infer<typeof certificate>

export const erasePerson = endpoint('erasePerson', 'POST /api/dashboard/privacy/erase', {
  ...forMembers('privacy:manage'),
  summary: 'Erase words and contact data of these records for good; numbers stay',
  body: z.object({
    ids,
    reason: text({ min: 3, max: 500, message: say('reason') }),
    /** Only counts what would be erased. */
    dryRun: z.boolean().default(false),
  }),
  response: z.object({
    /** Number of records that were erased, or in a dry run would be. Repeating an erasure erases none. */
    erased: z.int().min(0),
    counts: erasureCounts,
    /** Absent after a dry run, and if there was nothing left to erase. */
    certificate: certificate.optional(),
  }),
  changes: ['arrivals', 'cases', 'orders', 'privacy'],
  whileSuspended: true,
})

export const listCertificates = endpoint('listCertificates', 'GET /api/dashboard/privacy/certificates', {
  ...forMembers('privacy:manage'),
  summary: 'Certificates of the latest 100 erasures, newest first',
  response: z.array(certificate),
  reads: ['privacy'],
})

/** Choices of months after which contact data is removed; `null` means never. */
export const contactMonths = z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(36), z.null()])
/** Choices of months after which words are removed; `null` means never. */
export const textMonths = z.union([z.literal(12), z.literal(24), z.literal(36), z.null()])

const retentionSettings = z.object({
  contactMonths,
  textMonths,
  /** The company's postal address in the notice to visitors; empty if it gives none. Lines are separated by `\n`. */
  privacyAddress: text({ max: 500 }),
})
export type RetentionSettings = z.infer<typeof retentionSettings>

export const retention = retentionSettings.extend({
  /** Preview of the next removal; `null` if there is nothing to remove, or no limit. */
  upcoming: z
    .object({
      /** The day in the company's time zone: always the first of a month. */
      on: z.iso.date(),
      /** Reviews whose contact data will be removed. */
      contacts: z.int().min(0),
      /** Reviews whose words will be removed. */
      texts: z.int().min(0),
      /** Whether the numbers are lower bounds: they are counted up to a limit. */
      atLeast: z.boolean(),
    })
    .nullable(),
})
export type Retention = z.infer<typeof retention>

export const getRetention = endpoint('getRetention', 'GET /api/dashboard/privacy/retention', {
  ...forMembers('privacy:manage'),
  summary: "How long visitors' data is kept, and what will be removed next",
  response: retention,
  reads: ['privacy'],
  errors: ['company_not_found'],
})

export const updateRetention = endpoint('updateRetention', 'PATCH /api/dashboard/privacy/retention', {
  ...forMembers('privacy:manage'),
  summary: "Change how long visitors' data is kept, and the company's address in the notice",
  body: retentionSettings.partial(),
  response: retention,
  changes: ['privacy'],
  errors: ['company_not_found'],
})
