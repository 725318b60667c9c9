import type { Factor } from '@candour/schemas/accounts.ts'

/** How a session was authenticated. */
export const factorNames: Record<Factor, string> = {
  password: 'Password',
  totp: 'Authenticator app',
  passkey: 'Passkey',
  recovery: 'Recovery code',
}
