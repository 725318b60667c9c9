import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Accepted steps before and after the current one, for clocks that differ and codes typed slowly. */
const skew = 1

/** 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes
}

/** Returns a secret in Base32 and as the `otpauth://` URI that authenticator apps scan. */
export function presentTotp(
  secret: Uint8Array,
  { email, issuer }: { email: string; issuer: string },
): { secret: string; uri: string } {
  const totp = new TOTP({ ...parameters, issuer, label: email, secret: secretOf(secret) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * Returns the time step whose code this is, if it is valid at that time.
 *
 * @param seconds time since the epoch
 */
export function stepOf(secret: Uint8Array, code: string, seconds: number): number | undefined {
  // The library throws on characters of several bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...parameters, secret: secretOf(secret) })
  const delta = totp.validate({ token: code, timestamp: seconds * 1000, window: skew })
  return delta === null ? undefined : currentStep(seconds) + delta
}

/** Whether the code of a step can still be valid at a time, in seconds since the epoch. */
export function isCurrent(step: number, seconds: number): boolean {
  return step >= currentStep(seconds) - skew
}

function currentStep(seconds: number): number {
  return Math.floor(seconds / parameters.period)
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
