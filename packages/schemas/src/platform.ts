import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

/** Public origins of the apps, each such as `https://reviews.example.com`; links from one app to another begin with them. */
export const platformConfig = z.object({
  siteOrigin: z.url(),
  dashboardOrigin: z.url(),
  adminOrigin: z.url(),
})
export type PlatformConfig = z.infer<typeof platformConfig>

export const getConfig = endpoint({
  id: 'getConfig',
  method: 'GET',
  path: '/api/config',
  audience: 'public',
  summary: 'Where the apps are',
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
