import type { Config } from '#config.ts'
import type { Databases } from '#db/databases.ts'
import type { MailQueue } from '#mail/queue.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import type { AcceptedReviews } from '#modules/reviews/accepted.ts'
import type { LiveReviews } from '#modules/reviews/live.ts'

/** External dependencies of use cases and routes. Passed in, never imported. */
export interface Deps extends Databases {
  config: Config
  companies: CompanyCache
  live: LiveReviews
  accepted: AcceptedReviews
  mail: MailQueue
}
