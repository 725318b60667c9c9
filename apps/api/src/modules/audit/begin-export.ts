import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { ApiKey, UserSession } from '#domain/principal.ts'
import { attachmentOf } from '#http/attachment.ts'
import { logSecurity } from '#http/security-log.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'

interface Export {
  action: 'reviews.exported' | 'placements.exported' | 'funnel.exported' | 'evidence.exported'
  /** What the file holds, as part of its name. */
  content: string
  format: 'csv' | 'xlsx' | 'zip' | 'pdf' | 'svg' | 'png' | 'html'
}

/** A call that answers with a file. */
export interface Call {
  principal: UserSession | ApiKey
  companyId: string
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Records that a member exports data of a company, and makes the response a download.
 *
 * @returns the company
 * @throws DomainError `company_not_found`
 */
export async function beginExport(
  db: Db,
  { principal, companyId, request, reply }: Call,
  { action, content, format }: Export,
): Promise<CompanyRow> {
  const company = await findCompany(db, companyId)
  if (!company) throw new DomainError('company_not_found')
  const target = { type: 'company', id: companyId, name: company.name } as const
  await withCompany(db, principal, companyId, (tx) =>
    recordAudit(tx, principal, action, { companyId, target, changes: { format: [null, format] } }),
  )
  logSecurity(request, 'exported', { companyId })
  reply.header('content-disposition', attachmentOf(company, content, format))
  return company
}
