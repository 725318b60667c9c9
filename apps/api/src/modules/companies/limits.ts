import type { Limit } from '#http/rate-limit.ts'

/** Per company: every logo is drawn, and kept for a day after it was replaced. */
export const logoLimits: readonly Limit<{
  companyId: string
  body: { logoUrl?: string | null | undefined }
}>[] = [
  {
    name: 'logos of a company',
    key: ({ companyId, body }) => (body.logoUrl ? companyId : undefined),
    max: 30,
    windowSeconds: 60 * 60,
  },
]
