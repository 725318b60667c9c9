import type { CompanyScope, OperatorScope } from '@candour/schemas/api-keys.ts'

export type Scope = CompanyScope | OperatorScope

/** What a key with a scope may do. */
export const scopeWords: Record<Scope, string> = {
  'company:read': 'See the settings of the business',
  'company:manage': 'Change the settings of the business',
  'reviews:read': 'Read reviews and their numbers',
  'reviews:contacts': 'See the contact data that visitors left',
  'reviews:reply': 'Answer visitors, and work on reviews',
  'reviews:export': 'Export reviews',
  'orders:read': 'See print orders',
  'orders:place': 'Order prints',
  'locations:read': 'See locations',
  'locations:manage': 'Add and change locations',
  'placements:read': 'See codes',
  'placements:manage': 'Add and change codes',
  'audit:read': 'Read the security log',
  'platform:manage': 'Do what operators do, except for users, API keys and the audit log',
}
