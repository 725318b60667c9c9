import type { Notifications } from '@candour/schemas/notifications.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import { withCompany } from '#db/scope.ts'
import { isForeignKeyViolation, isUnknownTimeZone } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { markSteps } from '#modules/checklist/repository.ts'
import { requireLocations, requireTimeZone } from '#modules/locations/repository.ts'
import {
  changeNotifications,
  findNotifications,
  type NotificationsChange,
} from '#modules/notifications/repository.ts'

/**
 * Changes what the caller is mailed about a company.
 *
 * @throws DomainError `bad_time_zone`, `location_not_found`
 */
export async function updateNotifications(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession,
  companyId: string,
  change: NotificationsChange,
): Promise<Notifications> {
  const { id: userId, email } = principal.user
  const member = { companyId, userId }
  try {
    return await withCompany(db, principal, companyId, async (tx) => {
      if (change.quietHours) await requireTimeZone(tx, change.quietHours.timeZone)
      const given = change.alerts?.locationIds
      const locationIds = given && (await requireLocations(tx, companyId, given, 'alerts.locationIds'))
      const before = await findNotifications(tx, member)
      const alerts = change.alerts && { ...change.alerts, ...(locationIds && { locationIds }) }
      await changeNotifications(tx, member, { ...change, alerts })
      if (alerts) await markSteps(tx, companyId, 'alert')
      const after = await findNotifications(tx, member)
      const changes = changesOf(audited(before), audited(after))
      if (Object.keys(changes).length > 0) {
        await recordAudit(tx, principal, 'notifications.updated', {
          companyId,
          target: { type: 'user', id: userId, name: email },
          changes,
        })
      }
      return after
    })
  } catch (error) {
    // Removed from the company in the meantime.
    if (isForeignKeyViolation(error, 'notification_settings_company_id_user_id_fkey')) {
      throw new DomainError('no_company_access')
    }
    if (isUnknownTimeZone(error)) throw new DomainError('bad_time_zone', { field: 'quietHours.timeZone' })
    throw error
  }
}

function audited({ alerts, digest, quietHours }: Notifications) {
  return {
    alerts: alerts.when,
    threshold: alerts.threshold,
    locations: alerts.locationIds ? alerts.locationIds.toSorted().join(' ') : null,
    digest,
    quietHours: quietHours && `${quietHours.from}–${quietHours.to} ${quietHours.timeZone}`,
  }
}
