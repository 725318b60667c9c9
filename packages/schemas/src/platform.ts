import { z } from 'zod'
import { billingStatus } from '#companies.ts'
import { endpoint, forOperators } from '#endpoint.ts'
import { text } from '#fields.ts'

/** Platform configuration needed by the apps. */
export const platformConfig = z.object({
  /** Public origins of the apps, such as `https://reviews.example.com`; links between apps start with them. */
  siteOrigin: z.url(),
  dashboardOrigin: z.url(),
  adminOrigin: z.url(),
  /** Screen of the site at `/`: the product's marketing page, or the single company's choice screen. */
  landing: z.enum(['marketing', 'choice']),
  /** The platform's operator. */
  provider: z.object({
    name: z.string(),
    url: z.url(),
    /** Where companies reach the operator; `null` if only by `url`. */
    email: z.string().nullable(),
  }),
  /** URL at which a business books a discovery call. */
  bookingUrl: z.url(),
  /** Whether operators can sign in with a provider (OpenID Connect). */
  operatorSignIn: z.boolean(),
  /** Delivery time, shipping and tax of print orders, in the operator's words; `null` if not set. */
  orderTerms: z.string().nullable(),
})
export type PlatformConfig = z.infer<typeof platformConfig>

export const getConfig = endpoint('getConfig', 'GET /api/config', {
  audience: 'public',
  summary: "Origins of the apps, and the platform's operator",
  response: platformConfig,
  reads: ['settings'],
})

const count = z.int().min(0)

export const overview = z.object({ companies: count, unprocessedOrders: count })
export type Overview = z.infer<typeof overview>

export const getOverview = endpoint('getOverview', 'GET /api/admin/overview', {
  ...forOperators,
  summary: 'Number of companies, or of those with this search and status, and of unprocessed print orders',
  /** As for the list of companies. */
  query: z.object({ search: text({ max: 120 }).optional(), status: billingStatus.optional() }),
  response: overview,
  reads: ['companies'],
})
