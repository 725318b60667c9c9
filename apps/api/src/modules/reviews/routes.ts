import * as contracts from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { exportCsv, exportXlsx } from '#modules/reviews/export.ts'
import { reviewLimits } from '#modules/reviews/limits.ts'
import { listReviews } from '#modules/reviews/list.ts'
import { findReview } from '#modules/reviews/repository.ts'
import { submitReview } from '#modules/reviews/submit-review.ts'

export function publicReviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.createReview, ({ body }) => submitReview(deps, 'script', body), reviewLimits)
}

export function reviewRoutes(app: FastifyInstance, { db, live }: Deps): void {
  route(app, contracts.listReviews, ({ companyId, query }) =>
    withCompany(db, companyId, (tx) => listReviews(tx, companyId, query)),
  )

  route(app, contracts.getReview, async ({ companyId, params }) => {
    const review = await withCompany(db, companyId, (tx) => findReview(tx, companyId, params.id))
    if (!review) throw new DomainError('review_not_found')
    return review
  })

  route(app, contracts.exportReviewsCsv, async ({ companyId, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="reviews.csv"')
    return exportCsv(db, companyId, query)
  })

  route(app, contracts.exportReviewsXlsx, async ({ companyId, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="reviews.xlsx"')
    return exportXlsx(db, companyId, query)
  })

  route(app, contracts.dashboardEvents, async ({ companyId, user, request, reply }) => {
    // Proxies would otherwise keep events back to send several at once.
    reply.header('x-accel-buffering', 'no')
    return live.open({
      companyId: companyId.toLowerCase(),
      userId: user.id,
      sessionId: request.session.sessionId,
    })
  })
  // Before the server waits for requests in flight: these would never end by themselves.
  app.addHook('preClose', async () => live.close())
}
