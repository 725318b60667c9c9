import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/** Seals addresses of chats again that were sealed with an older `SESSION_SECRET`, so that it can be removed. */
export async function resealChannels(platformDb: Db, box: SecretBox): Promise<void> {
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    const rows = await tx
      .selectFrom('channels')
      .select(['company_id', 'id', 'sealed'])
      .where(sql<boolean>`substring(sealed for ${box.prefix.length}) <> ${box.prefix}`)
      .execute()
    for (const { company_id, id, sealed } of rows) {
      const address = box.open(sealed, id)
      if (!address) continue
      await tx
        .updateTable('channels')
        .set({ sealed: box.seal(address, id) })
        .where('company_id', '=', company_id)
        .where('id', '=', id)
        .execute()
    }
  })
}
