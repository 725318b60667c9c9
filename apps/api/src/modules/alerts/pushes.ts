import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { isolated } from '@candour/texts/isolated.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { readerOf } from '#mail/readers.ts'
import { wordsFor } from '#mail/words.ts'
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
  return async ({ userId, companyId, alertId }) => {
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
    const { texts, language } = wordsFor(await readerOf(platformDb, { userId, companyId }))
    const name = (given: string) => isolated(given, language)
    const placed = (stars: string, location: string | null) =>
      location ? texts.alertMails.pushOne(stars, name(location)) : stars
    const page = isOne ? dashboardPaths.review.replace(':id', first.id) : dashboardPaths.reviews
    return {
      title: titleOf({ ...alert, companyName: name(alert.companyName) }, first, texts),
      body: isOne ? placed(starsOf(first.rating, texts), first.locationName) : texts.alertMails.pushSeveral,
      language,
      url: config.origins.dashboard + companyDashboard(page, companyId),
      about: isOne ? first.id : companyId,
      urgent: alert.kind === 'reviews',
    }
  }
}
