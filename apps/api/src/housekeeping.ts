import { sql } from 'kysely'
import type { Deps } from '#deps.ts'
import { removeEndedSessions } from '#http/session-store.ts'

const intervalMs = 60 * 60 * 1000

/** Removes what has ended and would only take space: nothing of it counts any more. Every process may do it. */
export async function removeEnded({ db, accountsDb }: Pick<Deps, 'db' | 'accountsDb'>): Promise<void> {
  const ended = sql<Date>`now()`
  await removeEndedSessions(accountsDb)
  // One that is being counted at this moment stays: waiting for several of them could be in a circle.
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

/** Removes what has ended every hour. @returns ends it */
export function keepHouse(
  deps: Pick<Deps, 'db' | 'accountsDb'>,
  onError: (error: unknown) => void,
): { stop(): void } {
  const timer = setInterval(() => removeEnded(deps).catch(onError), intervalMs)
  return { stop: () => clearInterval(timer) }
}
