import { z } from 'zod'
import { companyRole } from '#accounts.ts'
import { endpoint, forAccount, forMembers, noContent } from '#endpoint.ts'
import type { ErrorCode } from '#errors.ts'
import { httpUrl, id, text } from '#fields.ts'
import { say } from '#messages.ts'

/*
 * Sign-in by OpenID Connect. A browser begins at `signInPath` (with `companySlug` for a company's provider, without it
 * for the operators') and comes back to the dashboard or console, signed in, or to its login with `refused` in the query.
 */

/** Begins a sign-in: a redirect to the provider. */
export const signInPath = '/api/auth/oidc'
export const callbackPath = `${signInPath}/callback`
/** To which a provider posts a `logout_token` (OpenID Connect Back-Channel Logout 1.0). */
export const providerLogoutPath = `${signInPath}/backchannel-logout`

/** Codes that `refused` in the query of a login screen may have. */
export const providerRefusals = [
  'company_suspended',
  'other_signed_in',
  'provider_account',
  'provider_email',
  'provider_failed',
  'provider_not_member',
  'provider_not_set',
  'provider_secret',
  'provider_unavailable',
  'team_full',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

export const maxDomains = 10
export const maxGroups = 50

const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/

/** The name of a domain as mail addresses have it, in lower case; international ones as `xn--`. */
const domainName = z
  .string(say('domain'))
  .trim()
  .max(253, say('domain'))
  .toLowerCase()
  .refine((name) => name.includes('.') && name.split('.').every((part) => label.test(part)), say('domain'))

const oneLine = (max: number) => text({ min: 1, max, message: say('text') })

/** A role granted to a group of the provider. */
const groupRole = z.object({ group: oneLine(200), role: companyRole })

/** Role of a new user who is in none of the groups. */
const defaultRole = companyRole.exclude(['owner'])

export const signInSettings = z.object({
  /** The provider's issuer identifier; `null`: members sign in as usual. */
  issuer: z.string().nullable(),
  clientId: z.string().nullable(),
  /** Whether a client secret is stored and can be used. The secret itself is never returned. */
  hasClientSecret: z.boolean(),
  /** Domains of the company. Only addresses of verified ones are signed in. */
  domains: z.array(
    z.object({
      name: z.string(),
      /** The TXT record that proves it, at the domain itself. */
      txt: z.string(),
      verified: z.boolean(),
    }),
  ),
  defaultRole,
  /** By the provider's claim `groups`; of several, the most powerful role counts. */
  groups: z.array(groupRole),
  /** Whether members cannot sign in another way. Owners can, with a second factor. */
  enforced: z.boolean(),
  /** Where members begin. */
  signInUrl: z.url(),
  /** To enter at the provider: the redirect URI, and those of back-channel logout and of the way back after a logout. */
  callbackUrl: z.url(),
  logoutUrl: z.url(),
  signedOutUrl: z.url(),
})
export type SignInSettings = z.infer<typeof signInSettings>

/** A company's provider, as its member sees it. */
const ownProvider = z.object({
  companyId: id,
  companyName: z.string(),
  /** Whether the provider signs the account in. */
  connected: z.boolean(),
})
export type OwnProvider = z.infer<typeof ownProvider>

const ofAccount = forAccount('account:manage')

export const listOwnProviders = endpoint('listOwnProviders', 'GET /api/account/providers', {
  ...forAccount('account:read'),
  summary:
    'Providers of your companies. None in a session that a provider has opened: it shows and changes its own company only',
  response: z.array(ownProvider),
  reads: ['sign-in'],
})

export const connectProvider = endpoint('connectProvider', 'POST /api/account/providers/:companyId', {
  ...ofAccount,
  summary:
    "Begin to connect your account with a company's provider: go to `url`, which leads back to the account page, " +
    'with `connected` or `refused` in the query',
  params: z.object({ companyId: id }),
  response: z.object({ url: z.url() }),
  errors: [
    'provider_failed',
    'provider_not_set',
    'provider_secret',
    'provider_unavailable',
    'step_up_required',
    'too_many_requests',
  ],
})

export const disconnectProvider = endpoint('disconnectProvider', 'DELETE /api/account/providers/:companyId', {
  ...ofAccount,
  summary: 'Disconnect your account from a company’s provider, which ends the sessions that it has opened',
  params: z.object({ companyId: id }),
  ...noContent,
  changes: ['sign-in', 'sessions'],
  errors: ['provider_not_set', 'step_up_required'],
})

const ofOwner = forMembers('team:manage')

export const getSignIn = endpoint('getSignIn', 'GET /api/dashboard/sign-in', {
  ...ofOwner,
  summary: "The company's provider of sign-ins (OpenID Connect)",
  response: signInSettings,
  reads: ['sign-in'],
})

export const updateSignIn = endpoint('updateSignIn', 'PATCH /api/dashboard/sign-in', {
  ...ofOwner,
  summary:
    "Change the company's provider of sign-ins; takes any part. Domains that are not verified yet are looked up again. " +
    'Another issuer needs its own client secret and ends the sessions that the former one has opened; null removes it',
  body: z
    .object({
      issuer: httpUrl(say('issuer')).nullable(),
      clientId: oneLine(255).nullable(),
      /** `null` removes it: the provider then has a public client. */
      clientSecret: oneLine(500).nullable(),
      domains: z
        .array(z.object({ name: domainName }))
        .max(maxDomains, say('tooManyDomains', maxDomains))
        .refine(
          (domains) => new Set(domains.map(({ name }) => name)).size === domains.length,
          say('domainTwice'),
        ),
      defaultRole,
      groups: z.array(groupRole).max(maxGroups, say('tooManyGroups', maxGroups)),
      enforced: z.boolean(),
    })
    .partial(),
  response: signInSettings,
  changes: ['sign-in'],
  errors: ['issuer_refused', 'issuer_silent', 'sign_in_not_ready', 'too_many_requests'],
})
