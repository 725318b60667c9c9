import type { UserSession } from '#domain/principal.ts'
import type { Limit } from '#http/rate-limit.ts'

/** Enough to turn notifications on and off; a browser needs one device. */
export const deviceLimits: readonly Limit<{ principal: UserSession }>[] = [
  { name: 'devices of a user', key: ({ principal }) => principal.user.id, max: 30, windowSeconds: 15 * 60 },
]
