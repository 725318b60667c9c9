import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

const ok = z.object({ status: z.literal('ok') })

export const getLive = endpoint('getLive', 'GET /api/health/live', {
  audience: 'public',
  summary: 'Liveness: 200 while the process is serving',
  response: ok,
})

export const getReady = endpoint('getReady', 'GET /api/health/ready', {
  audience: 'public',
  summary: 'Readiness: 200 only while the database responds and the process is not shutting down',
  response: ok,
  errors: ['stopping'],
})
