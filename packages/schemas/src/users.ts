import { z } from 'zod'
import { companyRole, invitationLanguage, role } from '#accounts.ts'
import { endpoint, forOperators } from '#endpoint.ts'
import { email, id, pageQuery, text, timestamp } from '#fields.ts'
import { mailState } from '#mail-kinds.ts'
import { say } from '#messages.ts'
import { teamMember } from '#team.ts'

/** An account as shown to operators. */
export const adminUser = z.object({
  id,
  email: z.string(),
  /** The name that they have chosen. */
  name: z.string().nullable(),
  role,
})
export type AdminUser = z.infer<typeof adminUser>

export const listedUser = adminUser.extend({
  /** `active`: has set a password; `invited`: has not; `disabled`: cannot sign in, regardless of the others. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** Number of companies the user is linked to. */
  companies: z.int().min(0),
  createdAt: timestamp,
})
export type ListedUser = z.infer<typeof listedUser>

const newUserEmail = email(say('invalidEmail'))

export const createUser = endpoint('createUser', 'POST /api/admin/users', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Invite a user to a company: creates or finds the account, links it and sends the setup link',
  body: z.object({
    email: newUserEmail,
    role: role.exclude(['printer']).default('company_admin'),
    companyId: id,
    language: invitationLanguage,
  }),
  response: z.object({
    user: adminUser,
    /** The user had been invited but had set no password: a new link replaces the old one, which is revoked. */
    isResend: z.boolean(),
    /** The account was already active: it was linked, and no link was sent. */
    linkedExisting: z.boolean(),
  }),
  status: 201,
  changes: ['users'],
  errors: ['company_not_found', 'account_disabled', 'is_a_printer'],
})

export const listUsers = endpoint('listUsers', 'GET /api/admin/users', {
  ...forOperators,
  withoutKeys: true,
  summary: 'All users, newest first',
  query: pageQuery.extend({
    /** Substring of the name and email address, as in `Ada (ada@example.com)`. */
    search: text({ max: 340 }).optional(),
    /** Only users who can still be linked to this company: not linked yet, and not printers. */
    notInCompany: id.optional(),
  }),
  response: z.array(listedUser),
  paged: true,
  reads: ['users'],
})

export const updateUser = endpoint('updateUser', 'PATCH /api/admin/users/:id', {
  ...forOperators,
  withoutKeys: true,
  summary: "Change a user's role, or disable or re-enable them; 409 for your own account",
  params: z.object({ id }),
  body: z.object({
    role: role.exclude(['printer']).optional(),
    /**
     * Disabling signs the user out immediately and revokes their links; login then answers as for an unknown address.
     */
    disabled: z.boolean().optional(),
  }),
  response: z.object({ user: listedUser }),
  changes: ['users'],
  errors: ['user_not_found', 'own_account', 'last_superadmin', 'is_a_printer'],
})

export const deleteUser = endpoint('deleteUser', 'DELETE /api/admin/users/:id', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Permanently delete an account with its sessions, links and memberships; 409 for your own',
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  changes: ['users'],
  errors: ['user_not_found', 'own_account', 'last_superadmin'],
})

/** The latest invitation of a user who has not set a password. */
export const invitation = z.object({
  /** `null`: an operator copied the link; nothing was mailed. */
  mail: mailState.nullable(),
  /** The mail server's last response, if the mail failed or is being retried. */
  error: z.string().nullable(),
  sentAt: timestamp.nullable(),
  /** When the link expires; `null` until the mail has been sent. */
  expiresAt: timestamp.nullable(),
})
export type Invitation = z.infer<typeof invitation>

const companyUser = adminUser.extend({
  /** Role in the company; `role` is the platform's. */
  membershipRole: companyRole,
  /**
   * `active`: has set a password; `invited`: has not; `mail_failed`: invited, but the invitation could not be
   * delivered; `disabled`: cannot sign in, regardless of the others.
   */
  state: z.enum(['active', 'invited', 'mail_failed', 'disabled']),
  /** `null` for active and disabled users. */
  invitation: invitation.nullable(),
})
export type CompanyUser = z.infer<typeof companyUser>

export const listCompanyUsers = endpoint('listCompanyUsers', 'GET /api/admin/companies/:id/users', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Users linked to a company, newest first, with their invitation status',
  params: z.object({ id }),
  query: pageQuery,
  response: z.array(companyUser),
  paged: true,
  reads: ['users'],
  errors: ['company_not_found'],
})

export const linkUser = endpoint('linkUser', 'POST /api/admin/companies/:id/users', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Link a user to a company; linking again changes nothing',
  params: z.object({ id }),
  body: z.object({
    userId: id,
    /** Of somebody who has not set a password yet. */
    language: invitationLanguage,
  }),
  response: z.object({ user: adminUser }),
  status: 201,
  changes: ['users'],
  errors: ['user_not_found', 'company_not_found', 'account_disabled', 'is_a_printer'],
})

export const unlinkUser = endpoint('unlinkUser', 'DELETE /api/admin/companies/:id/users/:userId', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Unlink a user from a company; takes effect on their next request',
  params: z.object({ id, userId: id }),
  response: z.object({ message: z.string() }),
  changes: ['users'],
  errors: ['not_linked'],
})

export const updateMembership = endpoint('updateMembership', 'PATCH /api/admin/companies/:id/users/:userId', {
  ...forOperators,
  withoutKeys: true,
  summary: "Change a user's role in a company, also the last owner's; takes effect on their next request",
  params: z.object({ id, userId: id }),
  body: z.object({ role: companyRole }),
  /** Both `role` and `membershipRole` are the new role in the company. */
  response: teamMember.extend({ membershipRole: companyRole }),
  changes: ['users'],
  errors: ['not_linked'],
})

export const createInvitationLink = endpoint('createInvitationLink', 'POST /api/admin/users/:id/invitation', {
  ...forOperators,
  withoutKeys: true,
  summary:
    'Create a setup link to hand over in person; revokes the previous one. 409 once the user has a password',
  params: z.object({ id }),
  query: z.object({ language: invitationLanguage }),
  secret: true,
  response: z.object({ url: z.string(), expiresAt: timestamp }),
  status: 201,
  changes: ['users'],
  errors: ['user_not_found', 'already_active', 'account_disabled'],
})

export const endUserSessions = endpoint('endUserSessions', 'DELETE /api/admin/users/:id/sessions', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Sign a user out everywhere, for example after a lost device',
  params: z.object({ id }),
  response: z.object({ ended: z.int().min(0) }),
})
