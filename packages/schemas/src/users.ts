import { z } from 'zod'
import { role } from '#accounts.ts'
import { endpoint } from '#endpoint.ts'
import { email, id, pageQuery, text, timestamp } from '#fields.ts'

/** An account as the operators see it. */
export const adminUser = z.object({ id, email: z.string(), role })
export type AdminUser = z.infer<typeof adminUser>

export const listedUser = adminUser.extend({
  /** `active`: has set a password; `invited`: has not; `disabled`: cannot sign in, whatever else. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** How many companies they are linked to. */
  companies: z.int().min(0),
  createdAt: timestamp,
})
export type ListedUser = z.infer<typeof listedUser>

const newUserEmail = email('Please enter a valid email address')

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/api/admin/users',
  audience: 'superadmin',
  summary: 'Invite a user to a company: creates or finds the account, links it and has the setup link sent',
  body: z.object({ email: newUserEmail, role: role.default('company_admin'), companyId: id }),
  response: z.object({
    user: adminUser,
    /** The user was invited before and has set no password: the link is a new one, the old one void. */
    isResend: z.boolean(),
    /** The account was in use already: it is linked, and no link was sent. */
    linkedExisting: z.boolean(),
  }),
  status: 201,
  errors: [404, 409],
})

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  audience: 'superadmin',
  summary: 'All users, newest first',
  query: pageQuery.extend({
    /** Part of the email address. */
    search: text({ max: 254 }).optional(),
    /** Only users who are not linked to this company. */
    notInCompany: id.optional(),
  }),
  response: z.array(listedUser),
  paged: true,
  errors: [],
})

export const updateUser = endpoint({
  id: 'updateUser',
  method: 'PATCH',
  path: '/api/admin/users/:id',
  audience: 'superadmin',
  summary: 'Change the role of a user, disable them or enable them again; 409 for the own account',
  params: z.object({ id }),
  body: z.object({
    role: role.optional(),
    /** A disabled user is signed out at once, their links are void, and signing in answers as for an unknown address. */
    disabled: z.boolean().optional(),
  }),
  response: z.object({ user: listedUser }),
  errors: [404, 409],
})

export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  audience: 'superadmin',
  summary: 'Delete an account with its sessions, links and memberships for good; 409 for the own one',
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  errors: [404, 409],
})

export const mailState = z.enum(['queued', 'sent', 'failed'])

/** The newest invitation of a user who has not set a password. */
export const invitation = z.object({
  /** `null`: the link was copied by an operator, not mailed. */
  mail: mailState.nullable(),
  /** What the mail server said last, when the mail failed or has to be tried again. */
  error: z.string().nullable(),
  sentAt: timestamp.nullable(),
  /** Until when the link works; `null` while the mail has not left. */
  expiresAt: timestamp.nullable(),
})
export type Invitation = z.infer<typeof invitation>

export const companyUser = adminUser.extend({
  /**
   * `active`: has set a password; `invited`: has not; `mail_failed`: nor did the invitation reach them; `disabled`:
   * cannot sign in, whatever else.
   */
  state: z.enum(['active', 'invited', 'mail_failed', 'disabled']),
  /** `null` for active and disabled users. */
  invitation: invitation.nullable(),
})
export type CompanyUser = z.infer<typeof companyUser>

export const listCompanyUsers = endpoint({
  id: 'listCompanyUsers',
  method: 'GET',
  path: '/api/admin/companies/:id/users',
  audience: 'superadmin',
  summary: 'Users linked to a company, newest first, with the state of their invitation',
  params: z.object({ id }),
  query: pageQuery,
  response: z.array(companyUser),
  paged: true,
  errors: [],
})

export const linkUser = endpoint({
  id: 'linkUser',
  method: 'POST',
  path: '/api/admin/companies/:companyId/users',
  audience: 'superadmin',
  summary: 'Link a user to a company; linking again changes nothing',
  params: z.object({ companyId: id }),
  body: z.object({ userId: id }),
  response: z.object({ user: adminUser }),
  status: 201,
  errors: [404, 409],
})

export const unlinkUser = endpoint({
  id: 'unlinkUser',
  method: 'DELETE',
  path: '/api/admin/companies/:companyId/users/:userId',
  audience: 'superadmin',
  summary: 'Remove the link of a user to a company; takes effect on their next request',
  params: z.object({ companyId: id, userId: id }),
  response: z.object({ message: z.string() }),
  errors: [404],
})

export const createInvitationLink = endpoint({
  id: 'createInvitationLink',
  method: 'POST',
  path: '/api/admin/users/:id/invitation',
  audience: 'superadmin',
  summary: 'Make a setup link to hand over oneself; the former one is void. 409 once the user has a password',
  params: z.object({ id }),
  response: z.object({ url: z.string(), expiresAt: timestamp }),
  status: 201,
  errors: [404, 409],
})

export const endUserSessions = endpoint({
  id: 'endUserSessions',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  audience: 'superadmin',
  summary: 'Sign a user out everywhere, such as after a lost device',
  params: z.object({ id }),
  response: z.object({ ended: z.int().min(0) }),
  errors: [],
})
