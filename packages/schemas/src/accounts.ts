import { z } from 'zod'
import { endpoint, forAccount } from '#endpoint.ts'
import { id, storable, timestamp } from '#fields.ts'
import { memberLanguages } from '#languages.ts'
import { say } from '#messages.ts'

export const minPasswordLength = 8
/** Bounds the cost of hashing. */
const maxPasswordLength = 256

/** A user's own role. A `printer` handles the print orders that operators have given to them. */
export const role = z.enum(['superadmin', 'company_admin', 'printer'])
export type Role = z.infer<typeof role>

/** A language of the dashboard, of account screens and of mails to members (BCP 47). */
export const memberLanguage = z.enum(memberLanguages, say('language'))

/** Of an invitation: of its mail, and of the screens once it is accepted. By default the company's, if it is offered. */
export const invitationLanguage = memberLanguage.optional()

/** A member's role in a company, from the most to the least powerful; see `company-roles.ts`. */
export const companyRole = z.enum(['owner', 'manager', 'responder', 'viewer'])
export type CompanyRole = z.infer<typeof companyRole>

const required = say('credentialsRequired')

export const credentials = z.object({
  email: z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, say('invalidCredentials'))
    .refine(...storable),
  password: z.string(required).min(1, required).max(maxPasswordLength, say('invalidCredentials')),
})

const newPassword = z
  .string()
  .min(minPasswordLength, say('passwordTooShort'))
  .max(maxPasswordLength, say('passwordTooLong', maxPasswordLength))

export const currentPassword = z
  .string(say('currentPasswordRequired'))
  .min(1, say('currentPasswordRequired'))
  .max(maxPasswordLength, say('passwordTooLong', maxPasswordLength))

const user = z.object({ id, email: z.string(), role })

/**
 * How a session was authenticated: by the password alone, by the second factor or passkey presented last, or by a
 * provider (OpenID Connect), which answers for its own factors.
 */
export const factor = z.enum(['password', 'totp', 'passkey', 'recovery', 'provider'])
export type Factor = z.infer<typeof factor>

/** Ways to complete a sign-in after the password. */
const secondFactor = factor.exclude(['password', 'provider'])
export type SecondFactor = z.infer<typeof secondFactor>

export const signedIn = z.object({ user })

/** How to complete a sign-in whose first factor was verified. */
const pendingSignIn = z.object({ methods: z.array(secondFactor).min(1) })

export const login = endpoint('login', 'POST /api/auth/login', {
  audience: 'public',
  summary:
    'Sign in; sets the session cookie. With a second factor, answers how to present one instead: ' +
    'there is no session yet, only a pending sign-in of 5 minutes and 5 tries',
  body: credentials,
  response: z.union([signedIn, z.object({ twoFactor: pendingSignIn })]),
  errors: ['bad_credentials', 'sign_in_enforced', 'too_many_requests'],
})

export const logout = endpoint('logout', 'POST /api/auth/logout', {
  audience: 'public',
  summary: 'End the session, if any',
  response: z.object({
    message: z.string(),
    /** Where to go next to sign out at the provider that has signed the user in, if it offers that. */
    providerLogoutUrl: z.url().optional(),
  }),
})

