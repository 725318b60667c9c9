import type { UserSession } from '#domain/principal.ts'
import { type CountedAtOnce, type Limit, network, site } from '#http/rate-limit.ts'

const quarterHour = 15 * 60

const account = (email: string) => email.toLowerCase()

interface Login {
  ip: string
  body: { email: string }
}

/** Limits per network, and four times as many per site, which has many networks. */
const perNetworkAndSite = (
  what: string,
  { max, windowSeconds }: { max: number; windowSeconds: number },
): CountedAtOnce<{ ip: string }>[] => [
  { name: `${what} of a network`, key: ({ ip }) => network(ip), max, windowSeconds },
  { name: `${what} of a site`, key: ({ ip }) => site(ip), max: 4 * max, windowSeconds },
]

/**
 * Counts an address the same whether or not it has an account. An attacker can lock out only users of their own
 * network.
 */
const perAccountAndNetwork: CountedAtOnce<Login> = {
  name: 'logins of an account from a network',
  key: ({ ip, body }) => `${account(body.email)}\n${network(ip)}`,
  max: 10,
  windowSeconds: quarterHour,
}

const perAccountAndSite: CountedAtOnce<Login> = {
  ...perAccountAndNetwork,
  name: 'logins of an account from a site',
  key: ({ ip, body }) => site(ip) && `${account(body.email)}\n${site(ip)}`,
  max: 30,
}

/** Across all networks, against distributed guessing; successes count. Does not apply to known devices. */
export const loginsPerAccount: CountedAtOnce<Login> = {
  name: 'logins of an account',
  key: ({ body }) => account(body.email),
  max: 100,
  windowSeconds: quarterHour,
}

/** Groups the logins from unknown devices that take turns. */
export const strangerKey = ({ ip, body }: Login): string =>
  `${site(ip) ?? network(ip)}\n${account(body.email)}`

/** In the order in which they are counted. */
export const strangerLimits: readonly CountedAtOnce<Login>[] = [
  // High enough for an office behind one IP address.
  ...perNetworkAndSite('logins', { max: 100, windowSeconds: quarterHour }),
  perAccountAndNetwork,
  perAccountAndSite,
  loginsPerAccount,
]

/** Limits that are reset once a user has proven their identity. */
export const loginsFromHere = [perAccountAndNetwork, perAccountAndSite]

/**
 * Tries of the code after the password. A sign-in allows few; these limits apply across sign-ins. Only someone who
 * knows the password gets here, so the owner of the account resets them with a new password.
 */
export const codesFromHere: CountedAtOnce<Login> = {
  name: 'codes of an account from a network',
  key: ({ ip, body }) => `${account(body.email)}\n${site(ip) ?? network(ip)}`,
  max: 20,
  windowSeconds: 3600,
}

/** Across all networks: guessing one code takes more than ten years on average. Does not apply to known devices. */
export const codesPerAccount: CountedAtOnce<Login> = {
  name: 'codes of an account',
  key: ({ body }) => account(body.email),
  max: 50,
  windowSeconds: 24 * 3600,
}

/**
 * Replaces both for known devices. Counted by account, as signing in makes another known device; so is the next limit.
 */
export const codesOfKnownDevices: CountedAtOnce<{ user: { id: string } }> = {
  name: 'codes of known devices',
  key: ({ user }) => user.id,
  max: 20,
  windowSeconds: 3600,
}

/** Replace all the others for known devices. Successes count, as they cost as much as refusals. */
export const knownDeviceLimits: readonly Limit<{ ip: string; user: { id: string } }>[] = [
  { name: 'logins of known devices', key: ({ user }) => user.id, max: 20, windowSeconds: quarterHour },
  {
    name: 'logins of known devices of a network',
    key: ({ ip }) => site(ip) ?? network(ip),
    max: 200,
    windowSeconds: quarterHour,
  },
]

/** Prevents flooding someone's inbox. */
export const forgotLimits: readonly Limit<{ ip: string; body: { email: string } }>[] = [
  ...perNetworkAndSite('resets', { max: 30, windowSeconds: 3600 }),
  { name: 'resets of an account', key: ({ body }) => account(body.email), max: 5, windowSeconds: 3600 },
]

/** Tokens cannot be guessed; this bounds the hashing that one network can cause. */
export const resetLimits = perNetworkAndSite('new passwords', { max: 60, windowSeconds: quarterHour })

/** For calls that confirm the current password: it must not be guessable from an unattended signed-in browser. */
export const confirmLimits: readonly Limit<{ principal: UserSession }>[] = [
  { name: 'confirmations', key: ({ principal }) => principal.user.id, max: 10, windowSeconds: quarterHour },
]

/** Tokens cannot be guessed; this bounds the lookups that one network can cause. */
export const linkLimits: readonly Limit<{ ip: string }>[] = [
  { name: 'password links of a network', key: ({ ip }) => network(ip), max: 60, windowSeconds: 15 * 60 },
]
