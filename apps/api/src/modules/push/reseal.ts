import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { keyOwner } from '#modules/push/vapid.ts'

/**
 * Encrypts subscriptions and this server's key again that were encrypted with an older `SESSION_SECRET`, so that it can
 * be removed.
 */
export async function resealPush(platformDb: Db, box: SecretBox): Promise<void> {
  const isOlder = (column: string) =>
    sql<boolean>`substring(${sql.ref(column)} for ${box.prefix.length}) <> ${box.prefix}`
  const resealed = (sealed: Buffer, owner: string) => {
    const opened = box.open(sealed, owner)
    return opened && box.seal(opened, owner)
  }
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    const key = await tx.selectFrom('push_key').select('sealed').where(isOlder('sealed')).executeTakeFirst()
    const sealedKey = key && resealed(key.sealed, keyOwner)
    if (sealedKey) {
      await tx.updateTable('push_key').set({ sealed: sealedKey }).where('sealed', '=', key.sealed).execute()
    }
    const devices = await tx
      .selectFrom('push_devices')
      .select(['id', 'user_id', 'subscription'])
      .where(isOlder('subscription'))
      .execute()
    for (const { id, user_id, subscription } of devices) {
      const sealed = resealed(subscription, user_id)
      if (sealed)
        await tx.updateTable('push_devices').set({ subscription: sealed }).where('id', '=', id).execute()
    }
  })
}
