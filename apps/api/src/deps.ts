import type { Config } from '#config.ts'
import type { Databases } from '#db/databases.ts'
import { CompanyCache } from '#modules/companies/cache.ts'
import { mailReceipt } from '#modules/conversations/receipt-mails.ts'
import { FunnelCounter } from '#modules/funnel/counter.ts'
import { CodeCache } from '#modules/placements/code-cache.ts'
import type { AcceptedReviews } from '#modules/reviews/accepted.ts'
import { LiveReviews } from '#modules/reviews/live.ts'
import { type InsertReview, reviewInserter } from '#modules/reviews/repository.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** External dependencies of use cases and routes. Passed in, never imported. */
export interface Deps extends Databases {
  config: Config
  companies: CompanyCache
  codes: CodeCache
  funnel: FunnelCounter
  live: LiveReviews
  accepted: AcceptedReviews
  insertReview: InsertReview
  /** Queues the mail with the private link to a review, if its visitor may be mailed. */
  mailReceipt: (key: ReviewKey) => Promise<void>
}

/**
 * Assembles the dependencies of one process, for the server, tests and benchmarks alike. Opens no connections and
 * starts nothing.
 */
export function createDeps(
  config: Config,
  { db, accountsDb, platformDb, visitorDb, replica }: Databases,
): Deps {
  const companies = new CompanyCache(visitorDb)
  return {
    config,
    db,
    accountsDb,
    platformDb,
    visitorDb,
    replica,
    companies,
    codes: new CodeCache(visitorDb, companies),
    funnel: new FunnelCounter(db),
    live: new LiveReviews({ visitorDb, accountsDb, replica }),
    accepted: { script: 0, form: 0 },
    insertReview: reviewInserter(visitorDb),
    mailReceipt: (key) => mailReceipt(db, key),
  }
}
