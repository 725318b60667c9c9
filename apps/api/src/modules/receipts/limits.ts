import { type CountedAtOnce, network } from '#http/rate-limit.ts'
import { hashOfToken } from '#lib/token.ts'

/** Requests for visitors' receipts; wrong links count like any other. */
export const receiptPageLimits: readonly CountedAtOnce<{ ip: string }>[] = [
  { name: 'receipts of a network', key: ({ ip }) => network(ip), max: 120, windowSeconds: 10 * 60 },
]

/** Changes per link, those that were refused included. */
export const receiptChangeLimits: readonly CountedAtOnce<{ token: string }>[] = [
  {
    name: 'changes by a receipt',
    key: ({ token }) => hashOfToken(token).toString('base64url'),
    max: 30,
    windowSeconds: 60 * 60,
  },
]
