import type { CountedAtOnce } from '#http/rate-limit.ts'
import { hashOfToken } from '#lib/token.ts'

/** Replies per company and day: more than a large team writes, and too few for a mailing. */
export const replyLimits: readonly CountedAtOnce<{ companyId: string }>[] = [
  { name: 'replies of a company', key: ({ companyId }) => companyId, max: 500, windowSeconds: 24 * 60 * 60 },
]

/** Answers per link. */
export const answerLimits: readonly CountedAtOnce<{ token: string }>[] = [
  {
    name: 'answers of a conversation',
    key: ({ token }) => hashOfToken(token).toString('base64url'),
    max: 20,
    windowSeconds: 60 * 60,
  },
]
