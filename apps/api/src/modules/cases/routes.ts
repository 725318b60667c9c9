import * as contracts from '@candour/schemas/cases.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { userIdOf } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import { listAssignees } from '#modules/cases/assignees.ts'
import type { ReadConversation } from '#modules/cases/conversation.ts'
import { answerFigures, countViews } from '#modules/cases/counts.ts'
import { getCase, markRead, updateCase, updateCases } from '#modules/cases/manage-case.ts'
import { addNote } from '#modules/cases/notes.ts'
import { readSummaries } from '#modules/cases/selection.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'

/** @param readConversation reads what company and visitor have written to each other */
export function caseRoutes(
  app: FastifyInstance,
  deps: Deps & { live: LiveDashboards },
  { readConversation }: { readConversation: ReadConversation },
): void {
  const caseDeps = { ...deps, readConversation }
  const keyOf = ({ companyId, params }: { companyId: string; params: { id: string } }) => ({
    companyId,
    reviewId: params.id,
  })

  route(app, contracts.getCase, (context) => getCase(caseDeps, context.principal, keyOf(context)))

  route(app, contracts.updateCase, (context) =>
    updateCase(caseDeps, context.principal, keyOf(context), context.body),
  )

  route(app, contracts.readCase, async (context) => {
    await markRead(deps, context.principal, keyOf(context))
    return null
  })

  route(app, contracts.addNote, (context) =>
    addNote(deps, context.principal, keyOf(context), context.body.text),
  )

  route(app, contracts.updateCases, ({ principal, companyId, body }) =>
    updateCases(deps, principal, companyId, body),
  )

  route(app, contracts.countCases, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => countViews(tx, companyId, userIdOf(principal)), {
      snapshot: true,
    }),
  )

  route(app, contracts.listCases, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, async (tx) => {
      const summaries = await readSummaries(tx, companyId, query.ids)
      return Array.from(summaries, ([reviewId, summary]) => ({ reviewId, ...summary }))
    }),
  )

  route(app, contracts.getAnswerFigures, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => answerFigures(tx, companyId, userIdOf(principal)), {
      snapshot: true,
    }),
  )

  route(app, contracts.listAssignees, ({ principal, companyId }) =>
    withCompany(deps.accountsDb, principal, companyId, (tx) => listAssignees(tx, companyId)),
  )
}
