import { z } from 'zod'
import { endpoint } from '#endpoint.ts'

const ok = z.object({ status: z.literal('ok') })

export const getLive = endpoint({
  id: 'getLive',
  method: 'GET',
  path: '/api/health/live',
  audience: 'public',
  summary: 'Answers while the process serves',
  response: ok,
  errors: [],
})

export const getReady = endpoint({
  id: 'getReady',
  method: 'GET',
  path: '/api/health/ready',
  audience: 'public',
  summary: 'Answers 200 only while the database answers and the process is not about to stop',
  response: ok,
  errors: [503],
})
