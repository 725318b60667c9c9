import * as contracts from '@candour/schemas/analytics.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { getTrends, summarize } from '#modules/analytics/repository.ts'
import { findTopics } from '#modules/analytics/topics.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'
import { newestFeedback } from '#modules/reviews/list.ts'

/** Reviews read per side to find topics: enough for stable results, and bounded however many there are. */
const readForTopics = 500

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getSummary, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => summarize(tx, companyId, query), { snapshot: true }),
  )

  route(app, contracts.getTrends, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, (tx) => getTrends(tx, companyId, query), { snapshot: true }),
  )

  route(app, contracts.getTopics, async ({ principal, companyId, query: { from, to, locationId } }) => {
    const newest = (sentiment: 'positive' | 'negative') =>
      readCompany(deps, principal, companyId, (tx) =>
        newestFeedback(tx, companyId, { from, to, locationId, sentiment: [sentiment] }, readForTopics),
      )
    return queuedByCompany(companyId, async () =>
      findTopics({ positive: await newest('positive'), negative: await newest('negative') }),
    )
  })
}
