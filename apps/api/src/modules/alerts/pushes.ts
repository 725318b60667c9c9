import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { isolated } from '@candour/texts/isolated.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { starsOf, titleOf } from '#modules/alerts/mails.ts'
import { findAlert, listAlertedReviews } from '#modules/alerts/repository.ts'
import type { ComposePush } from '#modules/push/kind.ts'

interface AlertPushes {
  db: Db
  platformDb: Db
  config: Config
}

/** Composes what devices show of alerts and notices: stars, location and company, but no words. */
export function alertPushes({ db, platformDb, config }: AlertPushes): ComposePush {
  return async ({ companyId, alertId }) => {
    if (alertId === undefined) return undefined
    const alert = await withPlatform(platformDb, system('delivery'), (tx) =>
      findAlert(tx, companyId, alertId),
    )
    if (!alert) return undefined
    const reviews = await withCompany(db, system('delivery'), companyId, (tx) =>
      listAlertedReviews(tx, companyId, { ...alert, withContacts: false }),
    )
    const [first] = reviews
    if (!first) return undefined
    const isOne = alert.reviewIds.length === 1
    const page = isOne ? dashboardPaths.review.replace(':id', first.id) : dashboardPaths.reviews
    return {
      title: titleOf({ ...alert, companyName: isolated(alert.companyName, 'en') }, first),
      body: isOne ? placed(starsOf(first.rating), first.locationName) : 'Open your inbox to read them.',
      url: config.origins.dashboard + companyDashboard(page, companyId),
      about: isOne ? first.id : companyId,
      urgent: alert.kind === 'reviews',
    }
  }
}

const placed = (stars: string, location: string | null) =>
  location ? `${stars} · ${isolated(location, 'en')}` : stars
