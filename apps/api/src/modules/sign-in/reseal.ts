import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { secretOwner } from '#modules/sign-in/provider.ts'

/** Seals client secrets again that were sealed with an older `SESSION_SECRET`, so that it can be removed. */
export async function resealClientSecrets(platformDb: Db, box: SecretBox): Promise<void> {
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    const rows = await tx
      .selectFrom('sign_in_settings')
      .select(['company_id', 'issuer', 'client_secret'])
      .where(sql<boolean>`substring(client_secret for ${box.prefix.length}) <> ${box.prefix}`)
      .execute()
    for (const { company_id, issuer, client_secret } of rows) {
      if (!issuer || !client_secret) continue
      const secret = box.open(client_secret, secretOwner(company_id, issuer))
      if (!secret) continue
      await tx
        .updateTable('sign_in_settings')
        .set({ client_secret: box.seal(secret, secretOwner(company_id, issuer)) })
        .where('company_id', '=', company_id)
        .execute()
    }
  })
}
