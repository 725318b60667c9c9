import { sql } from 'kysely'
import type { Deps } from '#deps.ts'
import { removeEndedSessions } from '#modules/accounts/sessions.ts'

const intervalMs = 60 * 60 * 1000

/** Deletes expired sessions, rate-limit windows and reset links. Safe to run in several processes concurrently. */
export async function removeEnded({ db, accountsDb }: Pick<Deps, 'db' | 'accountsDb'>): Promise<void> {
  const ended = sql<Date>`now()`
  await removeEndedSessions(accountsDb)
  // Skips windows being counted right now: waiting for several row locks could deadlock.
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (those) =>
      those.selectFrom('rate_limits').select('key').where('resets_at', '<', ended).forUpdate().skipLocked(),
    )
    .execute()
  await accountsDb
    .deleteFrom('password_links')
    .where('kind', '=', 'reset')
    .where('expires_at', '<', ended)
    .execute()
}

/** Runs `removeEnded` every hour. @returns a handle that stops it */
export function keepHouse(
  deps: Pick<Deps, 'db' | 'accountsDb'>,
  onError: (error: unknown) => void,
): { stop(): void } {
  const timer = setInterval(() => removeEnded(deps).catch(onError), intervalMs)
  return { stop: () => clearInterval(timer) }
}
