import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { companyRoleNames } from '@candour/schemas/company-roles.ts'

/** Returns a role within a sentence, such as "an owner". */
export function withArticle(role: CompanyRole): string {
  return `${role === 'owner' ? 'an' : 'a'} ${companyRoleNames[role].toLowerCase()}`
}
