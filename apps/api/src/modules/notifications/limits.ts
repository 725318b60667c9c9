import type { UserSession } from '#domain/principal.ts'
import type { Limit } from '#http/rate-limit.ts'

/** Per person: enough to try again, too few to fill an inbox. */
export const testLimits: readonly Limit<{ principal: UserSession }>[] = [
  {
    name: 'test alerts of a person',
    key: ({ principal }) => principal.user.id,
    max: 5,
    windowSeconds: 60 * 60,
  },
]
