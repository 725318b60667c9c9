import { z } from 'zod'
import { companyRole, invitationLanguage } from '#accounts.ts'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { email, id, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/**
 * A member of a company's team, or someone invited to it who has not accepted yet. Of the latter it says nothing but the
 * address as it was entered: not even whether there is such an account.
 */
export const teamMember = z.object({
  /** The member's account; until an invitation is accepted, the invitation. */
  userId: id,
  email: z.string(),
  /** The name that they have chosen; always `null` for those who have not accepted. */
  name: z.string().nullable(),
  role: companyRole,
  /** Has not accepted the invitation, or was added by an operator and has not set a password yet. */
  invited: z.boolean(),
  /** Whether the invitation has expired; sending it again renews it. Omitted while it is valid, and for members. */
  expired: z.boolean().optional(),
  /** The member's last request to any company's dashboard; `null` if they never signed in. */
  lastSeenAt: timestamp.nullable(),
  /** Whether the account has a second factor. */
  twoFactor: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMember>

export const memberInput = z.object({
  email: email(say('invalidEmail')),
  role: companyRole,
  language: invitationLanguage,
})
export type MemberInput = z.input<typeof memberInput>

export const listTeam = endpoint('listTeam', 'GET /api/dashboard/team', {
  ...forMembers('team:manage'),
  summary: "The company's members, in the order in which they joined, then those invited",
  response: z.array(teamMember),
  reads: ['team'],
})

export const inviteMember = endpoint('inviteMember', 'POST /api/dashboard/team', {
  ...forMembers('team:manage'),
  summary:
    'Invite someone by address: they become a member once they accept, by the mailed link (24 hours) or signed in. ' +
    'The answer is the same whether or not the account exists',
  body: memberInput,
  response: teamMember,
  status: 201,
  changes: ['team'],
  errors: ['already_member', 'too_many_members', 'too_many_requests'],
})

export const resendInvitation = endpoint('resendInvitation', 'POST /api/dashboard/team/:userId/invitation', {
  ...forMembers('team:manage'),
  summary:
    'Mail someone who has not accepted, or not set a password, a new link, which voids the previous one',
  params: z.object({ userId: id }),
  query: z.object({ companyId: id, language: invitationLanguage }),
  ...noContent,
  errors: ['member_not_found', 'already_active', 'invitee_disabled', 'too_many_requests'],
})

export const updateMember = endpoint('updateMember', 'PATCH /api/dashboard/team/:userId', {
  ...forMembers('team:manage'),
  summary:
    'Change the role of a member, from their next request on, or of an invitation; 409 for the last owner',
  params: z.object({ userId: id }),
  body: z.object({ role: companyRole }),
  response: teamMember,
  changes: ['team'],
  errors: ['member_not_found', 'last_owner'],
})

export const removeMember = endpoint('removeMember', 'DELETE /api/dashboard/team/:userId', {
  ...forMembers('team:manage'),
  summary:
    'Remove a member, from their next request on; the account stays. 409 for the last owner. Or cancel an invitation',
  params: z.object({ userId: id }),
  ...noContent,
  changes: ['team'],
  errors: ['member_not_found', 'last_owner'],
})
