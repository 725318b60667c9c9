import type { Db } from '#db/client.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import { findCompany } from '#modules/companies/repository.ts'

/** Id of the demo company wherever there is one. Ids of other companies are random, so none has it. */
export const demoCompanyId = '019ace00-0000-7000-8000-00000000de30'

/** Its slug, at which it is also found once an operator has given it another. */
export const demoSlug = 'cafe-luna'

/** Returns whether the demo may be looked at: it is seeded, and neither suspended nor deleted. */
export async function isDemoOpen(db: Db): Promise<boolean> {
  const company = await findCompany(db, demoCompanyId)
  return company !== undefined && !company.suspended
}

/** Returns whether the company at `demoSlug` is the demo and is open to viewers. */
export function isOpenDemo(found: CachedCompany | undefined): boolean {
  return found?.company.id === demoCompanyId && !found.company.suspended
}
