import { z } from 'zod'
import { endpoint, forAccount, forOperators, noContent } from '#endpoint.ts'
import { id, text, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** How long an operator may view a company before a new reason is required. */
export const viewMinutes = 30

export const startViewAs = endpoint('startViewAs', 'POST /api/admin/companies/:id/view-as', {
  ...forOperators,
  withoutKeys: true,
  summary: `View a company's dashboard for ${viewMinutes} minutes, read-only and without visitors' contact data; its owners are told`,
  params: z.object({ id }),
  body: z.object({
    /** For the company's audit log and the mail to its owners. */
    reason: text({ min: 1, max: 500, message: say('reason') }),
  }),
  response: z.object({ until: timestamp }),
  errors: ['company_not_found'],
})

export const endViewAs = endpoint('endViewAs', 'DELETE /api/auth/view-as', {
  ...forAccount('account:manage'),
  summary: 'Stop viewing a company, if this session does',
  duringViewAs: true,
  ...noContent,
})
