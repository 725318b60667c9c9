import * as contracts from '@candour/schemas/audit.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { attachmentOf } from '#http/attachment.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { exportCsv } from '#modules/audit/export.ts'
import { listEntries } from '#modules/audit/repository.ts'
import { findCompany } from '#modules/companies/repository.ts'

/** Time zone of operators' days and exports. */
const platformZone = 'UTC'

const asOperator = { timeZone: platformZone, names: 'everyone' } as const

export function auditRoutes(app: FastifyInstance, { db, platformDb }: Deps): void {
  async function existing(companyId: string) {
    const company = await findCompany(db, companyId)
    if (!company) throw new DomainError('company_not_found')
    return company
  }

  route(app, contracts.listAudit, ({ principal, query }) =>
    withPlatform(platformDb, principal, (tx) => listEntries(tx, { ...query, ...asOperator }, query)),
  )

  route(app, contracts.exportAuditCsv, async ({ principal, query, request, reply }) => {
    await withPlatform(platformDb, principal, async (tx) => {
      const company = query.companyId ? await findCompany(tx, query.companyId) : undefined
      await recordAudit(tx, principal, 'audit.exported', {
        companyId: company?.id,
        target: company ? { type: 'company', id: company.id, name: company.name } : { type: 'platform' },
      })
    })
    logSecurity(request, 'exported')
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return exportCsv(platformZone, (page) =>
      withPlatform(platformDb, principal, (tx) => listEntries(tx, { ...query, ...asOperator }, page)),
    )
  })

  route(app, contracts.listOwnAudit, async ({ principal, companyId, query }) => {
    const { timeZone } = await existing(companyId)
    return withCompany(db, principal, companyId, (tx) =>
      listEntries(tx, { ...query, companyId, timeZone, names: 'members' }, query),
    )
  })

  route(app, contracts.exportOwnAuditCsv, async ({ principal, companyId, query, request, reply }) => {
    const company = await existing(companyId)
    const { name, timeZone } = company
    await withCompany(db, principal, companyId, (tx) =>
      recordAudit(tx, principal, 'audit.exported', {
        companyId,
        target: { type: 'company', id: companyId, name },
      }),
    )
    logSecurity(request, 'exported', { companyId })
    reply.header('content-disposition', attachmentOf(company, 'audit', 'csv'))
    return exportCsv(timeZone, (page) =>
      withCompany(db, principal, companyId, (tx) =>
        listEntries(tx, { ...query, companyId, timeZone, names: 'members' }, page),
      ),
    )
  })
}
