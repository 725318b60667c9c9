import { z } from 'zod'
import { adminCompany } from '#companies.ts'
import { endpoint, forOperators } from '#endpoint.ts'
import { id, pageQuery, timestamp } from '#fields.ts'

/** How long a deleted company can be restored, in days. */
export const graceDays = 30

export const deleteCompany = endpoint('deleteCompany', 'DELETE /api/admin/companies/:id', {
  ...forOperators,
  summary: `Delete a company; it can be restored for ${graceDays} days, then everything of it is removed for good`,
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  changes: ['companies', 'mails', 'orders', 'users'],
  errors: ['company_not_found'],
})

/** A deleted company that can still be restored. */
const deletedCompany = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  deletedAt: timestamp,
  /** When it will be removed for good. */
  purgeAt: timestamp,
  /** Number of its reviews. */
  reviews: z.int().min(0),
})
export type DeletedCompany = z.infer<typeof deletedCompany>

export const listDeletedCompanies = endpoint('listDeletedCompanies', 'GET /api/admin/companies/deleted', {
  ...forOperators,
  summary: 'Deleted companies that can be restored, last deleted first',
  query: pageQuery,
  response: z.array(deletedCompany),
  paged: true,
  reads: ['companies'],
})

export const restoreCompany = endpoint('restoreCompany', 'POST /api/admin/companies/:id/restore', {
  ...forOperators,
  summary: 'Restore a deleted company with its members, codes, orders and reviews',
  params: z.object({ id }),
  response: adminCompany,
  changes: ['companies', 'mails', 'orders', 'users'],
  errors: ['company_not_found'],
})
