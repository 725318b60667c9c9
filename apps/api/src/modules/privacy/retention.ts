import type { Retention, RetentionSettings } from '@candour/schemas/privacy.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { changeSettings, findSettings, findUpcoming } from '#modules/privacy/retention-repository.ts'

/** @throws DomainError `company_not_found` for a company deleted in the meantime */
export function readRetention(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
): Promise<Retention> {
  return withCompany(db, principal, companyId, async (tx) =>
    present(tx, companyId, await findExisting(tx, companyId)),
  )
}

/**
 * Changes how long visitors' data is kept, from the first day of the next month on. Absent fields stay unchanged.
 *
 * @throws DomainError `company_not_found` for a company deleted in the meantime
 */
export async function updateRetention(
  { db, companies }: Pick<Deps, 'db'> & { companies: CompanyCache },
  principal: Principal,
  companyId: string,
  change: { [K in keyof RetentionSettings]?: RetentionSettings[K] | undefined },
): Promise<Retention> {
  const saved = await withCompany(db, principal, companyId, async (tx) => {
    const before = await findExisting(tx, companyId, { lock: true })
    const address = change.privacyAddress?.replaceAll(/\r\n?/g, '\n')
    await changeSettings(tx, companyId, { ...change, privacyAddress: address })
    const after = await findExisting(tx, companyId)
    const changes = changesOf(settingsOf(before), settingsOf(after))
    if (Object.keys(changes).length > 0) {
      const target = { type: 'company', id: companyId, name: after.name } as const
      await recordAudit(tx, principal, 'retention.updated', { companyId, target, changes })
    }
    return present(tx, companyId, after)
  })
  companies.forget(companyId)
  return saved
}

async function present(tx: Tx, companyId: string, found: RetentionSettings): Promise<Retention> {
  const settings = settingsOf(found)
  return { ...settings, upcoming: await findUpcoming(tx, companyId, settings) }
}

const settingsOf = ({ contactMonths, textMonths, privacyAddress }: RetentionSettings) => ({
  contactMonths,
  textMonths,
  privacyAddress,
})

async function findExisting(tx: Tx, companyId: string, options?: { lock: boolean }) {
  const found = await findSettings(tx, companyId, options)
  if (!found) throw new DomainError('company_not_found')
  return found
}
