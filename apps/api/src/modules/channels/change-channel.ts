import type { Channel } from '@candour/schemas/channels.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import { withCompany } from '#db/scope.ts'
import { isForeignKeyViolation, isUnknownTimeZone } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { type ChannelKey, requireChannel } from '#modules/channels/connect-channel.ts'
import {
  type ChannelChange,
  changeChannel,
  lockChannel,
  removeChannel,
} from '#modules/channels/repository.ts'
import { requireLocations, requireTimeZone } from '#modules/locations/repository.ts'

/** @throws DomainError `channel_not_found`, `bad_time_zone`, `location_not_found` */
export async function updateChannel(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession,
  key: ChannelKey,
  given: ChannelChange,
): Promise<Channel> {
  const { companyId, id } = key
  try {
    return await withCompany(db, principal, companyId, async (tx) => {
      const before = requireChannel(await lockChannel(tx, companyId, id))
      if (given.quietHours) await requireTimeZone(tx, given.quietHours.timeZone)
      const locationIds =
        given.locationIds && (await requireLocations(tx, companyId, given.locationIds, 'locationIds'))
      const change = { ...given, ...(locationIds && { locationIds }) }
      const after = await changeChannel(tx, key, change, principal.user.id)
      const changes = changesOf(audited(before), audited(after))
      if (Object.keys(changes).length > 0) {
        await recordAudit(tx, principal, 'channel.updated', {
          companyId,
          target: { type: 'channel', id, name: after.name },
          changes,
        })
      }
      return after
    })
  } catch (error) {
    // Removed from the company in the meantime.
    if (isForeignKeyViolation(error, 'channels_company_id_words_for_fkey')) {
      throw new DomainError('no_company_access')
    }
    if (isUnknownTimeZone(error)) throw new DomainError('bad_time_zone', { field: 'quietHours.timeZone' })
    throw error
  }
}

/** @throws DomainError `channel_not_found` */
export async function deleteChannel(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession,
  { companyId, id }: ChannelKey,
): Promise<void> {
  await withCompany(db, principal, companyId, async (tx) => {
    const { name } = requireChannel(await lockChannel(tx, companyId, id))
    await removeChannel(tx, companyId, id)
    await recordAudit(tx, principal, 'channel.deleted', { companyId, target: { type: 'channel', id, name } })
  })
}

function audited({ threshold, when, locationIds, quietHours, words, active }: Channel) {
  return {
    threshold,
    alerts: when,
    locations: locationIds ? locationIds.toSorted().join(' ') : null,
    quietHours: quietHours && `${quietHours.from}–${quietHours.to} ${quietHours.timeZone}`,
    words,
    active,
  }
}
