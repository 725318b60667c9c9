import { uuidv7 } from 'uuidv7'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type ApiKey, authorOf, type UserSession } from '#domain/principal.ts'
import {
  endWalk as end,
  findOpenWalk,
  insertWalk,
  lockWalker,
  type WalkKey,
} from '#modules/walks/repository.ts'

const maxWalks = 100_000

/**
 * Starts a walk.
 *
 * @param locationId null for all codes of the company
 * @throws DomainError `walk_open` if the person has one, in whatever company; `location_not_found`, `too_many_walks`
 */
export async function startWalk(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession | ApiKey,
  companyId: string,
  locationId: string | null,
): Promise<string> {
  const { id: userId } = authorOf(principal)
  const walkId = uuidv7()
  try {
    await withCompany(db, principal, companyId, async (tx) => {
      await lockWalker(tx, userId)
      if (await findOpenWalk(tx, userId)) throw new DomainError('walk_open')
      await requireRoom(tx, companyId, { table: 'walks', max: maxWalks, error: 'too_many_walks' })
      await insertWalk(tx, { companyId, walkId }, { userId, locationId })
    })
  } catch (error) {
    // Of a key whose maker is no longer a member.
    if (isUniqueViolation(error, 'walks_open')) throw new DomainError('walk_open')
    throw isForeignKeyViolation(error, 'walks_location')
      ? new DomainError('location_not_found', { field: 'locationId' })
      : error
  }
  return walkId
}

/** @throws DomainError `walk_not_found` */
export async function endWalk(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession | ApiKey,
  key: WalkKey,
): Promise<void> {
  const isThere = await withCompany(db, principal, key.companyId, (tx) => end(tx, key))
  if (!isThere) throw new DomainError('walk_not_found')
}
