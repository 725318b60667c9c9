import { login } from '@candour/schemas/accounts.ts'
import { confirmTotp, startTotp, stepUp } from '@candour/schemas/two-factor.ts'
import { Secret, TOTP } from 'otpauth'
import { cookieOf, type SignedIn, type TestApp } from '#test/app.ts'
import { password as usual } from '#test/factories.ts'

/** An authenticator app that has scanned a secret. */
export function authenticatorOf({ secret }: { secret: string }) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  // Codes stay the same if a step begins during a test: those of steps 0 and 1 are valid for at least 30 seconds.
  const begun = Date.now()
  return {
    /** The code of a step, relative to the current one. */
    code: (step = 0) => totp.generate({ timestamp: begun + step * 30_000 }),
  }
}

/** Confirms who uses a session, so that factors can be changed. */
export async function confirmIdentity({ call }: Pick<SignedIn, 'call'>, password = usual): Promise<void> {
  const { status } = await call(stepUp, { body: { password } })
  if (status !== 204) throw new Error(`stepping up answered ${status}`)
}

/** Sets up an authenticator app as the user of a session, who has the usual password. */
export async function setUpTotp({ call }: SignedIn) {
  await confirmIdentity({ call })
  const { body: started } = await call(startTotp, {})
  const { code } = authenticatorOf(started)
  const confirmed = await call(confirmTotp, { body: { code: code() } })
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`)
  return { code, confirmed, secret: started.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** Presents a password. @returns the cookie of the pending sign-in */
export async function presentPassword(
  call: TestApp['call'],
  email: string,
  password = usual,
): Promise<string> {
  const { status, headers } = await call(login, { body: { email, password } })
  const cookie = cookieOf(headers, 'candour-pending')
  if (status !== 200 || cookie === '') throw new Error(`signing in answered ${status}`)
  return cookie
}
