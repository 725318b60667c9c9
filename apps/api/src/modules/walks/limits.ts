import type { Limit } from '#http/rate-limit.ts'

/**
 * Photos per company and day, because each is kept. Refused by an error of its own: a phone holds back all scans until it
 * may send again after `too_many_requests`.
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
