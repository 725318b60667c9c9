import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { resealKey } from '#db/kept-key.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/**
 * Encrypts subscriptions and this server's key again that were encrypted with an older `SESSION_SECRET`, so that it can
 * be removed.
 */
export async function resealPush(platformDb: Db, box: SecretBox): Promise<void> {
  const isOlder = (column: string) =>
    sql<boolean>`substring(${sql.ref(column)} for ${box.prefix.length}) <> ${box.prefix}`
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    await resealKey(tx, { table: 'push_key', box })
    const devices = await tx
      .selectFrom('push_devices')
      .select(['id', 'user_id', 'subscription'])
      .where(isOlder('subscription'))
      .execute()
    for (const { id, user_id, subscription } of devices) {
      const opened = box.open(subscription, user_id)
      const sealed = opened && box.seal(opened, user_id)
      if (sealed)
        await tx.updateTable('push_devices').set({ subscription: sealed }).where('id', '=', id).execute()
    }
  })
}
