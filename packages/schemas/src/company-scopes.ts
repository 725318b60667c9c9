import '#no-eval.ts'
import { z } from 'zod'

/** What a key of a company may be allowed: permissions of its members. */
export const companyScope = z.enum([
  'company:read',
  'company:manage',
  'reviews:read',
  'reviews:contacts',
  'reviews:reply',
  'reviews:export',
  'orders:read',
  'orders:place',
  'locations:read',
  'locations:manage',
  'placements:read',
  'placements:manage',
  'audit:read',
])
export type CompanyScope = z.infer<typeof companyScope>
