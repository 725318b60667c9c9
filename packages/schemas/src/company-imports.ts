import { z } from 'zod'
import { brandColor, newCompany, slug } from '#companies.ts'
import { endpoint, forOperators } from '#endpoint.ts'
import { email, id } from '#fields.ts'
import { locationInput } from '#locations.ts'
import { say } from '#messages.ts'

/** Maximum size of an imported file, in bytes. */
export const maxImportBytes = 5 * 1024 * 1024
export const maxImportRows = 5_000

/** Columns of an import, in the order of the example; a file may have them in any order. */
export const importColumns = [
  'name',
  'slug',
  'brandColor',
  'googleReviewUrl',
  'timeZone',
  'defaultLanguage',
  'ownerEmail',
  'location',
] as const
export type ImportColumn = (typeof importColumns)[number]

const { name, timeZone, defaultLanguage } = newCompany.shape

/**
 * A row of an import without its empty cells, which keep what is there. `googleReviewUrl` is any form of a Google link.
 */
export const importedRow = z.object({
  slug,
  name: name.optional(),
  brandColor: brandColor.optional(),
  googleReviewUrl: z.string().max(4_000, 'Please use at most 4,000 characters').optional(),
  timeZone,
  defaultLanguage,
  ownerEmail: email(say('invalidEmail')).optional(),
  location: locationInput.shape.name.optional(),
})
export type ImportedRow = z.output<typeof importedRow>

/** A fault of a row, in words for whoever made the file; `field` is a column. */
const rowError = z.object({ field: z.string(), message: z.string() })
export type RowError = z.infer<typeof rowError>

const count = z.int().min(0)
const rowNumber = z.int().min(1)

export const importAction = z.enum(['create', 'update', 'same', 'refused'])
export type ImportAction = z.infer<typeof importAction>

/** What an import would do with each row; `row` is 1 for the first row after the header. */
const importPreview = z.object({
  rows: z.array(
    z.object({
      row: rowNumber,
      /** As given, or derived from the name; empty if neither is possible. */
      slug: z.string(),
      action: importAction,
      errors: z.array(rowError),
    }),
  ),
  create: count,
  update: count,
  same: count,
  refused: count,
})
export type ImportPreview = z.infer<typeof importPreview>

export const importCompanies = endpoint('importCompanies', 'POST /api/admin/company-imports', {
  ...forOperators,
  summary:
    'Create and change companies by a CSV file with a header row, in the background; with `dryRun=true`, only tell ' +
    'what would happen. Columns: name, slug, brandColor, googleReviewUrl, timeZone, defaultLanguage, ownerEmail (not by ' +
    'an API key), location',
  query: z.object({ dryRun: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional() }),
  upload: 'text/csv',
  response: z.object({ id }),
  status: 202,
  dryRun: importPreview,
  changes: ['companies', 'users', 'locations'],
  errors: ['bad_csv', 'bad_columns', 'key_not_allowed', 'too_many_rows'],
  bodyLimit: maxImportBytes,
})

const importProgress = z.object({
  state: z.enum(['running', 'done']),
  /** Rows that are settled, refused ones included. */
  done: count,
  total: count,
  refused: z.array(z.object({ row: rowNumber, errors: z.array(rowError) })),
})
export type ImportProgress = z.infer<typeof importProgress>

export const getCompanyImport = endpoint('getCompanyImport', 'GET /api/admin/company-imports/:id', {
  ...forOperators,
  summary: 'How far an import is; kept for 30 days after its end',
  params: z.object({ id }),
  response: importProgress,
  errors: ['import_not_found'],
})
