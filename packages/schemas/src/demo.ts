import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id } from '#fields.ts'

/** How long the demo stays open before it has to be opened again. */
export const demoMinutes = 60

/** Signing out (`logout`) leaves the demo. */
export const openDemo = endpoint('openDemo', 'POST /api/auth/demo', {
  audience: 'public',
  summary: `Look at the demo company's dashboard for ${demoMinutes} minutes, read-only and without an account; stores nothing but a cookie`,
  response: z.object({ companyId: id }),
  errors: ['demo_closed', 'signed_in', 'too_many_requests'],
})
