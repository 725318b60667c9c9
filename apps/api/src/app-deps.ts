import type { Config } from '#config.ts'
import type { Databases } from '#db/databases.ts'
import type { Deps } from '#deps.ts'
import { createOutbound } from '#lib/outbound/outbound.ts'
import { type ResolveTxt, txtResolver } from '#lib/resolve-txt.ts'
import { CompanyCache } from '#modules/companies/cache.ts'
import { mailReceipt } from '#modules/conversations/receipt-mails.ts'
import { FunnelCounter } from '#modules/funnel/counter.ts'
import { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { CodeCache } from '#modules/placements/code-cache.ts'
import { reviewInserter } from '#modules/reviews/repository.ts'
import type { SubmitDeps } from '#modules/reviews/submit-review.ts'
import { LiveSettings } from '#modules/settings/live-settings.ts'

/** The dependencies of all slices together. */
export interface AppDeps extends Deps, Omit<SubmitDeps, 'rateLimiter'> {
  funnel: FunnelCounter
  /** Asks for the records that prove domains. */
  resolveTxt: ResolveTxt
  settings: LiveSettings
}

/**
 * Assembles the dependencies of one process, for the server, tests and benchmarks alike. Opens no connections and
 * starts nothing.
 */
export function createAppDeps(
  config: Config,
  { db, accountsDb, platformDb, visitorDb, replica }: Databases,
): AppDeps {
  const companies = new CompanyCache(visitorDb)
  const settings = new LiveSettings(config, platformDb)
  return {
    config: settings.config,
    settings,
    db,
    accountsDb,
    platformDb,
    visitorDb,
    replica,
    companies,
    codes: new CodeCache(visitorDb, companies),
    funnel: new FunnelCounter(db),
    live: new LiveDashboards({ visitorDb, accountsDb, replica }),
    accepted: { script: 0, form: 0 },
    insertReview: reviewInserter(visitorDb),
    outbound: createOutbound({ allow: config.outboundAllow }),
    resolveTxt: txtResolver(),
    mailReceipt: (key) => mailReceipt(db, key),
  }
}
