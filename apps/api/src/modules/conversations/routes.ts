import * as contracts from '@candour/schemas/cases.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { replyLimits } from '#modules/conversations/limits.ts'
import { resendReply, sendReply } from '#modules/conversations/send-reply.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'

export function conversationRoutes(app: FastifyInstance, deps: Deps & { live: LiveDashboards }): void {
  route(app, contracts.reply, replyLimits, ({ principal, companyId, params, body }) =>
    sendReply(deps, principal, { companyId, reviewId: params.id }, body),
  )

  route(app, contracts.resendReply, replyLimits, ({ principal, companyId, params, body }) =>
    resendReply(deps, principal, {
      companyId,
      reviewId: params.id,
      messageId: params.messageId,
      address: body.address,
    }),
  )
}
