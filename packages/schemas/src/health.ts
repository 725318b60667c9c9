import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

const ok = z.object({ status: z.literal('ok') })

export const getLive = endpoint('GET /api/health/live', {
  id: 'getLive',
  audience: 'public',
  summary: 'Liveness: 200 while the process is serving',
  response: ok,
})

export const getReady = endpoint('GET /api/health/ready', {
  id: 'getReady',
  audience: 'public',
  summary: 'Readiness: 200 only while the database responds and the process is not shutting down',
  response: ok,
  errors: ['stopping'],
})
