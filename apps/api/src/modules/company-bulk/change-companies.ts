import type { changeCompanies as contract, SkippedCode } from '@candour/schemas/company-bulk.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { findAdminCompany } from '#modules/companies/repository.ts'
import { updateCompany } from '#modules/companies/save-company.ts'
import { queueInvitation } from '#modules/users/paced-invitations.ts'
import { setLanguage } from '#modules/users/repository.ts'

type BulkDeps = Deps & { companies: CompanyCache }

/** Changes companies one after the other, each like a change of its own; for unchanged ones, says why. */
export async function changeCompanies(
  deps: BulkDeps,
  principal: Principal,
  { ids, action, billingStatus, reason, language }: z.output<typeof contract.body>,
): Promise<z.output<typeof contract.response>> {
  const skipped: { id: string; code: SkippedCode }[] = []
  let changed = 0
  for (const id of new Set(ids)) {
    const code =
      action === 'status'
        ? await setStatus(deps, principal, id, { billingStatus, suspensionReason: reason })
        : await inviteAgain(deps, principal, id, language)
    if (code) skipped.push({ id, code })
    else changed += 1
  }
  return { changed, skipped }
}

async function setStatus(
  deps: BulkDeps,
  principal: Principal,
  id: string,
  change: Pick<Parameters<typeof updateCompany>[3], 'billingStatus' | 'suspensionReason'>,
): Promise<SkippedCode | undefined> {
  const company = await withPlatform(deps.platformDb, principal, (tx) => findAdminCompany(tx, id))
  if (!company) return 'not_found'
  if (company.billingStatus === change.billingStatus) return 'unchanged'
  try {
    await updateCompany(deps, principal, id, change)
    return undefined
  } catch (error) {
    // Deleted in the meantime.
    if (error instanceof DomainError && error.code === 'company_not_found') return 'not_found'
    throw error
  }
}

/** Mails a new link to users whom an operator added and who have never signed in. */
function inviteAgain(
  { platformDb }: BulkDeps,
  principal: Principal,
  id: string,
  language: MemberLanguage | undefined,
): Promise<SkippedCode | undefined> {
  return withPlatform(platformDb, principal, async (tx) => {
    if (!(await findAdminCompany(tx, id))) return 'not_found'
    const { rows: invited } = await sql<{ id: string; email: string }>`
      select u.id, u.email from users u join memberships m on m.user_id = u.id
      where m.company_id = ${id}::uuid and not is_in_use(u) and u.disabled_at is null
      order by u.id
    `.execute(tx)
    if (invited.length === 0) return 'nobody_invited'
    let queued = 0
    for (const user of invited) {
      if (!(await queueInvitation(tx, user.id))) continue
      if (language) await setLanguage(tx, user.id, language)
      queued += 1
      await recordAudit(tx, principal, 'user.invited', {
        companyId: id,
        target: { type: 'user', id: user.id, name: user.email },
      })
    }
    return queued === 0 ? 'unchanged' : undefined
  })
}