/** The signed-in user and the companies they are a member of. */
export const currentUser = z.object({
  user: user.extend({
    /** The name that they have chosen (`updateMe`). */
    name: z.string().nullable(),
    /** Whether a second factor is set up: an authenticator app or a passkey. */
    twoFactor: z.boolean(),
    /** What they read: the language that they have chosen (`updateProfile`), else the browser's. */
    language: memberLanguage,
    /** The time zone that they have chosen; `null` for the device's. */
    timeZone: z.string().nullable(),
  }),
  /** The same as in `user`. */
  language: memberLanguage,
  companies: z.array(
    z.object({
      id,
      name: z.string(),
      role: companyRole,
      /** Whether the company is suspended: its dashboard is read-only. */
      suspended: z.boolean(),
    }),
  ),
  /** The company that an operator views in this session, or that a viewer of the demo sees, and until when. */
  viewAs: z.object({ companyId: id, until: timestamp, isDemo: z.literal(true).optional() }).nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const getMe = endpoint('getMe', 'GET /api/auth/me', {
  ...forAccount('account:read'),
  summary: 'The signed-in user, or the viewer of the demo, who is nobody in particular',
  inDemo: true,
  response: currentUser,
  reads: ['companies', 'profile', 'team', 'two-factor'],
})

/** The same answer whether or not the account exists, so that accounts cannot be enumerated. */
export const resetLinkSent = 'If an account with that email exists, a password reset link has been sent.'

const askForEmail = say('ownEmail')

export const forgotPassword = endpoint('forgotPassword', 'POST /api/auth/forgot-password', {
  audience: 'public',
  summary: 'Request a password reset link; the answer is the same whether or not the account exists',
  body: z.object({
    email: z
      .string(askForEmail)
      .trim()
      .min(1, askForEmail)
      .max(254, askForEmail)
      .refine(...storable),
  }),
  response: z.object({ message: z.string() }),
  errors: ['too_many_requests'],
})

const token = z.string(say('resetToken')).min(1, say('resetToken')).max(200, say('resetToken'))

/** POST keeps the token out of URLs and logs. */
export const getPasswordLink = endpoint('getPasswordLink', 'POST /api/auth/link', {
  audience: 'public',
  summary: 'The account or invitation that a token belongs to; does not consume the token',
  body: z.object({ token }),
  response: z.object({
    email: z.string(),
    /** Names of the companies that it opens: those the user is linked to, or the one that invites. */
    companies: z.array(z.string()),
    /**
     * Who invites: a member, by name and address, or the provider's name. Omitted for a reset and once the member has
     * left.
     */
    invitedBy: z.string().optional(),
    /** The language of the invitation, which the invited person reads and keeps; omitted for a reset. */
    language: memberLanguage.optional(),
    /** Whether the address has an account already, so the invitation is only answered (`answerInvitationLink`). */
    hasAccount: z.boolean().optional(),
  }),
  errors: ['bad_link', 'too_many_requests'],
})

/** Handles both reset links and invitations; ends all of the user's sessions. An invitation signs in at once. */
export const resetPassword = endpoint('resetPassword', 'POST /api/auth/reset-password', {
  audience: 'public',
  summary:
    'Set a password with a reset or invitation token, which accepts the invitation; each token works once. ' +
    'An invitation signs in like `login`; a reset link does not',
  body: z.object({ token, newPassword }),
  response: z.object({
    message: z.string(),
    /** Who is signed in now; absent after a reset. */
    user: user.optional(),
    /** The sign-in is pending, as after `login`. */
    twoFactor: pendingSignIn.optional(),
  }),
  errors: [
    'bad_link',
    'company_suspended',
    'guessable_password',
    'sign_in_enforced',
    'team_full',
    'too_many_requests',
  ],
})

const newPasswordFields = z.object({ newPassword, confirmPassword: z.string() })

/** Fields of the reset and invitation screens. */
export const setPasswordForm = newPasswordFields.refine(isConfirmed, {
  path: ['confirmPassword'],
  ...say('passwordsDiffer'),
})

export const changePassword = endpoint('changePassword', 'POST /api/auth/change-password', {
  ...forAccount('account:manage'),
  summary:
    'Change your own password; ends your other sessions, and notifications on all devices. A wrong current password is a 400 naming that field',
  body: z.object({ currentPassword, newPassword }),
  response: z.object({ message: z.string() }),
  changes: ['sessions', 'devices'],
  errors: ['wrong_password', 'guessable_password', 'too_many_requests'],
})

/** Fields of the account page's part about the password. */
export const changePasswordForm = z
  .object({ currentPassword, newPassword, confirmPassword: newPassword })
  .refine(isConfirmed, { path: ['confirmPassword'], error: "Passwords don't match" })
export type ChangePasswordForm = z.input<typeof changePasswordForm>

function isConfirmed(form: { newPassword: string; confirmPassword: string }): boolean {
  return form.newPassword === form.confirmPassword
}

/** A session of the user, shown as a signed-in device. */
export const session = z.object({
  id,
  /** Browser and operating system, such as "Chrome on Android"; "Unknown device" if the user agent is unrecognized. */
  device: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  factor,
  /** Whether this is the session making the request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint('listSessions', 'GET /api/auth/sessions', {
  ...forAccount('account:read'),
  summary: "The user's sessions, most recently seen first; at most 100",
  response: z.array(session),
  reads: ['sessions'],
})

export const endSessions = endpoint('endSessions', 'POST /api/auth/sessions/end', {
  ...forAccount('account:manage'),
  summary: 'End one session or all others; requires the password again (ASVS 7.5.2)',
  body: z.object({
    currentPassword,
    /** The session to end. If omitted, all sessions except the current one. */
    id: id.optional(),
  }),
  response: z.object({ ended: z.int().min(0) }),
  changes: ['sessions'],
  errors: ['wrong_password', 'session_not_found', 'too_many_requests'],
})
