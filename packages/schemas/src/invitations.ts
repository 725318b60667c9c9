import { z } from 'zod'
import { companyRole } from '#accounts.ts'
import { endpoint, forAccount } from '#endpoint.ts'
import { id, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** An invitation to a company's team, as shown to the person invited. */
const teamInvitation = z.object({
  id,
  company: z.string(),
  /** The member who invites, by name and address; `null` once they have left the team. */
  invitedBy: z.string().nullable(),
  role: companyRole,
  expiresAt: timestamp,
})
export type TeamInvitation = z.infer<typeof teamInvitation>

export const listInvitations = endpoint('listInvitations', 'GET /api/auth/invitations', {
  ...forAccount('account:read'),
  summary:
    "Teams that the user's address is invited to, oldest invitation first; at most 50. None in a session that a provider " +
    'has opened',
  response: z.array(teamInvitation),
  reads: ['team'],
})

const accept = z.boolean(say('acceptOrDecline'))

export const answerInvitation = endpoint('answerInvitation', 'POST /api/auth/invitations/:id', {
  ...forAccount('account:manage'),
  summary: 'Accept or decline an invitation of your own address',
  params: z.object({ id }),
  body: z.object({ accept }),
  /** The company that was joined; `null` after declining. */
  response: z.object({ companyId: id.nullable() }),
  changes: ['team'],
  errors: ['invitation_not_found', 'company_suspended', 'team_full'],
})

/** POST keeps the token out of URLs and logs. */
export const answerInvitationLink = endpoint('answerInvitationLink', 'POST /api/auth/link/answer', {
  audience: 'public',
  summary:
    'Accept or decline an invitation by its mailed token, which works once. To accept, the address needs an account ' +
    'with a password; otherwise `resetPassword` accepts',
  body: z.object({
    token: z.string(say('invitationToken')).min(1, say('invitationToken')).max(200, say('invitationToken')),
    accept,
  }),
  response: z.object({ message: z.string() }),
  changes: ['team'],
  errors: ['bad_link', 'company_suspended', 'team_full', 'too_many_requests'],
})
