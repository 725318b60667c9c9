import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { MailQueue } from '#mail/queue.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import type { AcceptedReviews } from '#modules/reviews/accepted.ts'
import type { LiveReviews } from '#modules/reviews/live.ts'

/** External dependencies of use cases and routes. Passed in, never imported. */
export interface Deps {
  config: Config
  db: Db
  /** Connections of the accounts login. Only it and the operators' login can read or write accounts. */
  accountsDb: Db
  /** Connections of the operators' login; use through `withPlatform` only. */
  platformDb: Db
  /**
   * Connections reserved for requests that visitors wait for, so dashboards, exports and operators cannot exhaust them.
   */
  visitorDb: Db
  companies: CompanyCache
  live: LiveReviews
  accepted: AcceptedReviews
  mail: MailQueue
}
