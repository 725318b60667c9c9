import { type NewPlacements, namesOf } from '@candour/schemas/placements.ts'
import { uuidv7 } from 'uuidv7'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { randomCode } from '#modules/placements/code.ts'
import {
  changePlacement,
  insertPlacements,
  locationName,
  lockPlacement,
  type PlacementChange,
  type PlacementRow,
} from '#modules/placements/repository.ts'

/** Maximum number of a company's placements, including archived ones. */
export const maxPlacements = 50_000

/** Attempts to find unused codes. With 10^9 codes issued, a series of 500 collides about every other time. */
const maxAttempts = 20

/**
 * Creates a placement or a numbered series, each with a code of its own.
 *
 * @param newCode returns random codes; a code issued before, even to a company deleted since, is not used
 * @throws DomainError `location_not_found`, `too_many_placements`
 */
export async function createPlacements(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
  input: NewPlacements,
  newCode: () => string = randomCode,
): Promise<PlacementRow[]> {
  const { kind, locationId = null } = input
  const names = namesOf(input)
  // In lists, which are newest first, the last id of a series comes first: the one of its first number.
  const ids = names.map(() => uuidv7()).reverse()
  const attempt = () =>
    withCompany(db, principal, companyId, async (tx) => {
      const room = { table: 'placements', max: maxPlacements, error: 'too_many_placements' } as const
      await requireRoom(tx, companyId, { ...room, adding: names.length })
      const placements = names.map((name, at) => ({ id: ids[at] ?? uuidv7(), code: newCode(), name }))
      const inserted = await insertPlacements(tx, companyId, placements, { kind, locationId })
      await recordAudit(tx, principal, 'placement.created', {
        companyId,
        target: { type: 'placement', id: inserted[0]?.id, name: input.name },
        changes: changesOf(
          {},
          {
            name: rangeOf(names),
            kind,
            location: await locationName(tx, companyId, locationId),
            count: names.length,
          },
        ),
      })
      return inserted
    })
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (isUniqueViolation(error, 'placement_codes_pkey') && attempts < maxAttempts) continue
      throw known(error)
    }
  }
}

/**
 * Changes a placement, and evicts the company from the cache of visitors, whose location depends on it. The code never
 * changes.
 *
 * @throws DomainError `placement_not_found`, `location_not_found`
 */
export async function updatePlacement(
  { db, companies }: Pick<Deps, 'db'> & { companies: CompanyCache },
  principal: Principal,
  companyId: string,
  id: string,
  change: PlacementChange,
): Promise<PlacementRow> {
  try {
    const placement = await withCompany(db, principal, companyId, async (tx) => {
      const before = await lockPlacement(tx, companyId, id)
      const placement = before && (await changePlacement(tx, companyId, id, change))
      if (!placement) throw new DomainError('placement_not_found')
      await recordAudit(tx, principal, 'placement.updated', {
        companyId,
        target: { type: 'placement', id, name: placement.name },
        changes: changesOf(await audited(tx, companyId, before), await audited(tx, companyId, placement)),
      })
      return placement
    })
    companies.forget(companyId)
    return placement
  } catch (error) {
    throw known(error)
  }
}

/** Names a series by its first and last placement. */
function rangeOf(names: string[]): string | undefined {
  return names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0]
}

async function audited(tx: Tx, companyId: string, { name, kind, locationId, archived }: PlacementRow) {
  return { name, kind, location: await locationName(tx, companyId, locationId), archived }
}

function known(error: unknown): unknown {
  return isForeignKeyViolation(error, 'placements_company_id_location_id_fkey')
    ? new DomainError('location_not_found', { field: 'locationId' })
    : error
}
