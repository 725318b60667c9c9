import * as contracts from '@candour/schemas/cases.ts'
import type { FastifyInstance } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { listAssignees } from '#modules/cases/assignees.ts'
import { noConversation, type ReadConversation } from '#modules/cases/conversation.ts'
import { getCase, updateCase } from '#modules/cases/manage-case.ts'

/** @param readConversation reads what company and visitor have written to each other */
export function caseRoutes(
  app: FastifyInstance,
  deps: Deps,
  { readConversation = noConversation }: { readConversation?: ReadConversation } = {},
): void {
  const caseDeps = { ...deps, readConversation }
  const keyOf = ({ companyId, params }: { companyId: string; params: { id: string } }) => ({
    companyId,
    reviewId: params.id.toLowerCase(),
  })

  route(app, contracts.getCase, (context) => getCase(caseDeps, context.principal, keyOf(context)))

  route(app, contracts.updateCase, (context) =>
    updateCase(caseDeps, context.principal, keyOf(context), context.body),
  )

  route(app, contracts.listAssignees, ({ principal, companyId }) =>
    withCompany(deps.accountsDb, principal, companyId, (tx) => listAssignees(tx, companyId)),
  )
}
