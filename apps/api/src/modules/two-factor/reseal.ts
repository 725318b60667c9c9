import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

const columns = ['secret', 'unconfirmed_secret'] as const

/**
 * Encrypts secrets of authenticator apps again that were encrypted with an older `SESSION_SECRET`, so that it can be
 * removed.
 */
export async function resealTotpSecrets(platformDb: Db, box: SecretBox): Promise<void> {
  for (const column of columns) {
    const rows = await platformDb
      .selectFrom('totp_secrets')
      .select(['user_id', `${column} as sealed`])
      .where(sql<boolean>`substring(${sql.ref(column)} for ${box.prefix.length}) <> ${box.prefix}`)
      .execute()
    for (const { user_id, sealed } of rows) {
      const secret = sealed && box.open(sealed, user_id)
      if (!secret) continue
      await withPlatform(platformDb, system('housekeeping'), (tx) =>
        tx
          .updateTable('totp_secrets')
          .set({ [column]: box.seal(secret, user_id) })
          .where('user_id', '=', user_id)
          .where(column, '=', sealed)
          .execute(),
      )
    }
  }
}
