import { sql } from 'kysely'
import type { Databases } from '#db/databases.ts'
import { withPlatform } from '#db/scope.ts'
import { removeFormerDeliveries } from '#deliveries/repository.ts'
import { system } from '#domain/principal.ts'
import { removeEndedSessions } from '#modules/accounts/sessions.ts'
import { removeFormerAlerts } from '#modules/alerts/note-alerts.ts'
import { removeFormerImports } from '#modules/company-imports/repository.ts'
import { removeEndedHandles } from '#modules/receipts/handles.ts'
import { trimReviewEvents } from '#modules/reviews/events.ts'
import { removeSpentTokens } from '#modules/sign-in/repository.ts'
import { noteStorage } from '#modules/system/storage.ts'
import { removeEndedChallenges } from '#modules/two-factor/passkeys.ts'
import { removeEndedPending } from '#modules/two-factor/pending-sign-in.ts'
import { removeFormerViews } from '#modules/view-as/repository.ts'
import { removeFormerPhotos } from '#modules/walks/repository.ts'

/** Deletes what has ended or is no longer needed, then notes what the rest takes. Runs on a schedule. */
export async function removeEnded({ db, platformDb }: Pick<Databases, 'db' | 'platformDb'>): Promise<void> {
  const ended = sql<Date>`now()`
  // Skips windows being counted right now: waiting for several row locks could deadlock.
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (those) =>
      those.selectFrom('rate_limits').select('key').where('resets_at', '<', ended).forUpdate().skipLocked(),
    )
    .execute()
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    await removeEndedSessions(tx)
    await removeEndedPending(tx)
    await removeEndedChallenges(tx)
    await removeSpentTokens(tx)
    await tx
      .deleteFrom('password_links')
      .where('kind', '=', 'reset')
      .where('expires_at', '<', ended)
      .execute()
    // Until then, whoever invited sees that there was no answer.
    await tx
      .deleteFrom('team_invitations')
      .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
      .execute()
    // A process writes counts within seconds, or repeats the batch until it succeeds.
    await tx
      .deleteFrom('funnel_writers')
      .where('written_at', '<', sql<Date>`now() - interval '7 days'`)
      .execute()
    await removeFormerViews(tx)
    await removeFormerAlerts(tx)
    await removeEndedHandles(tx)
    await removeFormerImports(tx)
    await removeFormerDeliveries(tx)
    await removeFormerPhotos(tx)
    await tx.deleteFrom('idempotent_answers').where('until', '<', ended).execute()
    await noteStorage(tx)
  })
  await trimReviewEvents(platformDb)
}
