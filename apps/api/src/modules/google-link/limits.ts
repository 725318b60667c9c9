import { type ApiKey, authorOf, type UserSession } from '#domain/principal.ts'
import type { Limit } from '#http/rate-limit.ts'

/** Per person: more than anybody pastes by hand, too few to have others asked a lot. */
export const readLimits: readonly Limit<{ principal: UserSession | ApiKey }>[] = [
  {
    name: 'Google links read by a person',
    key: ({ principal }) => authorOf(principal).id,
    max: 120,
    windowSeconds: 60 * 60,
  },
]
