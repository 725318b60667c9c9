import type { Limit } from '#http/rate-limit.ts'

/**
 * Photos per company and day, because each is stored. They have an error of their own: after `too_many_requests`, a phone
 * holds back all scans until the window ends.
 */
export const photoLimits: readonly Limit<{ companyId: string }>[] = [
  {
    name: 'photos of walks',
    key: ({ companyId }) => companyId,
    max: 500,
    windowSeconds: 24 * 60 * 60,
    error: 'too_many_photos',
  },
]
