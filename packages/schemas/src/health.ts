import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

const ok = z.object({ status: z.literal('ok') })

export const getLive = endpoint({
  id: 'getLive',
  method: 'GET',
  path: '/api/health/live',
  audience: 'public',
  summary: 'Liveness: 200 while the process is serving',
  response: ok,
})

export const getReady = endpoint({
  id: 'getReady',
  method: 'GET',
  path: '/api/health/ready',
  audience: 'public',
  summary: 'Readiness: 200 only while the database responds and the process is not shutting down',
  response: ok,
  errors: ['stopping'],
})
