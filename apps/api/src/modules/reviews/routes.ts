import * as contracts from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { userIdOf } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import { beginExport } from '#modules/audit/begin-export.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { correctSentiment } from '#modules/reviews/correct-sentiment.ts'
import { countReviews } from '#modules/reviews/count.ts'
import { exportCsv, exportXlsx } from '#modules/reviews/export.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'
import { listReviews } from '#modules/reviews/list.ts'
import { receiptUrl } from '#modules/reviews/receipt-token.ts'
import { findReview, locateReview, readerOf, seesContacts } from '#modules/reviews/repository.ts'
import { type SubmitDeps, submitReview } from '#modules/reviews/submit-review.ts'
import { listLanguages } from '#modules/reviews/text-languages.ts'
import { listVersions } from '#modules/reviews/versions.ts'

export function publicReviewRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config'> & Omit<SubmitDeps, 'rateLimiter'>,
): void {
  const submitDeps = { ...deps, rateLimiter: app.rateLimiter }
  route(app, contracts.createReview, async ({ body, request: { ip, log } }) => {
    const { id, receipt } = await submitReview(submitDeps, { channel: 'script', ip, log }, body)
    return { id, receipt: receiptUrl(deps.config.origins.site, receipt) }
  })
}

export function reviewRoutes(app: FastifyInstance, deps: Deps & { live: LiveDashboards }): void {
  const { db, live } = deps
  route(app, contracts.listReviews, ({ principal, companyId, query }) => {
    const list = () =>
      readCompany(deps, principal, companyId, (tx) =>
        listReviews(tx, companyId, query, readerOf(principal, companyId)),
      )
    return query.q ? queuedByCompany(companyId, list) : list()
  })

  route(app, contracts.countReviews, ({ principal, companyId, query }) => {
    const count = () =>
      readCompany(
        deps,
        principal,
        companyId,
        (tx) => countReviews(tx, companyId, query, readerOf(principal, companyId)),
        { snapshot: true },
      )
    return query.q ? queuedByCompany(companyId, count) : count()
  })

  route(app, contracts.listReviewLanguages, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listLanguages(tx, companyId)),
  )

  route(app, contracts.getReview, async ({ principal, companyId, params }) => {
    const review = await readCompany(deps, principal, companyId, (tx) =>
      findReview(tx, { companyId, id: params.id, ...seesContacts(principal, companyId) }),
    )
    if (!review) throw new DomainError('review_not_found')
    return review
  })

  route(app, contracts.correctSentiment, ({ principal, companyId, params, body }) =>
    correctSentiment({ db, live }, principal, { companyId, reviewId: params.id }, body),
  )

  route(app, contracts.listReviewVersions, ({ principal, companyId, params }) =>
    readCompany(deps, principal, companyId, async (tx) => {
      const versions = await listVersions(tx, {
        companyId,
        id: params.id,
        ...seesContacts(principal, companyId),
      })
      if (!versions) throw new DomainError('review_not_found')
      return versions
    }),
  )

  route(app, contracts.locateReview, async ({ principal, params }) => {
    const companyId = await locateReview(deps, principal, params.id)
    if (!companyId) throw new DomainError('review_not_found')
    return { companyId }
  })

  const exported = { action: 'reviews.exported', content: 'reviews' } as const

  route(app, contracts.exportReviewsCsv, async (context) => {
    const company = await beginExport(db, context, { ...exported, format: 'csv' })
    return exportCsv(deps, context.principal, company, context.query)
  })

  route(app, contracts.exportReviewsXlsx, async (context) => {
    const company = await beginExport(db, context, { ...exported, format: 'xlsx' })
    return exportXlsx(deps, context.principal, company, context.query)
  })

  route(app, contracts.dashboardEvents, async ({ companyId, query, principal, reply }) => {
    // Otherwise nginx would buffer events and send several at once.
    reply.header('x-accel-buffering', 'no')
    return live.open({
      companyId,
      locationId: query.locationId,
      userId: userIdOf(principal),
      sessionId: principal.kind === 'user' ? principal.sessionId : null,
      keyId: principal.kind === 'key' ? principal.id : undefined,
      until: principal.kind === 'key' ? principal.until?.toISOString() : principal.viewAs?.until,
    })
  })
  // Runs before the server waits for requests in flight: these would never end on their own.
  app.addHook('preClose', async () => live.close())
}
