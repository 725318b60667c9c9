import type { UserSession } from '#domain/principal.ts'
import { type Limit, network } from '#http/rate-limit.ts'

/** Passkeys cannot be guessed; this bounds the lookups and challenges that one network can cause. */
export const passkeyLimits: readonly Limit<{ ip: string }>[] = [
  { name: 'passkeys of a network', key: ({ ip }) => network(ip), max: 200, windowSeconds: 15 * 60 },
]

/** Bounds the hashing of recovery codes and the mails that changes of factors cause. */
export const changeLimits: readonly Limit<{ principal: UserSession }>[] = [
  { name: 'changes of factors', key: ({ principal }) => principal.user.id, max: 30, windowSeconds: 15 * 60 },
]
