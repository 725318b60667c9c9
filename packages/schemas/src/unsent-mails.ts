import { z } from 'zod'
import { endpoint, forOperators } from '#endpoint.ts'
import { id, pageQuery, timestamp } from '#fields.ts'
import { mailKind, mailState } from '#mail-kinds.ts'

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

export const listUnsentMails = endpoint('listUnsentMails', 'GET /api/admin/mails', {
  ...forOperators,
  summary: 'Mails that are waiting, delayed or refused, newest first',
  query: pageQuery,
  response: z.array(unsentMail),
  paged: true,
  reads: ['mails'],
})

export const sendMailAgain = endpoint('sendMailAgain', 'POST /api/admin/mails/:id/attempts', {
  ...forOperators,
  summary: 'Try to send a mail again immediately, also one that was given up',
  params: z.object({ id }),
  response: z.object({ mail: unsentMail }),
  changes: ['mails'],
  errors: ['mail_not_found'],
})
