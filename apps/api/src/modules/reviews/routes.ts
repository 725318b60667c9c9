import * as contracts from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { reviewLimits } from '#modules/reviews/limits.ts'
import { listReviews } from '#modules/reviews/repository.ts'
import { submitReview } from '#modules/reviews/submit-review.ts'

export function publicReviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.createReview, ({ body }) => submitReview(deps, body), reviewLimits)
}

export function reviewRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.listReviews, ({ companyId, query }) =>
    withCompany(db, companyId, (tx) => listReviews(tx, companyId, query)),
  )
}
