/** Authenticator apps, passkeys and recovery codes. */
export const twoFactor = {}

export type TwoFactorTexts = typeof twoFactor
