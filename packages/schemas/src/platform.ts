import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

/** What the apps have to know of the platform they belong to. */
export const platformConfig = z.object({
  /** Public origins of the apps, each such as `https://reviews.example.com`; links from one app to another begin with them. */
  siteOrigin: z.url(),
  dashboardOrigin: z.url(),
  adminOrigin: z.url(),
  /** What `/` of the site shows: the product's own page, or the choice of the single company. */
  landing: z.enum(['marketing', 'choice']),
  /** Who runs the platform. */
  provider: z.object({ name: z.string(), url: z.url() }),
  /** Where a business gets started. */
  bookingUrl: z.url(),
})
export type PlatformConfig = z.infer<typeof platformConfig>

export const getConfig = endpoint({
  id: 'getConfig',
  method: 'GET',
  path: '/api/config',
  audience: 'public',
  summary: 'Where the apps are, and who runs them',
  response: platformConfig,
  errors: [],
})

const count = z.int().min(0)

export const overview = z.object({ companies: count, unprocessedOrders: count })
export type Overview = z.infer<typeof overview>

export const getOverview = endpoint({
  id: 'getOverview',
  method: 'GET',
  path: '/api/admin/overview',
  audience: 'superadmin',
  summary: 'How many companies there are, and how many print orders wait',
  response: overview,
  errors: [],
})
