import { z } from 'zod'
import { invitationLanguage } from '#accounts.ts'
import { billingStatus, companySearch, suspensionReason } from '#companies.ts'
import { endpoint, forOperators } from '#endpoint.ts'
import { id } from '#fields.ts'

/** Maximum number of companies that are changed at once. */
export const maxBulkCompanies = 500

const count = z.int().min(0)

/**
 * Why a company was left as it is. `unchanged`: the status was so already, or the invitations are already on their way;
 * `nobody_invited`: all users of the company have a password or are disabled.
 */
export const skippedCode = z.enum(['not_found', 'unchanged', 'nobody_invited'])
export type SkippedCode = z.infer<typeof skippedCode>

const someIds = z.array(id).min(1, 'Please choose at least one company').max(maxBulkCompanies)

export const changeCompanies = endpoint('changeCompanies', 'POST /api/admin/companies/bulk', {
  ...forOperators,
  summary:
    'Change the status of several companies, or mail their users without a password a new link (at most 60 a minute)',
  body: z
    .object({
      ids: someIds,
      action: z.enum(['invite', 'status']),
      /** For `status` only. */
      billingStatus: billingStatus.optional(),
      /** Shown to the owners while the company is suspended. */
      reason: suspensionReason.optional(),
      /** For `invite` only. */
      language: invitationLanguage,
    })
    .refine(({ action, billingStatus }) => (action === 'status') === (billingStatus !== undefined), {
      path: ['billingStatus'],
      error: 'Please choose a status',
    }),
  response: z.object({ changed: count, skipped: z.array(z.object({ id, code: skippedCode })) }),
  changes: ['companies', 'users'],
})

export const exportCompaniesCsv = endpoint('exportCompaniesCsv', 'POST /api/admin/companies/export', {
  ...forOperators,
  summary:
    'The chosen companies, or all that match the search, as CSV: UTF-8 with a byte order mark, by name',
  body: z.object({ ids: someIds.optional() }).extend(companySearch.shape),
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
})
