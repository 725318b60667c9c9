import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/**
 * Encrypts secrets of webhooks again that were encrypted with an older `SESSION_SECRET`, so that it can be removed.
 * Former secrets end with their day instead, or with that `SESSION_SECRET`.
 */
export async function resealWebhookSecrets(platformDb: Db, box: SecretBox): Promise<void> {
  const rows = await platformDb
    .selectFrom('webhooks')
    .select(['id', 'secret'])
    .where(sql<boolean>`substring(secret for ${box.prefix.length}) <> ${box.prefix}`)
    .execute()
  for (const { id, secret: sealed } of rows) {
    const secret = box.open(sealed, id)
    if (!secret) continue
    await withPlatform(platformDb, system('housekeeping'), (tx) =>
      tx
        .updateTable('webhooks')
        .set({ secret: box.seal(secret, id) })
        .where('id', '=', id)
        .where('secret', '=', sealed)
        .execute(),
    )
  }
}
