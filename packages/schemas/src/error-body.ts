import '#no-eval.ts'
import { z } from 'zod'
import { type ErrorCode, errors } from '#errors.ts'

export const errorCode = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])

/**
 * Body of every error response: a human-readable message and a stable code; validation errors also name the fields, and
 * `scope_missing` the scope.
 */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  scope: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
