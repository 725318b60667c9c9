import type { AdminCompany } from '@candour/schemas/companies.ts'
import { graceDays } from '@candour/schemas/deleted-companies.ts'
import { recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { toAdminCompany } from '#modules/companies/presenters.ts'
import { findAdminCompany } from '#modules/companies/repository.ts'
import { hideCompany, listMemberIds, showCompany } from '#modules/deleted-companies/repository.ts'
import { endCompanyViews } from '#modules/view-as/view-as.ts'

/**
 * Deletes a company for everyone, immediately and in all processes; its data is kept for `graceDays` (decision 72).
 *
 * @throws DomainError `company_not_found`
 */
export async function deleteCompany(
  { platformDb, companies }: Pick<Deps, 'platformDb'> & { companies: CompanyCache },
  principal: Principal,
  id: string,
): Promise<void> {
  await withPlatform(platformDb, principal, async (tx) => {
    const company = await findAdminCompany(tx, id, { lock: true })
    if (!company) throw new DomainError('company_not_found')
    await endCompanyViews(tx, principal, id)
    const memberIds = await listMemberIds(tx, id)
    // Another operator may have been faster.
    if (!(await hideCompany(tx, id, graceDays))) throw new DomainError('company_not_found')
    await recordAudit(tx, principal, 'company.deleted', {
      companyId: id,
      target: { type: 'company', id, name: company.name },
      changes: { slug: [company.slug, null] },
    })
    // Open event streams end; those of API keys by the company.
    for (const id of [...memberIds, company.id]) await notifyAccessLost(tx, id)
  })
  companies.forget(id)
}

/**
 * Restores a deleted company as it was.
 *
 * @throws DomainError `company_not_found` unless it is deleted and its removal has not begun
 */
export async function restoreCompany(
  { platformDb, companies }: Pick<Deps, 'platformDb'> & { companies: CompanyCache },
  principal: Principal,
  id: string,
): Promise<AdminCompany> {
  const restored = await withPlatform(platformDb, principal, async (tx) => {
    const company = (await showCompany(tx, id)) ? await findAdminCompany(tx, id) : undefined
    if (!company) throw new DomainError('company_not_found')
    await recordAudit(tx, principal, 'company.restored', {
      companyId: id,
      target: { type: 'company', id, name: company.name },
      changes: { slug: [null, company.slug] },
    })
    return toAdminCompany(tx, company)
  })
  companies.forget(restored.id)
  return restored
}
