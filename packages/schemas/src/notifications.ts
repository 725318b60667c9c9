import { z } from 'zod'
import { timeZone } from '#companies.ts'
import { endpoint, forMembers } from '#endpoint.ts'
import { id } from '#fields.ts'
import { say } from '#messages.ts'
import { rating } from '#reviews.ts'

/** When mails about reviews with few stars are sent. */
export const alertTime = z.enum(['instant', 'daily', 'off'])
export type AlertTime = z.infer<typeof alertTime>

export const digestInterval = z.enum(['weekly', 'monthly', 'off'])
export type DigestInterval = z.infer<typeof digestInterval>

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('timeOfDay'))

/**
 * A time of day in which no alert is sent; it may span midnight. Alerts wait until it ends.
 */
export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay, timeZone })
  .refine(({ from, to }) => from !== to, { path: ['to'], ...say('endIsStart') })
export type QuietHours = z.infer<typeof quietHours>

/** Which reviews alert, and when. */
export const alertSettings = z.object({
  /** Reviews with at most this many stars alert. */
  threshold: rating,
  when: alertTime,
  /** Only reviews of these locations alert; `null` for all reviews. */
  locationIds: z.array(id).max(1000).nullable(),
})

/** How a member is told about a company's reviews by mail. */
export const notifications = z.object({
  alerts: alertSettings,
  digest: digestInterval,
  /**
   * Whether the digest was paused automatically because several in a row had nothing to report. Choosing an interval
   * resumes it.
   */
  digestPaused: z.boolean(),
  quietHours: quietHours.nullable(),
})
export type Notifications = z.infer<typeof notifications>

/** Defaults of a member who has not chosen anything. */
export const usualNotifications: Notifications = {
  alerts: { threshold: 3, when: 'instant', locationIds: null },
  digest: 'weekly',
  digestPaused: false,
  quietHours: null,
}

const own = { ...forMembers('reviews:read'), withoutKeys: true } as const

export const getNotifications = endpoint('getNotifications', 'GET /api/dashboard/notifications', {
  ...own,
  summary: 'What you are mailed about this company',
  response: notifications,
  reads: ['notifications'],
})

export const updateNotifications = endpoint('updateNotifications', 'PATCH /api/dashboard/notifications', {
  ...own,
  summary: 'Change what you are mailed about this company; takes any part',
  body: z.object({
    alerts: alertSettings.partial().optional(),
    digest: digestInterval.optional(),
    quietHours: quietHours.nullable().optional(),
  }),
  response: notifications,
  changes: ['notifications'],
  errors: ['bad_time_zone', 'location_not_found'],
})

export const testNotifications = endpoint('testNotifications', 'POST /api/dashboard/notifications/test', {
  ...own,
  summary:
    'Send yourself a test alert by each way that is on: by mail and on your devices, unless your alerts are off',
  response: z.object({ message: z.string() }),
  status: 202,
  changes: ['checklist'],
  errors: ['alerts_off', 'too_many_requests'],
})
