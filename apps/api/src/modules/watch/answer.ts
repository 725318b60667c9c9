import type { WatchAnswer } from '@candour/schemas/watch.ts'
import { recordAudit } from '#db/audit.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { findPlacements } from '#modules/placements/repository.ts'
import { updatePlacement } from '#modules/placements/save-placement.ts'
import { addNew, letRest, lockWatch } from '#modules/watch/repository.ts'

/**
 * Takes an answer to a notice; the same one twice does nothing more.
 *
 * @throws DomainError `placement_not_found`, also for a code that is archived, unless that is the answer
 */
export async function answerWatch(
  deps: Pick<Deps, 'db'> & { companies: CompanyCache },
  principal: Principal,
  companyId: string,
  id: string,
  answer: WatchAnswer,
): Promise<void> {
  const isArchived = await withCompany(deps.db, principal, companyId, async (tx) => {
    await lockWatch(tx, companyId)
    const [placement] = await findPlacements(tx, companyId, [id])
    if (!placement || (placement.archived && answer !== 'archived'))
      throw new DomainError('placement_not_found')
    if (answer === 'archived') return placement.archived
    // A code of which nothing has been learnt yet has no row.
    await addNew(tx, companyId, [id])
    if (await letRest(tx, companyId, id)) {
      await recordAudit(tx, principal, 'placement.updated', {
        companyId,
        target: { type: 'placement', id, name: placement.name },
        changes: { watch: [null, answer] },
      })
    }
    return placement.archived
  })
  if (answer === 'archived' && !isArchived)
    await updatePlacement(deps, principal, companyId, id, { archived: true })
}
