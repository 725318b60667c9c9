import { createHash } from 'node:crypto'
import { type CountedAtOnce, network } from '#http/rate-limit.ts'

/** Replies per company and day: more than a large team writes, and too few for a mailing. */
export const replyLimits: readonly CountedAtOnce<{ companyId: string }>[] = [
  {
    name: 'replies of a company',
    key: ({ companyId }) => companyId,
    max: 500,
    windowSeconds: 24 * 60 * 60,
    shared: 'at once',
  },
]

/** Requests for visitors' conversation pages; wrong links count like any other. */
export const pageLimits: readonly CountedAtOnce<{ ip: string }>[] = [
  {
    name: 'conversation pages of a network',
    key: ({ ip }) => network(ip),
    max: 120,
    windowSeconds: 10 * 60,
    shared: 'at once',
  },
]

/** Answers per link. */
export const answerLimits: readonly CountedAtOnce<{ token: string }>[] = [
  {
    name: 'answers of a conversation',
    key: ({ token }) => createHash('sha256').update(token).digest('base64url'),
    max: 20,
    windowSeconds: 60 * 60,
    shared: 'at once',
  },
]
