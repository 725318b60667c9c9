import type { PlatformConfig } from '@candour/schemas/platform.ts'
import type { Deps } from '#deps.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'

export type Landing = PlatformConfig['landing']

export interface LandingDeps extends Pick<Deps, 'config'> {
  companies: CompanyCache
}

/** Returns what `/` shows: as configured, else the choice screen if there is exactly one company. */
export async function landingOf({ config, companies }: LandingDeps): Promise<Landing> {
  if (config.landing) return config.landing
  return (await companies.first())?.isOnly ? 'choice' : 'marketing'
}

/** Returns what `/` shows if it is known without a query. */
export function currentLanding({ config, companies }: LandingDeps): Landing | undefined {
  if (config.landing) return config.landing
  const first = companies.currentFirst()
  return first && (first.isOnly ? 'choice' : 'marketing')
}
