import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { MailQueue } from '#mail/queue.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import type { AcceptedReviews } from '#modules/reviews/accepted.ts'
import type { LiveReviews } from '#modules/reviews/live.ts'

/** What use cases and routes need of the outside; passed, never imported. */
export interface Deps {
  config: Config
  db: Db
  /** Connections of the accounts' login, which alone sees and writes accounts besides the operators'. */
  accountsDb: Db
  /** Connections of the operators' login, for `withPlatform` alone. */
  platformDb: Db
  /** Connections kept for what visitors wait for: no dashboard, export or operator can use them up. */
  visitorDb: Db
  companies: CompanyCache
  live: LiveReviews
  accepted: AcceptedReviews
  mail: MailQueue
}
