import { type Limit, network } from '#http/rate-limit.ts'

const quarterHour = 15 * 60

const account = (email: string) => email.toLowerCase()

/** Wide enough for an office behind one address. */
const loginsPerNetwork: Limit<{ ip: string }> = {
  name: 'logins of a network',
  key: ({ ip }) => network(ip),
  max: 100,
  windowSeconds: quarterHour,
  shared: 'at once',
}

/**
 * Counts an address the same whether or not there is an account. It starts afresh every quarter of an hour, and as soon
 * as the person signs in or sets a new password: who guesses at someone's password cannot lock them out for good.
 */
export const loginsPerAccount: Limit<{ body: { email: string } }> & { shared: 'at once' } = {
  name: 'logins of an account',
  key: ({ body }) => account(body.email),
  max: 10,
  windowSeconds: quarterHour,
  shared: 'at once',
}

export const loginLimits = [loginsPerNetwork, loginsPerAccount]

/** Keeps anyone from filling someone's inbox. */
export const forgotLimits: readonly Limit<{ ip: string; body: { email: string } }>[] = [
  {
    name: 'resets of a network',
    key: ({ ip }) => network(ip),
    max: 30,
    windowSeconds: 3600,
    shared: 'at once',
  },
  {
    name: 'resets of an account',
    key: ({ body }) => account(body.email),
    max: 5,
    windowSeconds: 3600,
    shared: 'at once',
  },
]

/** Tokens cannot be guessed; this bounds the hashing that one network can ask for. */
export const resetLimits: readonly Limit<{ ip: string }>[] = [
  {
    name: 'new passwords of a network',
    key: ({ ip }) => network(ip),
    max: 60,
    windowSeconds: quarterHour,
    shared: 'at once',
  },
]

/** Asks for the current password: whoever finds a browser signed in must not guess it there. */
export const confirmLimits: readonly Limit<{ user: { id: string } }>[] = [
  {
    name: 'confirmations',
    key: ({ user }) => user.id,
    max: 10,
    windowSeconds: quarterHour,
    shared: 'at once',
  },
]
