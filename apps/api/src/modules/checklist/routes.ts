import { getChecklist, updateChecklist } from '@candour/schemas/checklist.ts'
import { defaultBrandColor } from '@candour/schemas/companies.ts'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '#db/client.ts'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { findChecklist, type Mark, markSteps } from '#modules/checklist/repository.ts'

export function checklistRoutes(app: FastifyInstance, deps: Deps): void {
  async function checklist(tx: Tx) {
    const found = await findChecklist(tx, defaultBrandColor)
    if (!found) throw new DomainError('no_company_access')
    return found
  }

  route(app, getChecklist, ({ principal, companyId }) => readCompany(deps, principal, companyId, checklist))

  route(app, updateChecklist, ({ principal, companyId, body: { dismissed, done } }) => {
    const marks: Mark[] = [...(dismissed ? ['dismissed' as const] : []), ...(done ? [done] : [])]
    return withCompany(deps.db, principal, companyId, async (tx) => {
      await markSteps(tx, companyId, ...marks)
      return checklist(tx)
    })
  })
}
