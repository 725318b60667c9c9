import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id, pageQuery, timestamp } from '#fields.ts'

/**
 * Every kind of mail. `invitation` and `reset` carry a link that sets a password; `team_invitation` carries a link that
 * accepts an invitation to a company's team; `team_welcome` is queued by the former version only; `two_factor_changed`
 * tells users what has changed about how they sign in; `order_confirmation` goes to the billing address of a print
 * order, `order_notice` to the operators; `view_started` and `view_ended` tell the owners of a company that an operator
 * views it; `alert` tells a member about new reviews with few stars, `case_notice` about a review they are responsible
 * for or mentioned in; `digest` sums up a company's week or month for a member; `reply` carries a company's answer to a
 * visitor, and `receipt` the private link to what they have written.
 */
export const mailKind = z.enum([
  'invitation',
  'reset',
  'team_invitation',
  'team_welcome',
  'two_factor_changed',
  'order_confirmation',
  'order_notice',
  'view_started',
  'view_ended',
  'alert',
  'case_notice',
  'digest',
  'reply',
  'receipt',
])
export type MailKind = z.infer<typeof mailKind>

/** `queued`: not sent yet, and tried again if there is an error; `failed`: refused or given up. */
export const mailState = z.enum(['queued', 'sent', 'failed'])

/** A mail that has not been sent, as shown to operators. */
export const unsentMail = z.object({
  id,
  kind: mailKind,
  recipient: z.string(),
  /** Name of the company that the mail concerns; `null` if it is about an account. */
  companyName: z.string().nullable(),
  state: mailState.exclude(['sent']),
  attempts: z.int().min(0),
  /** Why the last attempt failed, in the mail server's words if available; `null` before the first attempt. */
  error: z.string().nullable(),
  createdAt: timestamp,
  /** When it will be tried again at the latest; `null` if it was given up. */
  nextAttemptAt: timestamp.nullable(),
})
export type UnsentMail = z.infer<typeof unsentMail>

export const listUnsentMails = endpoint({
  id: 'listUnsentMails',
  method: 'GET',
  path: '/api/admin/mails',
  audience: 'superadmin',
  permission: 'platform:manage',
  summary: 'Mails that are waiting, delayed or refused, newest first',
  query: pageQuery,
  response: z.array(unsentMail),
  paged: true,
  reads: ['mails'],
  errors: [],
})

export const sendMailAgain = endpoint({
  id: 'sendMailAgain',
  method: 'POST',
  path: '/api/admin/mails/:id/attempts',
  audience: 'superadmin',
  permission: 'platform:manage',
  summary: 'Try to send a mail again immediately, also one that was given up',
  params: z.object({ id }),
  response: z.object({ mail: unsentMail }),
  changes: ['mails'],
  errors: ['mail_not_found'],
})
