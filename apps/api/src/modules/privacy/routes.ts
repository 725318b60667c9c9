import * as contracts from '@candour/schemas/privacy.ts'
import type { FastifyInstance } from 'fastify'
import { type Changes, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { attachmentOf } from '#http/attachment.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { findCompany } from '#modules/companies/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { erasePerson } from '#modules/privacy/erase-person.ts'
import { exportPerson } from '#modules/privacy/export.ts'
import { findPerson, listCertificates } from '#modules/privacy/repository.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'

export function privacyRoutes(app: FastifyInstance, deps: Deps & { live: LiveDashboards }): void {
  const { db } = deps
  /** Records a deed without anything that identifies the person. */
  const recordDeed = (
    tx: Tx,
    principal: UserSession,
    companyId: string,
    action: 'person.searched' | 'person.exported',
    changes: Changes,
  ) => recordAudit(tx, principal, action, { companyId, target: { type: 'company', id: companyId }, changes })

  route(app, contracts.findPerson, ({ principal, companyId, body }) =>
    queuedByCompany(companyId, () =>
      withCompany(db, principal, companyId, async (tx) => {
        const found = await findPerson(tx, body)
        await recordDeed(tx, principal, companyId, 'person.searched', {
          by: [null, Object.keys(body).toSorted().join(', ')],
          found: [null, found.matches.length],
        })
        return found
      }),
    ),
  )

  route(app, contracts.exportPerson, async ({ principal, companyId, query, body, request, reply }) => {
    const { format } = query
    const company = await findCompany(db, companyId)
    if (!company) throw new DomainError('company_not_found')
    await withCompany(db, principal, companyId, (tx) =>
      recordDeed(tx, principal, companyId, 'person.exported', {
        records: [null, new Set(body.ids).size],
        format: [null, format],
      }),
    )
    logSecurity(request, 'exported', { companyId })
    reply.header('content-disposition', attachmentOf(company, 'person', format))
    if (format === 'html') reply.type('text/html; charset=utf-8')
    return exportPerson(db, principal, company, { ids: body.ids, format })
  })

  route(app, contracts.erasePerson, ({ principal, companyId, body }) =>
    queuedByCompany(companyId, () => erasePerson(deps, principal, companyId, body)),
  )

  route(app, contracts.listCertificates, ({ principal, companyId }) =>
    readCompany(deps, principal, companyId, (tx) => listCertificates(tx, companyId)),
  )
}
