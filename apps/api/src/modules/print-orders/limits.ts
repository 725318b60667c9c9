import type { Limit } from '#http/rate-limit.ts'

/** Orders of one company: every one of them sends mails, and its picture is decoded. */
export const orderLimits: readonly Limit<{ body: { companyId: string } }>[] = [
  {
    name: 'print orders',
    key: ({ body }) => body.companyId.toLowerCase(),
    max: 30,
    windowSeconds: 60 * 60,
    shared: 'at once',
  },
]
