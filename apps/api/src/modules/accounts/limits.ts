import { type CountedAtOnce, type Limit, network, site } from '#http/rate-limit.ts'

const quarterHour = 15 * 60

const account = (email: string) => email.toLowerCase()

interface Login {
  ip: string
  body: { email: string }
}

/** Wide enough for an office behind one address. */
const loginsPerNetwork: CountedAtOnce<Login> = {
  name: 'logins of a network',
  key: ({ ip }) => network(ip),
  max: 100,
  windowSeconds: quarterHour,
  shared: 'at once',
}

const loginsPerSite: CountedAtOnce<Login> = {
  ...loginsPerNetwork,
  name: 'logins of a site',
  key: ({ ip }) => site(ip),
  max: 400,
}

/** Counts an address the same whether or not there is an account. A guesser locks out nobody but their neighbours. */
const perAccountAndNetwork: CountedAtOnce<Login> = {
  name: 'logins of an account from a network',
  key: ({ ip, body }) => `${account(body.email)}\n${network(ip)}`,
  max: 10,
  windowSeconds: quarterHour,
  shared: 'at once',
}

const perAccountAndSite: CountedAtOnce<Login> = {
  ...perAccountAndNetwork,
  name: 'logins of an account from a site',
  key: ({ ip, body }) => site(ip) && `${account(body.email)}\n${site(ip)}`,
  max: 30,
}

/** From anywhere, for who guesses from many networks; keeps out no known device. */
export const loginsPerAccount: CountedAtOnce<Login> = {
  name: 'logins of an account',
  key: ({ body }) => account(body.email),
  max: 100,
  windowSeconds: quarterHour,
  shared: 'at once',
}

/** In the order in which they are counted. */
export const strangerLimits = [
  loginsPerNetwork,
  loginsPerSite,
  perAccountAndNetwork,
  perAccountAndSite,
  loginsPerAccount,
]

/** What starts afresh where someone has shown who they are. */
export const loginsFromHere = [perAccountAndNetwork, perAccountAndSite]

/** In place of all the others for a device that has signed in to the account before. */
export const knownDeviceLimits: readonly Limit<{ device: string }>[] = [
  {
    name: 'logins of a known device',
    key: ({ device }) => device,
    max: 20,
    windowSeconds: quarterHour,
    shared: 'at once',
  },
]

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
    name: 'resets of a site',
    key: ({ ip }) => site(ip),
    max: 120,
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
  {
    name: 'new passwords of a site',
    key: ({ ip }) => site(ip),
    max: 240,
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
