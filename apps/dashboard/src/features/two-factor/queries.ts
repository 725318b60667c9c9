import { queryFor } from '@candour/api-client/query.ts'
import { getTwoFactor, listPasskeys } from '@candour/schemas/two-factor.ts'

/** The user's second factors. */
export const twoFactorQuery = queryFor(getTwoFactor, {})

export const passkeysQuery = queryFor(listPasskeys, {})
