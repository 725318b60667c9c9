import type { Limit } from '#http/rate-limit.ts'

/** Counted by company, because every order sends mails and decodes an image. */
export const orderLimits: readonly Limit<{ body: { companyId: string } }>[] = [
  { name: 'print orders', key: ({ body }) => body.companyId, max: 30, windowSeconds: 60 * 60 },
]
