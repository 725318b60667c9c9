import type { Location, LocationInput } from '@candour/schemas/locations.ts'
import { uuidv7 } from 'uuidv7'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import { isUniqueViolation, isUnknownTimeZone } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import {
  changeLocation,
  insertLocation,
  type LocationChange,
  lockLocation,
  requireTimeZone,
} from '#modules/locations/repository.ts'

/** Maximum number of a company's locations, including archived ones. */
export const maxLocations = 1_000

/** @throws DomainError `location_name_taken`, `too_many_locations`, `bad_time_zone` */
export function createLocation(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
  input: LocationInput,
): Promise<Location> {
  return saving(db, principal, companyId, input, (tx) => addLocation(tx, principal, companyId, input))
}

/**
 * Adds a location within a transaction.
 *
 * @throws DomainError `too_many_locations`; the database's error for a name that is taken
 */
export async function addLocation(
  tx: Tx,
  principal: Principal,
  companyId: string,
  input: LocationInput,
): Promise<Location> {
  await requireRoom(tx, companyId, { table: 'locations', max: maxLocations, error: 'too_many_locations' })
  const location = await insertLocation(tx, companyId, { id: uuidv7(), ...input })
  await record(tx, principal, companyId, { location })
  return location
}

/**
 * Changes a location, and evicts the company from the cache of visitors, who see the location's name and link.
 *
 * @throws DomainError `location_not_found`, `location_name_taken`, `bad_time_zone`
 */
export async function updateLocation(
  { db, companies }: Pick<Deps, 'db'> & { companies: CompanyCache },
  principal: Principal,
  companyId: string,
  id: string,
  change: LocationChange,
): Promise<Location> {
  const location = await saving(db, principal, companyId, change, async (tx) => {
    const before = await lockLocation(tx, companyId, id)
    const location = before && (await changeLocation(tx, companyId, id, change))
    if (!location) throw new DomainError('location_not_found')
    await record(tx, principal, companyId, { before, location })
    return location
  })
  companies.forget(companyId)
  return location
}

/** @param before omit for a new location */
async function record(
  tx: Tx,
  principal: Principal,
  companyId: string,
  { before, location }: { before?: Location; location: Location },
): Promise<void> {
  const { id, name } = location
  await recordAudit(tx, principal, before ? 'location.updated' : 'location.created', {
    companyId,
    target: { type: 'location', id, name },
    changes: changesOf(before ? audited(before) : {}, audited(location)),
  })
}

function audited({ name, googleReviewUrl, timeZone, archived }: Location) {
  return { name, googleReviewUrl, timeZone, archived }
}

async function saving<T>(
  db: Deps['db'],
  principal: Principal,
  companyId: string,
  { timeZone }: LocationChange,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await withCompany(db, principal, companyId, async (tx) => {
      if (timeZone) await requireTimeZone(tx, timeZone)
      return fn(tx)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'locations_name_key')) {
      throw new DomainError('location_name_taken', { field: 'name' })
    }
    if (isUnknownTimeZone(error)) throw new DomainError('bad_time_zone', { field: 'timeZone' })
    throw error
  }
}
